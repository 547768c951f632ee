import { describe, expect, it } from 'vitest';
import { expectation, tokenOf } from '../diagnostics/expectation.ts';
import { createLanguage, type Lexicon, meaning, type Node, type Word } from '../index.ts';
import { fair } from './dialect.ts';

/** What could have stood where a text could be read no further: categories, or single terms. */

const word = (kind: string, ...forms: readonly (readonly [as: string, zh: string])[]): Word =>
  ({ kind, forms: forms.map(([as, zh]) => ({ as, zh })) }) as unknown as Word;
const named = (zh: string) => ({ zh, en: `en ${zh}` });

const LEXICON: Lexicon = {
  name: 'Walk',
  words: [
    word('walk', ['deed', '走{count:number}步']),
    word('stop', ['deed', '停']),
    word('call', ['deed', '{who?}喊']),
    word('run', ['deed', '{who/和}跑']),
    word('sing', ['song', '唱{song}'], ['song', '哼']),
    word('dance', ['act', '{way}舞']),
    word('end', ['end-mark', '完毕']),
    word('look', ['glance', '看'], ['glance', '望']),
  ],
  vocabularies: {
    who: { you: { zh: '你', en: 'you' }, she: { zh: '她', en: 'she' } },
    way: { left: { zh: '左', en: 'left' } },
  },
  unions: { act: ['deed'], round: ['about'], about: ['round', 'end-mark', 'glance'] },
  labels: {
    deed: named('要做的事'),
    act: named('一件事'),
    song: named('一支歌'),
    'end-mark': named('结尾'),
    glance: named('一眼'),
    glimpse: named('一瞥'),
    who: named('一位玩家'),
    round: named('绕来绕去'),
  },
};

const DEED = ['「走」', '「停」', ':who', '「喊」'] as const;
const found = (...tokens: readonly (`「${string}」` | `:${string}`)[]) =>
  expectation([LEXICON], new Set(tokens));

describe('what was expected', () => {
  it('a category where all that can begin it was, with all its words', () => {
    expect(found(...DEED)).toEqual({
      expected: [named('要做的事')],
      candidates: ['走…步', '走', '停', '停', '…喊', '你', '她', '喊', '…跑'],
    });
  });

  it('a wider category alone, where it holds others', () => {
    const { expected, candidates } = found(':way', ...DEED);
    expect(expected).toEqual([named('一件事')]);
    expect(candidates).toContain('…舞');
    expect(candidates).toContain('左');
    expect(candidates).toContain('走…步');
  });

  it('single terms where one of its beginnings was not, in their order', () => {
    expect(found('「停」', ':number', '「走」', ':who')).toEqual({
      expected: [
        { zh: '「停」', en: '“停”' },
        { zh: 'number', en: 'number' },
        { zh: '「走」', en: '“走”' },
        named('一位玩家'),
      ],
      candidates: ['停', '走', '你', '她'],
    });
  });

  it('the first of a vocabulary that has no name for people', () => {
    expect(found('「停」', ':way').expected).toEqual([
      { zh: '「停」', en: '“停”' },
      { zh: '「左」', en: '“左”' },
    ]);
  });

  it('several categories, each once, and what belongs to none', () => {
    const { expected } = found(...DEED, '「唱」', '「哼」', '「别的」');
    expect(expected).toEqual([
      named('要做的事'),
      named('一支歌'),
      { zh: '「别的」', en: '“别的”' },
    ]);
  });

  it('a term rather than a category that only it can begin', () => {
    expect(found('「完毕」').expected).toEqual([{ zh: '「完毕」', en: '“完毕”' }]);
    expect(found('「看」', '「望」').expected).toEqual([named('一眼')]);
  });

  it('a category by way of others, however they refer to each other', () => {
    expect(found('「完毕」', '「看」', '「望」')).toEqual({
      expected: [named('绕来绕去')],
      candidates: ['完毕', '完毕', '看', '看', '望', '望'],
    });
  });

  it('words of a category before its terms, and those before what it falls back to', () => {
    const words = [word('nobody', ['who', '无人']), word('all', ['many', '众人'])];
    const mixed = { ...LEXICON, words, unions: { who: ['many'] } };
    expect(expectation([mixed], new Set([':who'] as const)).candidates).toEqual([
      '无人',
      '无人',
      '你',
      '她',
      '众人',
      '众人',
    ]);
  });

  it('all categories that begin alike, as nobody can say which is meant', () => {
    const twice = { ...LEXICON, unions: { ...LEXICON.unions, glimpse: ['glance'] } };
    const { expected } = expectation([twice], new Set(['「看」', '「望」'] as const));
    expect(expected).toEqual([named('一眼'), named('一瞥')]);
  });

  it.each([
    [{ type: 'string', text: '走' }, '「走」'],
    [{ type: 'description', text: 'end of input' }, ':end'],
    [{ type: 'description', text: 'who' }, ':who'],
  ] as const)('of Ohm: %j is %s', (failure, token) => {
    expect(tokenOf(failure)).toBe(token);
  });
});

describe('what is complained of', () => {
  const diagnose = (text: string) => fair.parse(text, null).diagnostics;

  it('a closed set of terms by its name', () => {
    const [{ expected }] = diagnose('开场：若你的铜钱数多于3，拿1枚铜钱。');
    expect(expected.map(({ zh }) => zh)).toEqual(['不小于、不大于、大于、小于或为']);
  });

  it('as it is printed, where all that may be written comes no further', () => {
    const [{ expected }] = diagnose('开场：拿错枚铜钱。');
    expect(expected.map(({ zh }) => zh)).toEqual(['一个数或X']);
  });

  it('the head of an ability by its colon, and only there', () => {
    expect(diagnose('开长：拿1枚铜钱。')[0]).toMatchObject({ nearest: '开场：', span: [0, 2] });
    expect(diagnose('开长拿铜钱。')[0].nearest).toBeNull();
  });

  it('a full stop where a sentence should begin, and then the sentences behind it', () => {
    const found = diagnose('。开场：娶1枚铜钱。');
    expect(found.map(({ column }) => column)).toEqual([1, 5]);
    expect(found[1].span).toEqual([4, 9]);
  });

  it('nothing written is near to nothing', () => {
    const ask: Word<Node> = {
      kind: 'ask',
      forms: [{ as: 'unit', zh: '问：{count:number}。' }],
      english: () => 'ask',
      explain: meaning('问', 'Ask'),
      rules: [],
    };
    const asks = createLanguage<Node, null>(
      { name: 'Ask', words: [ask], vocabularies: {}, unions: {}, labels: {} },
      null,
    );
    expect(asks.parse('：3，。', null).diagnostics[0]).toMatchObject({
      nearest: null,
      span: [0, 1],
    });
    expect(asks.parse('间：3，。', null).diagnostics[0]).toMatchObject({ nearest: '问：' });
  });

  it('a text of more than 2000 characters, from there on', () => {
    expect(diagnose('。'.repeat(2000)).map(({ kind }) => kind)).not.toContain('too-long');
    const [found, ...others] = diagnose('。'.repeat(2001));
    expect(others).toEqual([]);
    expect(found).toMatchObject({ kind: 'too-long', span: [2000, 2001], column: 2001 });
    expect(found.text.zh).toBe('文字太长：至多 2000 个字，这里有 2001 个');
  });

  it('of a great many things those that have letters in common come first', () => {
    const kinds = [...'甲乙丙丁戊己庚辛壬癸子'];
    const units = kinds.map(
      (letter): Word<Node> => ({
        kind: letter,
        forms: [{ as: 'unit', zh: `${letter}${letter}。` }],
        english: () => letter,
        explain: meaning(letter, letter),
        rules: [],
      }),
    );
    const of = (words: typeof units) =>
      createLanguage<Node, null>(
        { name: 'Many', words, vocabularies: {}, unions: {}, labels: {} },
        null,
      ).parse('子丑。', null).diagnostics[0].text;
    const shown = (text: string) => (text.match(/「..。」/g) ?? []).length;
    expect(of(units).zh).toMatch(/应当是「子子。」、.*等$/);
    expect(shown(of(units).zh)).toBeLessThanOrEqual(4);
    expect(of(units).en).toMatch(/ and the like$/);
    expect(of(units.slice(0, 3)).zh).not.toMatch(/等$/);
    expect(shown(of(units.slice(0, 3)).zh)).toBe(3);
  });
});

describe('words in each other', () => {
  const box: Word<Node> = {
    kind: 'box',
    forms: [{ as: 'unit', zh: '【{inner:unit}】' }],
    english: () => 'box',
    explain: meaning('盒', 'A box'),
    rules: [],
  };
  const thing: Word<Node> = { ...box, kind: 'thing', forms: [{ as: 'unit', zh: '物' }] };
  const boxes = createLanguage<Node, null>(
    { name: 'Boxes', words: [box, thing], vocabularies: {}, unions: {}, labels: {} },
    null,
  );
  const nested = (levels: number) =>
    boxes.parse(`${'【'.repeat(levels)}物${'】'.repeat(levels)}`, null).diagnostics;

  it('60 deep are read, 61 are told where the first too many begins', () => {
    expect(nested(59)).toEqual([]);
    expect(nested(60)).toMatchObject([{ kind: 'too-deep', span: [60, 61], line: 1, column: 61 }]);
    expect(nested(61)).toMatchObject([{ kind: 'too-deep', span: [60, 61], line: 1, column: 61 }]);
  });
});
