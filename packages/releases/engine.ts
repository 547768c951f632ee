import {
  fail,
  type Game,
  Match,
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
  bot(name: string, seed: Seed): Result<Player>;
  /** What only a table on a screen wants: see the same names in `EngineMatch` and `Engine`. */
  readonly screen?: TableScreen<T>;
}

/** What a table on a screen shows of a game beside the view. */
export interface TableScreen<T extends Table = Table> {
  round(table: T): number;
  scores(table: T): readonly number[];
  refusals(table: T, seat: Seat): readonly Refusal[];
  automatic(seen: View, preferences: unknown, watched: boolean): number | null;
}

const NOTHING_PRINTED: Print = { cards: [] };

/** Puts a door before the rules of a game. @param print see `Engine.print` */
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
      const played = replay(game, record, { recorded: true });
      if (!played.ok) return played;
      if (played.value.ok) return succeed(behindDoor(played.value.match));
      const { text, at } = played.value.divergence.problem;
      return fail(text.zh, text.en, at);
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
