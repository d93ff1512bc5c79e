import { fireEvent, render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { game } from '../../../src/games/first-rat';
import box from '../../../src/games/first-rat/samples/box.json';
import start from '../../../src/games/first-rat/samples/start.json';
import view from '../../../src/games/first-rat/samples/view.json';
import Example from '../../../src/core/rules/Example.svelte';
import type { Say } from '../../../src/core/game/game-ui';
import { settings } from '../../../src/core/device/settings.svelte';

const say: Say = Object.assign((key: string) => key, { has: () => true });

const step = (name: string) => ({ text: `example-walk-${name}`, points: ['space:5'] });

const example = {
  name: 'walk',
  text: 'example-walk',
  at: 'C2.2',
  part: 'board',
  show: ['space:1'],
  steps: [step('start'), step('go')],
};

describe('an example of the rules', () => {
  beforeEach(() => {
    settings.motion = 'off';
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ seats: start.seats, views: [start, view] })));
  });

  it('is played forward and back on the real board, a sentence each', async () => {
    const { container, findByText } = render(Example, {
      props: { game: 'first-rat', example, ui: game, box, say, always: true },
    });
    await findByText('example-walk');
    await vi.waitFor(() => expect(container.querySelector('.cut [data-target="space:5"]')).not.toBeNull());
    const told = () => container.querySelector('.through p')?.textContent;
    expect(told()).toContain('example-walk-start');
    const [back, next] = container.querySelectorAll<HTMLButtonElement>('.through button');
    expect(back?.disabled).toBe(true);
    await fireEvent.click(next as HTMLButtonElement);
    expect(told()).toContain('example-walk-go');
    await fireEvent.click(container.querySelectorAll('.through button')[1] as HTMLButtonElement); // from the beginning
    expect(told()).toContain('example-walk-start');
    // On paper all sentences stand below the picture.
    expect([...container.querySelectorAll('ol li')].map((one) => one.textContent)).toEqual([
      'example-walk-start',
      'example-walk-go',
    ]);
  });
});
