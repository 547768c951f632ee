import { describe, expect, test } from 'vitest';
import { CARD_KINDS, type CardDefinition } from '../cards/definition.ts';
import { library, printedIn } from '../cards/library.ts';
import { decks } from '../decks/decks.ts';
import { RANK_SIGNS, SUIT_SIGNS } from '../table/cards-in-use.ts';
import { LABELS } from '../text/reading/vocabulary.ts';
import PRINTED from './printed-decks.json' with { type: 'json' };

/** Deck → its cards: suit and rank, name, then ex, 合纵 and the range of a weapon where there is one. */
const cardsOf: Readonly<Record<string, readonly string[]>> = PRINTED.decks;
/** Kind → the names of all cards of it. */
const namesOf: Readonly<Record<string, readonly string[]>> = PRINTED.kinds;

const faces = library().filter(({ id, face }) => id === face);

const found = decks().map((deck) => ({ id: deck.id, cards: printedIn(deck, faces) }));

/** What is printed on a card of a deck, as the lists have it. */
function wordsOf(definition: CardDefinition, marks: readonly string[]): string {
  const { name, suit, rank, kind, range, abilities } = definition;
  if (suit === null) throw new Error(`${name} has no suit`);
  const labels = abilities.flatMap((unit) =>
    unit.kind === 'labelled' ? [LABELS[unit.label].zh] : [],
  );
  return [
    `${SUIT_SIGNS[suit]}${RANK_SIGNS[rank]}`,
    name,
    ...marks.filter((mark) => mark === 'ex'),
    ...labels,
    ...(kind === 'weapon' ? [range] : []),
  ].join(' ');
}

describe('the cards that are printed', () => {
  test('are those of six decks, 324 in all', () => {
    expect(found.map(({ id }) => id).sort()).toEqual(Object.keys(cardsOf).sort());
    expect(Object.values(cardsOf).map(({ length }) => length)).toEqual([108, 52, 108, 52, 2, 2]);
  });

  test.each(found)(
    'are each in the deck $id, with all that is printed on them',
    ({ id, cards }) => {
      const words = cards.map(({ card, definition }) => wordsOf(definition, card.marks));
      expect(words.sort()).toEqual([...cardsOf[id]].sort());
    },
  );

  test('are of the kinds that they are printed as', () => {
    const kinds = Object.entries(namesOf).flatMap(([kind, names]) =>
      names.map((name) => `${name} ${kind}`),
    );
    const printed = found.flatMap(({ cards }) =>
      cards.map(({ definition: { name, kind } }) => `${name} ${CARD_KINDS[kind]}`),
    );
    expect([...new Set(printed)].sort()).toEqual(kinds.sort());
  });
});
