import { type Match, NOBODY, type Seat, type Table, view } from '@lianhuan/kernel';
import { expect, test } from 'vitest';
import { library } from '../cards/library.ts';
import { refusals } from '../describe/refusals.ts';
import { sanguozhi } from '../game.ts';
import { type LaidCard, type LaidZone, laidCard } from '../table/position.ts';
import type { SanguozhiPublicState } from '../table/public-state.ts';
import type { Phase } from '../table/state.ts';
import { damageOn, inFormation, isFormed, treasuresOf } from '../table/table.ts';
import { of } from '../table/zones.ts';
import { A, B, layOut, playOn } from './position-scene.ts';

function laid(name: string, given: Partial<LaidCard> = {}): LaidCard {
  const definition = library().findIndex((card) => card.name === name);
  if (definition < 0) throw new Error(`there is no card ${name}`);
  return laidCard(definition, given);
}

const position = (zones: readonly LaidZone[], phase?: Phase) => layOut(library(), zones, phase);

test('a position stands where the active player has just been given 行动权', () => {
  const match = playOn(position([]));
  expect(match.idle).toBe(true);
  expect(match.pending.map(({ seat, kind }) => [seat, kind])).toEqual([[A, 'act']]);
  expect(match.table.state.phase).toBe('prepare');
});

test('a position before another phase begins it', () => {
  expect(playOn(position([], 'end')).table.state.phase).toBe('end');
  expect(playOn(position([], 'start')).table.state.phase).toBe('start');
});

test('cards lie as they are said to: tapped, damaged, bearing treasures, owned by another', () => {
  const table = position([
    {
      seat: A,
      zone: 'deputy',
      cards: [
        laid('关羽', {
          tapped: true,
          owner: B,
          counters: { 'lasting-damage': 2 },
          treasures: [laid('青龙偃月刀')],
        }),
      ],
    },
  ]);
  const [general] = table.zones[of(A, 'deputy')].cards;
  expect(table.cards[general]).toMatchObject({ tapped: true, owner: B, controller: A });
  expect(damageOn(table, general)).toBe(2);
  expect(treasuresOf(table, general)).toHaveLength(1);
});

test('a formed 阵型 has the generals marked for it', () => {
  const member = laid('虎豹骑', { formed: true });
  const table = position([
    { seat: A, zone: 'deputy', cards: [member, member, laid('关羽'), member] },
    { seat: A, zone: 'formations', cards: [laid('斩风阵', { formed: true })] },
  ]);
  const deputies = table.zones[of(A, 'deputy')].cards;
  expect(deputies.map((card) => inFormation(table, card))).toEqual([true, true, false, true]);
  expect(isFormed(table, table.zones[of(A, 'formations')].cards[0])).toBe(true);
});

test('piles are given from the top', () => {
  const table = position([{ seat: A, zone: 'deck', cards: [laid('关羽'), laid('张飞')] }]);
  const [under, top] = table.zones[of(A, 'deck')].cards;
  expect([top, under].map((card) => sanguozhi.cardName(table, card).zh)).toEqual(['关羽', '张飞']);
});

test('what lies face down is a card without a name to everybody but its controller', () => {
  const table = position([{ seat: A, zone: 'deputy', cards: [laid('关羽', { faceDown: true })] }]);
  const match = playOn(table);
  const seenBy = (seat: Seat) =>
    view(match as unknown as Match<Table>, seat).zones.find(
      ({ name, owner }) => name === 'deputy' && owner === A,
    )?.cards?.[0].definition;
  expect(seenBy(A)).toBe('guan-yu');
  expect(seenBy(B)).toBe('');
  expect(seenBy(NOBODY)).toBe('');
});

test('everybody may know the numbers of a player; no list names a card by its place in the table', () => {
  const table = position([
    { seat: A, zone: 'troops', cards: [laid('步兵兵权'), laid('步兵兵权')] },
  ]);
  const state = sanguozhi.publicState(table, B) as SanguozhiPublicState;
  expect(state.players[A]).toMatchObject({
    grain: 30,
    handLimit: 7,
    slots: {
      main: { count: 1, free: 1 },
      deputy: { count: 3, free: 3 },
      tactic: { count: 5, free: 5 },
    },
    troops: { foot: 2, bow: 0 },
    formation: null,
  });
  expect(state.chain).toEqual([]);
});

test('a hand card that cannot be used says why, by the rule that stands in the way', () => {
  const table = position([{ seat: A, zone: 'hand', cards: [laid('关羽')] }]);
  const match = playOn(table);
  const found = refusals(match.table, A).filter(({ verb }) => verb === 'deploy');
  expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(['500.5a']));
  expect(refusals(match.table, B)).toEqual([]);
});
