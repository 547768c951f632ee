import { dice } from '@lianhuan/kernel/testing';
import { describeAnyGame } from '@lianhuan/kernel/testing/any-game';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { library } from '../cards/library.ts';
import { deckCardOf } from '../decks/deck-cards.ts';
import { checkDeck } from '../decks/deck-list.ts';
import { randomDeck } from './random-deck.ts';
import { triedEvolve } from './tried.ts';

test('random decks are legal', () => {
  const cards = library().map(deckCardOf);
  fc.assert(
    fc.property(fc.integer(), (luck) => {
      expect(checkDeck(randomDeck(dice(luck)), cards)).toEqual([]);
    }),
  );
});

// Most games have little life, and end soon; one is played in full.
describeAnyGame(triedEvolve, {
  cites: { most: 16 },
  short: { life: [4, 8] },
  full: [{ title: 'keeps its accounts with all the life', players: 2, seed: 1 }],
  answers: 400,
});
