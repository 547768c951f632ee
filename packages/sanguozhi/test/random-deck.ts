import { type Dice, drawAtRandom } from '@lianhuan/kernel/testing';
import type { CardDefinition, CardKind, Corps } from '../cards/definition.ts';
import { library } from '../cards/library.ts';
import type { DeckList } from '../decks/deck-writing.ts';

/** How many of each kind, at least and at most; 兵权 fill the deck up. */
const SHARES = {
  general: [16, 24],
  tactic: [8, 14],
  treasure: [2, 6],
  formation: [0, 3],
} as const satisfies Partial<Record<CardKind, readonly [number, number]>>;
const TROOPS = 22;
const EVENTS = 6;
const LEAST_MAIN = 50;

/** A legal deck of any cards (100.2a), with 兵权 of two or three kinds, so that it can be played. */
export function randomDeck(upTo: Dice): DeckList {
  const main = Object.entries(SHARES).flatMap(([kind, [least, most]]) =>
    drawAtRandom(names(kind as CardKind), least + upTo(most - least + 1), upTo),
  );
  const troops = TROOPS + Math.max(0, LEAST_MAIN - main.length - TROOPS);
  return {
    main: [...main, ...drawAtRandom(troopCards(upTo), troops, upTo)],
    side: [],
    events: drawAtRandom(names('event'), upTo(EVENTS + 1), upTo),
  };
}

/** Each name as often as a deck may hold it (403.1). */
function names(kind: CardKind): string[] {
  return copies(library().filter((card) => card.kind === kind));
}

function copies(cards: readonly CardDefinition[]): string[] {
  return cards.flatMap(({ name, limit }) => Array<string>(Math.max(1, limit)).fill(name));
}

function troopCards(upTo: Dice): string[] {
  const corps = drawAtRandom<Corps>(['foot', 'bow', 'horse', 'counsel'], 2 + upTo(2), upTo);
  return copies(
    library().filter((card) => card.kind === 'troop' && corps.some((one) => one in card.face)),
  );
}
