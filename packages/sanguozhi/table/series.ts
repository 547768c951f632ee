import { type Outcome, type Problem, type Result, type Seat, succeed } from '@lianhuan/kernel';
import type { DeckCard } from '../decks/deck-check.ts';
import { checkDeck } from '../decks/deck-list.ts';
import type { DeckList } from '../decks/deck-writing.ts';
import { rule } from '../rules.ts';
import { type SanguozhiSetup, teamsOf } from './setup.ts';

/** 三盘两胜 (100.6a): several games between the same players. */

/** A match of several games, as far as it has been played. */
export interface Series {
  readonly players: SanguozhiSetup['players'];
  /** The decks as they are now, one for each seat. */
  readonly decks: readonly DeckList[];
  /** Who won each game; nobody for a draw. */
  readonly games: readonly (readonly Seat[])[];
  /** Who says who begins the next game; null before the first (103.2). */
  readonly chooser: Seat | null;
}

/** So many games have to be won (100.6a). */
export const WINS_NEEDED = 2;

/** A match that is about to begin. */
export function newSeries(players: Series['players'], decks: readonly DeckList[]): Series {
  return { players, decks, games: [], chooser: null };
}

/** Games won by the team of each seat. */
export function winsOf({ games }: Series, seat: Seat): number {
  return games.filter((winners) => winners.includes(seat)).length;
}

/** The seats of the team that has won the match, of both where both won their last game at once; null while it goes on. */
export function seriesWinners(series: Series): readonly Seat[] | null {
  const seats = teamsOf(series.players).map((_, seat) => seat as Seat);
  const winners = seats.filter((seat) => winsOf(series, seat) >= WINS_NEEDED);
  return winners.length === 0 ? null : winners;
}

/**
 * The set-up of the next game.
 * @param grain 粮草 of each player at its start
 */
export function nextGame({ players, decks, chooser }: Series, grain: number): SanguozhiSetup {
  return { players, decks, first: 'lot', chooser, grain, tournament: true };
}

/**
 * The match after a game: a loser decides who begins the next one; after a draw whoever decided
 * before does so again (103.2).
 */
export function afterGame(series: Series, { winners }: Outcome): Series {
  const seats = teamsOf(series.players).map((_, seat) => seat as Seat);
  const losers = seats.filter((seat) => !winners.includes(seat));
  const drawn = winners.length === 0;
  return {
    ...series,
    games: [...series.games, winners],
    chooser: drawn ? series.chooser : (losers[0] ?? series.chooser),
  };
}

/**
 * The deck with cards of the 主卡卡组 changed for as many of the 备卡卡组, or moved between them
 * (100.3); or what is wrong with it.
 * @param cards all there are
 */
export function exchanged(
  deck: DeckList,
  out: readonly string[],
  into: readonly string[],
  cards: readonly DeckCard[],
): Result<DeckList> {
  rule('100.3');
  const main = [...without(deck.main, out), ...into];
  const side = [...without(deck.side, into), ...out];
  const missing: Problem[] = [
    ...absent(deck.main, out, 'main'),
    ...absent(deck.side, into, 'side'),
  ];
  if (missing.length > 0) return { ok: false, problems: missing };
  const changed = { ...deck, main, side };
  const problems = checkDeck(changed, cards);
  return problems.length > 0 ? { ok: false, problems } : succeed(changed);
}

function without(names: readonly string[], gone: readonly string[]): string[] {
  const left = [...names];
  for (const name of gone) {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function absent(names: readonly string[], wanted: readonly string[], part: string): Problem[] {
  const left = [...names];
  return wanted.flatMap((name) => {
    const at = left.indexOf(name);
    if (at >= 0) {
      left.splice(at, 1);
      return [];
    }
    return {
      at: part,
      text: { zh: `${part} 里没有「${name}」`, en: `There is no “${name}” in ${part}` },
    };
  });
}
