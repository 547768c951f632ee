import { type Dice, drawAtRandom } from '@lianhuan/kernel/testing';
import { sortOf } from '../cards/card-sorts.ts';
import type { CardDefinition } from '../cards/definition.ts';
import { library } from '../cards/library.ts';
import { deckCardOf } from '../decks/deck-cards.ts';
import { LEAST_MAIN, MOST_EVOLVE, MOST_MAIN } from '../decks/deck-check.ts';
import type { DeckList } from '../decks/deck-writing.ts';

/** A legal deck of any cards, by class or by theme (6.1.1), with evolve cards of those in it. */
export function randomDeck(upTo: Dice): DeckList {
  const leaders = library().filter(({ kind }) => kind === 'leader');
  const leader = leaders[upTo(leaders.length)];
  const common = fitting(leader, 'common');
  const main = drawAtRandom(copies(common), LEAST_MAIN + upTo(MOST_MAIN - LEAST_MAIN + 1), upTo);
  const evolved = fitting(leader, 'evolved').filter(
    ({ name }) => main.includes(name) || !common.some((card) => card.name === name),
  );
  return {
    leader: leader.name,
    main,
    evolve: drawAtRandom(copies(evolved), upTo(MOST_EVOLVE + 1), upTo),
  };
}

/** Of a leader with a theme the cards of that theme, if they make a deck; else of its class and neutral ones. */
function fitting(leader: CardDefinition, sort: 'common' | 'evolved'): CardDefinition[] {
  const cards = library().filter((card) => sortOf(card) === sort);
  return leader.theme === null
    ? cards.filter((card) => card.class === leader.class || card.class === 'neutral')
    : cards.filter(({ theme }) => theme === leader.theme);
}

/** Each name as often as a deck may hold it (6.1.1.4, 6.1.2). */
function copies(cards: readonly CardDefinition[]): string[] {
  return cards.flatMap((card) => Array<string>(deckCardOf(card).copies).fill(card.name));
}
