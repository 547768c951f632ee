import { type Lists, listOf } from '../deck-edit.ts';
import { useDecks } from '../deck-kit.ts';
import { useDeckWords } from '../words.ts';

/** A deck in figures: how many cards, whether it may be played, its curves. */
export function DeckSummary({ lists }: { readonly lists: Lists }) {
  const { say } = useDeckWords();
  const { check, Figures, parts } = useDecks();
  return (
    <>
      <p className="deck-counts">
        {parts.map(({ id, name }) => `${say(name)} ${listOf(lists, id).length}`).join(' · ')}
        <Verdict problems={check(lists).length} />
      </p>
      <div className="deck-curves">
        <Figures lists={lists} />
      </div>
    </>
  );
}

/** Whether a deck may be played. */
function Verdict({ problems }: { readonly problems: number }) {
  const { t } = useDeckWords();
  return (
    <span className="verdict" data-legal={problems === 0}>
      {problems === 0 ? t('decks.legal') : t('decks.problems', { count: problems })}
    </span>
  );
}
