import { readFileSync } from 'node:fs';
import { describeMeanings, named, readAs } from '@lianhuan/cardtext/testing';
import { printed } from '../../table/table.ts';
import { candidates } from '../../text/meaning/candidates.ts';
import type { Filter, Occasion } from '../../text/nodes/index.ts';
import { evolveText } from '../../text/reading/language.ts';
import type { OccasionWord } from '../../text/reading/word.ts';
import { OCCASIONS } from '../../text/words/occasions/index.ts';
import { happenings, speaking, wordScene } from '../word-scene.ts';

/**
 * Words held against everything on one table: which cards they fit, and what triggers hear. Each line of `kept` is a
 * text and all it means there, so that it also says what it does not mean.
 */

const kept = (name: string) => readFileSync(new URL(`kept/${name}.txt`, import.meta.url), 'utf8');

const read = <N>(category: string, text: string) => readAs<N>(evolveText, category, text);

/** A fresh table with 张三 speaking on it, and whatever can happen there. */
function scene() {
  const table = wordScene();
  return { table, scope: speaking(table), events: happenings(table) };
}

describeMeanings('which cards are meant', {
  kept: kept('fits'),
  scene,
  meaning: (text, { table, scope }) =>
    named(
      candidates(table, read<Filter>('filter', text), scope).map(
        (card) => printed(table, card).name,
      ),
    ),
});

describeMeanings('what triggers hear', {
  kept: kept('heard'),
  scene,
  meaning: (text, { table, scope, events }) => {
    const occasion = read<Occasion>('happening', text);
    const word = OCCASIONS[occasion.kind] as OccasionWord;
    const heard = [...events].filter(
      ([, event]) => word.events.has(event.type) && word.hears(table, occasion, event, scope),
    );
    return named(heard.map(([name]) => name));
  },
});
