import { type EvolveTable, player } from '../../table/table.ts';
import { A, B, put } from '../card-scene.ts';

/** What lies on the table, or is so, before words are tried. */

export type Lay = (table: EvolveTable) => void;

export const none: Lay = () => {};

/** All of these, in this order. */
export const all =
  (...lays: readonly Lay[]): Lay =>
  (table) => {
    for (const lay of lays) lay(table);
  };

/** An amulet of B with these words. */
export const ban =
  (text: string): Lay =>
  (table) =>
    void put(table, B, 'field', { kind: 'amulet', name: '禁令', text });

/** The numbers of A. */
export const numbers =
  (changes: Partial<ReturnType<typeof player>>): Lay =>
  (table) =>
    void Object.assign(player(table, A), changes);

/** So many amulets of A. */
export const full =
  (zone: 'field' | 'extra', many: number): Lay =>
  (table) => {
    for (let left = many; left > 0; left--)
      put(table, A, zone, { kind: 'amulet', name: `满${left}` });
  };
