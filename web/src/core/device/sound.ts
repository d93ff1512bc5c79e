/** A few short notes, made on the spot: no files to load, nothing before the first click. */
import type { State } from '../server/types';
import { settings } from './settings.svelte';

/** What plays the notes, so that every game sounds like itself. */
export type Voice = 'bell' | 'tin' | 'harp' | 'guitar';
export type Cue = 'turn' | 'move' | 'gain' | 'shown' | 'refused' | 'won' | 'over' | 'chat';

interface Timbre {
  /** How strong each partial is, the fundamental first. */
  partials: number[];
  /** Seconds until a note has faded. */
  fades: number;
  /** How much higher or lower than written it plays. */
  shift: number;
}
const VOICES: Record<Voice, Timbre> = {
  bell: { partials: [1, 0.2, 0.1], fades: 0.3, shift: 1 },
  tin: { partials: [1, 0, 0.45, 0, 0.35, 0, 0.2], fades: 0.22, shift: 1.5 },
  harp: { partials: [1, 0.5, 0.25, 0.12, 0.06], fades: 0.8, shift: 1 },
  guitar: { partials: [1, 0.75, 0.5, 0.35, 0.2, 0.12], fades: 0.55, shift: 0.5 },
};
/** Frequency in Hz and start in seconds of each note. */
const CUES: Record<Cue, [number, number][]> = {
  turn: [
    [523, 0],
    [784, 0.12],
  ],
  move: [[392, 0]],
  gain: [
    [392, 0],
    [494, 0.07],
  ],
  shown: [
    [440, 0],
    [466, 0.08],
  ],
  refused: [
    [196, 0],
    [185, 0.09],
  ],
  won: [
    [523, 0],
    [659, 0.14],
    [784, 0.28],
    [1047, 0.42],
    [784, 0.56],
    [1047, 0.7],
  ],
  over: [
    [523, 0],
    [440, 0.16],
    [392, 0.32],
  ],
  chat: [[880, 0]],
};
const QUIET: Cue[] = ['move', 'gain', 'shown'];
let context: AudioContext | null = null;
const waves = new Map<Voice, PeriodicWave>();

function wave(audio: AudioContext, voice: Voice): PeriodicWave {
  let found = waves.get(voice);
  if (!found) {
    const { partials } = VOICES[voice];
    found = audio.createPeriodicWave(new Float32Array(partials.length + 1), new Float32Array([0, ...partials]));
    waves.set(voice, found);
  }
  return found;
}

/** Play something in a game's voice, where sound is switched on. */
export function play(cue: Cue, voice: Voice = 'bell'): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  const { fades, shift } = VOICES[voice];
  for (const [frequency, start] of CUES[cue]) {
    const tone = context.createOscillator();
    const level = context.createGain();
    const at = context.currentTime + start;
    tone.setPeriodicWave(wave(context, voice));
    tone.frequency.value = frequency * shift;
    level.gain.setValueAtTime(0, at);
    level.gain.linearRampToValueAtTime(QUIET.includes(cue) ? 0.05 : 0.09, at + 0.012);
    level.gain.exponentialRampToValueAtTime(0.0001, at + fades);
    tone.connect(level).connect(context.destination);
    tone.start(at);
    tone.stop(at + fades + 0.02);
  }
}

/** What is heard when the table moves on: the end, one's own turn, something shown, points made, or a mere move. */
export function cueOf(before: State, state: State): Cue | null {
  const yours = ({ over, you, seat }: State) => !over && you.includes(seat);
  if (state.over && !before.over)
    return state.scores.some(({ won, seat }) => won && state.you.includes(seat)) ? 'won' : 'over';
  if (yours(state) && !before.you.includes(before.seat)) return 'turn';
  if (state.ply <= before.ply) return null;
  if (state.events.some((told) => told.ply > before.ply && told.reveals)) return 'shown';
  const sum = ({ scores }: State) => scores.reduce((all, score) => all + score.points, 0);
  return sum(state) > sum(before) ? 'gain' : 'move';
}

/** Sound on or off; switched on, it is heard at once. */
export function switchSound(): void {
  settings.sound = !settings.sound;
  play('turn');
}
