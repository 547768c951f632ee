import type { OptionView } from '@lianhuan/kernel';
import { evaluator } from '../players/greedy.ts';
import { scoreAnswer } from './decisions/answer.ts';
import { scoreDraft, scoreKeep } from './decisions/draft.ts';
import { scoreMain } from './decisions/main-turn.ts';
import { scorePick } from './decisions/pick.ts';
import { type TableView, tableViewOf } from './table-view.ts';
import { deckValue, playValue } from './worth/card-worth.ts';
import { deckSize } from './worth/deck-size.ts';

/** What the greedy player of 民心 thinks of its options. */
export const evaluateMinxin = evaluator(tableViewOf, (table, decision) => {
  switch (decision.kind) {
    case 'main':
      return scoreMain(table, decision.options);
    case 'answer':
      return scoreAnswer(table);
    case 'draft':
      return scoreDraft(table);
    case 'keep':
      return scoreKeep(table, decision);
    case 'discard-hand':
      return scoreDiscardHand(table);
    case 'keep-pouch':
      return ({ card }) => playValueOf(card, table);
    case 'recruit-rebel':
      return scoreTakeRebel(table);
    default:
      return scorePick(table, decision);
  }
});

function playValueOf(card: OptionView['card'], table: TableView): number {
  const seen = table.find(card);
  return seen ? playValue(seen.printed, table.stage) : 0;
}

/** Whatever is worse than a card drawn in its place goes; what crosses others is worth its place. */
function scoreDiscardHand(table: TableView): (option: OptionView) => number {
  return ({ verb, card }) => {
    if (verb === 'done') return 0;
    return table.stage.draw - playValueOf(card, table);
  };
}

function scoreTakeRebel(table: TableView): (option: OptionView) => number {
  return ({ verb, card }) => {
    const seen = table.find(card);
    if (!seen || verb !== 'take-rebel') return 0;
    return deckValue(seen.printed, table.stage, deckSize(table));
  };
}
