import { describe, expect, it } from 'vitest';
import { NestedTooDeep } from '../grammar/nesting.ts';
import { normalise, normaliseText } from '../grammar/normalise.ts';
import { partsOf, skeleton } from '../grammar/pattern.ts';
import { createLanguage, type Lexicon, meaning, type Node, type Word } from '../index.ts';
import { fair } from './dialect.ts';

/** How words are written: patterns, marks, and which of several forms prints. */

const slot = (field: string, more: object = {}) => ({
  kind: 'slot',
  field,
  index: -1,
  category: field,
  times: 'one',
  separator: '',
  closing: '',
  ...more,
});

const literal = (text: string, also: readonly string[] = []) => ({ kind: 'literal', text, also });

describe('a pattern taken apart', () => {
  it.each<[string, readonly object[]]>([
    ['一句', [literal('一句')]],
    ['甲[一|二|]', [literal('甲'), literal('一', ['二', ''])]],
    ['[|了]{one}', [literal('', ['了']), slot('one')]],
    ['{one}', [slot('one')]],
    ['{one}{two:three}', [slot('one'), slot('two', { category: 'three' })]],
    ['甲{one}乙', [literal('甲'), slot('one'), literal('乙')]],
    ['{one.2:two}', [slot('one', { index: 2, category: 'two' })]],
    ['{one/，}', [slot('one', { times: 'several', separator: '，' })]],
    ['{one?}', [slot('one', { times: 'optional' })]],
    ['{one?，}', [slot('one', { times: 'optional', closing: '，' })]],
    [
      '{one:two*、：}',
      [slot('one', { category: 'two', times: 'any', separator: '、', closing: '：' })],
    ],
    ['{one*、}', [slot('one', { times: 'any', separator: '、' })]],
  ])('%s', (pattern, parts) => {
    expect(partsOf(pattern)).toEqual(parts);
    expect(partsOf(pattern)).toBe(partsOf(pattern));
  });

  it('is quoted with gaps', () => {
    expect(skeleton('摸{count:amount}张{what}')).toBe('摸…张…');
  });
});

describe('marks and digits', () => {
  it.each([
    ['０１２３４５６７８９', '0123456789'],
    ['／0＊：', '/0＊：'],
    ['开场：\n拿1枚\t铜钱。', '开场：拿1枚铜钱。'],
    ['"甲""乙"', '“甲”“乙”'],
    ['＂甲＂', '“甲”'],
    ['>=1<=2＞＝3＜＝4', '≥1≤2≥3≤4'],
    ['>1<2=', '>1<2='],
  ])('%j → %s', (written, printed) => {
    expect(normalise(written)).toBe(printed);
  });

  it('keep the place where each was written, and where the words end', () => {
    const read = (written: string, inParagraphs = false) => {
      const { text, origin, breaks } = normaliseText(written, inParagraphs);
      return [text, origin, [...breaks]];
    };
    expect(read(' 甲 >=乙 \n ')).toEqual(['甲≥乙', [1, 3, 5, 6], []]);
    expect(read('甲 \n 乙')).toEqual(['甲乙', [0, 4, 5], [1]]);
    expect(read('甲 \n 乙', true)).toEqual(['甲\n乙', [0, 4, 4, 5], [1]]);
    expect(read('\n甲\n\n乙丙\n', true)).toEqual(['甲\n乙丙', [1, 4, 4, 5, 6], [1]]);
    expect(read('')).toEqual(['', [0], []]);
  });
});

interface Prize extends Node {
  readonly kind: 'prize';
  readonly size: string;
}
const prize: Word<Prize> = {
  kind: 'prize',
  forms: [
    { as: 'unit', zh: '{size}赏。' },
    { as: 'unit', zh: '重赏。', with: { size: 'big' } },
  ],
  english: ({ size }) => `a ${size} prize.`,
  explain: meaning('赏赐', 'A prize'),
  rules: [],
};
const PRIZES: Lexicon<null> = {
  name: 'Prizes',
  words: [prize as unknown as Word<Node>],
  vocabularies: { size: { big: { zh: '大', en: 'big' }, bigger: { zh: '大大', en: 'bigger' } } },
  unions: {},
  labels: {},
};

describe('which form prints', () => {
  const prizes = createLanguage<Prize, null>(PRIZES, null);
  const read = (text: string) => prizes.parse(text, null).tree.map(({ size }) => size);

  it('the one that says most without printing it', () => {
    const big: Prize = { kind: 'prize', span: [0, 3], size: 'big' };
    const bigger: Prize = { ...big, size: 'bigger' };
    expect(prizes.print([big])).toBe('重赏。');
    expect(prizes.print([bigger])).toBe('大大赏。');
  });

  it('the longer of two terms that begin alike is read', () => {
    expect(read('大大赏。重赏。')).toEqual(['bigger', 'big']);
  });

  it('another form than the printed one is read, and printed as that one', () => {
    const { text, tree, diagnostics } = prizes.parse('大赏。', null);
    expect(diagnostics).toEqual([]);
    expect([text, tree.map(({ size }) => size)]).toEqual(['重赏。', ['big']]);
  });

  it('a sentence that ends as one is left as it is', () => {
    expect(prizes.english(prizes.parse('大大赏。', null).tree)).toBe('A bigger prize.');
  });

  it('none where something stands that cannot', () => {
    const rain = { kind: 'rain', span: [0, 4] } as const;
    const song = { kind: 'song', span: [0, 9], effect: rain } as Node;
    expect(() => fair.print([song])).toThrow('song: no form prints');
    expect(() => fair.print([{ kind: 'none', span: [0, 1] }])).toThrow('no such word: none');
    expect(() => fair.english([{ kind: 'none', span: [0, 1] }])).toThrow('no such word: none');
    expect(() => fair.explain([{ kind: 'none', span: [0, 1] }])).toThrow('no such word: none');
  });
});

describe('clauses of their own are set apart in English', () => {
  it.each([
    ['每个人拿1枚铜钱，拿2枚铜钱', 'everybody takes 1 coin; take 2 coins'],
    [
      '拿1枚铜钱，拿2枚铜钱，每个人拿3枚铜钱',
      'take 1 coin and take 2 coins; everybody takes 3 coins',
    ],
    ['拿1枚铜钱，你可以唱歌', 'take 1 coin; you may sing'],
    ['拿1枚铜钱，然后拿2枚铜钱，拿3枚铜钱', 'take 1 coin; then take 2 coins; take 3 coins'],
    ['拿1枚铜钱，若正在下雨，拿2枚铜钱', 'take 1 coin; if it is raining, take 2 coins'],
    ['拿1枚铜钱，每有1枚你的铜钱，拿2枚铜钱', 'take 1 coin; for each coin of yours, take 2 coins'],
    [
      '拿1枚铜钱，选择一项：①拿2枚铜钱；②拿3枚铜钱',
      'take 1 coin; choose one: (1) take 2 coins; (2) take 3 coins',
    ],
    [
      '拿1枚铜钱，你可以唱歌，若如此做，拿2枚铜钱',
      'take 1 coin; you may sing; if you do, take 2 coins',
    ],
    ['每个人可以唱歌，若如此做，拿2枚铜钱', 'everybody may sing; if they do, take 2 coins'],
    ['拿1枚铜钱，若如此做，拿2枚铜钱', 'take 1 coin; if you do, take 2 coins'],
    [
      '若正在下雨且你的铜钱数大于2，拿1枚铜钱',
      'if it is raining and the number of your coins is more than 2, take 1 coin',
    ],
  ])('%s', (text, english) => {
    const { tree, diagnostics } = fair.parse(`开场：${text}。`, null);
    expect(diagnostics).toEqual([]);
    expect(fair.english(tree)).toBe(`Opening: ${english}.`);
  });

  it.each([
    ['add', 2, '2 more'],
    ['add', -2, '2 less'],
    ['add', 0, '0 more'],
    ['set', 3, '3'],
  ] as const)('%s %i: %s', (kind, amount, english) => {
    expect(
      fair.words.get(kind)?.english({ kind, span: [0, 2], amount } as Node, null!, 'you'),
    ).toBe(english);
  });
});

describe('words too deep', () => {
  it('say where the first too many begins', () => {
    expect(new NestedTooDeep(7)).toMatchObject({ name: 'NestedTooDeep', at: 7 });
  });
});
