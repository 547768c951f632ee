import type { DecisionView, OptionView } from '@lianhuan/kernel';
import { FoundCards } from '../../../../board/prompt/found-cards.tsx';
import { useBook } from '../../../book.ts';
import { isMainCard } from '../../card/library.ts';

/** Is it a card of the deck that is being searched (5.7.1)? Nobody may look there otherwise. */
export function isSearched({ verb, card }: OptionView, { kind }: DecisionView): boolean {
  return kind === 'search' && verb === 'pick' && card === null;
}

/** What can be found in a deck: cards of a main deck are told apart by their names. */
export function SearchedCards() {
  const { cards } = useBook().cards;
  const cardOf = ({ label }: OptionView) =>
    cards.find((one) => isMainCard(one) && one.name.zh === label.zh);
  return <FoundCards isFound={isSearched} cardOf={cardOf} />;
}
