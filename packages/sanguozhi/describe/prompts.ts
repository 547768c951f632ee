import type { Text } from '@lianhuan/kernel';
import WORDS from './words.json' with { type: 'json' };

/** What is asked, by kind of decision: `{card}` is what it is about, `{n}` its number. */
export const PROMPTS: Readonly<Record<string, Text>> = WORDS.prompts;
/** A kind of decision with a prompt that is no more than its words. */
export type Prompt = keyof typeof WORDS.prompts;

/** What can be picked, by verb: `{card}`, `{seat}`, `{n}` and `{role}` of the option, `{about}` of the decision. */
export const VERBS: Readonly<Record<string, Text>> = WORDS.verbs;
/** A verb whose label is no more than its words. */
export type Verb = keyof typeof WORDS.verbs;
