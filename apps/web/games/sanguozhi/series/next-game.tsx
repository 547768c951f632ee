import type { AddedCard } from '@lianhuan/cardtext';
import type { Problem, Seat } from '@lianhuan/kernel';
import { nextGame } from '@lianhuan/sanguozhi';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { NewGame } from '../../../engine/protocol.ts';
import { useGame } from '../../../engine/store.ts';
import { cardsOf } from '../../../own-cards/needed-cards.ts';
import { useOwnCards } from '../../../own-cards/own-cards-store.ts';
import { Problems } from '../../../pages/controls/problems.tsx';
import { randomSeed } from '../../../pages/home/seed.ts';
import { cardsWith } from '../decks/cards-by-name.ts';
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
  const own = useOwnCards('sanguozhi');
  const cards = useMemo(() => cardsWith(own.cards), [own.cards]);
  const wrong = decks.some(
    (deck, seat) => exchangeProblems(series.decks[seat], deck, cards.checked).length > 0,
  );

  async function start(): Promise<void> {
    const next = { ...series, decks };
    const save = await useGame.getState().start(
      gameOf(
        next,
        own.cards.map(({ written }) => written),
      ),
    );
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
                cards={cards}
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

function gameOf(series: KeptSeries, own: readonly AddedCard[]): NewGame {
  const setup = nextGame(scoreOf(series), series.grain);
  return {
    game: 'sanguozhi',
    setup: { ...setup, ...cardsOf(series.decks, own) },
    seed: randomSeed(),
    seats: series.seats,
  };
}
