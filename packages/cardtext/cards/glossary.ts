import { isNode } from '../nodes/tree.ts';

/** The English of names and terms that are not of the game's own, by what is printed. */
export type Glossary = Readonly<Record<string, string>>;

/** What has such English with it: a card that was read beside others, and the nodes of its text. */
interface Noted {
  glossary?: Glossary;
}

/**
 * Notes on a card that was just read, and on each node of its text, the English of what they say that is not of the
 * game's own. So whoever tells a piece of the text needs to know nothing else.
 * @param english what is printed → its English
 */
export function noteEnglish<Card extends object>(
  card: Card,
  english: ReadonlyMap<string, string>,
): Card {
  if (english.size === 0) return card;
  // What a card is itself called everybody may look up.
  const found = noted({ ...card, name: '', alias: '' }, english);
  return found.size === 0 ? card : { ...card, glossary: Object.fromEntries(found) };
}

/** Notes it on the nodes in a value, and gives all that was found. */
function noted(value: unknown, english: ReadonlyMap<string, string>): Map<string, string> {
  if (typeof value === 'string') {
    const en = english.get(value);
    return new Map(en === undefined ? [] : [[value, en]]);
  }
  if (typeof value !== 'object' || value === null) return new Map();
  const found = Object.values(value).flatMap((one) => [...noted(one, english)]);
  const all = new Map(found);
  if (isNode(value) && all.size > 0) (value as Noted).glossary = Object.fromEntries(all);
  return all;
}

/** What was noted on cards or nodes, together. */
export function glossaryOf(noted: readonly object[]): Glossary {
  return Object.assign({}, ...noted.map((one) => (one as Noted).glossary ?? {}));
}
