import type { CardInfo, Explanations, Pictures } from '../cards/card-info.ts';
import type { GameId } from '../games/ids.ts';
import { FANS, GATHERERS } from './games.ts';

const gathered = new Map<GameId, Promise<readonly CardInfo[]>>();

/** All cards of a game with all that is shown of them, as a frozen engine keeps them; gathered once. */
export function wholeCards(game: GameId): Promise<readonly CardInfo[]> {
  const known = gathered.get(game) ?? GATHERERS[game]();
  gathered.set(game, known);
  return known;
}

/**
 * The cards as a game begins with them. Their pictures and explanations weigh most and can come later; only cards that
 * the home page shows bring their pictures along.
 */
export async function bareCards(game: GameId): Promise<CardInfo[]> {
  const cards = await wholeCards(game);
  return cards.map((card) => ({
    ...card,
    explanation: null,
    icon: FANS[game].includes(card.id) ? card.icon : null,
  }));
}

/** The pictures of all cards of a game. */
export async function picturesOf(game: GameId): Promise<Pictures> {
  return Object.fromEntries((await wholeCards(game)).map(({ id, icon }) => [id, icon ?? '']));
}

/** The explanations of all cards of a game that say anything. */
export async function explanationsOf(game: GameId): Promise<Explanations> {
  const explained = (await wholeCards(game)).filter(({ explanation }) => explanation?.length);
  return Object.fromEntries(explained.map(({ id, explanation }) => [id, explanation ?? []]));
}
