import { derivedSeed, type Seat } from '@lianhuan/kernel';
import type { LiveMatch } from '../matches/live-match.ts';
import type { Question } from './question.ts';
import { Thoughts } from './thoughts.ts';

/** The longest that a bot thinks about one decision, in milliseconds. */
const LONGEST_MS = 1000;
/** What it picks is there so long before it is given. */
const MARGIN_MS = 300;
/** Less is not worth a thought. */
const SHORTEST_MS = 20;

/** A bot who is asked, by its name. */
export interface AskedBot {
  readonly seat: Seat;
  readonly bot: string;
}

/** An option; `greedy` where the bot could not think, and picks what that one does. */
export type Picked = number | 'greedy';

interface Pick {
  /** The number of what it was asked. */
  readonly number: number;
  index: Picked | 'thinking';
}

/** These need not think. */
const AT_SIGHT: readonly string[] = ['random', 'greedy'];

/** Does a bot of this name think ahead? */
export function thinksAhead(bot: string): boolean {
  return !AT_SIGHT.includes(bot);
}

/** What bots who think ahead pick in the matches of a server. */
export class Picks {
  readonly #thoughts = new Thoughts();
  readonly #picks = new WeakMap<LiveMatch, Map<Seat, Pick>>();
  readonly #longest: number;
  readonly #onFailed: (match: string, error: Error) => void;

  constructor(onFailed: (match: string, error: Error) => void, longest = LONGEST_MS) {
    this.#onFailed = onFailed;
    this.#longest = longest;
  }

  /**
   * What a bot picks; `thinking` if that is not known yet.
   * @param ms how long until it is given: where all take as long, a bot takes no longer
   * @param onDone it is known from now on
   */
  of(
    live: LiveMatch,
    { seat, bot }: AskedBot,
    ms: number,
    onDone: () => void,
  ): Picked | 'thinking' {
    const number = live.askedAt(seat) ?? 0;
    const picks = this.#picks.get(live) ?? new Map<Seat, Pick>();
    this.#picks.set(live, picks);
    const known = picks.get(seat);
    if (known?.number === number) return known.index;
    if (live.pending.find((asked) => asked.seat === seat)?.options === 1) return 0;
    const time = ms > 0 ? Math.min(this.#longest, ms - MARGIN_MS) : this.#longest;
    if (time < SHORTEST_MS) return 'greedy';
    const pick: Pick = { number, index: 'thinking' };
    picks.set(seat, pick);
    void this.#thoughts.think(questionOf(live, { seat, bot }, number), time).then((thought) => {
      pick.index = thought.ok ? thought.index : 'greedy';
      if (!thought.ok && thought.why !== null) {
        this.#onFailed(live.stored.id, new Error(`a bot could not think: ${thought.why}`));
      }
      onDone();
    });
    return 'thinking';
  }

  stop(): Promise<void> {
    return this.#thoughts.stop();
  }
}

function questionOf({ stored, match }: LiveMatch, asked: AskedBot, number: number): Question {
  const { id, game, version, content, setup, seed } = stored;
  const chance = derivedSeed(seed, `bot of ${asked.seat} at ${number}`);
  const known = { match: id, game, version, content, setup, seed };
  return { ...known, answers: [...match.answers], ...asked, chance };
}
