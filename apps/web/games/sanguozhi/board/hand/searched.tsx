import type { DecisionView, OptionView } from '@lianhuan/kernel';
import { useBoard } from '../../../../board/board-context.tsx';
import { FoundCards } from '../../../../board/prompt/found-cards.tsx';
import { useBook } from '../../../book.ts';

/** Is it a card of the deck that is being searched (105.10)? Nobody may look there otherwise. */
export function isSearched({ verb, card }: OptionView, { kind }: DecisionView): boolean {
  return kind === 'fetch' && verb === 'fetch' && card === null;
}

/** What can be found in a deck. One copy is as good as another: each card shows once. */
export function SearchedCards() {
  const { choices, seen } = useBoard();
  const { cards } = useBook().cards;
  const { decision } = seen.view;
  if (decision === null) return null;
  const found = choices.offered.flatMap((choice) => {
    if (!isSearched(choice.option, decision)) return [];
    const name = choice.option.label.zh.replace(/^选取 /, '');
    const card = cards.find((one) => one.name.zh === name);
    return card === undefined ? [] : [{ definition: card.id, choice }];
  });
  return <FoundCards found={found} />;
}
