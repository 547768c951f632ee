import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { SanguozhiEvent } from '../../events/events.ts';
import { printed, type SanguozhiEffect } from '../../table/table.ts';
import { candidates } from '../../text/meaning/candidates.ts';
import { count, holds } from '../../text/meaning/conditions.ts';
import { wordOf } from '../../text/meaning/lasting-words.ts';
import type { Condition, Count, Filter, Lasting, Occasion } from '../../text/nodes/index.ts';
import { sanguozhiText } from '../../text/reading/language.ts';
import type { ForbidWordOf, OccasionWord, ReplaceWordOf } from '../../text/reading/word.ts';
import { OCCASIONS } from '../../text/words/occasions/index.ts';
import { happenings, speaking, wordScene } from '../word-scene.ts';

/**
 * Words held against everything on one table of four: which cards they fit, what is so, what triggers hear, and what
 * is forbidden or replaced. Each line of `kept` is a text and all it means there, so that it also says what it does
 * not mean.
 */

const AT_A_TIME = 40;
const NONE = '—';

interface Line {
  readonly text: string;
  readonly means: string;
}

/** The lines of a file, some at a time. */
function kept(name: string): readonly (readonly [part: number, lines: readonly Line[]])[] {
  const file = readFileSync(new URL(`kept/${name}.txt`, import.meta.url), 'utf8');
  const lines = file.trimEnd().split('\n').map(lineOf);
  return Array.from({ length: Math.ceil(lines.length / AT_A_TIME) }, (_, part) => [
    part,
    lines.slice(part * AT_A_TIME, (part + 1) * AT_A_TIME),
  ]);
}

function lineOf(line: string): Line {
  const at = line.lastIndexOf('：');
  return { text: line.slice(0, at), means: line.slice(at + 1) };
}

function read<N>(category: string, text: string): N {
  const { tree, diagnostics } = sanguozhiText.parse(text, { kind: null, names: null }, category);
  expect(diagnostics.map((one) => one.text.zh)).toEqual([]);
  return tree[0] as unknown as N;
}

/** A fresh table with 张三 speaking on it, and whatever can happen there. */
function scene() {
  const table = wordScene();
  const scope = speaking(table);
  const events = happenings(table);
  const among = (fits: (event: SanguozhiEvent) => boolean) =>
    named([...events].filter(([, event]) => fits(event)).map(([name]) => name));
  return { table, scope, among };
}

type Scene = ReturnType<typeof scene>;

const named = (names: readonly string[]) => (names.length > 0 ? names.join(' ') : NONE);

function holdAgainst(name: string, meaning: (text: string, scene: Scene) => string): void {
  it.each(kept(name))('%i', (_, lines) => {
    const here = scene();
    for (const { text, means } of lines) expect([text, meaning(text, here)]).toEqual([text, means]);
  });
}

describe('which cards are meant', () => {
  holdAgainst('fits', (text, { table, scope }) => {
    const found = candidates(table, read<Filter>('filter', text), scope);
    return named(found.map((card) => printed(table, card).name));
  });
});

describe('how many there are', () => {
  holdAgainst('numbers', (text, { table, scope }) =>
    String(count(table, read<Count>('count', text), { ...scope, x: 4, members: 3 })),
  );
});

describe('what is so', () => {
  holdAgainst('facts', (text, { table, scope }) => {
    const category = /^(我方)?\d\D*兵权$/.test(text) ? 'growth' : 'condition';
    return holds(table, read<Condition>(category, text), scope) ? '是' : '否';
  });
});

describe('what triggers hear', () => {
  holdAgainst('heard', (text, { table, scope, among }) => {
    const occasion = read<Occasion>('occasion', text);
    const word = OCCASIONS[occasion.kind] as OccasionWord;
    return among(
      (event) => word.events.has(event.type) && word.hears(table, occasion, event, scope),
    );
  });
});

describe('what is forbidden or replaced', () => {
  holdAgainst('laws', (text, { table, scope, among }) => {
    const { source, incarnation } = scope;
    const effect = { id: 1, source, incarnation, controller: 0, body: { kind: 'held' } };
    const lasting = read<Lasting>('simple', text);
    const word = wordOf(lasting) as ForbidWordOf | ReplaceWordOf;
    const types = new Set(word.events(lasting));
    const meets = word.effect === 'forbid' ? word.forbids : word.replaces;
    return among(
      (event) =>
        types.has(event.type) &&
        meets(table, lasting, effect as unknown as SanguozhiEffect, event, scope),
    );
  });
});
