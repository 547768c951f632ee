import { describe, expect, it } from 'vitest';
import { quoted } from '../diagnostics/shortened.ts';
import {
  allWords,
  article,
  capitalised,
  chineseOf,
  counted,
  fileTexts,
  filterWords,
  formsAs,
  formsBy,
  listed,
  meaning,
  type Node,
  otherKind,
  shortened,
  unknownName,
  variantsAs,
  verb,
  type Word,
} from '../index.ts';

/** What dialects make their words of. */

describe('English', () => {
  it.each([
    ['ally', 'an ally'],
    ['Ox', 'an Ox'],
    ['card', 'a card'],
    ['big ox', 'a big ox'],
  ])('article of %s: %s', (words, said) => {
    expect(article(words)).toBe(said);
  });

  it.each([
    ['you', 'draw', 'do'],
    ['you may', 'draw', 'do'],
    ['they', 'draws', 'does'],
    ['they may', 'draw', 'do'],
  ] as const)('of %s: %s, %s', (voice, draw, does) => {
    expect(verb(voice, 'draw')).toBe(draw);
    expect(verb(voice, 'do', 'does')).toBe(does);
  });

  it('counts', () => {
    expect(counted(1, 'ally', 'allies')).toBe('1 ally');
    expect(counted(2, 'ally', 'allies')).toBe('2 allies');
    expect(counted(0, 'card')).toBe('0 cards');
    expect(counted('X', 'card')).toBe('X cards');
  });

  it('lists, and begins with a capital letter', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed)).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
    expect(capitalised('ab')).toBe('Ab');
  });
});

describe('forms and terms', () => {
  it('a form for each value of a field, in the order written', () => {
    expect(formsBy('deed', 'place', { top: '置于牌库顶', bottom: '置于牌库底' })).toEqual([
      { as: 'deed', zh: '置于牌库顶', with: { place: 'top' } },
      { as: 'deed', zh: '置于牌库底', with: { place: 'bottom' } },
    ]);
  });

  it('a form for each row of a category, and further ways to write it', () => {
    expect(formsAs('deed', [['唱歌'], ['{who}唱歌', { loud: false }]])).toStrictEqual([
      { as: 'deed', zh: '唱歌' },
      { as: 'deed', zh: '{who}唱歌', with: { loud: false } },
    ]);
    expect(variantsAs('deed', [['唱歌'], ['唱', { loud: true }]])).toStrictEqual([
      { as: 'deed', zh: '唱歌', variant: true },
      { as: 'deed', zh: '唱', with: { loud: true }, variant: true },
    ]);
  });

  it('terms in Chinese alone', () => {
    expect(chineseOf({ a: { zh: '甲', en: 'A' }, b: { zh: '乙', en: 'B' } })).toEqual({
      a: '甲',
      b: '乙',
    });
  });

  it('words of lists and of records, one after the other', () => {
    const word = (kind: string) => ({ kind }) as unknown as Word;
    const [one, two, three] = ['one', 'two', 'three'].map(word);
    expect(allWords([one], { two, three }, [])).toEqual([one, two, three]);
  });

  it('files by their names, in the order of their paths', () => {
    const gathered = { '../cards/b.yaml': 'B', 'a.yaml': 'A', '../cards/a-1.yaml': 'A1' };
    expect(Object.entries(fileTexts(gathered))).toEqual([
      ['a-1.yaml', 'A1'],
      ['b.yaml', 'B'],
      ['a.yaml', 'A'],
    ]);
  });
});

describe('what is quoted', () => {
  it.each([
    ['abcdef', 6, 'abcdef'],
    ['abcdefg', 6, 'abc…efg'],
    ['abcdefgh', 5, 'ab…gh'],
  ])('%s in %i: %s', (text, most, short) => {
    expect(shortened(text, most)).toBe(short);
  });

  it('text as it is, anything else as data', () => {
    expect([quoted('甲'), quoted(['甲', 1]), quoted(undefined)]).toEqual(['甲', '["甲",1]', '']);
    expect(quoted('x'.repeat(60))).toBe('x'.repeat(60));
    expect(quoted('x'.repeat(61))).toBe(`${'x'.repeat(30)}…${'x'.repeat(30)}`);
  });
});

describe('filters', () => {
  interface Kind extends Node {
    readonly kind: 'kind';
    readonly of: string;
  }
  interface Red extends Node {
    readonly kind: 'red';
  }
  const nothing = () => null;
  const words = filterWords<Kind | Red, '1' | '2', null>(
    {
      called: ({ kind }, several) => `${kind}${several ? 's' : ''}`,
      one: ({ kind }) => `one ${kind}`,
    },
    {
      kind: { forms: ['{of}'], explain: ['种类', 'Kind'], rules: ['1'] },
      red: {
        forms: [{ as: 'quality', zh: '红' }],
        explain: ['红', 'Red'],
        rules: [],
        check: nothing,
      },
    },
  );
  const [kind, red] = words;
  const say = (() => '') as never;
  const node = { kind: 'kind', span: [0, 1], of: 'a' } as const;

  it('are words in the order of their parts, written as filters unless they say otherwise', () => {
    expect(kind).toMatchObject({
      kind: 'kind',
      forms: [{ as: 'filter', zh: '{of}' }],
      rules: ['1'],
    });
    expect(red).toMatchObject({
      kind: 'red',
      forms: [{ as: 'quality', zh: '红' }],
      check: nothing,
    });
    expect('check' in kind).toBe(false);
  });

  it('read as several cards, and as one', () => {
    expect(kind.english(node as never, say, 'you')).toBe('kinds');
    expect(kind.one?.(node as never, 'you', say)).toBe('one kind');
    expect(kind.explain(node as never)).toEqual({ zh: '种类', en: 'Kind' });
  });
});

describe('names of cards', () => {
  const TERM = { open: '【', close: '】', none: ['没有叫', '的牌'] } as const;

  it('that there are, or that nobody knows of, are no fault', () => {
    expect(unknownName('关羽', new Set(['关羽']), TERM)).toBeNull();
    expect(unknownName('关羽', null, TERM)).toBeNull();
  });

  it('that there are not are told with the nearest', () => {
    expect(unknownName('关雨', new Set(['张飞', '关羽']), TERM)).toEqual({
      zh: '没有叫【关雨】的牌；是不是【关羽】？',
      en: 'There is no card called 【关雨】; did you mean 【关羽】?',
    });
    expect(unknownName('天地', new Set(['关羽']), TERM)).toEqual({
      zh: '没有叫【天地】的牌',
      en: 'There is no card called 【天地】',
    });
  });
});

describe('what a card calls itself', () => {
  type Kind = 'card' | 'general' | 'tactic';
  const TERMS = {
    card: { zh: '卡', en: 'card' },
    general: { zh: '将领', en: 'general' },
    tactic: { zh: '谋略', en: 'tactic' },
  };
  const onA = (kind: string | null, noun: Kind, ancestors: readonly string[] = []) =>
    otherKind<Kind>(
      { kind: 'this', span: [0, 1], noun },
      { ancestors: ancestors.map((one) => ({ kind: one, span: [0, 1] })), context: { kind } },
      TERMS,
      { card: '卡', name: '本卡' },
    );

  it('what it is, or a card, or anything where its kind is not known', () => {
    expect(onA('tactic', 'tactic')).toBeNull();
    expect(onA('tactic', 'card')).toBeNull();
    expect(onA(null, 'general')).toBeNull();
  });

  it('not another kind, but in words that it grants', () => {
    expect(onA('tactic', 'general')).toEqual({
      zh: '这张卡不是将领；写「本卡」',
      en: 'This card is no general; write 本卡',
    });
    expect(onA('tactic', 'general', ['if'])).not.toBeNull();
    expect(onA('tactic', 'general', ['if', 'grants'])).toBeNull();
  });

  it('has an explanation that is the same for all', () => {
    expect(meaning('甲', 'A')()).toEqual({ zh: '甲', en: 'A' });
  });
});
