import {
  PLAYER,
  type Practice,
  type PracticeMoment,
  type RecordedScenario,
} from '@lianhuan/judge/played';
import type { OptionView, Result } from '@lianhuan/kernel';
import type { EngineMatch } from '@lianhuan/releases';
import { botAnswer, type Players, seatPlayers, unaskedAnswer } from '../../engine/players.ts';
import type { SeatKind } from '../../engine/protocol.ts';
import type { Proving } from '../../games/proving.ts';
import type { Task } from '../../pages/practice/task.ts';

/** A task that is played as at the table: all others are the bot that answers there. */
export class Walk {
  readonly match: EngineMatch;
  readonly solution: RecordedScenario;
  readonly seat = PLAYER;
  readonly #practice: Practice;
  readonly #players: Players;

  constructor({ engine, record, practise }: Proving, { scenario }: Pick<Task, 'scenario'>) {
    this.solution = taken(record(scenario));
    this.#practice = taken(practise(scenario));
    const { beginning, players } = this.solution;
    const { seat } = this;
    if (beginning === null) throw new Error('no match begins so');
    this.match = taken(engine.start(beginning.setup, beginning.seed));
    for (const answer of beginning.answers) this.match.answerNext(answer);
    const seats = Array.from(
      { length: players },
      (_, who): SeatKind => (who === seat ? 'human' : 'greedy'),
    );
    this.#players = taken(seatPlayers(engine, seats, players, beginning.seed));
    this.settle();
  }

  /** Gives all answers that the player is not asked for. */
  settle(): void {
    const { match } = this;
    for (;;) {
      const next =
        botAnswer(match, this.#players) ??
        unaskedAnswer(match, this.#players, (seen) =>
          match.engine.automatic(seen, undefined, false),
        );
      if (next === null) return;
      match.answer(next.seat, next.index);
    }
  }

  get moment(): PracticeMoment {
    return this.#practice.look(this.match.answers);
  }

  /** What the player can pick now. */
  get options(): readonly OptionView[] {
    return this.match.glance(this.seat).decision?.options ?? [];
  }

  pick(index: number): void {
    this.match.answer(this.seat, index);
    this.settle();
  }

  /** Plays on as a player does who always picks so, until the task is over. @returns whether it is solved */
  playOut(pick: (options: readonly OptionView[]) => number, most = 60): boolean {
    for (let count = 0; count < most && this.moment.state === 'open'; count++) {
      if (this.options.length === 0) return false;
      this.pick(pick(this.options));
    }
    return this.moment.state === 'solved';
  }
}

/** What changes nothing, or ends all: nobody who looks for a solution picks it. */
const IDLE = /^(?:取消|投降|认输)$/;

/** What lets a chance go, or ends what one is in. */
export function isPassing({ label }: OptionView): boolean {
  return /^(?:让过|结束|什么都不做|放弃|不|完成|取消|竖置$|通过|结束出牌)/.test(label.zh);
}

/** The options worth a try, by their place; of those that read alike the first. */
export function triedOf(options: readonly OptionView[]): number[] {
  const labels = options.map(({ label }) => label.zh);
  const tried = [...labels.keys()].filter(
    (index) => labels.indexOf(labels[index]) === index && !IDLE.test(labels[index]),
  );
  return tried.length > 0 ? tried : [0];
}

/** What a search through all that the player can do has found. */
export interface Found {
  readonly moments: number;
  readonly solved: boolean;
}

/** Tries all that the player can do until it is solved, at most so many moments. */
export function searchTask(walk: Walk, most: number): Found {
  let moments = 0;
  return { solved: isSolvedBelow(), moments };

  function isSolvedBelow(): boolean {
    moments += 1;
    const { state } = walk.moment;
    if (state !== 'open') return state === 'solved';
    const at = walk.match.answers.length;
    for (const index of triedOf(walk.options)) {
      if (moments >= most || walk.options.length === 0) return false;
      walk.pick(index);
      if (isSolvedBelow()) return true;
      walk.match.rewind(at);
    }
    return false;
  }
}

function taken<T>(read: Result<T>): T {
  if (read.ok) return read.value;
  throw new Error(read.problems.map(({ at, text }) => `${at}: ${text.en}`).join('\n'));
}
