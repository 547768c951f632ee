import { emptyTable, NOBODY, type Seat } from '@lianhuan/kernel';
import { expect, test } from 'vitest';
import { freshState } from '../table/state.ts';
import type { MinxinTable } from '../table/table.ts';
import {
  ALWAYS_PILES,
  addZones,
  around,
  of,
  type PlayerZone,
  ROW_SLOTS,
  type SharedZone,
  shared,
} from '../table/zones.ts';

test('next to a slot of the row are those left, right, above and below it, and no others', () => {
  const beside = Array.from({ length: ROW_SLOTS }, (_, slot) => around(slot).toSorted());
  expect(beside).toEqual([
    [1, 3],
    [0, 2, 4],
    [1, 5],
    [0, 4],
    [1, 3, 5],
    [2, 4],
  ]);
});

test('each zone stands where it is looked for, every slot of the row among them', () => {
  const table: MinxinTable = emptyTable(3, 1, [], freshState(3, 1, 0, 0), {} as never);
  addZones(table);
  for (const { id, name, owner } of table.zones) {
    if (owner !== NOBODY) expect(of(owner, name as PlayerZone)).toBe(id);
  }
  const slots = (name: SharedZone) =>
    table.zones.filter((zone) => zone.name === name).map(({ id }) => id);
  for (const name of new Set(
    table.zones.filter(({ owner }) => owner === NOBODY).map((z) => z.name),
  ))
    expect(slots(name as SharedZone)).toEqual(
      slots(name as SharedZone).map((_, slot) => shared(name as SharedZone, slot)),
    );
  expect([slots('row'), slots('always')].map(({ length }) => length)).toEqual([
    ROW_SLOTS,
    ALWAYS_PILES,
  ]);
  expect(table.zones.at(-1)).toMatchObject({ owner: 2 as Seat, name: 'draft' });
});
