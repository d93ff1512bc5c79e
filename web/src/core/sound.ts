/** A few short notes, made on the spot: no files to load, nothing before the first click. */
import { settings } from './settings.svelte';

type Cue = 'turn' | 'move' | 'refused' | 'over' | 'chat';
/** Frequency in Hz and start in seconds of each note. */
const CUES: Record<Cue, [number, number][]> = {
  turn: [
    [523, 0],
    [784, 0.12],
  ],
  move: [[392, 0]],
  refused: [
    [196, 0],
    [185, 0.09],
  ],
  over: [
    [523, 0],
    [659, 0.14],
    [784, 0.28],
    [1047, 0.42],
  ],
  chat: [[880, 0]],
};
let context: AudioContext | null = null;

export function play(cue: Cue): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  for (const [frequency, start] of CUES[cue]) {
    const tone = context.createOscillator();
    const level = context.createGain();
    const at = context.currentTime + start;
    tone.type = cue === 'refused' ? 'triangle' : 'sine';
    tone.frequency.value = frequency;
    level.gain.setValueAtTime(0, at);
    level.gain.linearRampToValueAtTime(cue === 'move' ? 0.05 : 0.09, at + 0.012);
    level.gain.exponentialRampToValueAtTime(0.0001, at + 0.28);
    tone.connect(level).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.3);
  }
}
