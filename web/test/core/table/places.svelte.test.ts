import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setTable, withTexts } from '../../table';

beforeEach(withTexts);
afterEach(() => document.body.replaceChildren());

it('says why a place cannot be chosen that is clicked, and is quiet where there is nothing to say', () => {
  const { table } = setTable();
  vi.spyOn(table, 'barred').mockImplementation((target) => (target === 'space:9' ? 'Too far.' : null));
  const board = document.createElement('div');
  board.innerHTML = ['space:1', 'space:7', 'space:9'].map((at) => `<i data-target="${at}"></i>`).join('');
  document.body.append(board);
  const stop = $effect.root(() => {
    const left = table.places.serve()(board);
    return () => left?.();
  });
  const clicked = (target: string) => {
    table.connection.refusal = null;
    board
      .querySelector(`[data-target="${target}"]`)!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 1, clientY: 1 }));
    return table.connection.refusal;
  };
  expect(clicked('space:9')).toBe('Too far.');
  expect(clicked('space:7')).toBeNull();
  expect(clicked('space:1')).toBeNull(); // it can be chosen
  stop();
});
