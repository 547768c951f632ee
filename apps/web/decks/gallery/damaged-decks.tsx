import { DamagedEntries } from '../../pages/controls/damaged-entries.tsx';
import { useDecks } from '../deck-kit.ts';
import { useDeckWords } from '../words.ts';

/** The stored decks that cannot be read: the player exports each as it is, or deletes it. */
export function DamagedDecks() {
  const { t } = useDeckWords();
  const { unreadable, damaged, removeUnreadable, removeDamaged } = useDecks().useOwnDecks();
  const entries = [
    ...damaged.map((text) => ({ text, onDelete: () => removeDamaged(text) })),
    ...unreadable.map((text) => ({ text, onDelete: () => removeUnreadable(text) })),
  ];
  return (
    <DamagedEntries
      title={t('decks.damaged', { count: entries.length })}
      entries={entries}
      file="lianhuan-decks.txt"
    />
  );
}
