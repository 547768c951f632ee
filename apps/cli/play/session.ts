import {
  type DecisionView,
  derivedSeed,
  type LogLine,
  type Seat,
  type View,
} from '@lianhuan/kernel';
import type { EngineMatch, Player } from '@lianhuan/releases';
import { accept } from '../problem.ts';

export interface SessionOptions {
  /** The bots' names, from the seat after the person's on. */
  readonly bots: readonly string[];
  readonly seat: Seat;
}

/** One person playing against bots, from where a match stands. */
export class Session {
  readonly seat: Seat;
  readonly match: EngineMatch;
  readonly #bots: readonly (Player | null)[];
  /** How many answers had been given when the person gave each of theirs. */
  #turns: number[] = [];

  constructor(match: EngineMatch, { bots, seat }: SessionOptions) {
    this.seat = seat;
    this.match = match;
    const { engine, seats, seed } = match;
    this.#bots = Array.from({ length: seats }, (_, other) => {
      if (other === seat) return null;
      const name = bots[(((other - seat + seats) % seats) - 1) % bots.length];
      return accept(engine.bot(name, derivedSeed(seed, `bot ${other}`)));
    });
    this.#goOn();
  }

  get view(): View {
    return this.match.view(this.seat);
  }

  /** What the person is asked; null when the game is over. */
  get decision(): DecisionView | null {
    return this.view.decision;
  }

  answer(index: number): void {
    this.#turns.push(this.match.answers.length);
    this.match.answer(this.seat, index);
    this.#goOn();
  }

  /** Takes the person's last answer back, with all that came of it; gives whether there was one. */
  undo(): boolean {
    const before = this.#turns.pop();
    if (before === undefined) return false;
    this.match.rewind(before);
    return true;
  }

  /** The log as the person may read it, since they answered last. */
  get news(): LogLine[] {
    const before = this.#turns.at(-1) ?? -1;
    return this.match.log(this.seat).filter((line) => line.answers > before);
  }

  /** Until the person has something to decide. */
  #goOn(): void {
    while (this.#letBotAnswer() || this.#passIdly());
  }

  /**
   * Lets the first of the seats that are asked answer, if a bot sits there; gives whether one did. Where the first to
   * act decides, the person goes first.
   */
  #letBotAnswer(): boolean {
    if (this.match.pending.some(({ seat, race }) => race && seat === this.seat)) return false;
    for (const { seat } of this.match.pending) {
      const bot = this.#bots[seat];
      if (bot)
        return this.match.answer(
          seat,
          bot.choose(this.match.glance(seat), this.match.imagine?.(seat)),
        );
    }
    return false;
  }

  /** A decision with one option is answered without asking the person. */
  #passIdly(): boolean {
    const asked = this.match.pending.find(({ seat }) => seat === this.seat);
    if (!asked || asked.idle || asked.options > 1) return false;
    this.match.answer(this.seat, 0);
    return true;
  }
}
