import { type Speaker, type Voice, verb } from '@lianhuan/cardtext';
import type { Players, Victims } from '../nodes/index.ts';
import { isPlural } from './english.ts';
import { PARTIES, type Party } from './vocabulary.ts';

/** How the English of deeds agrees with who does them and with how many they are done to. */

/**
 * "you draw", "each opponent draws"; without a subject where nobody is named: "draw". What one may have
 * others do: "(you may) have each opponent draw".
 */
export function does(
  who: Party | null,
  voice: Voice,
  plain: string,
  third: string = `${plain}s`,
): string {
  if (who === null) return verb(voice, plain, third);
  if (who === 'own' && voice === 'you may') return plain;
  if (who !== 'own' && isOffered(voice)) return `have ${PARTIES[who].en} ${plain}`;
  return `${PARTIES[who].en} ${who === 'own' ? plain : third}`;
}

/** "your deck", "each opponent’s deck", "its controller’s deck". */
export function whose(who: Party | null, voice: Voice = 'you'): string {
  if (who === 'own') return 'your';
  if (who === null) return voice === 'you' || voice === 'you may' ? 'your' : 'their';
  return `${PARTIES[who].en}’s`;
}

/** "each opponent puts … their deck": of those the sentence has just named. */
export function theirs(who: Party | null, voice: Voice): string {
  return who === null || who === 'own' ? whose(who, voice) : 'their';
}

/** "them": who has something done to them. */
export function toWhom(who: Party | null): string {
  return who === null || who === 'own' ? 'you' : PARTIES[who].en;
}

/** "their grain": of players as victims of damage, or as those whose 粮草 changes. */
export function grainOf({ who }: Players): string {
  return `${whose(who)} grain`;
}

/** What is paid: "lose 1 counter", not "you lose 1 counter". */
export function withoutYou(words: string): string {
  return words.replace(/^you /, '');
}

/** Is it what somebody may do, so that words with another subject need a verb in front? */
export function isOffered(voice: Voice): boolean {
  return voice === 'you may' || voice === 'they may';
}

/**
 * "this general gets", "your cavalry get", "(you may) have this general get"; only the verb where the
 * words are a part of others.
 */
export function they(
  who: Victims | null | undefined,
  say: Speaker,
  one: string,
  many: string,
  voice: Voice = 'you',
): string {
  if (who === null) return `this card ${one}`;
  if (who === undefined) return one;
  if (isOffered(voice) && isYou(who)) return many;
  const subject = say(who, 'you');
  if (isOffered(voice)) return `have ${subject} ${many}`;
  return `${subject} ${isPlural(who) ? many : one}`;
}

function isYou(who: Victims): boolean {
  return who.kind === 'players' && who.who === 'own';
}

/** "your opponents cannot", "this general cannot": each of several cannot. */
export function cannot(who: Victims | null | undefined, say: Speaker): string {
  if (who?.kind === 'players' && who.who === 'enemies') return 'opponents cannot';
  if (who?.kind === 'players' && who.who === 'all') return 'players cannot';
  return they(who, say, 'cannot', 'cannot');
}

/** "a general from your hand": of cards that are brought elsewhere. */
export function from(words: string): string {
  return words.replace(/ in (?=(?:\S+ ){0,3}(?:hand|deck|graveyard)\b)/, ' from ');
}
