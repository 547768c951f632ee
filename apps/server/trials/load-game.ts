import { derivedSeed, type Seed } from '@lianhuan/kernel';
import type { Engine, Player } from '@lianhuan/releases';
import { GAME_IDS, type GameId } from '../../web/games/ids.ts';
import { engineForNew } from '../matches/engines.ts';

/** What is played at the tables of a trial. */
export interface LoadGame {
  readonly game: GameId;
  readonly players: number;
  readonly setup: unknown;
  readonly engine: Engine;
  /** @throws Error if there is no such bot */
  bot(seed: Seed): Player;
}

interface UsualTable {
  readonly players: number;
  /** What is not as the game has it unless said. */
  readonly setup: object;
}

const USUAL: Readonly<Record<GameId, UsualTable>> = {
  minxin: { players: 2, setup: { favorPerPlayer: 20 } },
  sanguozhi: { players: 2, setup: {} },
  evolve: { players: 2, setup: {} },
  sanguosha: { players: 5, setup: {} },
};

/** @param name of a game, or `all` */
export function gamesNamed(name: string): readonly GameId[] {
  const games = GAME_IDS.filter((id) => name === 'all' || name === id);
  if (games.length === 0) throw new Error(`There is no ${name}: ${GAME_IDS.join(', ')}, all`);
  return games;
}

/**
 * @param players how many sit at a table; as the game is usually played if null
 * @throws Error if so many cannot play it, or there is no such bot
 */
export async function loadGame(
  game: GameId,
  {
    players = null,
    bot: name = 'random',
  }: { readonly players?: number | null; readonly bot?: string },
): Promise<LoadGame> {
  const engine = await engineForNew(game);
  const usual = USUAL[game];
  const seats = players ?? usual.players;
  const setup = { ...usual.setup, players: seats };
  const started = engine.start(setup, 0);
  if (!started.ok) throw new Error(`${game}: ${started.problems[0].text.en}`);
  const bot = (seed: Seed) => {
    const player = engine.bot(name, seed);
    if (!player.ok) throw new Error(player.problems[0].text.en);
    return player.value;
  };
  bot(derivedSeed(0, game));
  return { game, players: seats, setup, engine, bot };
}
