import type { DecisionView, OptionView } from '@lianhuan/kernel';
import { FoundCards } from '../../../../board/prompt/found-cards.tsx';
import { useBook } from '../../../book.ts';

/** Is it a card of the deck that is being searched (105.10)? Nobody may look there otherwise. */
export function isSearched({ verb, card }: OptionView, { kind }: DecisionView): boolean {
  return kind === 'fetch' && verb === 'fetch' && card === null;
}

/** What can be found in a deck. One copy is as good as another: each card shows once. */
export function SearchedCards() {
  const { cards } = useBook().cards;
  const cardOf = ({ label }: OptionView) =>
    cards.find((one) => one.name.zh === label.zh.replace(/^选取 /, ''));
  return <FoundCards isFound={isSearched} cardOf={cardOf} />;
}
