import { type CardId, moveTo, NOBODY, type Seat } from '@lianhuan/kernel';
import { scopeOf } from '../effects/derivation.ts';
import { apply } from '../events/apply.ts';
import type { DamageKind, DestroyedBy, EvolveEvent } from '../events/events.ts';
import { type EvolveTable, leaderOf, printed, refOf } from '../table/table.ts';
import { of, type PlayerZone } from '../table/zones.ts';
import type { Scope } from '../text/meaning/scope.ts';
import { A, B, emptyScene, follower, put, token } from './card-scene.ts';

/** Both players with cards of every kind in every zone, and what can happen to them, by name. */

/** A's 张三 speaks. It is attacking 王五, and they are fighting. */
export function wordScene(): EvolveTable {
  const table = emptyScene();
  const elf = { class: 'elf', traits: ['妖精'] } as const;
  const source = put(table, A, 'field', follower('张三', '2/3', elf), { tapped: true });
  put(table, A, 'field', follower('李四', '1/4', { text: '【守护】', cost: 3 }), { damage: 2 });
  put(
    table,
    A,
    'field',
    { kind: 'amulet', name: '旗', class: 'royal' },
    { counters: { 蓄积指示物: 2 } },
  );
  put(table, A, 'field', token('小妖', '1/1', elf));
  const enemy = put(table, B, 'field', follower('王五', '3/5', { class: 'dragon', cost: 4 }));
  put(table, B, 'field', follower('赵六', '5/1', { text: '【疾驰】', traits: ['士兵'] }), {
    tapped: true,
  });
  put(table, B, 'field', { kind: 'amulet', name: '碑', cost: 2 });
  lieElsewhere(table, A, '甲');
  lieElsewhere(table, B, '乙');
  const [attacker, target] = [source, enemy].map((card) => refOf(table, card));
  apply(table, { type: 'attack', attack: { attacker, target, fighting: true } });
  return table;
}

/** A follower, a spell and an amulet in each zone that is not the field, named after the zone and whose it is. */
function lieElsewhere(table: EvolveTable, seat: Seat, whose: string): void {
  for (const [zone, where] of [
    ['hand', '手'],
    ['extra', '额'],
    ['deck', '组'],
    ['graveyard', '墓'],
    ['banished', '消'],
  ] as const) {
    put(table, seat, zone, follower(`${where}兵${whose}`, '2/2', { traits: ['士兵'] }));
    put(table, seat, zone, { kind: 'spell', name: `${where}法${whose}`, class: 'witch', cost: 5 });
    put(table, seat, zone, { kind: 'amulet', name: `${where}符${whose}` });
  }
}

export function find(table: EvolveTable, name: string): CardId {
  const found = table.cards.find(({ id }) => printed(table, id).name === name);
  if (found === undefined) throw new Error(`no card called ${name}`);
  return found.id;
}

/** How 张三 speaks. */
export function speaking(table: EvolveTable): Scope {
  return scopeOf(table, find(table, '张三'), A);
}

const ON_FIELD = ['张三', '李四', '旗', '小妖', '王五', '赵六', '碑'] as const;
const ELSEWHERE = ['手兵', '手法', '额符', '组兵', '墓法', '消兵'] as const;

/** Whatever can happen to cards and players, by what it is called. Nothing of it has happened. */
export function happenings(table: EvolveTable): ReadonlyMap<string, EvolveEvent> {
  const found = new Map<string, EvolveEvent>();
  for (const name of ON_FIELD) ofFieldCard(table, name, found);
  for (const name of ELSEWHERE) {
    for (const whose of ['甲', '乙']) ofCardElsewhere(table, name + whose, found);
  }
  for (const seat of [A, B]) ofPlayer(table, seat, found);
  ofDamage(table, found);
  return found;
}

function ofFieldCard(table: EvolveTable, name: string, found: Map<string, EvolveEvent>): void {
  const card = find(table, name);
  const { controller: seat, owner } = table.cards[card];
  const other = find(table, name === '王五' ? '张三' : '王五');
  const set = (what: string, event: EvolveEvent) => found.set(name + what, event);
  for (const from of ['hand', 'extra', 'deck', 'graveyard', 'nowhere'] as const) {
    set(`从${from}进场`, { type: 'enter', card, seat, from, how: 'placed' });
  }
  set('使用进场', { type: 'enter', card, seat, from: 'hand', how: 'used' });
  for (const zone of ['graveyard', 'hand', 'deck', 'banished', 'extra'] as const) {
    set(`到${zone}`, moveTo(table, card, of(owner, zone)));
  }
  set('换边', moveTo(table, card, of(seat === A ? B : A, 'field')));
  for (const how of ['damage', 'bane', 'ability', 'cost'] satisfies DestroyedBy[]) {
    set(`被${how}破坏`, {
      type: 'destroy',
      card,
      source: other,
      by: table.cards[other].controller,
      how,
    });
    set(`被自己${how}破坏`, { type: 'destroy', card, source: card, by: seat, how });
  }
  set('消失', { type: 'banish', card, source: other, by: seat });
  set('攻击随从', { type: 'attacks', card, target: other });
  set('攻击主战者', { type: 'attacks', card, target: leaderOf(table, seat === A ? B : A) });
  set('交战', { type: 'fought', card, with: other });
  set('参赛', { type: 'race', card, seat });
  set('得指示物', { type: 'count', card, counter: '蓄积指示物', by: 1 });
  set('失指示物', { type: 'count', card, counter: '蓄积指示物', by: -1 });
  set('受伤记', { type: 'count', card, counter: 'damage', by: 1 });
  set('横置', { type: 'tap', card, tapped: true });
  set('竖置', { type: 'tap', card, tapped: false });
  set('被甲夺取', { type: 'take', card, seat: A });
  set('被乙夺取', { type: 'take', card, seat: B });
  set('被甲选择', { type: 'select', seat: A, by: other, card });
  set('被乙选择', { type: 'select', seat: B, by: other, card });
}

function ofCardElsewhere(table: EvolveTable, name: string, found: Map<string, EvolveEvent>): void {
  const card = find(table, name);
  const { owner: seat, zone } = table.cards[card];
  const from = table.zones[zone].name as PlayerZone;
  const set = (what: string, event: EvolveEvent) => found.set(name + what, event);
  for (const to of ['graveyard', 'hand', 'extra', 'field', 'banished'] as const) {
    if (to !== from) set(`到${to}`, moveTo(table, card, of(seat, to)));
  }
  set('被使用', { type: 'use', seat, card, from });
  set('被展示', { type: 'show', seat, cards: [card] });
  set('被公开', { type: 'show', seat, cards: [card], asUsed: true });
  set('被丢弃', { type: 'discard', seat, card });
}

function ofPlayer(table: EvolveTable, seat: Seat, found: Map<string, EvolveEvent>): void {
  const whose = seat === A ? '甲' : '乙';
  const set = (what: string, event: EvolveEvent) => found.set(whose + what, event);
  set('抽牌', { type: 'draw', seat });
  set('查找', { type: 'search', seat });
  set('掷骰', { type: 'die', seat, result: 3 });
  for (const by of [1, -1]) {
    const how = by > 0 ? '增' : '减';
    set(`生命${how}`, { type: 'life', seat, by });
    set(`能量${how}`, { type: 'energy', seat, by });
    set(`能量上限${how}`, { type: 'energy-most', seat, by });
    set(`进化点${how}`, { type: 'evolve-points', seat, by });
  }
  set('回复', { type: 'energy', seat, by: 1, recovered: true });
  set('回合', { type: 'turn', seat });
  const leader = leaderOf(table, seat);
  set('主战者被选择', { type: 'select', seat: A, by: find(table, '张三'), card: leader });
  if (seat !== table.state.active) return;
  for (const phase of ['start', 'main', 'end'] as const) set(phase, { type: 'phase', phase });
}

function ofDamage(table: EvolveTable, found: Map<string, EvolveEvent>): void {
  const victims = ['张三', '王五', '主A', '主B'];
  for (const source of ['张三', '李四', '王五', '碑'].map((name) => find(table, name))) {
    for (const to of victims.map((name) => find(table, name))) {
      for (const damage of ['attack', 'fight', 'ability'] satisfies DamageKind[]) {
        const by = table.cards[source].controller;
        const name = `${printed(table, source).name}伤${printed(table, to).name}·${damage}`;
        if (by !== NOBODY) found.set(name, { type: 'damage', source, by, to, amount: 1, damage });
      }
    }
  }
}
