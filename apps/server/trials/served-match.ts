import { NOBODY, type Seat, type Seed, type Table } from '@lianhuan/kernel';
import { engineOf, type GameEngine } from '@lianhuan/releases';
import type { Frame } from '../../web/online/protocol.ts';
import { frameOf, type Viewer } from '../matches/frame.ts';
import { LiveMatch } from '../matches/live-match.ts';

interface Beginning<T extends Table> {
  /** At an idle point. */
  readonly table: T;
  readonly setup: unknown;
  readonly seed: Seed;
}

/** Between two answers, by a clock that stands still otherwise. */
const STEP_MS = 1300;
const PACE = { time: { perDecision: 4000, reserve: 9000 }, pause: 1000, delay: 0 };

/** A match as a server would have it, from a table on, and what it sends to one seat. People sit in all seats. */
export class ServedMatch<T extends Table> {
  readonly #live: LiveMatch;
  readonly #viewer: Viewer;
  #now = 0;

  /** @param seat whose page it is; `NOBODY` for one that looks on */
  constructor(parts: GameEngine<T>, { table, setup, seed }: Beginning<T>, seat: Seat) {
    // The game begins where the table stands.
    const game = {
      ...parts.game,
      start: () => table,
      readSetup: () => ({ ok: true, value: setup }) as const,
    };
    const engine = engineOf({ ...parts, game });
    const started = engine.start(setup, seed);
    if (!started.ok) throw new Error('a set-up that was read is read again');
    const { version, content } = engine;
    const sitters = Array.from({ length: table.seats }, (_, at) => {
      return { person: `${at}`, bot: null, preferences: null };
    });
    this.#live = new LiveMatch(
      {
        ...{ id: 'compared', room: null, game: game.id, version, content, setup, seed, seal: '' },
        ...{ sitters, pace: PACE, started: 0, ended: false },
      },
      started.value,
      false,
    );
    this.#viewer = { seat, logged: 0, lines: 0 };
  }

  /** What is sent after an answer, as a record holds it; or first of all. Once it has ended the record is no secret. */
  next(answer?: number): Omit<Frame, 'rest'> {
    const { match } = this.#live;
    const step = { answered: NOBODY as Seat, log: match.logged };
    this.#now += STEP_MS;
    if (answer !== undefined) {
      step.answered = this.#seatOf(answer);
      const entry = {
        kind: 'answer',
        seat: step.answered,
        token: null,
        fingerprint: null,
      } as const;
      this.#live.play({ ...entry, value: answer, written: this.#now });
    }
    const { rest, ...sent } = frameOf(this.#live, step, this.#viewer, this.#now);
    return sent;
  }

  #seatOf(answer: number): Seat {
    let rest = answer;
    for (const { seat, options } of this.#live.match.pending) {
      if (rest < options) return seat;
      rest -= options;
    }
    throw new RangeError(`answer ${answer} is beyond all options`);
  }
}
