import type { LogLine, Text } from '@lianhuan/kernel';
import { memo } from 'react';
import { useBook } from '../../games/book.ts';
import { useWords } from '../../i18n/index.ts';
import { cardsNamed, cutNames } from './named-cards.ts';

interface LineWordsProps {
  readonly text: Text;
  /** The lines whose words these are. */
  readonly lines: readonly LogLine[];
}

/** What a line says. A card's name, pointed at, shows the card and lights it up where it lies. */
export const LineWords = memo(function LineWords({ text, lines }: LineWordsProps) {
  const { say, language } = useWords();
  const { find } = useBook().cards;
  const cards = cardsNamed(lines, language, (definition) => find(definition)?.name);
  return cutNames(say(text), cards).map(({ text: words, definition }, place) =>
    definition === null ? (
      words
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line stand in their order
      <span key={place} className="log-card" data-reads={definition}>
        {words}
      </span>
    ),
  );
}, isSame);

/** The lines of a log stay the same ones as more are added to it, while what it makes of them is made anew. */
function isSame(some: LineWordsProps, others: LineWordsProps): boolean {
  return (
    some.text.zh === others.text.zh &&
    some.text.en === others.text.en &&
    some.lines.length === others.lines.length &&
    some.lines.every((line, place) => line === others.lines[place])
  );
}
