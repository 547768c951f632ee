import WORDS from './words.json' with { type: 'json' };

/** What players are asked, by kind of decision; {card} is what it is about, {n} its number. */
export const PROMPTS = WORDS.prompts;
export type Prompt = keyof typeof PROMPTS;

/** What they can pick, by verb; {card} is the card, {n} the number, {ability} its words. */
export const VERBS = WORDS.verbs;
export type Verb = keyof typeof VERBS;
