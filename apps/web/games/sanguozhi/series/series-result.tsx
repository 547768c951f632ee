import './series.css';
import type { Seat } from '@lianhuan/kernel';
import { useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import { useGame } from '../../../engine/store.ts';
import { seriesAddress } from './addresses.ts';
import { keepSeries, seriesOfSave, WINS_NEEDED, winsIn, withWinners } from './kept-series.ts';
import { useSeriesWords } from './words.ts';

interface SeriesResultProps {
  readonly winners: readonly Seat[];
  /** Whose wins are told first. */
  readonly own: Seat;
}

/** After a game of a match: the score, and the way on; nothing after any other game. */
export function SeriesResult({ winners, own }: SeriesResultProps) {
  const { t } = useSeriesWords();
  const save = useGame(({ id }) => id);
  const series = useMemo(() => {
    const kept = save === null ? undefined : seriesOfSave(save);
    return save !== null && kept ? withWinners(kept, save, winners) : null;
  }, [save, winners]);
  useEffect(() => {
    if (series) keepSeries(series);
  }, [series]);
  if (!series) return null;
  const other = ((own + 1) % series.players) as Seat;
  const score = { own: winsIn(series, own), others: winsIn(series, other) };
  const over = Math.max(score.own, score.others) >= WINS_NEEDED;
  return (
    <div className="series-result">
      <p>
        {t('series.title')} · {t('series.score', score)}
      </p>
      <Link className="button button-primary" to={seriesAddress(series.id)}>
        {t(over ? 'series.toEnd' : 'series.toNext')}
      </Link>
    </div>
  );
}
