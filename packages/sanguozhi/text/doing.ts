import { type Speaker, type Voice, verb } from '@lianhuan/cardtext';
import { isPlural } from './english.ts';
import type { Players, Victims } from './nodes.ts';
import { PARTIES, type Party } from './vocabulary.ts';

/** How the English of deeds agrees with who does them and with how many they are done to. */

/** "you draw", "each opponent draws"; without a subject where nobody is named: "draw". */
export function does(
  who: Party | null,
  voice: Voice,
  plain: string,
  third: string = `${plain}s`,
): string {
  if (who === null) return verb(voice, plain, third);
  return `${PARTIES[who].en} ${who === 'own' ? plain : third}`;
}

/** "your deck", "each opponent’s deck", "its controller’s deck". */
export function whose(who: Party | null, voice: Voice = 'you'): string {
  if (who === 'own') return 'your';
  if (who === null) return voice === 'you' ? 'your' : 'their';
  return `${PARTIES[who].en}’s`;
}

/** "them": who has something done to them. */
export function toWhom(who: Party | null): string {
  return who === null || who === 'own' ? 'you' : PARTIES[who].en;
}

/** "their grain": of players as victims of damage, or as those whose 粮草 changes. */
export function grainOf({ who }: Players): string {
  return `${whose(who)} grain`;
}

/** What somebody may do: "you may draw", not "you may you draw". */
export function withoutYou(words: string): string {
  return words.replace(/^you /, '');
}

/** "this general gets", "your cavalry get"; only the verb where the words are a part of others. */
export function they(
  who: Victims | null | undefined,
  say: Speaker,
  one: string,
  many: string,
): string {
  if (who === null) return `this card ${one}`;
  if (who === undefined) return one;
  return `${say(who, 'you')} ${isPlural(who) ? many : one}`;
}
