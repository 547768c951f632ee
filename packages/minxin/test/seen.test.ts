import { NOBODY, type Seat } from '@lianhuan/kernel';
import { describe, expect, it } from 'vitest';
import { library } from '../cards/library.ts';
import { minxin } from '../game.ts';
import { secrets } from '../table/secrets.ts';
import { A, B, find, lay, type Side } from './text/scene.ts';

/** What players see of cards: their backs, and what they cost now. */

describe('backs of cards', () => {
  const backsOf = (home: string) =>
    new Set(
      library().flatMap((card) =>
        card.home === home ? [secrets.backOf(card, 'central-deck')] : [],
      ),
    );

  it('events, pouches and all others have one each', () => {
    const [events, pouches, central] = ['events', 'pouches', 'central'].map(backsOf);
    for (const backs of [events, pouches, central]) expect(backs.size).toBe(1);
    expect(new Set([...events, ...pouches, ...central]).size).toBe(3);
    expect(backsOf('starting')).toEqual(central);
  });
});

describe('what a card costs is shown', () => {
  const scene = {
    cards: [
      { name: '兵', kind: '部曲', cost: 5 },
      { name: '募', kind: '计略', text: '你招募部曲的费用-2。' },
    ],
    row: ['兵'],
  };
  const costIn = (table: ReturnType<typeof lay>) =>
    minxin.characteristics?.(table, find(table, '兵')).cost;

  it('in the row as the active player would pay it', () => {
    const sides = [{ schemes: ['募'] }, {}];
    expect(costIn(lay({ ...scene, sides }))).toBe(3);
    expect(costIn(lay({ ...scene, sides, active: B }))).toBe(5);
  });

  it('before the first turn as whoever begins would', () => {
    const sides = [{ schemes: ['募'] }, {}];
    expect(costIn(lay({ ...scene, sides, active: NOBODY }))).toBe(3);
  });

  it('elsewhere as its player would, whosever turn it is', () => {
    const cards = [
      { name: '兵', kind: '乱军', cost: 5 },
      { name: '剿', kind: '计略', text: '你击溃乱军的费用-2。' },
    ];
    const costOf = (sides: readonly Side[], active: Seat) => costIn(lay({ cards, sides, active }));
    for (const active of [A, B]) {
      expect(costOf([{ schemes: ['剿'] }, { troops: ['兵'] }], active)).toBe(5);
      expect(costOf([{ schemes: ['剿'], troops: ['兵'] }, {}], active)).toBe(3);
    }
  });
});
