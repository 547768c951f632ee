import type { CardId } from '@lianhuan/kernel';
import { describe, expect, it } from 'vitest';
import { scopeOf } from '../../effects/derivation.ts';
import { evolve } from '../../flow/kinds/evolve.ts';
import { type EvolveTable, player } from '../../table/table.ts';
import { candidates } from '../../text/meaning/candidates.ts';
import { count, holds } from '../../text/meaning/evaluate.ts';
import type { Scope } from '../../text/meaning/scope.ts';
import type { Condition, Count, Filter } from '../../text/nodes/index.ts';
import { evolveText } from '../../text/reading/language.ts';
import { A, B, emptyScene, follower, type Made, perform, put, token, use } from '../card-scene.ts';

/** What is so, how many there are, and which cards are meant, one ruling at a time. */

interface Scene {
  readonly table: EvolveTable;
  readonly source: CardId;
}

function scene(): Scene {
  const table = emptyScene();
  return { table, source: put(table, A, 'field', follower('张三', '2/3')) };
}

function part<N>(category: string, text: string): N {
  const { tree, diagnostics } = evolveText.parse(text, { kind: null, names: null }, category);
  if (diagnostics.length > 0) throw new Error(diagnostics.map((one) => one.text.zh).join());
  return tree[0] as unknown as N;
}

function isSo({ table, source }: Scene, text: string, known: Partial<Scope> = {}): boolean {
  return holds(table, part<Condition>('condition', text), scopeOf(table, source, A, known));
}

function howMany({ table, source }: Scene, text: string, known: Partial<Scope> = {}): number {
  return count(table, part<Count>('term', text), scopeOf(table, source, A, known));
}

function which({ table, source }: Scene, text: string): string[] {
  return candidates(table, part<Filter>('filter', text), scopeOf(table, source, A)).map(
    (card) => table.library[table.cards[card].definition].name,
  );
}

function give(table: EvolveTable, changes: Partial<ReturnType<typeof player>>): void {
  Object.assign(player(table, A), changes);
}

describe('whose, and where', () => {
  it('on the field where no zone is named, leaders where leaders are', () => {
    const one = scene();
    put(one.table, B, 'field', follower('李四', '1/1'));
    put(one.table, B, 'field', { kind: 'amulet', name: '钟' });
    put(one.table, A, 'graveyard', follower('故人', '1/1'));
    expect(which(one, '随从')).toEqual(['张三', '李四']);
    expect(which(one, '你的随从')).toEqual(['张三']);
    expect(which(one, '其他随从')).toEqual(['李四']);
    expect(which(one, '对手的卡牌')).toEqual(['李四', '钟']);
    expect(which(one, '对手的随从或主战者')).toEqual(['李四', '主B']);
    expect(which(one, '你墓场的随从')).toEqual(['故人']);
  });

  it('自己 is whoever was told to do it', () => {
    const { table, source } = scene();
    put(table, B, 'field', follower('李四', '1/1'));
    const scope = scopeOf(table, source, A, { actor: B });
    expect(candidates(table, part<Filter>('filter', '自己的随从'), scope)).toHaveLength(1);
    expect(candidates(table, part<Filter>('filter', '你的随从'), scope)).toEqual([source]);
  });
});

describe('of what sort', () => {
  const made = (more: Made, name = '李四') => follower(name, '3/2', more);

  it.each<[string, Made]>([
    ['精灵随从', { class: 'elf' }],
    ['妖精随从', { traits: ['妖精'] }],
    ['费用≤2的随从', { cost: 2 }],
    ['攻击力≥此随从的攻击力的其他随从', { attack: 2 }],
    ['具有【守护】的随从', { text: '【守护】。' }],
    ['名称含『四』的随从', {}],
    ['『联』', { alias: '联' }],
    ['非中立的随从', { class: 'witch' }],
    ['不具有【守护】的其他随从', {}],
  ])('%s', (text, more) => {
    const one = scene();
    put(one.table, B, 'field', made({ cost: 5, attack: 1, ...more }));
    put(one.table, B, 'field', {
      ...follower('旁人', '0/9', { cost: 9, text: '【守护】。' }),
      ...(text.startsWith('具有') ? { text: '' } : {}),
    });
    expect(which(one, text)).toContain('李四');
    expect(which(one, text)).not.toContain('旁人');
  });

  it('how it lies, and what it has been through', () => {
    const one = scene();
    put(one.table, B, 'field', follower('横', '1/2'), { tapped: true });
    put(one.table, B, 'field', follower('伤', '1/2'), { damage: 1 });
    put(one.table, B, 'field', { kind: 'amulet', name: '钟' }, { counters: { 时钟指示物: 1 } });
    expect(which(one, '横置的随从')).toEqual(['横']);
    expect(which(one, '对手的竖置的随从')).toEqual(['伤']);
    expect(which(one, '受到过伤害的随从')).toEqual(['伤']);
    expect(which(one, '放有时钟指示物的护符')).toEqual(['钟']);
    expect(which(one, '未进化的你的随从')).toEqual(['张三']);
    put(one.table, A, 'evolve-deck', { ...follower('张三', '4/4'), special: 'evolved' });
    perform(one.table, evolve(one.table, [one.source]));
    expect(which(one, '已进化的随从')).toEqual(['张三']);
    expect(which(one, '未进化的你的随从')).toEqual([]);
  });

  it('what is no follower has no attack, not even 0 (5.24.2.1)', () => {
    const one = scene();
    put(one.table, B, 'field', { kind: 'amulet', name: '钟' });
    expect(which(one, '攻击力≤9的卡牌')).toEqual(['张三']);
  });

  it('生命值 is what is left of it; 原本的 what is printed (5.23)', () => {
    const one = scene();
    put(one.table, B, 'field', follower('伤', '1/5'), { damage: 3 });
    expect(which(one, '生命值≤2的随从')).toEqual(['伤']);
    expect(which(one, '原本的生命值≤2的随从')).toEqual([]);
  });

  it('tokens', () => {
    const one = scene();
    put(one.table, A, 'field', token('妖精', '1/1'));
    expect(which(one, '你的衍生物')).toEqual(['妖精']);
  });
});

describe('conditions', () => {
  it('how many there are', () => {
    const one = scene();
    expect(isSo(one, '有你的随从')).toBe(true);
    expect(isSo(one, '没有你的其他随从')).toBe(true);
    expect(isSo(one, '有2个以上的你的随从')).toBe(false);
    put(one.table, A, 'field', follower('李四', '1/1'));
    expect(isSo(one, '有2个以上的你的随从')).toBe(true);
  });

  it('觉醒 from 7 on (13.4.1.2)', () => {
    const one = scene();
    give(one.table, { energyMost: 6 });
    expect(isSo(one, '处于【觉醒】状态')).toBe(false);
    give(one.table, { energyMost: 7 });
    expect(isSo(one, '处于【觉醒】状态')).toBe(true);
  });

  it('真红 in one’s own turn after losing life (13.5.2.2)', () => {
    const one = scene();
    expect(isSo(one, '处于【真红】状态')).toBe(false);
    give(one.table, { wounds: 1 });
    expect(isSo(one, '处于【真红】状态')).toBe(true);
    Object.assign(one.table.state, { active: B });
    expect(isSo(one, '处于【真红】状态')).toBe(false);
  });

  it('连击 counts the cards used this turn', () => {
    const one = scene();
    give(one.table, { played: 3 });
    expect([isSo(one, '【连击3】'), isSo(one, '【连击4】')]).toEqual([true, false]);
  });

  it('魔力连锁 and 唤灵充能 look at what was fixed as it began (13.3.1.3.1, 13.5.1.3.2)', () => {
    const one = scene();
    put(one.table, A, 'graveyard', { kind: 'spell', name: '术' });
    put(one.table, A, 'graveyard', follower('故人', '1/1'));
    expect([isSo(one, '【魔力连锁1】'), isSo(one, '【魔力连锁2】')]).toEqual([true, false]);
    expect([isSo(one, '【唤灵充能2】'), isSo(one, '【唤灵充能3】')]).toEqual([true, false]);
    const counted = { spells: 5, graves: 0 };
    expect(isSo(one, '【魔力连锁5】', { counted })).toBe(true);
    expect(isSo(one, '【唤灵充能1】', { counted })).toBe(false);
  });

  it('what a card is, and how it looks', () => {
    const one = scene();
    const enemy = put(one.table, B, 'field', follower('李四', '1/1', { text: '【守护】。' }));
    const that = [{ card: enemy, incarnation: one.table.cards[enemy].incarnation }];
    expect(isSo(one, '其为随从', { that })).toBe(true);
    expect(isSo(one, '其不为法术', { that })).toBe(true);
    expect(isSo(one, '其具有【守护】', { that })).toBe(true);
    expect(isSo(one, '其横置', { that })).toBe(false);
    expect(isSo(one, '此随从竖置')).toBe(true);
  });

  it('whose turn it is, numbers compared, and both', () => {
    const one = scene();
    expect(isSo(one, '现在是你的回合')).toBe(true);
    expect(isSo(one, '现在是对手的回合')).toBe(false);
    expect(isSo(one, '你的手牌数量=对手的手牌数量')).toBe(true);
    expect(isSo(one, '此随从的攻击力>2')).toBe(false);
    expect(isSo(one, '现在是你的回合且此随从的攻击力≥2')).toBe(true);
  });
});

describe('numbers', () => {
  it('of cards and of players', () => {
    const one = scene();
    put(one.table, A, 'hand', { kind: 'spell', name: '术' });
    put(one.table, A, 'graveyard', { kind: 'spell', name: '旧' });
    expect(howMany(one, '你的随从的数量')).toBe(1);
    expect(howMany(one, '此随从的生命值')).toBe(3);
    expect(howMany(one, '你的手牌数量')).toBe(1);
    expect(howMany(one, '你的墓场法术数量')).toBe(1);
    expect(howMany(one, '双方的主战者生命值')).toBe(40);
    expect(howMany(one, '你的能量点最大值')).toBe(5);
    give(one.table, { played: 2 });
    expect(howMany(one, '你本回合使用的卡牌数量')).toBe(2);
    give(one.table, { playedFollowers: 1, playedAmulets: 3, playedSpells: 4 });
    expect(howMany(one, '你本回合使用的随从数量')).toBe(1);
    expect(howMany(one, '你本回合使用的护符数量')).toBe(3);
    expect(howMany(one, '你本回合使用的法术数量')).toBe(4);
  });

  it('of a card that has left: what it was (10.11.1)', () => {
    const table = emptyScene();
    const text =
      '费用0：选择1个对手的随从，将其破坏。若其为妖精随从，主战者生命值+X，X为其攻击力。';
    const source = put(table, A, 'field', follower('张三', '2/3', { text }));
    put(table, B, 'field', follower('妖', '3/3', { traits: ['妖精'] }));
    put(table, B, 'field', follower('将', '0/9', { text: '你的随从+2/+0。' }));
    use(table, source, ['妖']);
    expect(player(table, A).life).toBe(25);
  });

  it('该数值 is what was heard', () => {
    const one = scene();
    const heard = { type: 'life', seat: A, by: -4 } as const;
    expect(howMany(one, '该数值', { heard })).toBe(4);
    expect(howMany(one, '骰子点数', { die: 5 })).toBe(5);
  });
});
