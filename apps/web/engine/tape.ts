import type { Seat } from '@lianhuan/kernel';
import type { Asked, EngineMatch } from '@lianhuan/releases';
import type { Standing } from './protocol.ts';

/** Somebody's answer, as the scrubber marks it. */
interface Choice {
  readonly seat: Seat;
  /** False where there was nothing to choose and the game did not rest. */
  readonly free: boolean;
}

/** Is there anything to choose, or does the game rest here for the player to see? */
export function isFree({ idle, options }: Pick<Asked, 'idle' | 'options'>): boolean {
  return idle || options > 1;
}

/** Whose decision an answer (an index into the options of all who are asked) is about. */
function deciderOf(pending: readonly Asked[], answer: number): Asked {
  let rest = answer;
  for (const asked of pending) {
    if (rest < asked.options) return asked;
    rest -= asked.options;
  }
  throw new RangeError(`answer ${answer} is beyond all options`);
}

/**
 * A match that can be wound back to look at an earlier point without forgetting what came later.
 */
export class Tape {
  readonly match: EngineMatch;
  readonly #answers: number[] = [];
  readonly #choices: Choice[] = [];
  readonly #rounds: number[] = [];
  readonly #standings: Standing[] = [];
  #round = 0;

  /** @param match one without answers; where it begins amid a game, the rounds up to there began with it. */
  constructor(match: EngineMatch) {
    this.match = match;
    this.#round = match.round;
    for (let round = 0; round < match.round; round++) this.#rounds.push(0);
    this.#noteStanding();
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

  /** How the seats stood, whenever that changed: the first from the start on. */
  get standings(): readonly Standing[] {
    return this.#standings;
  }

  /** Where these seats chose freely: counts of answers given before. */
  marks(isTheirs: (seat: Seat) => boolean): number[] {
    return [...this.#choices.keys()].filter((at) => {
      const { seat, free } = this.#choices[at];
      return free && isTheirs(seat);
    });
  }

  /** Gives a seat's answer, after the last; gives whether it could, and changes nothing if not. */
  give(seat: Seat, index: number): boolean {
    const asked = this.match.pending.find((one) => one.seat === seat);
    if (!asked || !this.match.answer(seat, index)) return false;
    this.#note(asked);
    return true;
  }

  /** Gives the next answer of a record that has been checked. */
  giveNext(answer: number): void {
    const asked = deciderOf(this.match.pending, answer);
    this.match.answerNext(answer);
    this.#note(asked);
  }

  #note(asked: Asked): void {
    const { answers, round } = this.match;
    this.#answers.push(answers.at(-1) as number);
    this.#choices.push({ seat: asked.seat, free: isFree(asked) });
    if (round > this.#round) this.#rounds.push(answers.length);
    this.#round = round;
    this.#noteStanding();
  }

  #noteStanding(): void {
    const { answers, scores } = this.match;
    const last = this.#standings.at(-1)?.scores;
    if (last?.length === scores.length && scores.every((score, seat) => score === last[seat]))
      return;
    this.#standings.push({ at: answers.length, scores: [...scores] });
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
    while ((this.#standings.at(-1)?.at ?? 0) > shown) this.#standings.pop();
    this.#round = this.match.round;
  }
}
