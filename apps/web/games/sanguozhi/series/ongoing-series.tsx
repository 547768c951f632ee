import './ongoing-series.css';
import type { Seat } from '@lianhuan/kernel';
import { useState } from 'react';
import { Link } from 'wouter';
import { DamagedEntries } from '../../../pages/controls/damaged-entries.tsx';
import { seriesAddress } from './addresses.ts';
import { damagedSeries, type KeptSeries, listSeries, WINS_NEEDED, winsIn } from './kept-series.ts';
import { useSeriesWords } from './words.ts';

/** Leads to the matches that are not yet won, and hands out those that cannot be read. */
export function OngoingSeries() {
  return (
    <>
      <Ongoing />
      <Damaged />
    </>
  );
}

function Damaged() {
  const { t } = useSeriesWords();
  const [damaged, setDamaged] = useState(damagedSeries);
  const entries = damaged.map(({ text, remove }) => ({
    text,
    onDelete() {
      remove();
      setDamaged(damagedSeries());
    },
  }));
  return (
    <DamagedEntries
      title={t('series.damaged', { count: entries.length })}
      entries={entries}
      file="lianhuan-series.txt"
    />
  );
}

function Ongoing() {
  const { t } = useSeriesWords();
  const [ongoing] = useState(() => listSeries().filter((series) => !isOver(series)));
  if (ongoing.length === 0) return null;
  return (
    <section className="series-ongoing">
      <p className="help">{t('series.ongoing')}</p>
      <ul>
        {ongoing.map((series) => {
          const { id, players, games } = series;
          const score = t('series.score', {
            own: winsIn(series, 0 as Seat),
            others: winsIn(series, 1 as Seat),
          });
          return (
            <li key={id}>
              <Link to={seriesAddress(id)}>
                {t('series.ongoing.one', { players, game: games.length, score })}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function isOver(series: KeptSeries): boolean {
  return [0, 1].some((seat) => winsIn(series, seat as Seat) >= WINS_NEEDED);
}
