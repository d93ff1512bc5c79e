import { describe, expect, it } from 'vitest';
import { mark, targetOf, type Marks } from '../../../src/core/game/targets';

describe('targets', () => {
  it('are marked, named and reachable, and left alone again', () => {
    document.body.innerHTML =
      '<svg><g data-target="space:1" aria-label="Space 1" role="img"><circle/></g><g data-target="space:2"></g></svg>';
    const marks: Marks = {
      states: new Map([['space:1', ['offered', 'focused']]]),
      labels: new Map([['space:1', 'Go to space 1']]),
    };
    mark(document.body, marks);
    const [one, two] = [...document.querySelectorAll('g')];
    expect(one?.getAttribute('data-state')).toBe('offered focused');
    expect([one?.getAttribute('role'), one?.getAttribute('tabindex'), one?.getAttribute('aria-label')]).toEqual([
      'button',
      '0',
      'Go to space 1',
    ]);
    expect(two?.hasAttribute('tabindex')).toBe(false);
    expect(targetOf(document.querySelector('circle'), document.body)).toBe('space:1');
    mark(document.body, { states: new Map(), labels: new Map() });
    expect([
      one?.hasAttribute('data-state'),
      one?.hasAttribute('tabindex'),
      one?.getAttribute('aria-label'),
      one?.getAttribute('role'),
    ]).toEqual([false, false, 'Space 1', 'img']);
    // A picture that gives another name while a place can be chosen, or in the moment it no longer can, is not overheard.
    mark(document.body, marks);
    one?.setAttribute('aria-label', 'Space 1, empty');
    mark(document.body, { states: new Map(), labels: new Map() });
    expect(one?.getAttribute('aria-label')).toBe('Space 1, empty');
    document.body.innerHTML = '';
  });

  it('are named with the words drawn in them that are not hidden from whoever hears the page', () => {
    const drawn = '<title>Card</title><text aria-hidden="true">5</text><text>Cannoneer</text>';
    document.body.innerHTML = `<svg><g data-target="card">${drawn}</g></svg>`;
    const named = (label: string): string | null => {
      mark(document.body, { states: new Map(), labels: new Map([['card', label]]) });
      return document.querySelector('g')?.getAttribute('aria-label') ?? null;
    };
    expect(named('Court the Cannoneer')).toBe('Court the Cannoneer');
    expect(named('Choose')).toBe('Choose; Cannoneer');
    document.body.innerHTML = '';
  });
});
