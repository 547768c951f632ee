import { Match, view } from '@lianhuan/kernel';
import { answerAtRandom, dice } from '@lianhuan/kernel/testing';
import { expect, test } from 'vitest';
import { refusals, sanguosha } from '../index.ts';

test('in the play phase no skill is both offered and refused, and reasons come by rule', () => {
  const rules = new Set<string>();
  let offers = 0;
  for (const seed of [1, 2, 3]) {
    const setup = sanguosha.readSetup({ mode: 'identity', players: 5 });
    if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
    const match = new Match(sanguosha, { setup: setup.value, seed });
    const upTo = dice(seed);
    while (match.outcome === null) {
      const { seat } = match.pending[0];
      const { decision } = view(match, seat);
      if (decision?.kind === 'play-phase') {
        const offered = decision.options
          .filter(({ verb }) => verb === 'skill')
          .map(({ label }) => label.zh.replace(/^发动 /, 'skill-'));
        const refused = refusals(match.table, seat).filter(({ verb }) => verb.startsWith('skill-'));
        expect(refused.filter(({ verb }) => offered.includes(verb))).toEqual([]);
        offers += offered.length;
        for (const { rule } of refused) rules.add(rule);
      }
      answerAtRandom(match, upTo, 'never');
    }
  }
  expect(offers).toBeGreaterThan(0);
  expect([...rules]).toEqual(expect.arrayContaining(['P4', 'P9', 'phase.play.3']));
});
