import { fail, type Problem, type Result, succeed } from '@lianhuan/kernel';
import { parse, stringify, YAMLParseError } from 'yaml';
import { type DeckList, readDeckList } from './decks.ts';

/** A deck as people hand it on. */
export interface NamedDeck extends DeckList {
  /** Empty where nothing was written. */
  readonly name: string;
}

/** What a ready deck says besides; it is read over. */
const TOLD_BESIDES = ['id', 'english', 'idea', 'ideaEn'];
const KNOWN = ['name', 'leader', 'main', 'evolve', ...TOLD_BESIDES];

/** The deck as text that `readDeckText` reads, several of a card as `森林射手 x3`. */
export function writeDeckText({ name, leader, main, evolve }: NamedDeck): string {
  const written = { name, leader, main: counted(main), evolve: counted(evolve) };
  return stringify(written, { lineWidth: 0 });
}

/** Each name once, where it first stands. */
function counted(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} x${count}` : name));
}

/**
 * Reads a deck from its text (YAML, so JSON too). It says nothing yet of whether such a deck may be
 * played, nor whether there are such cards.
 */
export function readDeckText(text: string): Result<NamedDeck> {
  let written: unknown;
  try {
    written = parse(text);
  } catch (error) {
    return unreadable(error);
  }
  const list = readDeckList(written);
  if (!list.ok) return list;
  const { name = '' } = written as { readonly name?: unknown };
  const problems = [...unknownKeys(written as object), ...nameProblems(name)];
  if (problems.length > 0) return { ok: false, problems };
  return succeed({ name: String(name).trim(), ...list.value });
}

/** @param error what the YAML reader threw. */
function unreadable(error: unknown): Result<never> {
  const [place] = (error instanceof YAMLParseError && error.linePos) || [];
  return fail(
    '这里读不下去：每张卡单独一行，写成「- 卡名」或「- 卡名 x数量」',
    'It cannot be read from here: each card on a line of its own, “- name” or “- name x number”',
    place ? `${place.line}:${place.col}` : '',
  );
}

function unknownKeys(written: object): Problem[] {
  return Object.keys(written)
    .filter((key) => !KNOWN.includes(key))
    .map((key) => ({
      at: key,
      text: {
        zh: `没有「${key}」这一项；可写 name、leader、main、evolve`,
        en: `There is no “${key}”; there are name, leader, main and evolve`,
      },
    }));
}

function nameProblems(name: unknown): Problem[] {
  if (typeof name === 'string' || typeof name === 'number') return [];
  return [{ at: 'name', text: { zh: 'name 应当是一个名字', en: 'name should be a name' } }];
}
