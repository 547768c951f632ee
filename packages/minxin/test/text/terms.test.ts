import { readFileSync } from 'node:fs';
import type { Decision, Flow } from '@lianhuan/kernel';
import { describe, expect, it } from 'vitest';
import { CARD_KINDS, type CardKind } from '../../cards/definition.ts';
import { library } from '../../cards/library.ts';
import { RULES } from '../../rules.ts';
import { printed } from '../../table/table.ts';
import { carryOut } from '../../text/meaning/run.ts';
import { minxinText } from '../../text/reading/language.ts';
import { A, B, find, lay } from './scene.ts';

/** Every term of TERMS.md: its rule is one of the rulebook, and its sentences are read and carried out. */

const page = readFileSync(new URL('../../TERMS.md', import.meta.url), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => /^\| (?!词 )/.test(line))
  .map((line) => line.slice(2, -2).split(' | '));
const sentences = rows.flatMap(([, , said]) =>
  [...said.matchAll(/`([^`]+)`/g)].map(([, sentence]) => sentence),
);
const names = new Set(library().map(({ name }) => name));
const KINDS = Object.keys(CARD_KINDS) as CardKind[];

/** The first kind of card that the sentence can stand on. */
function kindFor(sentence: string): CardKind | undefined {
  return KINDS.find((kind) => minxinText.parse(sentence, { kind, names }).diagnostics.length === 0);
}

/** Answers whatever is asked with its first option; gives how many were asked, and is over after at most 100. */
function answered(flow: Flow<unknown>): number {
  let step = flow.next();
  let asked = 0;
  for (; !step.done && asked < 100; asked++) {
    expect((step.value as Decision).options.length).toBeGreaterThan(0);
    step = flow.next(0);
  }
  expect(step.done).toBe(true);
  return asked;
}

describe('the terms of the rulebook', () => {
  it.each(rows)('%s: by rule %s, a sentence or a reason', (_, rule, said) => {
    expect(RULES).toHaveProperty([rule]);
    expect(said.replaceAll(/`[^`]*`/g, '').replaceAll('<br>', '') === '').toBe(said.includes('`'));
    expect(said.length).toBeGreaterThan(3);
  });

  it.each(sentences)('%s', (sentence) => {
    const kind = kindFor(sentence);
    expect(kind).toBeDefined();
    const { text, tree } = minxinText.parse(sentence, { kind: kind ?? null, names });
    expect(text).toBe(sentence);
    expect(minxinText.english(tree)).toMatch(/^[A-Z].*\.$/);
    expect(minxinText.english(tree)).not.toMatch(/(?<!【)[一-鿿](?!.*】)|undefined|%s/);
    const some = ['甲士', '檄文', '汉中', '关羽'];
    const table = lay({
      cards: [{ name: '测试', kind: CARD_KINDS[kind as CardKind], text: sentence }],
      sides: [
        { field: ['测试', '汉中', '民兵'], hand: some, discard: some, deck: some, favor: 5 },
        { field: ['甲士', '成都'], hand: some, discard: some, deck: some, favor: 5 },
      ],
      row: ['黑山贼', '斥候', '望梅止渴'],
      shared: { 'central-deck': some, exile: some, 'pouch-deck': ['隆中对', '美人计'] },
    });
    const card = find(table, '测试');
    for (const ability of printed(table, card).abilities) {
      for (const seat of [A, B]) answered(carryOut(table, ability, { seat, card }));
    }
  });
});
