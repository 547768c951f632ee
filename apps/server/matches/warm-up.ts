import { setImmediate } from 'node:timers/promises';
import { NOBODY, type Result, type Seat } from '@lianhuan/kernel';
import type { Engine } from '@lianhuan/releases';
import type { Kysely } from 'kysely';
import { GAME_IDS, type GameId } from '../../web/games/ids.ts';
import type { Schema } from '../database/schema.ts';
import { UNHURRIED } from './clock.ts';
import { engineForNew } from './engines.ts';
import { frameOf, type Viewer } from './frame.ts';
import { LiveMatch } from './live-match.ts';
import { openMatch } from './open.ts';
import type { Written } from './store.ts';
import type { TracedCheckpoint } from './traced-match.ts';

/** As many answers of each game, where it is not over before. */
const ANSWERS = 150;
/** Some of the last of them are played on from a checkpoint, too. */
const LEFT = 10;
const SEED = 1;
const LATER_SEEDS = [2, 3];
const BOT = 'random';

/**
 * Plays some of a match of each game as one is served, so that the code is compiled when the first page comes: a match
 * that a server must read from its rows takes it about half as long then. It takes one or two seconds.
 */
export async function warmUp(): Promise<void> {
  for (const game of GAME_IDS) for (const _ of playSome(game, await engineForNew(game), SEED));
}

/** Plays other matches, too, answer by answer between whatever pages ask: they find the code better compiled every second. */
export async function goOnWarming(): Promise<void> {
  for (const seed of LATER_SEEDS) {
    for (const game of GAME_IDS) {
      for (const _ of playSome(game, await engineForNew(game), seed)) await setImmediate();
    }
  }
}

/** As many connections are made before the first page comes. */
const CONNECTIONS = 4;
const NO_MATCH = '00000000-0000-0000-0000-000000000000';

/** Asks for a match that is not there, so that lines to the database are open, and it has read its own tables, when pages come. */
export async function askOnce(db: Kysely<Schema>): Promise<void> {
  await Promise.all(Array.from({ length: CONNECTIONS }, () => openMatch(db, NO_MATCH)));
}

/** Yields after each answer. */
function* playSome(game: GameId, engine: Engine, seed: number): Iterable<void> {
  const live = begin(game, engine, seed, null);
  const player = granted(engine.bot(BOT, seed));
  const viewers: Viewer[] = live.stored.sitters.map((_, seat) => newViewer(seat as Seat));
  viewers.push(newViewer(NOBODY));
  const entries: Written[] = [];
  let point: TracedCheckpoint | null = null;
  while (live.entries < ANSWERS && live.outcome === null) {
    const { match, fingerprint } = live;
    const [{ seat }] = match.pending;
    const step = { answered: seat, log: match.logged };
    const value = live.valueOf(seat, player.choose(match.glance(seat)));
    if (value === null) throw new Error(`a bot of ${game} chose what it cannot`);
    const token = `${live.entries}`;
    entries.push({ kind: 'answer', value, seat, token, fingerprint, written: 0 });
    live.play(entries[entries.length - 1]);
    if (live.entries > ANSWERS - LEFT) point = live.checkpoint() ?? point;
    for (const viewer of viewers) JSON.stringify(frameOf(live, step, viewer, 0));
    yield;
  }
  const resumed = begin(game, engine, seed, point);
  for (const entry of entries) {
    resumed.play({ ...entry, fingerprint: null });
    yield;
  }
}

function begin(
  game: GameId,
  engine: Engine,
  seed: number,
  point: TracedCheckpoint | null,
): LiveMatch {
  const match = granted(engine.start({}, seed));
  const { version, content } = engine;
  const sitters = Array.from({ length: match.seats }, (_, seat) => {
    return { person: `${seat}`, bot: null, preferences: null };
  });
  const stored = {
    ...{ id: 'warm-up', room: null, game, version, content, setup: {}, seed, seal: '' },
    ...{ sitters, pace: UNHURRIED, started: 0, ended: false },
  };
  return new LiveMatch(stored, match, false, point);
}

function newViewer(seat: Seat): Viewer {
  return { seat, logged: 0, lines: 0 };
}

function granted<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(result.problems[0].text.en);
  return result.value;
}
