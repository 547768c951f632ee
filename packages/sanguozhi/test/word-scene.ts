import { type CardId, moveTo, NO_CARD, type Seat } from '@lianhuan/kernel';
import { scopeOf } from '../effects/derivation.ts';
import { apply } from '../events/apply.ts';
import type { DamageEvent, SanguozhiEvent } from '../events/events.ts';
import { type ItemKind, TURN_PHASES } from '../table/state.ts';
import { printed, refOf, type SanguozhiTable } from '../table/table.ts';
import { of, type PlayerZone } from '../table/zones.ts';
import type { Scope } from '../text/meaning/scope.ts';
import { A, B, emptyScene, general, members, put } from './card-scene.ts';

/** Four players with cards of every kind, and everything that can happen to them, by name. */

const C = 2 as Seat;
const D = 3 as Seat;

/** A's 张三 speaks; 己方 is A, 我方 A and C, 敌方 B and D. It is A's turn. */
export function wordScene(): SanguozhiTable {
  const table = emptyScene(4);
  const source = put(table, A, 'deputy', general('张三', '2/3/1', { arms: ['cavalry'] }));
  const bearer = put(
    table,
    A,
    'main',
    general('主将甲', '4/4/2', { needs: [{ foot: 2, bow: 1 }] }),
  );
  put(table, A, 'adviser', general('军师甲', '0/2/4', { traits: ['文人'] }));
  put(table, A, 'deputy', general('盖着', '5/5/5', { arms: ['cavalry'] }), { faceDown: true });
  put(table, A, 'treasures', { kind: 'treasure', name: '刀', type: 'weapon' }, { host: bearer });
  put(table, A, 'tactics', { kind: 'tactic', name: '常计', duration: 'permanent', wit: 3 });
  put(table, A, 'troops', { kind: 'troop', name: '步', face: { foot: 2 } });
  put(table, A, 'troops', { kind: 'troop', name: '弓', face: { bow: 1 }, type: 'tally' });
  put(table, A, 'events', { kind: 'event', name: '事甲' }, { faceDown: true });
  const tough = general('李四', '1/1/0', { traits: ['文人'], text: '刚勇。' });
  const hurt = put(table, B, 'deputy', tough);
  const archer = general('王五', '3/3/2', {
    arms: ['archer', 'spear'],
    needs: [{ bow: 3, any: 1 }, { horse: 2 }],
  });
  put(table, B, 'deputy', archer, { tapped: true });
  const wei = general('赵六', '2/2/3', { factions: ['han'], needs: [{ counsel: 2 }] });
  put(table, D, 'main', wei, { owner: B });
  put(table, C, 'deputy', general('友将', '1/2/1', { arms: ['shield'] }));
  const ring = put(table, B, 'formations', { kind: 'formation', name: '圆阵', life: members() });
  const ranks = ['列一', '列二', '列三'].map((name) =>
    put(table, B, 'deputy', general(name, '1/1/0')),
  );
  apply(table, { type: 'formation', seat: B, formation: { card: ring, members: ranks } });
  put(table, B, 'tactics', { kind: 'tactic', name: '伏计', speed: 'slow' }, { faceDown: true });
  put(table, A, 'hand', general('手中', '2/2/0', { arms: ['cavalry'], needs: [{ horse: 3 }] }));
  put(table, A, 'hand', {
    kind: 'tactic',
    name: '火',
    traits: ['火计'],
    speed: 'ordinary',
    wit: 4,
  });
  put(table, A, 'hand', { kind: 'treasure', name: '马', type: 'mount' });
  put(table, B, 'hand', { kind: 'tactic', name: '手计' });
  put(table, B, 'graveyard', general('墓中', '2/2/0', { factions: ['han'] }));
  put(table, A, 'graveyard', { kind: 'tactic', name: '用过' });
  put(table, A, 'deck', { kind: 'troop', name: '骑', face: { horse: 1 } });
  put(table, A, 'deck', general('组中', '3/3/3', { needs: [{ any: 4 }] }));
  apply(table, { type: 'count', card: source, counter: '火焰标记', by: 2 });
  apply(table, { type: 'count', card: hurt, counter: 'lasting-damage', by: 1 });
  apply(table, { type: 'player-counter', seat: B, counter: '铁盾指示物', by: 3 });
  return table;
}

export function find(table: SanguozhiTable, name: string): CardId {
  const found = table.cards.find(({ id }) => printed(table, id).name === name);
  if (found === undefined) throw new Error(`no card called ${name}`);
  return found.id;
}

/** How 张三 speaks. */
export function speaking(table: SanguozhiTable): Scope {
  return scopeOf(table, find(table, '张三'), A);
}

const NAMES = ['张三', '主将甲', '军师甲', '盖着', '李四', '王五', '赵六', '友将', '圆阵'] as const;
const SEATS = ['A', 'B', 'C', 'D'] as const;

/** Whatever can happen on a table, by what it is called; what is used lies in the chain from then on. */
export function happenings(table: SanguozhiTable): ReadonlyMap<string, SanguozhiEvent> {
  const found = new Map<string, SanguozhiEvent>();
  for (const name of NAMES) ofCard(table, name, found);
  for (const [seat, letter] of SEATS.entries()) ofPlayer(table, seat as Seat, letter, found);
  ofDamage(table, found);
  ofChain(table, found);
  for (const phase of [...TURN_PHASES, 'first-strike'] as const) {
    found.set(`${phase}开始`, { type: 'phase', phase });
    found.set(`${phase}结束`, { type: 'phase-end', phase });
  }
  return found;
}

function ofCard(table: SanguozhiTable, name: string, found: Map<string, SanguozhiEvent>): void {
  const card = find(table, name);
  const { controller: seat } = table.cards[card];
  const other = find(table, name === '李四' ? '张三' : '李四');
  const set = (what: string, event: SanguozhiEvent) => found.set(`${name}${what}`, event);
  for (const [how, words] of [
    ['attacks', '进攻'],
    ['defends', '防守'],
    ['is-defended', '被防守'],
    ['fights', '战斗'],
  ] as const) {
    set(words, { type: 'engage', card, how, alone: false, against: other });
    set(`单独${words}`, { type: 'engage', card, how, alone: true, against: NO_CARD });
  }
  set('横置', { type: 'tap', card, tapped: true });
  set('重置', { type: 'tap', card, tapped: false });
  set('盖放', { type: 'face', card, down: true });
  set('露面', { type: 'face', card, down: false });
  for (const how of ['used', 'placed', 'flipped'] as const)
    set(`上场${how}`, { type: 'enter', card, seat, how });
  set('翻转', { type: 'flip', card });
  for (const type of ['fall', 'destroy', 'sacrifice'] as const)
    set(type, { type, card, source: other, by: table.cards[other].controller, final: false });
  set('装备', { type: 'equip', card: find(table, '马'), bearer: card, seat });
  set('生还', { type: 'save', card });
  set('清除', { type: 'heal', card, damage: 'lasting', amount: 1 });
  set('入阵', { type: 'form', seat, card: find(table, '圆阵'), how: 'join', member: card });
  for (const how of ['form', 'break', 'leave', 'dissolve'] as const)
    set(how, { type: 'form', seat, card, how, member: NO_CARD });
  for (const zone of ['graveyard', 'hand', 'deck', 'removed', 'main', 'adviser'] as const)
    set(`到${zone}`, moveTo(table, card, of(table.cards[card].owner, zone)));
  set('归A控制', { type: 'control', card, seat: A });
  set('得火焰', { type: 'count', card, counter: '火焰标记', by: 1 });
  set('失火焰', { type: 'count', card, counter: '火焰标记', by: -1 });
  set('得铁盾', { type: 'count', card, counter: '铁盾指示物', by: 1 });
  set('被李四指定', {
    type: 'target',
    seat: B,
    by: find(table, '李四'),
    item: 0,
    to: { kind: 'card', ...refOf(table, card) },
  });
  set('被常计指定', {
    type: 'target',
    seat: A,
    by: find(table, '常计'),
    item: 0,
    to: { kind: 'card', ...refOf(table, card) },
  });
}

function ofPlayer(
  table: SanguozhiTable,
  seat: Seat,
  letter: string,
  found: Map<string, SanguozhiEvent>,
): void {
  const set = (what: string, event: SanguozhiEvent) => found.set(`${letter}${what}`, event);
  set('抓卡', { type: 'draw', seat, count: 2 });
  set('回合抓卡', { type: 'drew-for-turn', seat });
  set('增粮', { type: 'grain', seat, by: 2 });
  set('减粮', { type: 'grain', seat, by: -2 });
  set('粮不变', { type: 'grain', seat, by: 0 });
  set('发动进攻', { type: 'declare', seat, what: 'attack' });
  set('发动防守', { type: 'declare', seat, what: 'defence' });
  set('舍弃', { type: 'discard', seat, card: find(table, '手中') });
  set('摆放', { type: 'lay-troop', seat, card: find(table, '步') });
  set('洗切', { type: 'shuffle', zone: of(seat, 'deck' as PlayerZone) } as SanguozhiEvent);
}

function ofDamage(table: SanguozhiTable, found: Map<string, SanguozhiEvent>): void {
  const sources = ['张三', '李四', '常计'] as const;
  const kinds = [
    ['战斗', 'combat', null],
    ['进攻', 'combat', 'attack'],
    ['永久', 'lasting', null],
    ['穿透', 'combat', 'piercing'],
    ['反击', 'combat', 'counter'],
  ] as const;
  for (const name of sources) {
    const source = find(table, name);
    const by = table.cards[source].controller;
    for (const [word, damage, combatKind] of kinds) {
      const event = (stage: DamageEvent['stage'], to: DamageEvent['to']): DamageEvent => ({
        type: 'damage',
        stage,
        source,
        by,
        to,
        amount: 2,
        damage,
        combatKind,
        guarded: false,
      });
      found.set(`${name}造成${word}`, event('deal', null));
      for (const stage of ['assign', 'take'] as const) {
        const verb = stage === 'assign' ? '将伤' : '伤';
        for (const victim of ['张三', '军师甲', '李四', '赵六'])
          found.set(
            `${name}${verb}${victim}${word}`,
            event(stage, refOf(table, find(table, victim))),
          );
        for (const [seat, letter] of SEATS.entries())
          found.set(`${name}${verb}${letter}粮${word}`, event(stage, seat as Seat));
      }
    }
  }
}

/** Items of the chain as they are used: the card from a hand, from the field, and an effect of it. */
function ofChain(table: SanguozhiTable, found: Map<string, SanguozhiEvent>): void {
  const used = (kind: ItemKind, name: string, fromField: boolean, seat: Seat) => {
    const card = find(table, name);
    const id = 100 + found.size;
    const item = {
      id,
      kind,
      controller: seat,
      card,
      incarnation: table.cards[card].incarnation,
      role: null,
      faceDown: false,
      fromField,
      ability: null,
      declared: [],
      bearer: null,
    };
    apply(table, { type: 'chain-add', item });
    found.set(`${'ABCD'[seat]}用${kind}${name}${fromField ? '自场上' : ''}`, {
      type: 'use',
      seat,
      item: id,
      kind,
      card,
    });
    found.set(`${name}${kind}${id}指定李四`, {
      type: 'target',
      seat,
      by: card,
      item: id,
      to: { kind: 'card', ...refOf(table, find(table, '李四')) },
    });
    found.set(`李四指定连环中${name}${kind}`, {
      type: 'target',
      seat: B,
      by: find(table, '李四'),
      item: 0,
      to: { kind: 'item', item: id },
    });
  };
  used('deploy', '手中', false, A);
  used('flip', '盖着', true, A);
  used('tactic', '火', false, A);
  used('tactic', '伏计', true, B);
  used('tactic', '手计', false, B);
  used('treasure', '马', false, A);
  used('ability', '张三', true, A);
  used('ability', '李四', true, B);
}
