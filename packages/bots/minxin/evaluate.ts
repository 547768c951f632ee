import type { OptionView, View } from '@lianhuan/kernel';
import { askedOf } from '../bot.ts';
import type { Evaluator } from '../greedy.ts';
import { scoreAnswer } from './answer.ts';
import { deckSize } from './deck.ts';
import { scoreDraft, scoreKeep } from './draft.ts';
import { scoreMain } from './main.ts';
import { scorePick } from './pick.ts';
import { type Sight, sightOf } from './sight.ts';
import { deckValue, playValue } from './worth.ts';

/** What the greedy player of 民心 thinks of its options. */
export const evaluateMinxin: Evaluator = (seen: View) => {
  const decision = askedOf(seen);
  if (decision.options.length === 1) return () => 0;
  const sight = sightOf(seen);
  switch (decision.kind) {
    case 'main':
      return scoreMain(sight, decision.options);
    case 'answer':
      return scoreAnswer(sight);
    case 'draft':
      return scoreDraft(sight);
    case 'keep':
      return scoreKeep(sight, decision);
    case 'discard-hand':
      return scoreDiscardHand(sight);
    case 'keep-pouch':
      return ({ card }) => playValueOf(card, sight);
    case 'recruit-rebel':
      return scoreTakeRebel(sight);
    default:
      return scorePick(sight, decision);
  }
};

function playValueOf(card: OptionView['card'], sight: Sight): number {
  const seen = sight.find(card);
  return seen ? playValue(seen.printed, sight.stage) : 0;
}

/** Whatever is worse than a card drawn in its place goes; what crosses others is worth its place. */
function scoreDiscardHand(sight: Sight): (option: OptionView) => number {
  return ({ verb, card }) => {
    if (verb === 'done') return 0;
    return sight.stage.draw - playValueOf(card, sight);
  };
}

function scoreTakeRebel(sight: Sight): (option: OptionView) => number {
  return ({ verb, card }) => {
    const seen = sight.find(card);
    if (!seen || verb !== 'take-rebel') return 0;
    return deckValue(seen.printed, sight.stage, deckSize(sight));
  };
}
