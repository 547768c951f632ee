import { writeFuture } from '@lianhuan/kernel/testing';
import { expect, test } from 'vitest';
import { effectIndexOf } from '../effects/effect-index.ts';
import { facesChanged } from '../events/apply.ts';
import { A, emptyScene, general, put } from './card-scene.ts';

test('属性 of a card in hand is in force on the card that has got its face (108.6a)', () => {
  const table = emptyScene();
  const text = '（属性）己方粮草≤30：本将领兵权条件-1。';
  const one = put(table, A, 'hand', general('甲', '1/1', { needs: [{ foot: 2 }], text }));
  const other = put(table, A, 'hand', general('乙', '1/1'));
  expect(effectIndexOf(table).activeSources).toEqual([one]);
  const { random, handles } = table;
  const exchange = [
    [one, other],
    [other, one],
  ] as const;
  writeFuture(table, { random, handles, exchange }, facesChanged);
  expect(effectIndexOf(table).activeSources).toEqual([other]);
});
