/** A table to be opened, as its host picks it: seats, mode, options and house rules. */
import type { GameMode, GameSummary, NewTable } from '../../server/types';
import type { Say } from '../../texts/say';
import { against, asSeat, modeFor, optionsBeside, optionsFor, plan, type SeatPlan } from './opening';

export class Setup {
  readonly game: GameSummary;
  seats = $state<SeatPlan[]>([]);
  changed = $state<Record<string, string>>({});
  hints = $state(true);
  minutes = $state(0);
  late = $state<'opponent' | 'open'>('opponent');
  name = $state('');
  /** A corrected box, and the file it came in. */
  data = $state('');
  file = $state('');
  #mode = $state('');

  readonly modes = $derived.by(() => this.game.modes.filter((mode) => mode.seats.includes(this.seats.length)));
  readonly mode = $derived.by<GameMode | undefined>(
    () => this.modes.find((one) => one.name === this.#mode) ?? modeFor(this.game, this.seats.length),
  );
  readonly finer = $derived.by(() => optionsBeside(this.game, this.modes));
  readonly options = $derived.by(() => optionsFor(this.game, this.mode, this.changed));
  readonly free = $derived(this.seats.some((seat) => seat.kind === 'open'));

  constructor(game: GameSummary) {
    this.game = game;
    this.seats = plan(against(game) || 1, 'opponent', game.level);
    this.#mode = game.modes[0]?.name ?? '';
  }

  play(mode: string): void {
    this.#mode = mode;
    this.changed = {};
  }

  resize(count: number): void {
    while (this.seats.length > count) this.seats.pop();
    while (this.seats.length < count) this.seats.push({ kind: 'opponent', level: this.game.level });
    // Some games skip a count (three to five, or one and three): go on to the next they know.
    const step = count > Math.min(...this.game.seats) ? -1 : 1;
    if (!this.game.seats.includes(count)) this.resize(count + step);
  }

  /** The table as it is asked for; `here` with everybody at this screen. */
  table(say: Say, here = false): NewTable {
    const seats = this.seats.map((seat) => (here ? { ...seat, kind: 'me' as const } : seat));
    return {
      game: this.game.name,
      options: this.options,
      // Who shares this screen goes by the name given, or by a number.
      seats: seats.map((seat, at) =>
        asSeat(at === 0 ? seat : { ...seat, name: seat.name?.trim() || say('ui-seat-here', { number: at + 1 }) }),
      ),
      hints: this.hints,
      ...(this.minutes && this.free ? { minutes: this.minutes, late: this.late } : {}),
      ...(this.name.trim() ? { name: this.name.trim() } : {}),
      ...(this.data ? { data: this.data } : {}),
    };
  }
}
