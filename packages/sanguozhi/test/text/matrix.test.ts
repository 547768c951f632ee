import { readFileSync } from 'node:fs';
import { describeMeanings, named, readAs } from '@lianhuan/cardtext/testing';
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

const kept = (name: string) => readFileSync(new URL(`kept/${name}.txt`, import.meta.url), 'utf8');

const read = <N>(category: string, text: string) => readAs<N>(sanguozhiText, category, text);

/** A fresh table with 张三 speaking on it, and whatever can happen there. */
function scene() {
  const table = wordScene();
  const scope = speaking(table);
  const events = happenings(table);
  const among = (fits: (event: SanguozhiEvent) => boolean) =>
    named([...events].filter(([, event]) => fits(event)).map(([name]) => name));
  return { table, scope, among };
}

describeMeanings('which cards are meant', {
  kept: kept('fits'),
  scene,
  meaning: (text, { table, scope }) => {
    const found = candidates(table, read<Filter>('filter', text), scope);
    return named(found.map((card) => printed(table, card).name));
  },
});

describeMeanings('how many there are', {
  kept: kept('numbers'),
  scene,
  meaning: (text, { table, scope }) =>
    String(count(table, read<Count>('count', text), { ...scope, x: 4, members: 3 })),
});

describeMeanings('what is so', {
  kept: kept('facts'),
  scene,
  meaning: (text, { table, scope }) => {
    const category = /^(我方)?\d\D*兵权$/.test(text) ? 'growth' : 'condition';
    return holds(table, read<Condition>(category, text), scope) ? '是' : '否';
  },
});

describeMeanings('what triggers hear', {
  kept: kept('heard'),
  scene,
  meaning: (text, { table, scope, among }) => {
    const occasion = read<Occasion>('occasion', text);
    const word = OCCASIONS[occasion.kind] as OccasionWord;
    return among(
      (event) => word.events.has(event.type) && word.hears(table, occasion, event, scope),
    );
  },
});

describeMeanings('what is forbidden or replaced', {
  kept: kept('laws'),
  scene,
  meaning: (text, { table, scope, among }) => {
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
  },
});
