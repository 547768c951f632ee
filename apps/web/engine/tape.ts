import type { Decision, Match, Seat, Table } from '@lianhuan/kernel';

/** Somebody's answer, as the scrubber marks it. */
interface Choice {
  readonly seat: Seat;
  /** False where there was nothing to choose and the game did not rest. */
  readonly free: boolean;
}

/** Is there anything to choose, or does the game rest here for the player to see? */
export function isFree(decision: {
  readonly idle: boolean;
  readonly options: readonly unknown[];
}): boolean {
  return decision.idle || decision.options.length > 1;
}

/** Whose decision an answer (an index into the options of all who are asked) is about. */
function deciderOf(pending: readonly Decision[], answer: number): Decision {
  let rest = answer;
  for (const decision of pending) {
    if (rest < decision.options.length) return decision;
    rest -= decision.options.length;
  }
  throw new RangeError(`answer ${answer} is beyond all options`);
}

/**
 * A match that can be wound back to look at an earlier point without forgetting what came later.
 */
export class Tape<T extends Table = Table> {
  readonly match: Match<T>;
  readonly #roundOf: (table: T) => number;
  readonly #answers: number[] = [];
  readonly #choices: Choice[] = [];
  readonly #rounds: number[] = [];
  #round = 0;

  /** @param match one without answers. @param roundOf the round of a table, from 1. */
  constructor(match: Match<T>, roundOf: (table: T) => number) {
    this.match = match;
    this.#roundOf = roundOf;
  }

  /** How many answers there are, shown or not. */
  get total(): number {
    return this.#answers.length;
  }

  /** The last answer is on the table. */
  get atEnd(): boolean {
    return this.match.answers.length === this.#answers.length;
  }

  /** Where each round began: counts of answers. */
  get rounds(): readonly number[] {
    return this.#rounds;
  }

  /** Where these seats chose freely: counts of answers given before. */
  marks(isTheirs: (seat: Seat) => boolean): number[] {
    return [...this.#choices.keys()].filter((at) => {
      const { seat, free } = this.#choices[at];
      return free && isTheirs(seat);
    });
  }

  /**
   * Gives a seat's answer, after the last.
   * @throws IllegalAnswer if the seat is not asked or has no such option; nothing has changed then.
   */
  give(seat: Seat, index: number): void {
    const decision = this.match.pending.find((asked) => asked.seat === seat);
    this.match.answer(seat, index);
    this.#note(decision as Decision);
  }

  /** Gives the next answer of a record that has been checked. */
  giveNext(answer: number): void {
    const decision = deciderOf(this.match.pending, answer);
    this.match.answerNext(answer);
    this.#note(decision);
  }

  #note(decision: Decision): void {
    const { answers, table } = this.match;
    this.#answers.push(answers.at(-1) as number);
    this.#choices.push({ seat: decision.seat, free: isFree(decision) });
    const round = this.#roundOf(table);
    if (round > this.#round) this.#rounds.push(answers.length);
    this.#round = round;
  }

  /** Who gives the answer after the point shown; null at the end. */
  nextSeat(): Seat | null {
    return this.#choices[this.match.answers.length]?.seat ?? null;
  }

  /** Shows the table after so many answers. */
  show(answers: number): void {
    if (answers < this.match.answers.length) this.match.rewind(answers);
    while (this.match.answers.length < answers) {
      this.match.answerNext(this.#answers[this.match.answers.length]);
    }
  }

  /** Forgets the answers after the point shown. */
  cut(): void {
    const shown = this.match.answers.length;
    this.#answers.length = shown;
    this.#choices.length = shown;
    while ((this.#rounds.at(-1) ?? 0) > shown) this.#rounds.pop();
    this.#round = this.#roundOf(this.match.table);
  }
}
