import type { DecisionView, OptionView } from '@lianhuan/kernel';
import { useBoard } from '../../../../board/board-context.tsx';
import { FoundCards } from '../../../../board/prompt/found-cards.tsx';
import { useBook } from '../../../book.ts';
import { isMainCard } from '../../card/library.ts';

/** Is it a card of the deck that is being searched (5.7.1)? Nobody may look there otherwise. */
export function isSearched({ verb, card }: OptionView, { kind }: DecisionView): boolean {
  return kind === 'search' && verb === 'pick' && card === null;
}

/** What can be found in a deck: cards of a main deck are told apart by their names. */
export function SearchedCards() {
  const { choices, seen } = useBoard();
  const { cards } = useBook().cards;
  const { decision } = seen.view;
  if (decision === null) return null;
  const found = choices.offered.flatMap((choice) => {
    if (!isSearched(choice.option, decision)) return [];
    const card = cards.find((one) => isMainCard(one) && one.name.zh === choice.option.label.zh);
    return card === undefined ? [] : [{ definition: card.id, choice }];
  });
  return <FoundCards found={found} />;
}
