import { createLanguage, meaning, type Node, type Word } from '@lianhuan/cardtext';
import { describe, expect, it } from 'vitest';
import { partsOf, printedParts, skeleton } from '../grammar/pattern.ts';

/** What a pattern can say beside one thing: none or one, two or more, any number. */

interface Party extends Node {
  readonly kind: 'party';
  readonly host: string | null;
  readonly guests: readonly string[];
  readonly songs: readonly string[];
  readonly late: boolean;
}

const party: Word<Party> = {
  kind: 'party',
  forms: [
    {
      as: 'unit',
      zh: '{host:guest?}设宴：{guests:guest*、，}{songs:song/和}迟到。',
      with: { late: true },
    },
    {
      as: 'unit',
      zh: '{host:guest?请客，}{guests:guest*、，}{songs:song/和}。',
      with: { late: false },
    },
  ],
  english: ({ host, guests, songs }) => `${host ?? 'somebody'}: ${[...guests, ...songs].join()}`,
  explain: meaning('宴会', 'A feast'),
  rules: [],
};

const { parse, print } = createLanguage<Party, null>(
  {
    name: 'Feast',
    words: [party as Word<Node>] as never,
    vocabularies: {
      guest: { fei: { zh: '张飞', en: 'Fei' }, yu: { zh: '关羽', en: 'Yu' } },
      song: { wind: { zh: '大风歌', en: 'Wind' }, rain: { zh: '小雨歌', en: 'Rain' } },
    },
    unions: { unit: [] },
    labels: {},
  },
  null,
);

function read(text: string, category?: string) {
  const { tree, diagnostics } = parse(text, null, category);
  expect(diagnostics).toEqual([]);
  expect(print(tree)).toBe(text);
  return tree[0];
}

describe('a pattern', () => {
  it('something that may be missing is null then', () => {
    expect(read('张飞设宴：关羽，大风歌和小雨歌迟到。')).toMatchObject({ host: 'fei' });
    expect(read('设宴：关羽，大风歌和小雨歌迟到。')).toMatchObject({ host: null });
  });

  it('what stands behind it goes with it', () => {
    expect(read('关羽请客，张飞，大风歌和小雨歌。')).toMatchObject({ host: 'yu', guests: ['fei'] });
    expect(read('张飞，大风歌和小雨歌。')).toMatchObject({ host: null, guests: ['fei'] });
  });

  it('any number, with marks between them and one behind the last', () => {
    expect(read('张飞、关羽、张飞，大风歌和小雨歌。')).toMatchObject({
      guests: ['fei', 'yu', 'fei'],
    });
    expect(read('大风歌和小雨歌。')).toMatchObject({ guests: [], songs: ['wind', 'rain'] });
  });

  it('two or more', () => {
    expect(parse('大风歌。', null).diagnostics).toHaveLength(1);
  });

  it('a form is printed only with terms that can stand in it', () => {
    const tree = read('大风歌和小雨歌。');
    const strange = { ...tree, songs: ['wind', 'yu'] };
    expect(() => print([strange])).toThrow('no form prints');
  });
});

describe('the parts of a pattern', () => {
  const PATTERN = '[|请]{who}[喝|饮]酒[|吧]';

  it('are words, with what else may be written for them, and slots', () => {
    expect(partsOf(PATTERN)).toMatchObject([
      { kind: 'literal', text: '', also: ['请'] },
      { kind: 'slot', field: 'who', index: -1, category: 'who', times: 'one' },
      { kind: 'literal', text: '喝', also: ['饮'] },
      { kind: 'literal', text: '酒', also: [] },
      { kind: 'literal', text: '', also: ['吧'] },
    ]);
  });

  it('are printed but for those that print nothing', () => {
    const printed = printedParts(PATTERN);
    expect(printed.map((part) => (part.kind === 'literal' ? part.text : part.field))).toEqual([
      'who',
      '喝',
      '酒',
    ]);
    expect(skeleton(PATTERN)).toBe('…喝酒');
  });
});

describe('a text of one category alone', () => {
  it('is read as that', () => {
    expect(read('设宴：大风歌和小雨歌迟到。', 'unit')).toMatchObject({ kind: 'party' });
  });

  it('is no more than that', () => {
    const twice = '大风歌和小雨歌。大风歌和小雨歌。';
    expect(parse(twice, null).tree).toHaveLength(2);
    expect(parse(twice, null, 'unit').diagnostics).toHaveLength(1);
  });
});
