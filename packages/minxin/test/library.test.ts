import { describe, expect, it } from 'vitest';
import { cardFiles } from '../cards/files.ts';
import { checkCards, library, readCardFile, readCards } from '../library.ts';

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
function problemsOf(change: readonly [string, string] | null, text = CARD) {
  const [from, to] = change ?? ['', ''];
  const { definitions, problems } = readCardFile(text.replace(from, to), 'x.yaml');
  if (problems.length > 0) expect(definitions).toEqual([]);
  return problems.map(({ line, column, text: { zh }, nearest }) => ({ line, column, zh, nearest }));
}

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
    expect(problemsOf(['摸1张牌。', '摸1张牌'])).toMatchObject([{ line: 7, column: 16 }]);
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

  it('an empty file holds no cards', () => {
    expect(readCardFile('# nothing yet\n', 'x.yaml')).toEqual({ definitions: [], problems: [] });
  });
});

describe('a card with a problem is not legal for play', () => {
  it.each<[string, readonly [string, string], number, number, string]>([
    ['a field that does not exist', ['cost: 2', 'cots: 2'], 6, 3, '是不是 cost'],
    ['a kind that does not exist', ['kind: troop', 'kind: trop'], 4, 9, '是不是「troop」'],
    ['a home that does not exist', ['home: central', 'home: 中央牌'], 5, 9, '是不是「中央牌库」'],
    ['a number that is none', ['cost: 2', 'cost: 两'], 6, 9, '整数'],
    ['a number below 0', ['cost: 2', 'cost: -1'], 6, 9, '整数'],
    ['an id that is no slug', ['id: test-card', 'id: Test Card'], 1, 7, 'guan-yu'],
    ['a name that is no text', ['name: 测试', 'name: 12'], 2, 9, '文字'],
    ['words that cannot be read', ['摸1张牌', '摸1张排'], 7, 14, '张牌'],
    ['words that cannot be carried out', ['摸1张牌', '支付者声望-1'], 7, 12, '闪电'],
    ['a name that is taken', ['name: 测试', 'name: 关羽'], 2, 9, '已经有'],
    ['an id that is taken', ['test-card', 'guan-yu'], 1, 7, '已经有'],
  ])('%s', (_, change, line, column, why) => {
    const [found, ...more] = problemsOf(change);
    expect(more).toEqual([]);
    expect(found).toMatchObject({ line, column });
    expect(found.zh).toContain(why);
  });

  it('a field that must be given', () => {
    expect(problemsOf(['  english: Test\n', ''])[0].zh).toContain('english');
  });

  it('the same card twice in one file', () => {
    const { definitions, problems } = readCardFile(CARD + CARD, 'x.yaml');
    expect(definitions).toHaveLength(1);
    expect(problems).toMatchObject([{ line: 9, column: 7 }]);
  });

  it('no YAML', () => {
    const [found] = problemsOf(['kind: troop', 'kind: [troop']);
    expect(found.line).toBeGreaterThan(3);
    expect(found.zh).toContain('YAML');
  });

  it('no list of cards', () => {
    expect(problemsOf(null, 'id: x\nname: y\n')).toMatchObject([{ line: 1, column: 1 }]);
    expect(problemsOf(null, '- 关羽\n')).toMatchObject([{ line: 1, column: 3 }]);
  });
});

describe('the place of a fault in the text', () => {
  const written = (text: string) => CARD.replace('text: 进场：摸1张牌。', text);

  it.each<[string, string, number, number]>([
    ['in a line', 'text: 进场：摸1张排。', 7, 14],
    ['in quotes', 'text: "进场：摸1张排。"', 7, 15],
    ['in a block', 'text: |\n    进场：战力+1。\n    准备阶段：摸1张排。', 9, 12],
    ['in a folded block', 'text: >-\n    进场：战力+1。\n\n    准备阶段：摸1张排。', 10, 12],
    ['in a line that goes on', 'text: 进场：战力+1。\n    准备阶段：摸1张排。', 8, 12],
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

describe('checking files', () => {
  it('finds nothing wrong with the game’s own', () => {
    const files = Object.entries(cardFiles()).map(([file, text]) => ({
      file: `packages/minxin/cards/${file}`,
      text,
    }));
    expect(checkCards(files)).toEqual([]);
    expect(checkCards(files.slice(0, 1))).toEqual([]);
  });

  it('lets the cards of several files speak of each other', () => {
    const other = CARD.replace('test-card', 'other').replace('测试', '别的');
    const text = CARD.replace('摸1张牌', '将始终可得区域的1张【别的】置入你的场上');
    const files = [
      { file: 'a.yaml', text },
      { file: 'b.yaml', text: other },
    ];
    expect(checkCards(files)).toEqual([]);
    expect(checkCards(files.slice(0, 1))).toHaveLength(1);
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

  it.each<[string, unknown, string]>([
    ['no kind', { name: '甲' }, 'kind'],
    ['no card', '甲', 'name'],
    ['a taken name', { name: '关羽', kind: '部曲' }, '已经有'],
    ['unknown words', { name: '甲', kind: '部曲', text: '飞。' }, '读不懂'],
  ])('%s', (_, card, why) => {
    const read = readCards([{ name: '乙', kind: '部曲' }, card]);
    expect(read.ok).toBe(false);
    if (read.ok) return;
    expect(read.problems[0].at).toBe('cards[1]');
    expect(read.problems.map(({ text }) => text.zh).join()).toContain(why);
  });
});

describe('the library', () => {
  it('is read once, and is the same each time', () => {
    expect(library()).toBe(library());
  });

  it('has no two cards of one id or name', () => {
    expect(new Set(library().map(({ id }) => id)).size).toBe(library().length);
    expect(new Set(library().map(({ name }) => name)).size).toBe(library().length);
  });
});
