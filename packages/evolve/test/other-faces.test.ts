import { writeFuture } from '@lianhuan/kernel/testing';
import { expect, test } from 'vitest';
import { characteristicsOf } from '../effects/derivation.ts';
import { facesChanged } from '../events/apply.ts';
import { A, emptyScene, follower, put } from './card-scene.ts';

test('a card is what its new face says, whatever was worked out of the old one', () => {
  const table = emptyScene();
  const one = put(table, A, 'hand', follower('甲', '1/1'));
  const other = put(table, A, 'hand', follower('乙', '4/5'));
  expect([one, other].map((card) => characteristicsOf(table, card).attack)).toEqual([1, 4]);
  const { random, handles } = table;
  const exchange = [
    [one, other],
    [other, one],
  ] as const;
  writeFuture(table, { random, handles, exchange }, facesChanged);
  expect([one, other].map((card) => characteristicsOf(table, card).attack)).toEqual([4, 1]);
});
