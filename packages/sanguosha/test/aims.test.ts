import { Match } from '@lianhuan/kernel';
import { expect, test } from 'vitest';
import { sanguosha } from '../index.ts';
import { publicState, type SanguoshaPublicState } from '../table/public-state.ts';

const ANSWERS = 300;

/** Plays on, a first option at a time, and gives what everybody saw at each decision. */
function* decisions(): Generator<SanguoshaPublicState> {
  const setup = sanguosha.readSetup({ players: 5 });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  const match = new Match(sanguosha, { setup: setup.value, seed: 5 });
  while (match.outcome === null && match.answers.length < ANSWERS) {
    yield publicState(match.table);
    match.answer(match.pending[0].seat, 0);
  }
}

test('everybody may know what cards were used on whom', () => {
  let last: SanguoshaPublicState | null = null;
  let uses = 0;
  for (const state of decisions()) {
    for (const { kind, seat, target, about } of state.frames) {
      if (kind !== 'use' || seat < 0 || target < 0) continue;
      uses += 1;
      const { aims } = state.characters[seat];
      expect(aims[about][target], `${about} by ${seat} on ${target}`).toBeGreaterThan(0);
    }
    for (const [seat, { aims }] of last?.characters.entries() ?? []) {
      for (const [face, counts] of Object.entries(aims)) {
        const now = state.characters[seat].aims[face];
        expect(now.every((count, at) => count >= counts[at])).toBe(true);
      }
    }
    last = state;
  }
  expect(uses).toBeGreaterThan(10);
});
