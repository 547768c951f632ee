import { describe, expect, it } from 'vitest';
import { isOpenRebel, refuseLimited } from '../flow/legal.ts';
import { fieldUses } from '../flow/options.ts';
import { A, find, lay, type Side } from './text/scene.ts';

/** What may be done with cards in play, and why not. */

const CARDS = [
  { name: '买', kind: '计略', text: '本回合限1次，支付2声望：战力+1。' },
  { name: '弃', kind: '计略', text: '本回合限1次：弃置1张手牌。' },
  { name: '贼', kind: '乱军' },
];
const laid = (own: Side) => lay({ cards: CARDS, sides: [own, {}], row: ['贼'] });

describe('a limited use', () => {
  const refused = (name: string, own: Side = {}) => {
    const table = laid({ schemes: [name], ...own });
    return refuseLimited(table, A, find(table, name), 0)?.text.zh ?? null;
  };

  it('is refused for its cost, or as it would do nothing', () => {
    expect(refused('买', { renown: 1 })).toContain('付不起');
    expect(refused('买', { renown: 2 })).toBeNull();
    expect(refused('弃')).toContain('没有作用');
    expect(refused('弃', { hand: ['民兵'] })).toBeNull();
  });

  it('is offered in the order in which the cards lie', () => {
    const table = laid({ schemes: ['买', '弃'], renown: 2, hand: ['民兵'] });
    expect(fieldUses(table, A).map(({ card }) => card)).toEqual([
      find(table, '买'),
      find(table, '弃'),
    ]);
  });
});

describe('a 乱军 that can be routed for 战力', () => {
  it('lies in the row or is always available, not on a field', () => {
    const row = laid({});
    expect(isOpenRebel(row, find(row, '贼'))).toBe(true);
    expect(isOpenRebel(row, find(row, '山贼'))).toBe(true);
    expect(isOpenRebel(row, find(row, '望族'))).toBe(false);
    const field = lay({ cards: CARDS, sides: [{ troops: ['贼'] }, {}] });
    expect(isOpenRebel(field, find(field, '贼'))).toBe(false);
  });
});
