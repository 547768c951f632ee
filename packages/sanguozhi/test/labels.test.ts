import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROMPTS } from '../flow/prompts/index.ts';
import { LABELLED_VERBS, PROMPTED_KINDS } from '../labels.ts';

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

test('every verb that can be picked has a label', () => {
  const verbs = found(/\boption\(\s*'([a-z-]+)'/g);
  expect(verbs.length).toBeGreaterThan(30);
  expect(verbs.filter((verb) => !LABELLED_VERBS.has(verb))).toEqual([]);
});

test('every kind of decision has a prompt', () => {
  const kinds = [
    ...found(/\bkind: '([a-z-]+)'(?: satisfies Prompt)?,\s+options/g),
    ...found(/'([a-z-]+)' satisfies Prompt/g),
  ];
  expect(kinds.length).toBeGreaterThan(20);
  expect(kinds.filter((kind) => !PROMPTED_KINDS.has(kind))).toEqual([]);
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
