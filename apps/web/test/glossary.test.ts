import { GAMES as JUDGED } from '@lianhuan/judge';
import type { Text } from '@lianhuan/kernel';
import { describe, expect, test } from 'vitest';
import { glossaryOf, readNames, termsByRule } from '../build/glossary.ts';
import { GAME_IDS, type GameId } from '../games/ids.ts';
import { findTerms } from '../pages/terms/find-terms.ts';
import type { Glossary, Term } from '../pages/terms/glossary.ts';

/** The closed sets of printed terms, each of which has an entry, or is told among the members of one. */
const SETS: Readonly<Record<GameId, readonly string[]>> = {
  minxin: [
    'zone',
    'kinds',
    'phases',
    'resources',
    'contests',
    'timings',
    'types',
    'values',
    'acts',
  ],
  sanguozhi: [
    ...['zone', 'kinds', 'speeds', 'durations', 'treasures', 'troopTypes', 'damage', 'keywords'],
    ...['stats', 'arms', 'armless', 'corps', 'roles', 'factions', 'phases', 'counters'],
    ...['generalTraits', 'tacticTraits', 'sharedTraits'],
  ],
  evolve: [
    ...['zone', 'classes', 'kinds', 'stats', 'abilitySorts', 'entryTerms', 'keywords', 'damage'],
    ...['traits', 'counters'],
  ],
  sanguosha: [
    ...['zone', 'kinds', 'factions', 'roles', 'suits', 'colours', 'phases', 'natures', 'tags'],
    ...['modes', 'marks', 'tokens', 'piles', 'numbersOf'],
  ],
};

/** Terms of those sets that go by another name, or are no terms of play. */
const OTHERWISE: Readonly<Record<GameId, readonly string[]>> = {
  minxin: [
    '牌', // any card
  ],
  sanguozhi: [
    '查看中的卡', // what the table shows while somebody looks
    '回合', // 玩家回合, in full
    ...['基础', '虎符', '特殊'], // 基础兵权 and so on
  ],
  evolve: ['查看中的卡牌'],
  sanguosha: [
    '可选的牌', // what the table shows while somebody chooses
    '手牌数', // the number of 手牌
    '装备区里的牌数',
    '主将技', // 主将技与副将技
    '副将技',
  ],
};

const glossaries = new Map<GameId, Glossary>();
for (const game of GAME_IDS) glossaries.set(game, await glossaryOf(game));

describe.each(GAME_IDS)('the glossary of %s', (game) => {
  const glossary = glossaries.get(game) ?? [];
  const terms = glossary.flatMap((group) => group.terms);
  const told = new Set(
    terms.flatMap(({ name, members }) => [name, ...members]).map(({ zh }) => zh),
  );

  test('names every printed term of the closed sets', () => {
    const names = readNames(game);
    const missing = (SETS[game] as readonly string[])
      .flatMap((set) => Object.values(names[set] ?? {}).map((name) => [set, plain(name)] as const))
      .filter(([, name]) => !told.has(name) && !OTHERWISE[game].includes(name));
    expect(missing).toEqual([]);
    expect(OTHERWISE[game].filter((name) => told.has(name))).toEqual([]);
  });

  test('has each word, in either language, once', () => {
    const of = (pick: (term: Term) => string) => terms.map(pick).map((word) => word.toLowerCase());
    for (const words of [
      of(({ id }) => id),
      of(({ name }) => name.zh),
      of(({ name }) => name.en),
    ]) {
      expect(words.filter((word, at) => word === '' || words.indexOf(word) !== at)).toEqual([]);
    }
  });

  test('speaks of rules that are there', () => {
    const book = JUDGED[game]?.rules ?? {};
    const wrong = terms.flatMap((term) => term.rules.filter((rule) => !Object.hasOwn(book, rule)));
    expect(wrong).toEqual([]);
    expect(terms.filter((term) => term.rules.length === 0)).toEqual([]);
  });

  test('explains each term in sentences, the Chinese ones without Latin letters', () => {
    const texts = terms.map(({ says }) => says);
    expect(texts.filter(({ zh, en }) => !/。$/.test(zh) || !/\.$/.test(en))).toEqual([]);
    expect(texts.filter(({ zh }) => /[A-Za-z]/.test(zh))).toEqual([]);
    expect(texts.filter(({ en }) => /[\u4e00-\u9fff]/.test(en.replace('令', '')))).toEqual([]);
  });

  test('shows each term: a picture, and a scenario of one of its rules', () => {
    for (const { picture, proof, rules } of terms) {
      expect(picture).toMatch(/^[mM]/);
      expect(rules).toContain(proof.rule);
      expect(proof.title).not.toBe('');
    }
  });

  test('says in English what its scenarios come to, with no Chinese name in it', () => {
    const said = terms.map(({ proof }) => proof.english);
    expect(said.filter((words) => /\p{Script=Han}/u.test(words ?? ''))).toEqual([]);
    expect(said.filter((words) => words !== null).length).toBeGreaterThan(0.8 * said.length);
  });
});

test('all 58 numbered terms of 三国杀 are in its glossary', () => {
  const terms = (glossaries.get('sanguosha') ?? []).flatMap((group) => group.terms);
  const numbers = Array.from({ length: 58 }, (_, at) => `T${String(at + 1).padStart(2, '0')}`);
  // A term is its own where its number comes first.
  const own = new Set(terms.map(({ rules }) => rules[0] ?? ''));
  expect(numbers.filter((number) => !own.has(number))).toEqual([]);
});

test('a rule names the terms that it is the first to define', () => {
  const terms = termsByRule('minxin');
  expect(terms.get('2.4.5')).toEqual([{ id: 'pouch', name: { zh: '锦囊', en: 'pouch' } }]);
  expect(terms.get('2.4.4')?.map(({ id }) => id)).toContain('reward');
  expect(terms.has('1')).toBe(false);
});

describe('who looks for a term', () => {
  const glossary = glossaries.get('minxin') ?? [];
  const found = (typed: string) =>
    findTerms(glossary, typed).flatMap(({ terms }) => terms.map(({ id }) => id));

  test('finds it by its name in either language, or by its words', () => {
    expect(found('化尘')).toContain('dust');
    expect(found('DUST')).toContain('dust');
    expect(found('守备 民心')).toContain('spoils');
    expect(found('nothing of the sort')).toEqual([]);
  });

  test('finds it by the number of its rule', () => {
    expect(found('2.4.5')).toContain('pouch');
    expect(found('2.4.5')).not.toContain('recruit');
  });

  test('sees no group in which nothing was found', () => {
    expect(findTerms(glossary, '化尘').every(({ terms }) => terms.length > 0)).toBe(true);
    expect(findTerms(glossary, '')).toEqual(glossary);
  });
});

function plain(name: string | Partial<Text>): string {
  return (typeof name === 'string' ? name : (name.zh ?? '')).replaceAll(/[【】]/g, '');
}
