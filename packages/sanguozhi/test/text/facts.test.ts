import { type CardId, NO_CARD, type Seat } from '@lianhuan/kernel';
import { describe, expect, it } from 'vitest';
import { scopeOf } from '../../effects/derivation.ts';
import { apply } from '../../events/apply.ts';
import type { SanguozhiEvent } from '../../events/events.ts';
import { printed, type SanguozhiTable } from '../../table/table.ts';
import { candidates, pickable } from '../../text/meaning/candidates.ts';
import { count, holds } from '../../text/meaning/conditions.ts';
import { targetOf } from '../../text/meaning/match.ts';
import { cardsMeant } from '../../text/meaning/pick.ts';
import { seatsOf } from '../../text/meaning/players.ts';
import type { Scope } from '../../text/meaning/scope.ts';
import { targetNodes, targetOptions } from '../../text/meaning/targets.ts';
import { boundBy } from '../../text/meaning/trigger-referents.ts';
import type { Condition, Count, Filter, Occasion, Selection } from '../../text/nodes/index.ts';
import { sanguozhiText } from '../../text/reading/language.ts';
import type { OccasionWord } from '../../text/reading/word.ts';
import { OCCASIONS } from '../../text/words/occasions/index.ts';
import { A, abilitiesIn, B, emptyScene, general, perform, put } from '../card-scene.ts';

/** Which cards words mean, what is so, and what triggers hear; A's 张三 speaks. */

function part<N>(category: string, text: string): N {
  const { tree, diagnostics } = sanguozhiText.parse(text, { kind: null, names: null }, category);
  expect(diagnostics.map((one) => one.text.zh)).toEqual([]);
  expect(sanguozhiText.print(tree)).toBe(text);
  return tree[0] as unknown as N;
}

interface Scene {
  readonly table: SanguozhiTable;
  readonly source: CardId;
  readonly scope: Scope;
}

/** A: 张三 (副将, 骑兵), 军师 (智 4), one lying face down; B: 李四 (文人 with 刚勇), 王五 (tapped, 弓兵 3/3). */
function scene(): Scene {
  const table = emptyScene();
  const source = put(table, A, 'deputy', general('张三', '2/3/1', { arms: ['cavalry'] }));
  put(table, A, 'adviser', general('军师甲', '0/2/4'));
  put(table, A, 'deputy', general('盖着', '5/5/5', { arms: ['cavalry'] }), { faceDown: true });
  put(table, B, 'deputy', general('李四', '1/1/0', { traits: ['文人'], text: '刚勇。' }));
  const archer = general('王五', '3/3/2', {
    arms: ['archer', 'spear'],
    needs: [{ bow: 3, any: 1 }],
  });
  put(table, B, 'deputy', archer, { tapped: true });
  put(table, A, 'hand', general('手中', '2/2/0', { arms: ['cavalry'] }));
  put(table, B, 'graveyard', general('墓中', '2/2/0', { factions: ['han'] }));
  put(table, A, 'troops', { kind: 'troop', name: '步', face: { foot: 2 } });
  put(table, A, 'troops', { kind: 'troop', name: '弓', face: { bow: 1 }, type: 'tally' });
  put(table, A, 'deck', { kind: 'troop', name: '骑', face: { horse: 1 } });
  return { table, source, scope: scopeOf(table, source, A) };
}

function named({ table, scope }: Scene, text: string): string[] {
  return candidates(table, part<Filter>('filter', text), scope).map((card) => nameOf(table, card));
}

function nameOf(table: SanguozhiTable, card: CardId): string {
  return printed(table, card).name;
}

function find(table: SanguozhiTable, name: string): CardId {
  return table.cards.findIndex((card) => nameOf(table, card.id) === name) as CardId;
}

describe('which cards are meant', () => {
  it.each<[string, readonly string[]]>([
    ['己方场上将领', ['军师甲', '张三', '盖着']],
    ['敌方场上将领', ['李四', '王五']],
    ['我方场上将领', ['军师甲', '张三', '盖着']],
    ['己方场上其他将领', ['军师甲', '盖着']],
    ['己方场上骑兵将领', ['张三']],
    ['己方场上盖放将领', ['盖着']],
    ['己方场上正面向上的副将', ['张三']],
    ['敌方场上横置将领', ['王五']],
    ['敌方场上竖置将领', ['李四']],
    ['敌方场上文人将领', ['李四']],
    ['敌方场上具有刚勇的将领', ['李四']],
    ['敌方场上不具有刚勇的将领', ['王五']],
    ['场上弓兵将领', ['王五']],
    ['场上无兵种将领', ['军师甲', '李四']],
    ['敌方场上攻≥3的将领', ['王五']],
    ['敌方场上初始智=0的将领', ['李四']],
    ['场上智>本将领的智的将领', ['军师甲', '王五']],
    ['场上兵权条件总数≥4的将领', ['王五']],
    ['己方军师', ['军师甲']],
    ['场上【李四】', ['李四']],
    ['己方场上步兵兵权', ['步']],
    ['己方场上虎符兵权', ['弓']],
    ['己方手牌', ['手中']],
    ['敌方墓地汉军将领', ['墓中']],
    ['己方卡组卡', ['骑']],
    ['己方卡组骑兵兵权', ['骑']],
  ])('%s', (text, cards) => {
    expect(named(scene(), text)).toEqual(cards);
  });

  it('no place means every zone, but not the deck (106.2c, 301.4)', () => {
    expect(named(scene(), '己方骑兵将领')).toEqual(['张三', '手中']);
    expect(named(scene(), '己方兵权')).toEqual(['步', '弓']);
  });

  it('a pick that names no place is made in play', () => {
    const { table, scope } = scene();
    const found = pickable(table, part<Filter>('filter', '己方骑兵将领'), scope);
    expect(found).toEqual([targetOf(table, scope.source)]);
  });

  it('what was spoken of last is left out by 其他', () => {
    const { table, scope } = scene();
    scope.that = [targetOf(table, find(table, '李四'))];
    const others = candidates(table, part<Filter>('filter', '敌方场上其他将领'), scope);
    expect(others.map((card) => nameOf(table, card))).toEqual(['王五']);
  });

  it('in four players 敌方 are both opponents, and 我方 the team', () => {
    const table = emptyScene(4);
    const source = put(table, A, 'deputy', general('甲', '1/1'));
    put(table, B, 'deputy', general('乙', '1/1'));
    put(table, 2 as Seat, 'deputy', general('丙', '1/1'));
    put(table, 3 as Seat, 'deputy', general('丁', '1/1'));
    const here = { table, source, scope: scopeOf(table, source, A) };
    expect(named(here, '敌方副将')).toEqual(['乙', '丁']);
    expect(named(here, '我方副将')).toEqual(['甲', '丙']);
    expect(named(here, '己方副将')).toEqual(['甲']);
    expect(seatsOf(table, 'enemies', here.scope)).toEqual([1, 3]);
    expect(seatsOf(table, 'team', here.scope)).toEqual([0, 2]);
  });
});

describe('how many there are', () => {
  it.each<[string, number]>([
    ['2', 2],
    ['己方场上将领数量', 3],
    ['己方场上将领数量+1', 4],
    ['己方场上骑兵将领数量', 1],
    ['本将领的攻', 2],
    ['本将领的初始命', 3],
    ['己方军师的智', 4],
    ['敌方军师的智', 0],
    ['己方粮草', 20],
    ['敌方粮草', 20],
    ['己方手牌数量', 1],
    ['敌方手牌数量', 0],
    ['己方兵权总数', 3],
    ['己方弓兵兵权数', 1],
    ['己方铁盾指示物数量', 0],
    ['本将领的火焰标记数量', 0],
  ])('%s is %i', (text, number) => {
    const { table, scope } = scene();
    expect(count(table, part<Count>('count', text), scope)).toBe(number);
  });

  it('2X is twice X, not "2" before it (105.3d)', () => {
    const { table, scope } = scene();
    expect(count(table, part<Count>('count', '2X'), { ...scope, x: 2 })).toBe(4);
    expect(count(table, part<Count>('count', 'X-1'), { ...scope, x: 0 })).toBe(-1);
  });

  it('N is how many form the formation', () => {
    const { table, scope } = scene();
    expect(count(table, part<Count>('count', '2N+1'), { ...scope, members: 3 })).toBe(7);
  });
});

describe('what is so', () => {
  it.each<[string, boolean]>([
    ['己方手牌数量≥1', true],
    ['己方手牌数量>1', false],
    ['己方手牌数量>敌方手牌数量', true],
    ['己方场上存在2名将领', true],
    ['己方场上存在4名将领', false],
    ['己方场上存在2名骑兵将领', false],
    ['场上存在【李四】', true],
    ['己方场上不存在【李四】', true],
    ['己方场上不存在军师', false],
    ['本将领为副将', true],
    ['本将领为主将', false],
    ['本将领不为主将', true],
    ['本将领为骑兵将领', true],
    ['本将领横置', false],
    ['本将领装备宝物', false],
    ['本将领未装备宝物', true],
    ['本将领具有刚勇', false],
    ['己方回合', true],
    ['敌方回合', false],
    ['己方回合且己方手牌数量=1', true],
  ])('%s: %s', (text, is) => {
    const { table, scope } = scene();
    expect(holds(table, part<Condition>('condition', text), scope)).toBe(is);
  });

  it('so many troops in play, of any kind or of one (105.11)', () => {
    const { table, scope } = scene();
    const grown = (text: string) => holds(table, part<Condition>('growth', text), scope);
    expect(grown('3兵权')).toBe(true);
    expect(grown('4兵权')).toBe(false);
    expect(grown('2步兵兵权')).toBe(true);
    expect(grown('2弓兵兵权')).toBe(false);
  });

  it('of an adviser lying face down no wit can be told (112.2a)', () => {
    const { table, scope } = scene();
    const condition = part<Condition>('condition', '己方军师的智≤9');
    expect(holds(table, condition, scope)).toBe(true);
    apply(table, { type: 'face', card: find(table, '军师甲'), down: true });
    expect(holds(table, condition, scope)).toBe(false);
  });

  it('of a card that is gone nothing is so', () => {
    const { table, scope } = scene();
    const gone = { ...scope, incarnation: scope.incarnation + 1 };
    expect(holds(table, part<Condition>('condition', '本将领不为主将'), gone)).toBe(false);
  });
});

describe('指定', () => {
  it('is found in reading order, players among cards, not in quotes', () => {
    const [ability] = abilitiesIn(
      '横置：1名指定敌方玩家-1粮，破坏1名指定敌方场上副将，1名指定己方场上将领具有“横置：横置1名指定敌方场上将领”，直到回合结束。',
    );
    expect(targetNodes(ability).map(({ kind }) => kind)).toEqual([
      'grain',
      'selection',
      'selection',
    ]);
  });

  it('can fall on what fits, and on nothing else', () => {
    const { table, scope } = scene();
    const [ability] = abilitiesIn('横置：破坏1名指定敌方场上横置将领，1名指定敌方玩家-1粮。');
    const [cards, seat] = targetNodes(ability);
    expect(targetOptions(table, cards, scope, [])).toEqual([targetOf(table, find(table, '王五'))]);
    expect(targetOptions(table, seat, scope, [])).toEqual([{ kind: 'seat', seat: B }]);
  });
});

describe('picking while it is carried out', () => {
  const pick = (text: string, { table, scope }: Scene, picks: readonly string[] = []) => {
    const { result, asked } = perform(
      table,
      cardsMeant(table, part<Selection>('cards', text), scope),
      picks,
    );
    return { found: result.map((card) => nameOf(table, card)), asked };
  };

  it('all are taken without asking', () => {
    expect(pick('所有敌方场上将领', scene())).toEqual({ found: ['李四', '王五'], asked: [] });
  });

  it('one is asked for, and is 该将领 from then on', () => {
    const here = scene();
    expect(pick('1名敌方场上将领', here, ['choose 王五']).found).toEqual(['王五']);
    expect(pick('该将领', here).found).toEqual(['王五']);
  });

  it('as many as there are, if there are not so many (101.3)', () => {
    expect(pick('3名敌方场上文人将领', scene()).found).toEqual(['李四']);
  });

  it('最多 may stop before', () => {
    expect(pick('最多2名敌方场上将领', scene(), ['choose 李四', 'done']).found).toEqual(['李四']);
  });

  it('a declared target that is not as it should be is passed over (705.2a)', () => {
    const here = scene();
    const { table } = here;
    const selection = part<Selection>('cards', '2名指定敌方场上横置将领');
    const targets = [['李四', '王五'].map((name) => targetOf(table, find(table, name)))];
    const scope = {
      ...here.scope,
      instances: [selection],
      declared: { mode: -1, x: -1, targets },
    };
    const { result } = perform(table, cardsMeant(table, selection, scope));
    expect(result.map((card) => nameOf(table, card))).toEqual(['王五']);
  });
});

describe('what triggers hear', () => {
  const hears = (text: string, event: SanguozhiEvent, here = scene()) => {
    const occasion = part<Occasion>('occasion', text);
    const word = OCCASIONS[occasion.kind] as OccasionWord;
    return word.hears(here.table, occasion, event, here.scope);
  };
  const here = scene();
  const { table, source } = here;
  const enemy = find(table, '李四');
  const damage = (more: Partial<Extract<SanguozhiEvent, { type: 'damage' }>>) =>
    ({
      type: 'damage',
      stage: 'take',
      source,
      by: A,
      to: B,
      amount: 2,
      damage: 'combat',
      combatKind: null,
      guarded: false,
      ...more,
    }) as SanguozhiEvent;

  const engaged = (how: 'attacks' | 'fights', alone: boolean): SanguozhiEvent => ({
    type: 'engage',
    card: source,
    how,
    alone,
    against: NO_CARD,
  });

  it.each<[string, SanguozhiEvent, boolean]>([
    ['本将领进攻', engaged('attacks', false), true],
    ['本将领单独进攻', engaged('attacks', false), false],
    ['本将领单独进攻', engaged('attacks', true), true],
    ['本将领战斗', engaged('fights', false), true],
    ['本将领战斗', engaged('attacks', false), false],
    ['己方场上其他将领进攻', engaged('attacks', true), false],
    ['敌方场上将领被横置', { type: 'tap', card: enemy, tapped: true }, true],
    ['敌方场上将领被重置', { type: 'tap', card: enemy, tapped: true }, false],
    ['本将领对敌方粮草造成战斗伤害', damage({}), true],
    ['本将领对敌方粮草造成永久伤害', damage({}), false],
    ['本将领对敌方粮草造成穿透伤害', damage({ combatKind: 'piercing' }), true],
    ['本将领对将领造成伤害', damage({}), false],
    ['本将领对将领造成伤害', damage({ to: targetOf(table, enemy) }), true],
    ['敌方粮草受到伤害', damage({}), true],
    ['己方粮草受到伤害', damage({}), false],
    ['敌方粮草受到伤害', damage({ stage: 'assign' }), false],
    ['敌方场上将领受到永久伤害', damage({ to: targetOf(table, enemy), damage: 'lasting' }), true],
    ['己方抓卡', { type: 'draw', seat: A, count: 2 }, true],
    ['己方抓卡', { type: 'draw', seat: B, count: 2 }, false],
    ['己方粮草增加', { type: 'grain', seat: A, by: 2 }, true],
    ['己方粮草增加', { type: 'grain', seat: A, by: 0 }, false],
    ['己方粮草减少', { type: 'grain', seat: A, by: -2 }, true],
    ['己方发动进攻', { type: 'declare', seat: A, what: 'attack' }, true],
    ['己方发动防守', { type: 'declare', seat: A, what: 'attack' }, false],
    ['己方回合开始', { type: 'phase', phase: 'start' }, true],
    ['敌方回合开始', { type: 'phase', phase: 'start' }, false],
    ['回合结束', { type: 'phase', phase: 'end' }, true],
    ['己方准备流程开始', { type: 'phase', phase: 'prepare' }, true],
    ['敌方场上将领上场', { type: 'enter', card: enemy, seat: B, how: 'placed' }, true],
    ['敌方场上将领上场', { type: 'enter', card: enemy, seat: B, how: 'flipped' }, false],
    ['敌方场上将领翻转', { type: 'enter', card: enemy, seat: B, how: 'flipped' }, true],
  ])('%s', (text, event, heard) => {
    expect(hears(text, event, here)).toBe(heard);
  });

  it('of damage dealt, 该将领 is who suffers it, and 该玩家 whose it is', () => {
    const on = part<Occasion>('occasion', '本将领对将领造成伤害');
    expect(boundBy(table, on, damage({ to: targetOf(table, enemy) }))).toMatchObject([
      { kind: 'card', card: enemy },
      { kind: 'seat', seat: B },
    ]);
  });

  it('of damage suffered by oneself, 该将领 is who deals it', () => {
    const on = part<Occasion>('occasion', '本将领受到伤害');
    const event = damage({ source: enemy, by: B, to: targetOf(table, source) });
    expect(boundBy(table, on, event)).toMatchObject([
      { kind: 'card', card: enemy },
      { kind: 'seat', seat: B },
    ]);
  });
});
