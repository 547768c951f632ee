import { describe, expect, it } from 'vitest';
import { cardsIn, player, printed } from '../../table/table.ts';
import { canPay, possible } from '../../text/meaning/run.ts';
import { A, B, C, find, lay, type Scene, use, whereIs } from './scene.ts';

/** A scheme of A's with these words of entry, on the field of a table. */
function words(effect: string, scene: Partial<Scene> = {}) {
  const [own = {}, ...others] = scene.sides ?? [{}, {}];
  return lay({
    ...scene,
    cards: [{ name: '测试', kind: '计略', text: `闪电进场：${effect}。` }, ...(scene.cards ?? [])],
    sides: [{ ...own, schemes: ['测试'] }, ...(others.length > 0 ? others : [{}])],
  });
}

describe('gaining and losing', () => {
  it('adds to what a player has, and takes away down to 0', () => {
    const table = words('战力+2，声望-3，攻城战力+1', { sides: [{ renown: 2 }, { renown: 7 }] });
    use(table, '测试');
    expect(player(table, A)).toMatchObject({ power: 2, renown: 0, siege: 1 });
    expect(player(table, B).renown).toBe(7);
  });

  it('takes 民心 from the pool', () => {
    const table = words('民心+3');
    use(table, '测试');
    expect([player(table, A).favor, table.state.pool]).toEqual([3, 57]);
  });

  it('the others are done to in the order of play, oneself is not', () => {
    const table = words('每位其他玩家战力-1', {
      sides: [{ power: 1 }, { power: 1 }, { power: 4 }],
    });
    use(table, '测试');
    expect([A, B, C].map((seat) => player(table, seat).power)).toEqual([1, 0, 3]);
  });

  it('每位玩家 is everybody', () => {
    const table = words('每位玩家声望+1');
    use(table, '测试');
    expect([A, B].map((seat) => player(table, seat).renown)).toEqual([1, 1]);
  });

  it('目标玩家 is picked once for the whole ability', () => {
    const table = words('目标玩家声望-1，从目标玩家获取1民心', {
      sides: [{}, { renown: 3, favor: 5 }, { renown: 3, favor: 5 }],
    });
    expect(use(table, '测试', ['C']).asked).toHaveLength(1);
    expect(player(table, C)).toMatchObject({ renown: 2, favor: 4 });
    expect(player(table, B)).toMatchObject({ renown: 3, favor: 5 });
  });

  it('seizes no more than there is', () => {
    const table = words('从每位其他玩家获取2民心', { sides: [{}, { favor: 1 }, {}] });
    use(table, '测试');
    expect(player(table, A).favor).toBe(1);
    expect(player(table, B).favor).toBe(0);
  });
});

describe('X and 每有', () => {
  it('X is counted when it is carried out', () => {
    const table = words('摸1张牌，战力+X，X为你的手牌数', {
      sides: [{ deck: ['民兵'], hand: ['寒族'] }, {}],
    });
    use(table, '测试');
    expect(player(table, A).power).toBe(1);
  });

  it('每有 takes a number so many times at once', () => {
    const table = words('每有1张你场上的领土，民心+2', {
      sides: [{ territories: ['长安', '洛阳'] }, {}],
    });
    use(table, '测试');
    expect(player(table, A).favor).toBe(4);
  });

  it('每有 none is nothing', () => {
    const table = words('每有1张你场上的领土，民心+2');
    expect(use(table, '测试').value).toBe(false);
    expect(player(table, A).favor).toBe(0);
  });
});

describe('choices', () => {
  const sides = [{ hand: ['民兵', '寒族'], deck: ['兴义兵'] }, {}];

  it('可以 may be declined, and then 若如此做 does not happen', () => {
    const table = words('你可以弃置1张手牌，若如此做，战力+3', { sides });
    use(table, '测试', ['不执行']);
    expect(player(table, A).power).toBe(0);
    expect(cardsIn(table, A, 'hand')).toHaveLength(2);
  });

  it('可以 that is done brings what follows', () => {
    const table = words('你可以弃置1张手牌，若如此做，战力+3', { sides });
    const { asked } = use(table, '测试', ['执行', '寒族']);
    expect(asked[0]).toBe('A 测试：是否弃置1张手牌？：执行 / 不执行');
    expect(whereIs(table, '寒族')).toBe('A 弃牌堆');
    expect(player(table, A).power).toBe(3);
  });

  it('可以 what is impossible is not asked', () => {
    const table = words('你可以弃置1张手牌，若如此做，战力+3');
    expect(use(table, '测试')).toEqual({ value: false, asked: [] });
  });

  it('选择一项 offers what can be done, in its own words', () => {
    const table = words('选择一项：①战力+1；②弃置1张手牌；③声望+1');
    expect(use(table, '测试', ['声望']).asked).toEqual(['A 测试：选择一项：战力+1 / 声望+1']);
    expect(player(table, A)).toMatchObject({ power: 0, renown: 1 });
  });

  it('若…否则 takes one branch', () => {
    const table = words('若你的手牌数不大于1，战力+1；否则声望+1', { sides });
    use(table, '测试');
    expect(player(table, A)).toMatchObject({ power: 0, renown: 1 });
  });
});

describe('moving cards', () => {
  it('弃置 asks who must discard', () => {
    const table = words('每位其他玩家弃置1张手牌', {
      sides: [{ hand: ['民兵'] }, { hand: ['寒族', '兴义兵'] }],
    });
    const { asked } = use(table, '测试', ['兴义兵']);
    expect(asked[0]).toMatch(/^B /);
    expect(whereIs(table, '兴义兵')).toBe('B 弃牌堆');
    expect(whereIs(table, '民兵')).toBe('A 手牌');
  });

  it('至多 may stop early', () => {
    const table = words('放逐你手牌或弃牌堆的至多2张牌', {
      sides: [{ hand: ['斥候'], discard: ['井阑', '虎豹骑'] }, {}],
    });
    use(table, '测试', ['井阑', '完成']);
    expect(whereIs(table, '井阑')).toBe('放逐区');
    expect(whereIs(table, '斥候')).toBe('A 手牌');
  });

  it('a filter looks at what cards cost now', () => {
    const table = words('将你弃牌堆的1张费用不大于3的部曲置入你的手牌', {
      sides: [{ discard: ['虎豹骑', '斥候'] }, {}],
      cards: [{ name: '加税', kind: '事件', text: '部曲的费用+2。' }],
      shared: { 'event-area': ['加税'] },
    });
    expect(use(table, '测试').value).toBe(false);
  });

  it('招募 from the row costs nothing and leaves rebels alone', () => {
    const table = words('招募中央牌列的1张牌', {
      row: ['黑山贼', '斥候'],
      shared: { 'central-deck': ['井阑'] },
    });
    use(table, '测试');
    expect(whereIs(table, '斥候')).toBe('A 弃牌堆');
    expect(whereIs(table, '井阑')).toBe('中央牌列');
  });

  it('a named card comes from its always-available pile onto the field', () => {
    const table = words('将始终可得区域的1张【黄巾余孽】置入你的场上');
    use(table, '测试');
    expect(cardsIn(table, A, 'troops').map((card) => printed(table, card).name)).toEqual([
      '黄巾余孽',
    ]);
  });

  it('横置 and 重置 only what can be turned', () => {
    const table = words('横置目标玩家的1张领土', { sides: [{}, { territories: ['长安'] }] });
    expect(use(table, '测试').value).toBe(true);
    expect(table.cards[find(table, '长安')].tapped).toBe(true);
    expect(use(table, '测试').value).toBe(false);
  });
});

describe('what an ability costs', () => {
  const table = () =>
    lay({
      cards: [
        { name: '测试', kind: '计略', text: '本回合限1次，支付2声望并弃置1张手牌：战力+5。' },
      ],
      sides: [{ schemes: ['测试'], renown: 2, hand: ['民兵'] }, {}],
    });

  it('is paid before its effect', () => {
    const laid = table();
    use(laid, '测试');
    expect(player(laid, A)).toMatchObject({ renown: 0, power: 5 });
    expect(whereIs(laid, '民兵')).toBe('A 弃牌堆');
  });

  it('must be payable in full', () => {
    const laid = table();
    const card = find(laid, '测试');
    const [ability] = printed(laid, card).abilities;
    expect(canPay(laid, ability, { seat: A, card })).toBe(true);
    use(laid, '测试');
    expect(canPay(laid, ability, { seat: A, card })).toBe(false);
    expect(possible(laid, ability, { seat: A, card })).toBe(false);
    expect(use(laid, '测试').value).toBe(false);
    expect(player(laid, A).power).toBe(5);
  });
});

describe('looking at the table', () => {
  it('展示 leaves the card on top, and asks what it is', () => {
    const scene = { shared: { 'central-deck': ['斥候', '井阑'] } };
    const table = words('展示中央牌库顶的1张牌，若为费用不小于9的部曲，战力+1；否则声望+1', scene);
    use(table, '测试');
    expect(player(table, A)).toMatchObject({ power: 0, renown: 1 });
    expect(whereIs(table, '斥候')).toBe('中央牌库');
  });

  it('周围 is left, right, above and below', () => {
    const table = lay({
      cards: [{ name: '贼', kind: '乱军', text: '奖励：每有1张周围的部曲，战力+1。' }],
      sides: [{}, {}],
      row: ['斥候', '贼', '井阑', '虎豹骑', '长安', '藤甲兵'],
    });
    use(table, '贼');
    expect(player(table, A).power).toBe(2);
  });
});
