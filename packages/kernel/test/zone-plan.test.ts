import { expect, test } from 'vitest';
import { addPlayerZones, emptyTable, zonePlan } from '../index.ts';

test('each seat has a zone of each plan, seat by seat and in the order of the plans', () => {
  const table = emptyTable(2, 1, [], {});
  const ids = addPlayerZones(table, {
    deck: zonePlan('牌库', 'deck', 'nobody'),
    hand: zonePlan('手牌', 'hand', 'owner'),
  });
  expect(ids).toEqual([0, 1, 2, 3]);
  expect(table.zones.map(({ name, owner, visibility }) => [name, owner, visibility])).toEqual([
    ['deck', 0, 'nobody'],
    ['hand', 0, 'owner'],
    ['deck', 1, 'nobody'],
    ['hand', 1, 'owner'],
  ]);
});
