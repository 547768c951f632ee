import { type Bot, createBot, letBotAnswer } from '@lianhuan/bots';
import {
  type DecisionView,
  derivedSeed,
  type Game,
  type LogLine,
  Match,
  type Seat,
  type Seed,
  type View,
  view,
  viewLog,
} from '@lianhuan/kernel';
import { accept } from '../problem.ts';

export interface SessionOptions {
  readonly setup: unknown;
  readonly seed: Seed;
  /** The bots' names, from the seat after the person's on. */
  readonly bots: readonly string[];
  readonly seat: Seat;
}

/** One person playing against bots. */
export class Session {
  readonly seat: Seat;
  readonly match: Match;
  readonly #bots: readonly (Bot | null)[];
  /** How many answers had been given when the person gave each of theirs. */
  #turns: number[] = [];

  constructor(game: Game, { setup, seed, bots, seat }: SessionOptions) {
    this.seat = seat;
    this.match = new Match(game, { setup, seed, recorded: true });
    const seats = this.match.table.seats;
    this.#bots = Array.from({ length: seats }, (_, other) => {
      if (other === seat) return null;
      const name = bots[(((other - seat + seats) % seats) - 1) % bots.length];
      return accept(createBot(name, game.id, derivedSeed(seed, `bot ${other}`)));
    });
    this.#goOn();
  }

  get view(): View {
    return view(this.match, this.seat);
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
    return viewLog(this.match, this.seat).filter((line) => line.answers > before);
  }

  /** Until the person has something to decide. */
  #goOn(): void {
    while (letBotAnswer(this.match, this.#bots) || this.#passIdly());
  }

  /** Where there is nothing to decide, the person need not be troubled. */
  #passIdly(): boolean {
    const asked = this.match.pending.find(({ seat }) => seat === this.seat);
    if (!asked || asked.idle || asked.options.length > 1) return false;
    this.match.answer(this.seat, 0);
    return true;
  }
}
