import { describeCardFiles } from '@lianhuan/cardtext/testing';
import { describe, expect, it } from 'vitest';
import { addedCards } from '../cards/added.ts';
import { cards } from '../cards/check-cards.ts';
import { CARD_KINDS, HOMES } from '../cards/definition.ts';
import { library } from '../cards/library.ts';

const { checkCards, readCardFile, readCards } = cards;

const CARD = `- id: test-card
  name: 测试
  english: Test
  kind: troop
  home: central
  cost: 2
  text: 进场：摸1张牌。
  icon: sword
`;

/** What is wrong with a file of one card in which something was changed. */
const problemsOf = describeCardFiles({
  card: CARD,
  cards,
  library,
  faults: [
    ['a field that does not exist', ['cost: 2', 'cots: 2'], 6, 3, '是不是 cost'],
    ['a kind that does not exist', ['kind: troop', 'kind: trop'], 4, 9, '是不是「troop」'],
    ['a home that does not exist', ['home: central', 'home: 中央牌'], 5, 9, '是不是「中央牌库」'],
    ['a number that is none', ['cost: 2', 'cost: 两'], 6, 9, '整数'],
    ['a number below 0', ['cost: 2', 'cost: -1'], 6, 9, '整数'],
    ['an id that is no slug', ['id: test-card', 'id: Test Card'], 1, 7, 'guan-yu'],
    ['a name that is no text', ['name: 测试', 'name: 12'], 2, 9, '文字'],
    ['words that cannot be read', ['摸1张牌', '摸1张排'], 7, 15, '牌'],
    ['words that cannot be carried out', ['摸1张牌', '支付者声望-1'], 7, 12, '闪电'],
    ['a name that is taken', ['name: 测试', 'name: 关羽'], 2, 9, '已经有'],
    ['an id that is taken', ['test-card', 'guan-yu'], 1, 7, '已经有'],
  ],
  noYaml: ['kind: troop', 'kind: [troop'],
  speaksOfAnother: ['摸1张牌', '将始终可得区域的1张【别的】置入你的场上'],
  kind: '部曲',
  taken: '关羽',
});

describe('a file of cards', () => {
  it('gives the cards; numbers that are left out are 0, and one copy is made', () => {
    expect(readCardFile(CARD, 'x.yaml')).toMatchObject({
      problems: [],
      definitions: [
        {
          id: 'test-card',
          kind: 'troop',
          cost: 2,
          power: 0,
          copies: 1,
          text: '进场：摸1张牌。',
          abilities: [{ timing: 'enter' }],
        },
      ],
    });
  });

  it('whose text ends too early is complained of right behind its last character', () => {
    expect(problemsOf(['摸1张牌。', '摸1张'])).toMatchObject([{ line: 7, column: 15 }]);
  });

  it('may use the printed terms', () => {
    const text = CARD.replace('kind: troop', 'kind: 部曲').replace(
      'home: central',
      'home: 中央牌库',
    );
    expect(readCardFile(text, 'x.yaml').definitions[0]).toMatchObject({
      kind: 'troop',
      home: 'central',
    });
  });
});

describe('a card that somebody adds', () => {
  const fields = { id: 'test-card', name: '测试', cost: 2, icon: 'sword' };
  const written = (more: Readonly<Record<string, unknown>>) =>
    `- ${Object.entries({ ...fields, ...more })
      .map((entry) => entry.join(': '))
      .join('\n  ')}\n`;
  const homes = Object.keys(HOMES);
  const cases = homes.flatMap((home) =>
    Object.keys(CARD_KINDS).flatMap((kind) =>
      [1, 40, 41].map((copies) => ({ home, kind, copies })),
    ),
  );

  it.each(cases)('is well when it is checked if a set-up takes it: %o', (more) => {
    const file = { file: 'x.yaml', text: written(more) };
    const told = checkCards([file]).map(({ text }) => text.zh);
    const setting = addedCards.read([{ ...fields, ...more }]);
    const refused = setting.ok ? [] : setting.problems.map(({ text }) => text.zh);
    expect(refused.length).toBe(told.length);
    for (const [index, one] of told.entries()) expect(refused[index]).toContain(one);
    expect(readCardFile(file.text, file.file).problems.map(({ text }) => text.zh)).toEqual(told);
  });

  it('may begin in three homes, up to 40 times', () => {
    const well = cases.filter(
      (more) => checkCards([{ file: 'x.yaml', text: written(more) }]).length === 0,
    );
    expect(well.map(({ home, kind, copies }) => `${home} ${kind} ${copies}`)).toEqual(
      ['central troop', 'central scheme', 'central territory', 'central rebel']
        .concat('events event', 'pouches pouch')
        .flatMap((one) => [`${one} 1`, `${one} 40`]),
    );
  });

  it('is told where its home is wrong, unless its file takes the place of one of the game’s', () => {
    const text = written({ kind: 'troop', home: 'starting' });
    expect(checkCards([{ file: 'cards/mine.yaml', text }])).toMatchObject([{ line: 6, column: 9 }]);
    expect(checkCards([{ file: 'cards/starting.yaml', text }])).toEqual([]);
  });
});

describe('the place of a fault in the text', () => {
  const written = (text: string) => CARD.replace('text: 进场：摸1张牌。', text);

  it.each<[string, string, number, number]>([
    ['in a line', 'text: 进场：摸1张排。', 7, 15],
    ['in quotes', 'text: "进场：摸1张排。"', 7, 16],
    ['in a block', 'text: |\n    进场：战力+1。\n    准备阶段：摸1张排。', 9, 13],
    ['in a folded block', 'text: >-\n    进场：战力+1。\n\n    准备阶段：摸1张排。', 10, 13],
    ['in a line that goes on', 'text: 进场：战力+1。\n    准备阶段：摸1张排。', 8, 13],
  ])('%s', (_, text, line, column) => {
    expect(problemsOf(null, written(text))).toMatchObject([{ line, column }]);
  });

  it('every ability with a fault has its own', () => {
    const text = written(
      'text: |\n    进场：莫1张牌。\n    布令：战力+1。\n    准备阶段：摸1张排。',
    );
    expect(problemsOf(null, text).map(({ line }) => line)).toEqual([8, 10]);
  });
});

describe('cards made up for a scenario', () => {
  it('need a name and a kind', () => {
    const read = readCards([{ name: '测试弓手', kind: '部曲', text: '闪电进场：摸1张牌。' }]);
    expect(read).toMatchObject({
      ok: true,
      value: [{ name: '测试弓手', kind: 'troop', copies: 0 }],
    });
  });
});

describe('terms of a card file', () => {
  it('cannot be brought in: the rules name them all', () => {
    const { problems } = readCardFile('- terms: { 种类: { 水军: navy } }\n', 'x.yaml');
    expect(problems).toMatchObject([{ line: 1, column: 10 }]);
    expect(problems[0].text.zh).toContain('写定');
  });
});
