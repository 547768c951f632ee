import { describe, expect, test } from 'vitest';
import { applyTableEvent, moveTo } from '../../index.ts';
import { KnownCards } from '../../knowledge/known-cards.ts';
import type { ToyTable } from '../toy-game.ts';
import { B1, B2, BOTTOM, CARDS, matchOf, OPEN, SHOWN, secrets, TOP } from './knowledge-scene.ts';

const first = () => 0;

/** What is known when these were seen and then mixed. */
function lost(seen: readonly (typeof TOP)[], mixed: readonly (typeof TOP)[]) {
  const known = new KnownCards<ToyTable>(secrets);
  for (const card of seen) known.see(card);
  known.mix(mixed);
  return known;
}

/** Where this card could lie. */
function placesOf(known: KnownCards<ToyTable>, sought: typeof TOP): number[] {
  const { table } = matchOf();
  const laid = CARDS.flatMap((pick) => known.exchange([table], (bound) => pick % bound));
  return [...new Set(laid.filter(([, card]) => card === sought).map(([place]) => place))].sort();
}

const groupsOf = (known: KnownCards<ToyTable>) =>
  known.groups(matchOf().table).map((group) => group.join());

describe('what is known', () => {
  test('is taken over from what was, and goes its own way from there', () => {
    const before = lost([TOP, B1], [TOP, B2]);
    const after = new KnownCards(secrets, before);
    expect([after.knows(B1), after.knows(TOP), after.hasLost(TOP)]).toEqual([true, false, true]);
    after.see(SHOWN);
    after.see(TOP);
    expect([before.knows(SHOWN), before.hasLost(TOP)]).toEqual([false, true]);
    expect([after.knows(SHOWN), after.hasLost(TOP)]).toEqual([true, false]);
  });

  test('is taken over with places that stay together', () => {
    const after = new KnownCards(secrets, lost([TOP, B1], [TOP, B1, B2]));
    expect(placesOf(after, B1)).toEqual([TOP, B1, B2]);
  });

  test('is nothing any more once it is cleared', () => {
    const known = lost([TOP], [TOP, B2]);
    known.see(SHOWN);
    known.clear();
    expect([known.knows(SHOWN), known.hasLost(TOP)]).toEqual([false, false]);
    expect(groupsOf(known)).toEqual([CARDS.join()]);
  });
});

describe('a card that is seen again', () => {
  test('is no longer one that was lost, nor its place one where another may lie', () => {
    const known = lost([TOP, B1], [TOP, B1, B2]);
    known.see(TOP);
    known.mix([TOP, BOTTOM]);
    // Had its place stayed among theirs, B1 could lie at the bottom, too.
    expect(placesOf(known, B1)).toEqual([B1, B2]);
  });

  test('leaves cards that nobody knew like all others, when it was the last of its pool', () => {
    const known = lost([TOP], [TOP, B1, B2]);
    known.see(TOP);
    known.see(SHOWN);
    known.mix([SHOWN, B1]);
    expect(placesOf(known, SHOWN)).toEqual([B1, SHOWN]);
  });
});

describe('what is drawn', () => {
  /** The cards of a table with the faces of two of them exchanged, for the seat the same. */
  function swapped(): ToyTable {
    const { table } = matchOf();
    const [one, other] = [table.cards[1], table.cards[B2]] as { definition: number }[];
    [one.definition, other.definition] = [other.definition, one.definition];
    return table;
  }

  function facesOn(table: ToyTable, known: KnownCards<ToyTable>): [number, number][] {
    const laid = known.exchange([table], (bound) => Math.floor(bound / 2));
    return laid
      .map(([place, card]): [number, number] => [place, table.cards[card].definition])
      .sort(([one], [other]) => one - other);
  }

  test('does not hang on how cards lie that were never seen', () => {
    const known = lost([], []);
    expect(facesOn(swapped(), known)).toEqual(facesOn(matchOf().table, known));
  });

  test('does not hang on how cards lie that were lost', () => {
    const known = lost([1 as typeof TOP, B2, TOP], [1 as typeof TOP, B2, TOP, BOTTOM]);
    expect(facesOn(swapped(), known)).toEqual(facesOn(matchOf().table, known));
  });

  test('exchanges only cards that look alike at each moment', () => {
    const known = lost([], []);
    const byZone = new KnownCards<ToyTable>({ backOf: (_, zone) => zone });
    const { table } = matchOf();
    const of = (one: KnownCards<ToyTable>) => one.groups(table).map((group) => group.length);
    expect(of(known)).toEqual([9]);
    expect(of(byZone)).toEqual([4, 4, 1]);
    const { table: later } = matchOf();
    applyTableEvent(later, moveTo(later, TOP, OPEN));
    const laid = byZone.exchange([table, later], first);
    expect(laid.find(([place]) => place === TOP)).toEqual([TOP, TOP]);
  });
});
