import type { Problem, Seat } from '@lianhuan/kernel';
import { nextGame } from '@lianhuan/sanguozhi';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { NewGame } from '../../../engine/protocol.ts';
import { useGame } from '../../../engine/store.ts';
import { Problems } from '../../../pages/controls/problems.tsx';
import { randomSeed } from '../../../pages/home/seed.ts';
import { Exchange } from './exchange.tsx';
import { exchangeProblems } from './exchange-check.ts';
import { type KeptSeries, keepSeries } from './kept-series.ts';
import { scoreOf } from './score.ts';
import { useSeatsInWords } from './seat-words.ts';
import { useSeriesWords } from './words.ts';

interface NextGameProps {
  readonly series: KeptSeries;
  /** The game replaces the last one, whose save was deleted. */
  readonly instead?: boolean;
}

/** Side decks, and then the next game of a match. Bots keep their decks. */
export function NextGame({ series, instead = false }: NextGameProps) {
  const { t } = useSeriesWords();
  const inWords = useSeatsInWords(series.seats);
  const [, goTo] = useLocation();
  const [decks, setDecks] = useState(series.decks);
  const [refused, setRefused] = useState<readonly Problem[]>([]);
  const { chooser } = scoreOf(series);
  const game = series.games.length + (instead ? 0 : 1);
  const wrong = decks.some((deck, seat) => exchangeProblems(series.decks[seat], deck).length > 0);

  async function start(): Promise<void> {
    const next = { ...series, decks };
    const save = await useGame.getState().start(gameOf(next));
    if (save === null) return setRefused(useGame.getState().problems);
    const before = instead ? series.games.slice(0, -1) : series.games;
    keepSeries({ ...next, games: [...before, { save, winners: null }] });
    goTo(`/play/${save}`);
  }

  return (
    <>
      {instead && <p className="help">{t('series.lost-save', { game })}</p>}
      {chooser !== null && (
        <p className="help">{t('series.chooser', { seat: inWords([chooser]) })}</p>
      )}
      {!instead &&
        series.seats.map(
          (kind, seat) =>
            kind === 'human' && (
              <Exchange
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
                key={seat}
                name={inWords([seat as Seat])}
                before={series.decks[seat]}
                deck={decks[seat]}
                onChange={(deck) => setDecks(decks.with(seat, deck))}
              />
            ),
        )}
      <div className="series-next">
        {refused.length > 0 && <Problems problems={refused} />}
        <button
          type="button"
          className="button button-primary series-go"
          disabled={wrong}
          onClick={start}
        >
          {t(instead ? 'series.again' : 'series.next', { game })}
        </button>
      </div>
    </>
  );
}

function gameOf(series: KeptSeries): NewGame {
  return {
    game: 'sanguozhi',
    setup: nextGame(scoreOf(series), series.grain),
    seed: randomSeed(),
    seats: series.seats,
  };
}
