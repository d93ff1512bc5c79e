import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../../src/core/device/settings.svelte';
import { cueOf, play } from '../../../src/core/device/sound';
import { state, told } from '../../table';

const played: number[] = [];
class FakeAudio {
  currentTime = 0;
  destination = {};
  resume = async (): Promise<void> => undefined;
  createPeriodicWave = (): object => ({});
  createOscillator(): object {
    const frequency = {
      set value(wanted: number) {
        played.push(wanted);
      },
    };
    return { frequency, setPeriodicWave: vi.fn(), connect: (to: object) => to, start: vi.fn(), stop: vi.fn() };
  }
  createGain(): object {
    const gain = {
      setValueAtTime: vi.fn(),
      linearRampToValueAtTime: vi.fn(),
      exponentialRampToValueAtTime: vi.fn(),
    };
    return { gain, connect: (to: object) => to };
  }
}

beforeEach(() => {
  played.length = 0;
  vi.stubGlobal('AudioContext', FakeAudio);
});
afterEach(() => (settings.sound = false));

describe('sound', () => {
  it('is off until somebody switches it on', () => {
    play('turn');
    expect(played).toEqual([]);
  });
  it('is played in the voice of the game', () => {
    settings.sound = true;
    play('turn');
    play('turn', 'guitar');
    expect(played).toEqual([523, 784, 261.5, 392]);
  });
  it('tells what was shown and what made points from a mere move', () => {
    const before = state({ ply: 3 });
    const later = { ply: 4, scores: before.scores };
    const moved = told(4, 0, 'moved');
    const richer = before.scores.map((score) => ({ ...score, points: score.points + 1 }));
    expect(cueOf(before, state({ ...later, events: [moved] }))).toBe('move');
    expect(cueOf(before, state({ ...later, events: [{ ...moved, reveals: true }] }))).toBe('shown');
    expect(cueOf(before, state({ ...later, events: [moved], scores: richer }))).toBe('gain');
    expect(cueOf(before, before)).toBeNull();
  });
  it("tells one's own turn and the end, won or not", () => {
    const theirs = state({ ply: 3, seat: 1 });
    expect(cueOf(theirs, state({ ply: 4, seat: 0 }))).toBe('turn');
    const scores = theirs.scores.map((score) => ({ ...score, won: score.seat === 0 }));
    expect(cueOf(theirs, state({ ply: 4, over: true, scores }))).toBe('won');
    expect(cueOf(theirs, state({ ply: 4, over: true, scores, you: [1] }))).toBe('over');
  });
});
