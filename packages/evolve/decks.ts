import { fail, type Problem, type Result, succeed } from '@lianhuan/kernel';
import { parse } from 'yaml';
import { deckFiles } from '#deck-files';
import type { RuleId } from './rules.ts';

export { checkDeck } from './deck-check.ts';

/** The cards of a deck by name, each as often as it is in it (6.1.1). */
export interface DeckList {
  /** 主战者 (6.1.1.1); empty where none was named. */
  readonly leader: string;
  /** 主牌组 (6.1.1.2). */
  readonly main: readonly string[];
  /** 进化牌组 (6.1.1.3). */
  readonly evolve: readonly string[];
}

/** A deck of the game's own, ready to play. */
export interface Deck extends DeckList {
  readonly id: string;
  readonly name: string;
  readonly english: string;
  /** What it is up to, in a sentence or two. */
  readonly idea: string;
  readonly ideaEn: string;
}

const PARTS = ['main', 'evolve'] as const satisfies readonly (keyof DeckList)[];

/**
 * Reads a list of cards as people write it, `森林射手 x3` for several. It says nothing yet of whether
 * such a deck may be played.
 */
export function readDeckList(written: unknown): Result<DeckList> {
  if (typeof written !== 'object' || written === null || Array.isArray(written)) {
    return fail(
      '牌组应当写成 { leader: 主战者, main: [卡名, …], evolve: […] }',
      'A deck is written { leader: name, main: [names…], evolve: […] }',
      '',
    );
  }
  const given = written as Readonly<Record<string, unknown>>;
  const problems: Problem[] = [];
  const leader = readLeader(given.leader ?? '', problems);
  const [main, evolve] = PARTS.map((part) => readNames(given[part] ?? [], part, problems));
  return problems.length > 0 ? { ok: false, problems } : succeed({ leader, main, evolve });
}

function readLeader(written: unknown, problems: Problem[]): string {
  if (typeof written === 'string') return written.trim();
  const text = {
    zh: 'leader 应当是恰好一张主战者的卡名',
    en: 'leader should be the name of exactly one leader',
  };
  problems.push({ at: 'leader', text, rule: '6.1.1.1' satisfies RuleId });
  return '';
}

function readNames(written: unknown, part: string, problems: Problem[]): string[] {
  if (!Array.isArray(written)) {
    const text = { zh: `${part} 应当是一列卡名`, en: `${part} should be a list of names` };
    problems.push({ at: part, text });
    return [];
  }
  return written.flatMap((line: unknown, index) => {
    const match = typeof line === 'string' ? LINE.exec(line.trim()) : null;
    if (match !== null) return Array<string>(Number(match[2] ?? 1)).fill(match[1]);
    const text = {
      zh: `应当是卡名，或「卡名 x数量」，而不是「${line}」`,
      en: `Expected a name, or “name x number”, not “${line}”`,
    };
    problems.push({ at: `${part}[${index}]`, text });
    return [];
  });
}

/** A name, and perhaps how many: 森林射手 x3. */
const LINE = /^(.+?)(?:\s*[x×](\d{1,2}))?$/;

let ready: readonly Deck[] | null = null;

/** The decks of the game's own, in a fixed order; read once. */
export function readyDecks(): readonly Deck[] {
  ready ??= Object.entries(deckFiles()).map(([file, text]) => readReady(file, text));
  return ready;
}

function readReady(file: string, text: string): Deck {
  const written = parse(text) as Deck;
  const list = readDeckList(written);
  if (!list.ok) throw new Error(`${file}: ${list.problems.map((one) => one.text.zh)}`);
  const { id, name, english, idea, ideaEn } = written;
  return { id, name, english, idea, ideaEn, ...list.value };
}
