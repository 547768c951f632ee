import type { Text } from '@lianhuan/kernel';
import { TEXT_PROMPTS, TEXT_VERBS } from './card-text.ts';
import { CARD_PROMPTS, CARD_VERBS } from './cards-and-players.ts';
import { COMBAT_PROMPTS, COMBAT_VERBS } from './combat.ts';
import { PLAY_PROMPTS, PLAY_VERBS } from './play.ts';

/** What is asked, by kind of decision: `{card}` is what it is about, `{n}` its number. */
export const PROMPTS: Readonly<Record<string, Text>> = {
  ...TEXT_PROMPTS,
  ...CARD_PROMPTS,
  ...COMBAT_PROMPTS,
  ...PLAY_PROMPTS,
};

/** What can be picked, by verb: `{card}`, `{seat}`, `{n}` and `{role}` of the option, `{about}` of the decision. */
export const VERBS: Readonly<Record<string, Text>> = {
  ...TEXT_VERBS,
  ...CARD_VERBS,
  ...COMBAT_VERBS,
  ...PLAY_VERBS,
};
