import './series.css';
import type { Seat } from '@lianhuan/kernel';
import { seriesWinners } from '@lianhuan/sanguozhi';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { rawSave } from '../../../engine/saves.ts';
import { findSeries, forgetSeries, type KeptSeries, winsIn } from './kept-series.ts';
import { NextGame } from './next-game.tsx';
import { scoreOf } from './score.ts';
import { useSeatsInWords } from './seat-words.ts';
import { useSeriesWords } from './words.ts';

/** A match of best of three between two of its games. @param rest its id. */
export function SeriesPage({ rest }: { readonly rest: string }) {
  const { t } = useSeriesWords();
  const series = findSeries(rest);
  if (series) return <SeriesView key={rest} series={series} />;
  return (
    <section className="notice" role="alert">
      <h1>{t('series.missing')}</h1>
      <p>{t('series.missing.help')}</p>
      <Link className="button button-primary" to="/sanguozhi">
        {t('series.home')}
      </Link>
    </section>
  );
}

interface SeriesProps {
  readonly series: KeptSeries;
}

function SeriesView({ series }: SeriesProps) {
  const { t } = useSeriesWords();
  const own = Math.max(0, series.seats.indexOf('human'));
  const score = {
    own: winsIn(series, own as Seat),
    others: winsIn(series, ((own + 1) % series.players) as Seat),
  };
  return (
    <div className="series">
      <header>
        <h1>{t('series.title')}</h1>
        <p className="series-score">{t('series.score', score)}</p>
      </header>
      <Games series={series} />
      <Onward series={series} />
      <ForgetButton id={series.id} />
    </div>
  );
}

/** The games so far, and how they ended. */
function Games({ series: { games, seats } }: SeriesProps) {
  const { t } = useSeriesWords();
  const inWords = useSeatsInWords(seats);
  return (
    <ol className="series-games">
      {games.map(({ save, winners }, place) => (
        <li key={save}>
          <b>{t('series.game', { game: place + 1 })}</b>
          <span>
            {winners === null
              ? t('series.game.on')
              : winners.length === 0
                ? t('series.game.draw')
                : t('series.game.won', { seats: inWords(winners) })}
          </span>
          {rawSave(save) !== null && <Link to={`/play/${save}`}>{t('series.look')}</Link>}
        </li>
      ))}
    </ol>
  );
}

/** What comes next: the game under way, the next one, or the end. */
function Onward({ series }: SeriesProps) {
  const { t } = useSeriesWords();
  const inWords = useSeatsInWords(series.seats);
  const winners = seriesWinners(scoreOf(series));
  if (winners) {
    return (
      <section className="notice series-over">
        <h2>{t('series.over', { seats: inWords(winners) })}</h2>
        <Link className="button button-primary" to="/sanguozhi">
          {t('series.new')}
        </Link>
      </section>
    );
  }
  const last = series.games.at(-1);
  const game = series.games.length;
  if (last && last.winners === null) {
    if (rawSave(last.save) === null) return <NextGame series={series} instead />;
    return (
      <Link className="button button-primary series-go" to={`/play/${last.save}`}>
        {t('series.resume', { game })}
      </Link>
    );
  }
  return <NextGame series={series} />;
}

/** Asks once more, in place. */
function ForgetButton({ id }: { readonly id: string }) {
  const { t } = useSeriesWords();
  const [, goTo] = useLocation();
  const [asked, setAsked] = useState(false);
  const forget = () => {
    forgetSeries(id);
    goTo('/sanguozhi');
  };
  return (
    <button
      type="button"
      className="button button-quiet series-go"
      onBlur={() => setAsked(false)}
      onClick={asked ? forget : () => setAsked(true)}
    >
      {t(asked ? 'series.forget.sure' : 'series.forget')}
    </button>
  );
}
