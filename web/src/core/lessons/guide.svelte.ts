/** Where a learner reads: which step of the chapter is on show, and what was said to the last choice.
 *
 * Which step waits for an action is the server's to say (`state.guide.at`); turning pages between two of those is not.
 */
import type { Guide as Chapter, GuideStep } from '../server/protocol';
import type { Table } from '../table/table.svelte';

export class Guide {
  /** The step on show; the number of steps once the last one, which asked for something, is answered. */
  page = $state(0);
  /** A wrong answer to a question of the bubble. */
  private missed = $state<string | null>(null);
  /** The question of the bubble is answered: that is said before the page is turned. */
  answered = $state(false);
  private chapter = '';
  private at = 0;

  constructor(private readonly table: Table) {}

  get told(): Chapter | null {
    return this.table.state?.guide ?? null;
  }

  get step(): GuideStep | null {
    return this.told?.steps[this.page] ?? null;
  }

  /** The chapter is done: nothing waits, and this is its last page. */
  get over(): boolean {
    const told = this.told;
    return !!told && told.at >= told.steps.length && this.page >= told.steps.length - 1 && !this.answers.length;
  }

  /** Whether the step on show waits for something to be done at the board. */
  get waits(): boolean {
    return !!this.told && this.page === this.told.at;
  }

  get first(): boolean {
    return this.page === 0;
  }

  get heading(): string {
    const { say } = this.table;
    return this.step ? say(`lesson-${this.step.name}-title`) : say('ui-guide-done');
  }

  get text(): string {
    return this.step ? this.spoken(`lesson-${this.step.name}`) : '';
  }

  /** What is said to a choice or an answer other than the right one. */
  get remark(): string {
    const key = this.missed ?? this.table.connection.remark;
    return key ? this.spoken(key) : '';
  }

  /** The answers on offer, in the order of their names: the right one is not always the first. */
  get answers(): { name: string; text: string }[] {
    const { step } = this;
    return (this.answered ? [] : [...(step?.answers ?? [])])
      .sort()
      .map((name) => ({ name, text: this.table.say(`lesson-${step?.name ?? ''}-${name}`) }));
  }

  private spoken(key: string): string {
    const { names, say } = this.table;
    return say(key, { rival: names[1] ?? '', other: names[2] ?? '' });
  }

  /** Follow the server: on after a right choice, back after an undo. */
  follow(): void {
    const told = this.told;
    if (!told) return;
    if (told.chapter !== this.chapter) {
      this.chapter = told.chapter;
      const before = told.steps.slice(0, told.at).findLastIndex((step) => step.acts);
      this.page = before + 1;
    } else if (told.at > this.at) this.page = this.at + 1;
    else if (told.at < this.at) this.page = told.at;
    if (told.at !== this.at) {
      this.missed = null;
      this.answered = false;
    }
    this.at = told.at;
  }

  turn(by: number): void {
    const last = (this.told?.steps.length ?? 1) - 1;
    this.missed = null;
    this.answered = false;
    this.table.connection.remark = null;
    this.page = Math.max(0, Math.min(this.page + by, last));
  }

  answer(name: string): void {
    const { step, told } = this;
    if (!step || !told) return;
    this.answered = name === step.answers[0];
    this.missed = this.answered ? null : `lesson-${step.name}-${name}-no`;
  }
}
