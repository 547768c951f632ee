import { NOBODY, type Result, type Seat } from '@lianhuan/kernel';
import type { Engine } from '@lianhuan/releases';
import { GAME_IDS, type GameId } from '../../web/games/ids.ts';
import { UNHURRIED } from './clock.ts';
import { engineForNew } from './engines.ts';
import { frameOf, type Viewer } from './frame.ts';
import { LiveMatch } from './live-match.ts';
import type { Entry } from './store.ts';

/** As many answers of each game, where it is not over before. */
const ANSWERS = 150;
const SEED = 1;
const BOT = 'random';

/**
 * Plays some of a match of each game as one is served, so that the code is compiled when the first page comes: a match
 * that a server must read from its rows takes it about half as long then. It takes one or two seconds.
 */
export async function warmUp(): Promise<void> {
  for (const game of GAME_IDS) playSome(game, await engineForNew(game));
}

function playSome(game: GameId, engine: Engine): void {
  const live = begin(game, engine);
  const player = granted(engine.bot(BOT, SEED));
  const viewers: Viewer[] = live.stored.sitters.map((_, seat) => newViewer(seat as Seat));
  viewers.push(newViewer(NOBODY));
  while (live.entries < ANSWERS && live.outcome === null) {
    const { match, fingerprint } = live;
    const [{ seat }] = match.pending;
    const step = { answered: seat, log: match.logged };
    const value = live.valueOf(seat, player.choose(match.glance(seat)));
    if (value === null) throw new Error(`a bot of ${game} chose what it cannot`);
    const entry: Entry = { kind: 'answer', value, seat, token: `${live.entries}`, fingerprint };
    live.play({ ...entry, written: 0 });
    for (const viewer of viewers) JSON.stringify(frameOf(live, step, viewer, 0));
  }
}

function begin(game: GameId, engine: Engine): LiveMatch {
  const match = granted(engine.start({}, SEED));
  const { version, content } = engine;
  const sitters = Array.from({ length: match.seats }, (_, seat) => {
    return { person: `${seat}`, bot: null, preferences: null };
  });
  const stored = {
    ...{ id: 'warm-up', room: null, game, version, content, setup: {}, seed: SEED, seal: '' },
    ...{ sitters, pace: UNHURRIED, started: 0, ended: false },
  };
  return new LiveMatch(stored, match, false);
}

function newViewer(seat: Seat): Viewer {
  return { seat, logged: 0, lines: 0 };
}

function granted<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(result.problems[0].text.en);
  return result.value;
}
