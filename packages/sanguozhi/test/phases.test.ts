import { expect, it } from 'vitest';
import { apply } from '../events/apply.ts';
import { hasNoMorePhases } from '../flow/game/loops.ts';
import { emptyScene, perform } from './card-scene.ts';

/** A turn has at most 100 phases: what would add more adds none (809.1, 809.2). */

it('adds phases to a turn until it has had a hundred', () => {
  const table = emptyScene();
  const before = table.state.phaseCount;
  for (let count = before; count < 99; count++) {
    apply(table, { type: 'phase', phase: 'prepare' });
  }
  expect(perform(table, hasNoMorePhases(table)).result).toBe(false);
  apply(table, { type: 'phase', phase: 'prepare' });
  expect(perform(table, hasNoMorePhases(table)).result).toBe(true);
});
