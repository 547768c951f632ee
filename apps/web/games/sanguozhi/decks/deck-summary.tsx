import { checkDeck, type DeckList } from '@lianhuan/sanguozhi';
import { DECK_CARDS } from './cards-by-name.ts';
import { CorpsBalance, NeedsCurve } from './curves.tsx';
import { useDeckWords } from './words.ts';

/** A deck in figures: how many cards, whether it may be played, its curves. */
export function DeckSummary({ deck }: { readonly deck: DeckList }) {
  const { t } = useDeckWords();
  const { main, side, events } = deck;
  return (
    <>
      <p className="deck-counts">
        {t('part.counts', { main: main.length, side: side.length, events: events.length })}
        <Verdict problems={checkDeck(deck, DECK_CARDS).length} />
      </p>
      <div className="deck-curves">
        <NeedsCurve names={main} />
        <CorpsBalance names={main} />
      </div>
    </>
  );
}

/** Whether a deck may be played. */
export function Verdict({ problems }: { readonly problems: number }) {
  const { t } = useDeckWords();
  return (
    <span className="verdict" data-legal={problems === 0}>
      {problems === 0 ? t('decks.legal') : t('decks.problems', { count: problems })}
    </span>
  );
}
