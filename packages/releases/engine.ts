import {
  type Game,
  Match,
  type MatchRecord,
  type Result,
  replay,
  type Seat,
  type Seed,
  succeed,
  type Table,
  type View,
} from '@lianhuan/kernel';
import {
  DOOR,
  type Engine,
  type EngineMatch,
  type Player,
  type Print,
  type Refusal,
} from './door.ts';
import { matchAtDoor } from './match.ts';

/** What must be known of a game beside its rules to stand behind a door. */
export interface GameEngine<T extends Table = Table> {
  readonly game: Game<T>;
  /** A player for a seat by its name, or which names there are. @throws RangeError if that is no seed. */
  bot(name: string, seed: Seed): Result<Player>;
  /** What only a table on a screen wants: see the same names in `EngineMatch` and `Engine`. */
  readonly screen?: TableScreen<T>;
}

/** What a table on a screen shows of a game beside the view. */
export interface TableScreen<T extends Table = Table> {
  /** The round (or turn) the table is in, from 1; 0 before the first. */
  round(table: T): number;
  /** One number for each seat. */
  scores(table: T): readonly number[];
  /** Why cards that a seat sees cannot be used now. */
  refusals(table: T, seat: Seat): readonly Refusal[];
  /** The option that is picked without asking the person, or null: see `Engine.automatic`. */
  automatic(seen: View, preferences: unknown, watched: boolean): number | null;
}

const NOTHING_PRINTED: Print = { cards: [] };

/**
 * Puts a door before the rules of a game: whoever calls it needs to know none of them.
 * @param print see `Engine.print`; nothing is printed unless said.
 */
export function engineOf<T extends Table>(
  parts: GameEngine<T>,
  print: () => Print = () => NOTHING_PRINTED,
): Engine {
  const { game, screen } = parts;
  const engine: Engine = {
    door: DOOR,
    game: game.id,
    version: game.version,
    content: game.content,
    name: game.name,
    start(setup, seed) {
      const read = game.readSetup(setup);
      if (!read.ok) return read;
      return succeed(behindDoor(new Match(game, { setup: read.value, seed, recorded: true })));
    },
    open(record) {
      const played = replayed(game, record, true);
      return played.ok ? succeed(behindDoor(played.value)) : played;
    },
    check(record) {
      const played = replayed(game, record, false);
      return played.ok ? [] : played.problems;
    },
    bot: (name, seed) => parts.bot(name, seed),
    automatic: (seen, preferences, watched) =>
      screen?.automatic(seen, preferences, watched) ?? null,
    print,
  };
  function behindDoor(match: Match<T>): EngineMatch {
    return matchAtDoor(engine, match, screen);
  }
  return engine;
}

/** The match as the record has it; a departure from it is a problem. */
function replayed<T extends Table>(
  game: Game<T>,
  record: MatchRecord,
  recorded: boolean,
): Result<Match<T>> {
  const played = replay(game, record, { recorded });
  if (!played.ok) return played;
  if (played.value.ok) return succeed(played.value.match);
  return { ok: false, problems: [played.value.divergence.problem] };
}
