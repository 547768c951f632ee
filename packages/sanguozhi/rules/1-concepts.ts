import type { RuleEntry } from '@lianhuan/kernel';
import { ACTIONS } from './1-concepts/actions.ts';
import { CARD_STATES } from './1-concepts/card-states.ts';
import { EFFECTS_AND_TARGETS } from './1-concepts/effects-and-targets.ts';
import { GRAIN_AND_DAMAGE } from './1-concepts/grain-and-damage.ts';
import { NUMBERS_AND_CARDS } from './1-concepts/numbers-and-cards.ts';
import { PLAYERS_AND_GAMES } from './1-concepts/players-and-games.ts';

/** Chapter 1, 游戏概念: players, numbers, cards, effects, targets, states, actions and damage. */
export const CONCEPTS = {
  ...PLAYERS_AND_GAMES,
  ...NUMBERS_AND_CARDS,
  ...EFFECTS_AND_TARGETS,
  ...CARD_STATES,
  ...ACTIONS,
  ...GRAIN_AND_DAMAGE,
} as const satisfies Record<string, RuleEntry>;
