import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, readScenarios, runScenario } from '@lianhuan/judge';
import { cards as minxinCards } from '@lianhuan/minxin';
import { cards as sanguozhiCards } from '@lianhuan/sanguozhi';
import { describe, expect, test } from 'vitest';

// What README and CONTRIBUTING show must work as it stands there: cards are checked, rulings are
// run, programs are run, and every npm script that is named exists.

const ROOT = join(import.meta.dirname, '../..');
const PAGES = ['README.md', 'CONTRIBUTING.md', 'packages/kernel/README.md'];

interface Example {
  readonly page: string;
  readonly language: string;
  readonly text: string;
}

const examples: Example[] = PAGES.flatMap((page) =>
  [...readFileSync(join(ROOT, page), 'utf8').matchAll(/^( *)```(\w+)\n([\s\S]*?)^\1```$/gm)].map(
    ([, indent, language, text]) => ({
      page,
      language,
      text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  ),
);

const written = (language: string, begins: RegExp) =>
  examples.filter((example) => example.language === language && begins.test(example.text));

/** Generals, tactics and the like are cards of 三国智. */
function checksOf(text: string): typeof minxinCards.checkCards {
  const isSanguozhi = /kind: (将领|谋略|宝物|兵权|阵型|事件)$/m.test(text);
  return isSanguozhi ? sanguozhiCards.checkCards : minxinCards.checkCards;
}

describe('the examples of the documentation', () => {
  test.each(written('yaml', /^- id:/))('a card of $page has no problem', ({ text }) => {
    expect(checksOf(text)([{ file: 'example.yaml', text }])).toEqual([]);
  });

  test.each(written('yaml', /^game:/))('a ruling of $page holds', ({ text }) => {
    const { scenarios, problems } = readScenarios(text, 'example.yaml', GAMES);
    expect(problems).toEqual([]);
    expect(scenarios.map((scenario) => runScenario(scenario).failure)).toEqual([null]);
  });

  test.each(written('ts', /^import/))('a program of $page runs', ({ text }) => {
    const output = execFileSync(process.execPath, ['--input-type=module-typescript', '-e', text], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(output).toMatch(/\[ \d/);
  });

  test('every npm script that is named exists', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const named = PAGES.flatMap((page) =>
      [...readFileSync(join(ROOT, page), 'utf8').matchAll(/npm run ([\w:]+)/g)].map(
        ([, name]) => name,
      ),
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    expect(named.length).toBeGreaterThan(3);
  });

  test('there is something to try', () => {
    expect(written('yaml', /^- id:/).length).toBeGreaterThanOrEqual(3);
    expect(written('yaml', /^game:/).length).toBeGreaterThanOrEqual(1);
    expect(written('ts', /^import/).length).toBeGreaterThanOrEqual(2);
  });
});
