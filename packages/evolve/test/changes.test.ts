import { type Match, NOBODY, type Seat, view } from '@lianhuan/kernel';
import { expect, test } from 'vitest';
import { library } from '../cards/library.ts';
import { type LaidCard, type LaidZone, laidCard } from '../table/position.ts';
import type { EvolvePublicState } from '../table/public-state.ts';
import { of } from '../table/zones.ts';
import { A, B, layOut, playOn, readMade } from './position-scene.ts';

// Why a card is not what is printed on it, and whom it could attack, as everybody may ask.

const made = readMade([
  { name: '测试兵', kind: '随从', cost: 3, stats: '2/2' },
  { name: '测试兵', kind: '随从', special: '进化', stats: '4/4' },
  { name: '测试旗', kind: '护符', text: '你的随从+1/+0。' },
  { name: '测试哨', kind: '护符', text: '你的随从具有【守护】。' },
  { name: '测试雾', kind: '护符', text: '对手的随从的能力无效。' },
  { name: '测试市', kind: '护符', text: '你手牌的随从的使用费用-1。' },
]);
const cards = [...library(), ...made];
const SOLDIER = cards.findIndex(({ name, special }) => name === '测试兵' && special === null);
const EVOLVED = cards.findIndex(({ name, special }) => name === '测试兵' && special === 'evolved');

function laid(name: string, more: Partial<LaidCard> = {}): LaidCard {
  const definition = cards.findIndex((card) => card.name === name);
  return { ...laidCard(definition), ...more };
}

function stateOf(...fields: readonly (readonly LaidCard[])[]) {
  const { match, handle } = laidOut(
    fields.map((laidCards, seat) => ({ seat: seat as Seat, zone: 'field', cards: laidCards })),
  );
  const state = view(match as unknown as Match, NOBODY).state as EvolvePublicState;
  return { state, handle, table: match.table };
}

function laidOut(zones: readonly LaidZone[]) {
  const match = playOn(layOut(cards, zones));
  const handle = (seat: Seat, index: number) =>
    match.table.cards[match.table.zones[of(seat, 'field')].cards[index]].handle;
  return { match, handle };
}

test('each step is told by layer, with the card that did it', () => {
  const { state, handle } = stateOf([laid('测试兵'), laid('测试旗'), laid('测试哨')]);
  const changed = state.cards[handle(A, 0)];
  expect(changed).toMatchObject({ attack: 3, life: 2 });
  expect(changed.abilities).toEqual([{ zh: '【守护】', en: 'Ward', granted: true }]);
  expect(changed.changes).toMatchObject([
    { layer: 'abilities', card: handle(A, 2), by: { zh: '测试哨' }, what: 'abilities', from: [] },
    { layer: 'numbers', card: handle(A, 1), by: { zh: '测试旗' }, what: 'attack', from: 2, to: 3 },
  ]);
});

test('what is as printed, on it or on the evolve card upon it, is not told of', () => {
  const upon = { with: laid('测试兵', { definition: EVOLVED }), now: false };
  const { state } = stateOf([laid('测试兵', { evolved: upon, damage: 2 })], [laid('测试兵')]);
  expect(state.cards).toEqual({});
});

test('abilities that do nothing are still told, as silenced (10.3.2)', () => {
  const { state, handle } = stateOf([laid('测试雾')], [laid('测试兵'), laid('测试哨')]);
  const changed = state.cards[handle(B, 0)];
  expect(changed.silenced).toBe(true);
  expect(changed.abilities).toHaveLength(1);
  expect(state.standing[handle(B, 0)].keywords).toEqual([]);
});

test('everybody sees whom a follower of the turn player could attack (8.4.3)', () => {
  const { state, handle, table } = stateOf(
    [laid('测试兵'), laid('测试兵', { fresh: true }), laid('测试兵', { tapped: true })],
    [laid('测试兵', { tapped: true }), laid('测试兵')],
  );
  const leader = table.cards[table.zones[of(B, 'leader')].cards[0]].handle;
  const targets = (seat: Seat, index: number) => state.standing[handle(seat, index)].targets;
  expect(new Set(targets(A, 0))).toEqual(new Set([handle(B, 0), leader]));
  expect(targets(A, 1)).toEqual([]);
  expect(targets(A, 2)).toEqual([]);
  expect(targets(B, 1)).toEqual([]);
  expect(state.standing[handle(A, 1)]).toMatchObject({ fresh: true, evolvedNow: false });
});

test('what makes a cost is for whoever holds the card (10.4.4.1)', () => {
  const { match, handle } = laidOut([
    { seat: A, zone: 'field', cards: [laid('测试市'), laid('测试市')] },
    { seat: A, zone: 'hand', cards: [laid('测试兵', { definition: SOLDIER })] },
  ]);
  const inHand = match.table.cards[match.table.zones[of(A, 'hand')].cards[0]].handle;
  const costs = (seat: Seat) =>
    (view(match as unknown as Match, seat).state as EvolvePublicState).costs;
  expect(costs(A)[inHand]).toMatchObject([
    { what: 'cost', card: handle(A, 0), by: { zh: '测试市' }, from: 3, to: 2 },
    { what: 'cost', card: handle(A, 1), by: { zh: '测试市' }, from: 2, to: 1 },
  ]);
  expect(costs(B)).toEqual({});
  expect(costs(NOBODY)).toEqual({});
});
