import './series.css';
import type { DeckList } from '@lianhuan/sanguozhi';
import { useMemo, useState } from 'react';
import { useWords } from '../../../i18n/index.ts';
import { useOwnCards } from '../../../own-cards/own-cards-store.ts';
import type { ExchangeProps } from '../../entry.ts';
import { type CardsByName, cardsWith } from '../decks/cards-by-name.ts';
import { Exchange } from './exchange.tsx';
import { exchangeProblems, swapBetween } from './exchange-check.ts';
import { useSeriesWords } from './words.ts';

/** One's own side deck between two games in a room; the server has the last word. */
export function RoomExchange({ own, onExchange }: ExchangeProps) {
  const { t } = useSeriesWords();
  const words = useWords();
  const before = own.before as DeckList;
  const saved = own.deck as DeckList;
  const [deck, setDeck] = useState(saved);
  const added = useOwnCards('sanguozhi').cards;
  const cards = useMemo(() => withUnknown(cardsWith(added), before), [added, before]);
  const { out, into } = swapBetween(before, deck);
  const news = swapBetween(saved, deck);
  const changed = news.out.length + news.into.length > 0;
  const wrong = exchangeProblems(before, deck, cards.checked).length > 0;
  return (
    <div className="room-exchange">
      <Exchange
        name={words.t('board.you')}
        before={before}
        deck={deck}
        cards={cards}
        onChange={setDeck}
      />
      <button
        type="button"
        className={changed ? 'button button-primary' : 'button'}
        disabled={!changed || wrong}
        onClick={() => onExchange(out, into)}
      >
        {t(changed ? 'exchange.save' : 'exchange.saved')}
      </button>
    </div>
  );
}

/** Cards that somebody else added to the game are known by their names alone. */
function withUnknown(known: CardsByName, { main, side }: DeckList): CardsByName {
  const names = [...new Set([...main, ...side])].filter((name) => !known.cardNamed(name));
  const unknown = names.map((name) => ({ ...known.checked[0], name, english: name }));
  return { ...known, checked: [...known.checked, ...unknown] };
}
