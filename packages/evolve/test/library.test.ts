import { describeCardFiles } from '@lianhuan/cardtext/testing';
import { describe, expect, it } from 'vitest';
import { type CardSort, sortOf } from '../cards/card-sorts.ts';
import { cards } from '../cards/check-cards.ts';
import type { CardDefinition } from '../cards/definition.ts';
import { cardCalled, englishText, library } from '../cards/library.ts';

const { readCardFile, readCards } = cards;

const CARD = `- id: test-card
  name: 测试
  english: Test
  kind: 随从
  class: 精灵
  traits: [妖精]
  cost: 2
  stats: 2/3
  icon: archer
  text: 入场曲：抽1张卡牌。
`;

const taken = library().find((card) => sortOf(card) === 'common' && card.kind === 'follower');

/** What is wrong with a file of one card in which something was changed. */
const problemsOf = describeCardFiles<CardDefinition>({
  card: CARD,
  cards,
  library,
  faults: [
    ['a field that does not exist', ['traits:', 'trait:'], 6, 3, '是不是 traits'],
    ['a field of another kind', ['kind: 随从', 'kind: 护符'], 8, 3, '没有「stats」'],
    ['a kind that does not exist', ['kind: 随从', 'kind: 随人'], 4, 9, '是不是「随从」'],
    ['a class that does not exist', ['class: 精灵', 'class: 精怪'], 5, 10, '没有「精怪」'],
    ['a trait that does not exist', ['[妖精]', '[妖怪]'], 6, 12, '没有「妖怪」'],
    ['a trait twice', ['[妖精]', '[妖精, 妖精]'], 6, 11, '重复'],
    ['numbers that are none', ['2/3', '2/3/1'], 8, 10, '2/3'],
    ['a cost that is none', ['cost: 2', 'cost: 二'], 7, 9, '整数'],
    ['an id that is no slug', ['test-card', 'Test Card'], 1, 7, 'guan-yu'],
    ['words that cannot be read', ['抽1张卡牌', '抽1张卡片'], 10, 17, ''],
    ['a name that is taken', ['name: 测试', `name: ${taken?.name}`], 2, 9, '已经有'],
    ['an id that is taken', ['test-card', taken?.id ?? ''], 1, 7, '已经有'],
  ],
  noYaml: ['traits: [妖精]', 'traits: [妖精'],
  speaksOfAnother: ['抽1张卡牌', '召唤1个『别的』'],
  kind: '随从',
  taken: taken?.name ?? '',
  apart: sortOf,
});

describe('a file of cards', () => {
  it('drops what stands in brackets and says nothing, and keeps the numbers of options', () => {
    const textOf = (text: string) => {
      const read = readCards([{ name: '测试', kind: '法术', text }]);
      return read.ok ? read.value[0].text : read.problems[0].text.en;
    };
    const options = '抉择1：【1】抽1张卡牌；【2】抽2张卡牌。';
    for (const [open, close] of ['（）', '()']) {
      const numbered = `抉择1项：${open}1${close}抽1张卡牌；${open}2${close}抽2张卡牌`;
      expect(textOf(numbered)).toBe(options);
      expect(textOf(`抽1张卡牌${open}它们不展示${close}`)).toBe('抽1张卡牌。');
    }
  });

  it('gives the cards, with terms as slugs', () => {
    expect(readCardFile(CARD, 'x.yaml')).toMatchObject({
      problems: [],
      definitions: [
        {
          id: 'test-card',
          kind: 'follower',
          special: null,
          class: 'elf',
          traits: ['妖精'],
          alias: null,
          theme: null,
          cost: 2,
          attack: 2,
          life: 3,
          icon: 'archer',
          text: '入场曲：抽1张卡牌。',
        },
      ],
    });
  });

  it('reads every kind', () => {
    const source = `
- { id: a, name: 甲, english: A, kind: 护符, class: 中立, cost: 1, icon: x, alias: 甲甲, text: 谢幕曲：抽1张卡牌。 }
- { id: b, name: 乙, english: B, kind: 法术, class: 巫师, cost: 1, icon: x, theme: 火, text: 抽1张卡牌。 }
- { id: c, name: 丙, english: C, kind: 主战者, class: 龙族, icon: x }
- { id: d, name: 丁, english: D, kind: 随从, special: 进化, class: 龙族, stats: 3/4, icon: x }
- { id: e, name: 戊, english: E, kind: 随从, special: 衍生物, class: 龙族, cost: 1, stats: 1/1, icon: x }
`;
    const { definitions, problems } = readCardFile(source, 'x.yaml');
    expect(problems).toEqual([]);
    expect(definitions).toMatchObject([
      { kind: 'amulet', cost: 1, attack: null, life: null, alias: '甲甲' },
      { kind: 'spell', cost: 1, attack: null, theme: '火' },
      { kind: 'leader', special: null, cost: null, attack: null },
      { kind: 'follower', special: 'evolved', cost: null, attack: 3, life: 4 },
      { kind: 'follower', special: 'token', cost: 1, attack: 1, life: 1 },
    ]);
  });

  it('an ability in quotes has a place behind the printed ones', () => {
    const text = CARD.replace('抽1张卡牌。', '本回合中，此随从具有“谢幕曲：抽1张卡牌”。');
    const [{ abilities, catalogue }] = readCardFile(text, 'x.yaml').definitions;
    expect(abilities).toHaveLength(1);
    expect(catalogue).toHaveLength(2);
    expect(catalogue[0]).toBe(abilities[0]);
  });
});

describe('a card that has no cost or no numbers', () => {
  it.each([
    ['a leader with a cost', ['kind: 随从', 'kind: 主战者'], 'cost'],
    ['an evolve card with a cost', ['cost: 2', 'special: 进化\n  cost: 2'], 'cost'],
    ['an amulet with numbers', ['kind: 随从', 'kind: 护符'], 'stats'],
  ] as const)('%s', (_, change, field) => {
    expect(problemsOf(change).map(({ zh }) => zh)).toContainEqual(
      expect.stringContaining(`没有「${field}」`),
    );
  });

  it('a leader is nothing special', () => {
    const leader = `- { id: x, name: 甲, english: X, kind: 主战者, class: 精灵, icon: x, special: 进化 }\n`;
    expect(problemsOf(null, leader)[0].zh).toContain('没有「special」');
  });
});

describe('a name', () => {
  const evolved = CARD.replace('test-card', 'other').replace('cost: 2', 'special: 进化');
  const token = CARD.replace('test-card', 'token-other').replace(
    'cost: 2',
    'special: 衍生物\n  cost: 2',
  );

  it('may be that of a card, of its evolve card and of a token', () => {
    const { definitions, problems } = readCardFile(CARD + evolved + token, 'x.yaml');
    expect(problems).toEqual([]);
    expect(definitions.map(sortOf)).toEqual(['common', 'evolved', 'token']);
  });

  it('is that of one evolve card only', () => {
    const another = evolved.replace('other', 'another');
    expect(readCardFile(evolved + another, 'x.yaml').problems).toHaveLength(1);
  });

  it('of another, printed beside it, can be spoken of too', () => {
    const linked = CARD.replace('kind:', 'alias: 别名\n  kind:');
    const speaks = CARD.replace('test-card', 'speaks')
      .replace('测试', '言者')
      .replace('抽1张卡牌', '将所有『别名』破坏');
    expect(readCardFile(speaks, 'x.yaml').problems).toHaveLength(1);
    expect(readCardFile(linked + speaks, 'x.yaml').problems).toEqual([]);
  });
});

describe('cards made up for a scenario', () => {
  it('need a name and a kind', () => {
    for (const kind of ['随从', '护符', '法术', '主战者']) {
      expect(readCards([{ name: '测试', kind }]).ok).toBe(true);
    }
    expect(readCards([{ name: '测试', kind: '随从', text: '【守护】。' }])).toMatchObject({
      ok: true,
      value: [{ name: '测试', kind: 'follower', class: 'neutral', cost: 0, attack: 1, life: 1 }],
    });
    expect(readCards([{ name: '测试', kind: '随从', special: '进化' }])).toMatchObject({
      ok: true,
      value: [{ special: 'evolved', cost: null }],
    });
  });
});

describe('the library', () => {
  const count = (sort: CardSort) => library().filter((card) => sortOf(card) === sort).length;

  it('has at least what the game needs of every sort', () => {
    expect(library().length).toBeGreaterThanOrEqual(160);
    expect(count('leader')).toBeGreaterThanOrEqual(7);
    expect(count('evolved')).toBeGreaterThanOrEqual(30);
    expect(count('token')).toBeGreaterThanOrEqual(6);
  });

  it('calls tokens by ids that say so', () => {
    for (const card of library()) {
      expect(card.id.startsWith('token-')).toBe(card.special === 'token');
    }
  });

  it('has an evolve card only for a card of the same name, but for 胡萝卜 (5.15.1.1, 14.2.1.1)', () => {
    const alone = library().filter(
      ({ name, special }) => special === 'evolved' && cardCalled(name, 'common') === null,
    );
    expect(alone.map(({ name }) => name)).toEqual(['胡萝卜']);
  });

  it('has English for every name and text', () => {
    for (const card of library()) {
      expect(card.english).toMatch(/^[A-Z0-9“]/);
      expect(`${card.id}: ${englishText(card)}`).not.toMatch(/[一-龥]/);
    }
  });
});
