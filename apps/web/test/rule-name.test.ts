import { RULES as EVOLVE } from '@lianhuan/evolve';
import { RULES as MINXIN } from '@lianhuan/minxin';
import { RULES as SANGUOSHA } from '@lianhuan/sanguosha';
import { RULES as SANGUOZHI } from '@lianhuan/sanguozhi';
import { expect, test } from 'vitest';
import { ruleName } from '../rules/rule-name.ts';

const BOOKS = { minxin: MINXIN, sanguozhi: SANGUOZHI, evolve: EVOLVE, sanguosha: SANGUOSHA };

test.each(Object.entries(BOOKS) as [keyof typeof BOOKS, object][])(
  'no rule of %s is called by what the code calls it',
  (game, rules) => {
    for (const id of Object.keys(rules)) {
      const { zh, en } = ruleName(game, id);
      // The letter of an item, 802.17b, is the book's own.
      expect(zh).toMatch(/^[A-Z]?\d[\d.]*[a-z]{0,2}(（.）)?$|^\p{Script=Han}+ \d+$/u);
      expect(en).toMatch(
        /^[A-Z]?\d[\d.]*[a-z]{0,2}( \(\d\))?$|^(HP|[A-Z][a-z]*)( ([a-z]+|HP))* \d+$/,
      );
    }
  },
);

test.each([
  ['sanguozhi', '802.17b#2', '802.17b（二）', '802.17b (2)'],
  ['sanguosha', 'damage.3', '伤害 3', 'Damage 3'],
  ['sanguosha', 'phase.play.3', '出牌阶段 3', 'Play phase 3'],
  ['sanguosha', 'T30', 'T30', 'T30'],
] as const)('of %s %s is called %s, or %s', (game, id, zh, en) => {
  expect(ruleName(game, id)).toEqual({ zh, en });
});
