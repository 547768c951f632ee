import { dice } from '@lianhuan/kernel/testing';
import { describeAnyGame } from '@lianhuan/kernel/testing/any-game';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { library } from '../cards/library.ts';
import { checkDeck } from '../decks/deck-list.ts';
import { randomDeck } from './random-deck.ts';
import { triedSanguozhi } from './tried.ts';

test('random decks are legal', () => {
  fc.assert(
    fc.property(fc.integer(), (luck) => {
      expect(checkDeck(randomDeck(dice(luck)), library())).toEqual([]);
    }),
  );
});

// Most games have little 粮草, and end soon; one of each size is played in full.
describeAnyGame(triedSanguozhi, {
  // Who leaves a battle leaves it by one rule, and what else that rule stands on.
  cites: { most: 20, of: { disengage: 4 } },
  short: { grain: [4, 10] },
  full: [1, 2].map((side) => ({
    title: `keeps its accounts with all the 粮草, at ${side} a side`,
    players: 2 * side,
    seed: side,
  })),
  answers: 400,
});
