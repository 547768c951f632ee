import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match, SURRENDER } from '@lianhuan/kernel';
import { dice, walk } from '@lianhuan/kernel/testing';
import { expect, test } from 'vitest';
import { PROMPTS, VERBS } from '../flow/prompts.ts';
import { evolve } from '../game.ts';
import { readSetup } from '../setup.ts';

// A verb or a kind of decision without words would reach players as its code name. They are found in
// the source, since a random game need not come by all of them.

const ROOT = join(import.meta.dirname, '..');

const sources = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/[\\/]?(test|rules|node_modules)[\\/]/.test(file))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'));

function found(pattern: RegExp): string[] {
  return [
    ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name))),
  ];
}

test('every verb that can be picked has words, and no others have', () => {
  const verbs = [
    ...found(/\boption\(\s*'([a-z-]+)'/g),
    ...found(/'([a-z-]+)'(?=[^\]\n]*\] satisfies Verb\[\])/g),
    SURRENDER,
  ];
  expect(verbs.filter((verb) => !(verb in VERBS))).toEqual([]);
  const literals = new Set(found(/'([a-z-]+)'/g));
  expect(Object.keys(VERBS).filter((verb) => !literals.has(verb) && !verbs.includes(verb))).toEqual(
    [],
  );
});

test('every kind of decision has words', () => {
  const kinds = [
    ...found(/\bkind: '([a-z-]+)'(?: satisfies Prompt)?,\s+(?:options|rule|about)/g),
    ...found(/'([a-z-]+)' satisfies Prompt/g),
  ];
  expect(kinds.length).toBeGreaterThan(20);
  expect(kinds.filter((kind) => !(kind in PROMPTS))).toEqual([]);
  const literals = new Set(found(/'([a-z-]+)'/g));
  expect(Object.keys(PROMPTS).filter((kind) => !literals.has(kind))).toEqual([]);
});

test('prompts speak both languages, and name the same places', () => {
  for (const { zh, en } of Object.values(PROMPTS)) {
    expect(zh).toMatch(/[一-龥]/);
    expect(en).toMatch(/[a-z]/);
    expect(places(en).filter((place) => !places(zh).includes(place))).toEqual([]);
  }
});

function places(words: string): string[] {
  return [...words.matchAll(/\{(\w+)\}/g)].map(([, place]) => place);
}

test('in a game, nobody is asked in code, and no place stays empty', () => {
  const setup = readSetup({});
  if (!setup.ok) throw new Error('a plain set-up was refused');
  const match = new Match(evolve, { setup: setup.value, seed: 3 });
  walk(match, dice(3), () => {
    for (const decision of match.pending) {
      const asked = evolve.prompt(match.table, decision);
      expect(asked.zh).toMatch(/[一-龥]/);
      expect(`${decision.kind}: ${asked.en}`).not.toMatch(/[一-龥{}]/);
      for (const choice of decision.options) {
        const { zh, en } = evolve.label(match.table, choice, decision);
        expect(`${choice.verb}: ${zh}`).toMatch(/: \S/);
        expect(zh).not.toMatch(/[{}]|^：|：$/);
        expect(en).not.toMatch(/[一-龥{}]/);
      }
    }
    return false;
  });
  expect(match.outcome).not.toBeNull();
});
