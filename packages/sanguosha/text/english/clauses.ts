import { type Voice, verb } from '@lianhuan/cardtext';
import { PARTIES, type Party } from '../reading/vocabulary.ts';

/** Clauses of card English: who does what, in the form that fits whoever it is. */

/** "your", "another character’s". */
export function whoseOf(party: Party): string {
  return party === 'you' ? 'your' : `${PARTIES[party].en}’s`;
}

/**
 * "when {who} {take} damage": "when you take damage", "when another character takes damage". Verbs in braces stand
 * in the form that goes with "you".
 */
export function told(clause: string, party: Party): string {
  return clause.replaceAll(/\{(\w+)\}/g, (_, word: string) => {
    if (word === 'who') return PARTIES[party].en;
    if (word === 'whose') return whoseOf(party);
    return party === 'you' ? word : third(word);
  });
}

function third(plain: string): string {
  if (plain === 'have') return 'has';
  return plain === 'are' ? 'is' : `${plain}s`;
}

/** Is it offered, as in "you may …" and "have it …"? */
export function isMay(voice: Voice): boolean {
  return voice === 'you may' || voice === 'they may';
}

/** "the card does nothing"; "(you may) have the card do nothing". */
export function happens(voice: Voice, thing: string, plain: string, singular?: string): string {
  if (isMay(voice)) return `have ${thing} ${plain}`;
  const [word, ...more] = plain.split(' ');
  return [thing, singular ?? verb('they', word), ...more].join(' ');
}

/** With a sign of the exact point behind all else: "when you take damage from a Slash (❷)". */
export function signedLast(clause: string): string {
  const sign = / ?\([❶-❽]\)/.exec(clause);
  return sign === null ? clause : `${clause.replace(sign[0], '')} ${sign[0].trim()}`;
}
