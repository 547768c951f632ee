import { expect, test } from 'vitest';
import { addZones, emptyTable, NOBODY, zonePlan } from '../../index.ts';

test('what all share comes first, then what each seat has, in the order of the plans', () => {
  const table = emptyTable(2, 1, [], {});
  addZones(
    table,
    { pile: zonePlan('牌堆', 'pile', 'public'), row: zonePlan('牌列', 'row', 'public', 2) },
    { deck: zonePlan('牌库', 'deck', 'nobody'), hand: zonePlan('手牌', 'hand', 'owner') },
  );
  expect(table.zones.map(({ name, owner, visibility }) => [name, owner, visibility])).toEqual([
    ['pile', NOBODY, 'public'],
    ['row', NOBODY, 'public'],
    ['row', NOBODY, 'public'],
    ['deck', 0, 'nobody'],
    ['hand', 0, 'owner'],
    ['deck', 1, 'nobody'],
    ['hand', 1, 'owner'],
  ]);
});
