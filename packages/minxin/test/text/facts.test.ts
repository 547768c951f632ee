import { describe, expect, it } from 'vitest';
import type { MinxinEvent } from '../../events/events.ts';
import { forbidden, happen } from '../../events/pipeline.ts';
import { cardsIn, type MinxinTable, player } from '../../table/table.ts';
import { of } from '../../table/zones.ts';
import { A, B, find, lay, perform, type Scene, use, whereIs } from './scene.ts';

/** What is counted, asked, waited for and forbidden, from both sides. */

const CARDS = [
  { name: '兵', kind: '部曲', cost: 3 },
  { name: '略', kind: '计略', cost: 3 },
  { name: '城', kind: '领土', cost: 3, defence: 2 },
  { name: '贼', kind: '乱军', cost: 3 },
  { name: '闪', kind: '计略', cost: 1, text: '闪电进场：战力+1。' },
];

const AREAS_OF: Readonly<Record<string, string>> = {
  计略: 'schemes',
  乱军: 'troops',
  领土: 'territories',
};

/** 测试 lies on A's field; it is a scheme unless another kind is said. */
function laid(text: string, scene: Partial<Scene> = {}, kind = '计略'): MinxinTable {
  const [own = {}, other = {}] = scene.sides ?? [];
  return lay({
    ...scene,
    cards: [{ name: '测试', kind, text }, ...CARDS],
    sides: [{ ...own, [AREAS_OF[kind]]: ['测试'] }, other],
  });
}

type Doing = 'play' | 'recruit' | 'recruited' | 'rout' | 'siege' | 'edict';

/** That this player does this to that card. */
function doing(table: MinxinTable, type: Doing, name: string, seat = A): MinxinEvent {
  const card = find(table, name);
  const victim = table.cards[card].controller;
  return { type, seat, card, victim, to: of(seat, 'discard') } as unknown as MinxinEvent;
}

/** All four kinds, in the row. */
const ROW = ['兵', '略', '城', '贼'];

describe('本回合 and what was done in it', () => {
  it.each<[string, Doing, string]>([
    ['打出过部曲', 'play', '兵'],
    ['打出过计略', 'play', '略'],
    ['打出过领土', 'play', '城'],
    ['打出过牌', 'play', '兵'],
    ['打出过其他部曲', 'play', '兵'],
    ['打出过其他领土', 'play', '城'],
    ['招募过牌', 'recruit', '兵'],
    ['击溃过乱军', 'rout', '贼'],
    ['攻破过领土', 'siege', '城'],
    ['布令过', 'edict', '城'],
  ])('你本回合%s', (fact, type, name) => {
    const holds = (table: MinxinTable) => use(table, '测试').value;
    const table = laid(`闪电进场：若你本回合${fact}，战力+1。`, { row: ROW });
    expect(holds(table)).toBe(false);
    perform(table, happen(table, doing(table, type, name, B)));
    expect(holds(table)).toBe(false);
    for (const other of ['play', 'recruit', 'rout', 'siege', 'edict'] as const) {
      if (other !== type) perform(table, happen(table, doing(table, other, '略')));
    }
    expect(holds(table)).toBe(false);
    perform(table, happen(table, doing(table, type, name)));
    expect(holds(table)).toBe(true);
  });

  it('其他 leaves the card itself out, where it is one of them', () => {
    const table = laid('闪电进场：若你本回合打出过其他计略，战力+1。', { row: ROW });
    perform(table, happen(table, doing(table, 'play', '测试')));
    expect(use(table, '测试').value).toBe(false);
    perform(table, happen(table, doing(table, 'play', '略')));
    expect(use(table, '测试').value).toBe(true);
  });

  it.each<[string, Doing, string, string]>([
    ['击溃过乱军', 'rout', '贼', '乱军'],
    ['攻破过领土', 'siege', '城', '领土'],
    ['布令过', 'edict', '城', '领土'],
    ['招募过牌', 'recruit', '兵', '计略'],
  ])('你本回合%s: once will do, also on a card of that kind', (fact, type, name, kind) => {
    const table = laid(`闪电进场：若你本回合${fact}，战力+1。`, { row: ROW }, kind);
    perform(table, happen(table, doing(table, type, name)));
    expect(use(table, '测试').value).toBe(true);
  });

  it.each<[string, Doing, string]>([
    ['打出的计略', 'play', '略'],
    ['打出的部曲', 'play', '兵'],
    ['打出的领土', 'play', '城'],
    ['打出的牌', 'play', '城'],
    ['招募的牌', 'recruit', '兵'],
    ['击溃的乱军', 'rout', '贼'],
    ['攻破的领土', 'siege', '城'],
  ])('你本回合%s数', (what, type, name) => {
    const table = laid(`闪电进场：战力+X，X为你本回合${what}数。`, { row: ROW });
    use(table, '测试');
    expect(player(table, A).power).toBe(0);
    for (let time = 0; time < 2; time++) perform(table, happen(table, doing(table, type, name)));
    use(table, '测试');
    expect(player(table, A).power).toBe(2);
    const each = laid(`闪电进场：每有1张你本回合${what}，战力+2。`, { row: ROW });
    for (let time = 0; time < 2; time++) perform(each, happen(each, doing(each, type, name)));
    use(each, '测试');
    expect(player(each, A).power).toBe(4);
  });
});

describe('where cards are counted', () => {
  const sides = [
    { territories: ['城'], discard: ['略', '兵'], hand: ['兵', '兵', '兵'], favor: 6 },
    { troops: ['兵', '兵'], discard: ['略'] },
  ];
  it.each([
    ['你场上的牌数', 2],
    ['你场上的领土数', 1],
    ['其他玩家场上的部曲数', 2],
    ['其他玩家场上的领土数', 0],
    ['你弃牌堆的牌数', 2],
    ['你弃牌堆的费用不小于4的牌数', 0],
    ['你弃牌堆的费用为3的牌数', 2],
    ['中央牌列的牌数', 4],
    ['中央牌列的部曲数', 1],
    ['中央牌列的【贼】数', 1],
    ['周围的牌数', 0],
    ['放逐区的牌数', 1],
    ['始终可得区域的【山贼】数', 1],
    ['你的手牌数', 3],
    ['你的民心数', 6],
  ])('%s: %i', (count, number) => {
    const text = `闪电进场：战力+X，X为${count}。`;
    const table = laid(text, { sides, row: ROW, shared: { exile: ['贼'] } });
    use(table, '测试');
    expect(player(table, A).power).toBe(number);
  });
});

describe('where cards are put', () => {
  it.each([
    ['置于你的牌库顶', 'A 牌库', -1],
    ['置于你的牌库底', 'A 牌库', 0],
    ['置入你的手牌', 'A 手牌', -1],
    ['置入你的场上', 'A 领土区', -1],
  ])('%s', (goal, place, at) => {
    const table = laid(`闪电进场：将你弃牌堆的1张领土${goal}。`, {
      sides: [{ discard: ['城'], deck: ['兵', '略'], hand: ['兵'], territories: ['长安'] }, {}],
    });
    expect(use(table, '测试').value).toBe(true);
    expect(whereIs(table, '城')).toBe(place);
    const { zone } = table.cards[find(table, '城')];
    expect(table.zones[zone].cards.at(at)).toBe(find(table, '城'));
  });

  it.each([
    ['置于其牌库顶', 'B 牌库'],
    ['置入其手牌', 'B 手牌'],
    ['置入其场上', 'B 部曲区'],
  ])('each other player: %s', (goal, place) => {
    const table = laid(`闪电进场：每位其他玩家将其弃牌堆的1张部曲${goal}。`, {
      sides: [{ discard: ['略'] }, { discard: ['兵'] }],
    });
    use(table, '测试');
    expect(whereIs(table, '兵')).toBe(place);
    expect(whereIs(table, '略')).toBe('A 弃牌堆');
  });

  it.each([
    ['你手牌中的', '置入你的弃牌堆', 'hand', 'A 弃牌堆'],
    ['你手牌或弃牌堆的', '置于你的牌库顶', 'discard', 'A 牌库'],
    ['你手牌或弃牌堆的', '置于你的牌库顶', 'hand', 'A 牌库'],
    ['你的', '置入你的手牌', 'troops', 'A 手牌'],
  ])('from %s, %s', (from, goal, zone, place) => {
    const table = laid(`闪电进场：将${from}1张部曲${goal}。`, {
      sides: [{ [zone]: ['兵'] }, { hand: ['民兵'], discard: ['民兵'], troops: ['民兵'] }],
    });
    expect(use(table, '测试').value).toBe(true);
    expect(whereIs(table, '兵')).toBe(place);
  });
});

describe('what triggers wait for', () => {
  const heard = (occasion: string, events: readonly [Doing, string, typeof A][]) => {
    const table = laid(`闪电每当${occasion}时，战力+1。`, { row: ROW });
    for (const [type, name, seat] of events) {
      perform(table, happen(table, doing(table, type, name, seat)));
    }
    return player(table, A).power;
  };

  it.each<[string, Doing, string, string]>([
    ['打出计略', 'play', '略', '兵'],
    ['打出部曲', 'play', '兵', '城'],
    ['招募领土', 'recruited', '城', '略'],
    ['击溃乱军', 'rout', '贼', '兵'],
    ['攻破领土', 'siege', '城', '兵'],
    ['布令', 'edict', '城', '兵'],
  ])('%s: who does it, and to what', (act, type, name, other) => {
    expect(heard(`你${act}`, [[type, name, A]])).toBe(1);
    expect(heard(`你${act}`, [[type, name, B]])).toBe(0);
    expect(heard(`其他玩家${act}`, [[type, name, A]])).toBe(0);
    expect(heard(`其他玩家${act}`, [[type, name, B]])).toBe(1);
    expect(heard(`玩家${act}`, [[type, name, A]])).toBe(1);
    expect(heard(`玩家${act}`, [[type, name, B]])).toBe(1);
    expect(heard(`玩家${act}`, [[type, other, A]])).toBe(0);
  });

  it.each([
    ['战力', 'power'],
    ['声望', 'renown'],
    ['民心', 'favor'],
    ['攻城战力', 'siege'],
  ] as const)('获得%s: not another, not by losing, not 0', (zh, resource) => {
    const gained = (seat: typeof A, what: string, amount: number) => {
      const table = laid(`闪电每当你获得${zh}时，摸1张牌。`, { sides: [{ deck: ['兵'] }, {}] });
      const event = { type: 'gain', seat, resource: what, amount } as unknown as MinxinEvent;
      perform(table, happen(table, event));
      return cardsIn(table, A, 'hand').length;
    };
    expect(gained(A, resource, 1)).toBe(1);
    expect(gained(B, resource, 1)).toBe(0);
    expect(gained(A, resource, -1)).toBe(0);
    expect(gained(A, resource, 0)).toBe(0);
    for (const other of ['power', 'renown', 'favor', 'siege']) {
      expect(gained(A, other, 1)).toBe(other === resource ? 1 : 0);
    }
  });
});

describe('what players cannot do', () => {
  it.each<[string, Doing, string]>([
    ['招募', 'recruit', '兵'],
    ['击溃', 'rout', '贼'],
    ['攻城', 'siege', '城'],
    ['打出闪电牌', 'play', '闪'],
  ])('%s: whom it binds, and nothing else', (ban, type, name) => {
    const isForbidden = (who: string, seat: typeof A) => {
      const table = laid(`${who}不能${ban}。`, { row: [...ROW, '闪'] });
      for (const other of ['play', 'recruit', 'rout', 'siege', 'edict'] as const) {
        if (other === type) continue;
        expect(forbidden(table, doing(table, other, '略', seat))).toBeNull();
      }
      return forbidden(table, doing(table, type, name, seat)) !== null;
    };
    expect([isForbidden('你', A), isForbidden('你', B)]).toEqual([true, false]);
    expect([isForbidden('其他玩家', A), isForbidden('其他玩家', B)]).toEqual([false, true]);
    expect([isForbidden('玩家', A), isForbidden('玩家', B)]).toEqual([true, true]);
  });

  it.each<[string, Doing, string]>([
    ['击溃', 'rout', '贼'],
    ['攻城', 'siege', '城'],
    ['招募', 'recruit', '兵'],
  ])('cards that cannot be %s', (fate, type, name) => {
    const kind = { 贼: '乱军', 城: '领土', 兵: '部曲' }[name];
    const table = laid(`${kind}不能被${fate}。`, { row: ROW });
    for (const one of ['rout', 'siege', 'recruit', 'play'] as const) {
      const found = forbidden(table, doing(table, one, name));
      expect(found !== null, one).toBe(one === type);
      expect(forbidden(table, doing(table, one, '略')), one).toBeNull();
    }
  });
});
