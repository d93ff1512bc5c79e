import { render } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import Guess from '../../../src/core/rules/Guess.svelte';
import Paragraph from '../../../src/core/rules/Paragraph.svelte';
import { withTexts } from '../../table';

beforeAll(withTexts);

it('draws the sign of a guess, with what it means, and what is strong', () => {
  const paragraph = { ids: ['A1'], text: '5\u00a0° farms and **3**.' };
  const { container } = render(Paragraph, { paragraph });
  expect(container.textContent).not.toContain('°');
  expect(container.querySelectorAll('.guess[role="img"] svg')).toHaveLength(1);
  const guess = container.querySelector<HTMLElement>('.guess')!;
  expect(guess.getAttribute('aria-label')).toBe('our best guess');
  expect(guess.title).toMatch(/^Our best guess: /);
  expect(container.querySelector('b')!.textContent).toBe('3');
});

it('the sign of a guess is not heard where its meaning stands beside it', () => {
  const { container } = render(Guess, { explained: true });
  expect(container.querySelector('.guess')!.getAttribute('aria-hidden')).toBe('true');
});
