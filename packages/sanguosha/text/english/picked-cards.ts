import { counted, type Speaker } from '@lianhuan/cardtext';
import type { SomeCards } from '../nodes/nodes.ts';
import { PLACES } from '../reading/vocabulary.ts';
import { cardWords, severalCards } from './nouns.ts';

/** Cards that somebody picks, in card English. */

/** "1 red hand card", "up to 2 cards in any area". */
export function howMany(cards: SomeCards, say: Speaker): string {
  const { how, count } = cards;
  if (how === 'any') return `any number of ${severalOf(cards, say)}`;
  if (how === 'all') return `all ${severalOf(cards, say)}`;
  const [one, several] = [oneOf(cards, say, (words) => words), severalOf(cards, say)];
  return `${how === 'up-to' ? 'up to ' : ''}${counted(count, one, several)}`;
}

/** "red hand cards", of which some are picked. */
export const severalOf = (cards: SomeCards, say: Speaker) => oneOf(cards, say, severalCards);

function oneOf(
  { at, sort, qualities }: SomeCards,
  say: Speaker,
  inflected: (words: string) => string,
): string {
  const [head, where] = placed(sort === null ? null : say(sort, 'you'), at);
  return inflected(cardWords(qualities, head, say)) + where;
}

/** What such cards are called, and where they lie: "weapon" and " in the equipment area". */
function placed(sort: string | null, at: SomeCards['at']): readonly [string, string] {
  const [head, ...more] = PLACES[at].en.split(/(?= in | of )/);
  if (sort === null) return [head, more.join('')];
  if (at === 'hand') return [sort, ' in hand'];
  return [sort, at === 'cards' ? '' : more.join('')];
}
