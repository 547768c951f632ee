import type { DecisionView, Handle, View } from '@lianhuan/kernel';
import { type CardDefinition, library, type MinxinPublicState } from '@lianhuan/minxin';
import { holdsCards } from '../../engine/holding.ts';
import { isFree } from '../../engine/tape.ts';
import { isGift, onlyGives } from './giving.ts';
import { type MinxinPreferences, stillHolds } from './preferences.ts';

/**
 * The answer a player wants given unasked. Null to ask.
 * @param watched somebody else looks on at the same screen
 */
export function automaticAnswer(
  seen: View,
  preferences: MinxinPreferences,
  watched: boolean,
): number | null {
  const { decision, seat } = seen;
  if (decision === null) return null;
  const { idle, options } = decision;
  // The pass of a player who can do nothing else.
  const forced = !isFree({ idle, options: options.length });
  if (forced) {
    const couldAnswer = watched && holdsCards(seen);
    return preferences.stop === 'when-able' && !couldAnswer ? 0 : null;
  }
  const state = seen.state as MinxinPublicState;
  switch (decision.kind) {
    case 'entry-ability':
      return preferences.harmless === 'by-itself' ? harmlessUse(seen, decision) : null;
    case 'answer':
      return stillHolds(preferences.passing, seat, state) ? optionOf(decision, 'pass') : null;
    case 'main':
      return stillHolds(preferences.giving, seat, state) ? nextGift(seen, decision) : null;
    default:
      return null;
  }
}

/** Carries out an 进场 ability that costs nothing and asks nothing. */
function harmlessUse(seen: View, decision: DecisionView): number | null {
  const card = decision.about === null ? undefined : definitionOf(seen, decision.about);
  const ability = card?.abilities[decision.amount];
  return ability && onlyGives(ability) ? optionOf(decision, 'use') : null;
}

/** Plays a card of the hand that only gives: first one that also gives for what is done later. */
function nextGift(seen: View, { options }: DecisionView): number | null {
  const gifts = options.flatMap(({ verb, card }, index) => {
    const definition = verb === 'play' && card !== null ? definitionOf(seen, card) : undefined;
    return definition !== undefined && isGift(definition) ? [{ index, definition }] : [];
  });
  const lasting = gifts.find(({ definition: { abilities } }) =>
    abilities.some(({ timing }) => timing === 'trigger'),
  );
  return (lasting ?? gifts[0])?.index ?? null;
}

function optionOf({ options }: DecisionView, verb: string): number | null {
  const index = options.findIndex((option) => option.verb === verb);
  return index < 0 ? null : index;
}

function definitionOf({ zones, state }: View, handle: Handle): CardDefinition | undefined {
  const id = zones
    .flatMap(({ cards }) => cards ?? [])
    .find((card) => card.handle === handle)?.definition;
  const { addedCards } = state as MinxinPublicState;
  return [...addedCards, ...library()].find((card) => card.id === id);
}
