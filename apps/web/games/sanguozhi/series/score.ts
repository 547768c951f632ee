import { afterGame, newSeries, type Series } from '@lianhuan/sanguozhi';
import type { KeptSeries } from './kept-series.ts';

/** The match as the rules see it, after the games that are over. */
export function scoreOf({ players, decks, games }: KeptSeries): Series {
  return games.reduce<Series>(
    (series, { winners }) => (winners ? afterGame(series, { winners }) : series),
    newSeries(players, decks),
  );
}
