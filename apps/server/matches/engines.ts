import { fail, type Result, succeed } from '@lianhuan/kernel';
import { type Engine, RELEASED } from '@lianhuan/releases';
import { ENGINES } from '../../web/games/engines.ts';
import { GAME_IDS, type GameId, isGameId } from '../../web/games/ids.ts';
import type { StoredMatch } from './store.ts';

const today = new Map<GameId, Promise<Engine>>();

/** The engine of this build for a game: what new matches are played by. */
export function engineToday(game: GameId): Promise<Engine> {
  const known = today.get(game);
  if (known) return known;
  const loading = ENGINES[game]();
  today.set(game, loading);
  loading.catch(() => today.delete(game));
  return loading;
}

/** Reads the cards of all games, so that nobody waits for it later: that takes seconds, in which nobody is served. */
export async function loadEngines(): Promise<void> {
  // Cards are read when the first match begins.
  for (const game of GAME_IDS) (await engineForNew(game)).start({ players: 2 }, 0);
}

/**
 * The engine that plays a match, to its end, whichever build of the server opens it. Of one released version there
 * are at most two: today's, and the released module of that name; a match names the one that began it.
 */
export async function engineOf({
  game,
  version,
  content,
}: Pick<StoredMatch, 'game' | 'version' | 'content'>): Promise<Result<Engine>> {
  const released = RELEASED.releases.find(
    (one) => one.game === game && one.version === version && one.content === content,
  );
  if (released) return succeed(await RELEASED.load(released));
  if (isGameId(game)) {
    const engine = await engineToday(game);
    if (engine.version === version && engine.content === content) return succeed(engine);
  }
  return fail(
    `这局是按 ${game} ${version}（${content}）进行的，本站没有这个版本`,
    `This match is played by ${game} ${version} (${content}), which is not here`,
    'version',
  );
}

/** The engine that a new match of a game begins with: the released one of today's version, if there is one. */
export async function engineForNew(game: GameId): Promise<Engine> {
  const engine = await engineToday(game);
  const pinned = await engineOf(engine);
  return pinned.ok ? pinned.value : engine;
}
