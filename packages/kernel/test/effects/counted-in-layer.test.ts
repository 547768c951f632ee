import { describe, expect, test } from 'vitest';
import { type CardId, deriveByLayers, type LayeredEffect } from '../../index.ts';
import { type ToyTable, toyTable } from '../toy-game.ts';

// Effects that count in a layer what others change in it.

const CARDS = [0, 1, 2] as CardId[];
const [FIRST, SECOND, THIRD] = CARDS;

/** What counts of one card what it does to some, in the one layer of sizes. */
interface Counts extends LayeredEffect {
  readonly of: CardId | null;
  readonly to: readonly CardId[];
  /** What it counted, and where it looked then: kept until it looks elsewhere, as the scope of words is. */
  known: { readonly cards: object; readonly size: number } | null;
}

function counts(id: number, of: CardId | null, to: readonly CardId[]): Counts {
  const reads = of === null ? 0 : 1;
  return {
    id,
    timestamp: id,
    defining: false,
    always: false,
    layers: [0],
    reads,
    of,
    to,
    known: null,
  };
}

/** The sizes of all cards, which are 1, 2 and 3 without any effect; one that counts nothing adds 10. */
function sizesBy(effects: readonly Counts[], isKept: boolean): readonly number[] {
  const derived = deriveByLayers<ToyTable, { size: number }, Counts>({
    layers: 1,
    initial: (_, card) => ({ size: card + 1 }),
    copy: (told) => ({ ...told }),
    effects: () => effects,
    exists: () => true,
    subjects: (_, { to }) => to,
    content: (_, effect, __, ___, cards) => `${counted(effect, cards)}`,
    apply: (_, effect, __, ___, told, cards) => {
      told.size += counted(effect, cards);
    },
    version: () => 0,
  });
  const counted = (effect: Counts, cards: { of(card: CardId): { size: number } }) => {
    if (effect.of === null) return 10;
    if (!isKept) return cards.of(effect.of).size;
    if (effect.known?.cards !== cards) effect.known = { cards, size: cards.of(effect.of).size };
    return effect.known.size;
  };
  const table = toyTable(2, 1);
  return CARDS.map((card) => derived.of(table, card).size);
}

describe.each([true, false])('effects that count in the layer they change (kept: %s)', (isKept) => {
  test('wait for what changes the number, whatever their time stamps', () => {
    expect(sizesBy([counts(1, SECOND, [FIRST]), counts(2, null, [SECOND])], isKept)).toEqual([
      13, 12, 3,
    ]);
  });

  test('and that several change one after the other', () => {
    const effects = [
      counts(1, SECOND, [FIRST]),
      counts(2, THIRD, [SECOND]),
      counts(3, null, [THIRD]),
    ];
    expect(sizesBy(effects, isKept)).toEqual([16, 15, 13]);
  });

  test('apply by time stamp where they count each other', () => {
    expect(sizesBy([counts(1, SECOND, [FIRST]), counts(2, FIRST, [SECOND])], isKept)).toEqual([
      3, 5, 3,
    ]);
  });

  test('count once for all of their cards, themselves among them', () => {
    expect(sizesBy([counts(1, SECOND, CARDS)], isKept)).toEqual([3, 4, 5]);
  });
});
