import { describe, expect, it } from 'vitest';
import type { Form, Lexicon, Node, Word } from '../index.ts';
import { Printer } from '../language/print.ts';

/** By which forms a node can be written, and by which it is printed. */

const FORMS: Readonly<Record<string, Form>> = {
  printed: { as: 'deed', zh: '跳{times:number}支' },
  once: { as: 'deed', zh: '跳一回', with: { times: 1 } },
  variant: { as: 'deed', zh: '跳舞{times:number}支', variant: true },
  // It says something else than its fields: what it means is built of them.
  built: { as: 'deed', zh: '别跳{times:number}支', variant: true, build: () => null },
  silent: { as: 'deed', zh: '跳', variant: true },
  noun: { as: 'noun', zh: '{times:number}支舞' },
};
const PAIR: readonly Form[] = [
  { as: 'deed', zh: '{two.0:who}与{two.1:who}' },
  { as: 'deed', zh: '{two.0:who}等', variant: true },
  { as: 'deed', zh: '{two:who/、}', variant: true },
];
const words = (
  [
    ['dance', Object.values(FORMS)],
    ['pair', PAIR],
  ] as const
).map(([kind, forms]) => ({ kind, forms }) as Partial<Word> as Word);
const LEXICON: Lexicon = {
  name: 'Print',
  words,
  vocabularies: { who: { fei: { zh: '张飞', en: 'Fei' }, yu: { zh: '关羽', en: 'Yu' } } },
  unions: {},
  labels: {},
};
const printer = new Printer(new Map(words.map((word) => [word.kind, word])), [LEXICON]);
const dance = (times: number) => ({ kind: 'dance', span: [0, 0], times }) as Node;
const pair = { kind: 'pair', span: [0, 0], two: ['fei', 'yu'] } as Node;

describe('a node', () => {
  it('is printed as it may be, not as it may be read', () => {
    const hop: Word = {
      kind: 'hop',
      forms: [
        { as: 'deed', zh: '蹦{times:number}下' },
        { as: 'deed', zh: '一蹦', with: { times: 1 }, variant: true },
      ],
    } as Partial<Word> as Word;
    const hops = new Printer(new Map([['hop', hop]]), [{ ...LEXICON, words: [hop] }]);
    const node = { kind: 'hop', span: [0, 0], times: 1 } as Node;
    const places: { readonly span: readonly number[] }[] = [];
    expect(hops.print(node, 'deed', undefined, places as never)).toBe('蹦1下');
    expect(places.map(({ span }) => span)).toEqual([[0, 3]]);
  });

  it('is printed by the form that fixes most of it, for where it stands', () => {
    expect(printer.print(dance(2))).toBe('跳2支');
    expect(printer.print(dance(1))).toBe('跳一回');
    expect(printer.print(dance(1), 'deed')).toBe('跳一回');
    expect(printer.print(dance(1), 'noun')).toBe('1支舞');
    expect(printer.print(pair)).toBe('张飞与关羽');
  });

  it('may be written by each form of that category that says all there is to it', () => {
    expect(printer.formsFor(dance(2), 'deed')).toEqual([FORMS.printed, FORMS.variant]);
    expect(printer.formsFor(dance(1), 'deed')).toEqual([FORMS.once, FORMS.printed, FORMS.variant]);
    expect(printer.formsFor(dance(1), 'noun')).toEqual([FORMS.noun]);
  });

  it('has each item of a list where it is printed', () => {
    const row: Word = {
      kind: 'row',
      forms: [{ as: 'deed', zh: '依次{deeds:deed/、}' }],
    } as Partial<Word> as Word;
    const rows = new Printer(new Map([...words, row].map((word) => [word.kind, word])), [
      { ...LEXICON, words: [...words, row] },
    ]);
    const node = { kind: 'row', span: [0, 0], deeds: [dance(2), dance(1), dance(3)] } as Node;
    const places: { readonly span: readonly [number, number] }[] = [];
    const text = rows.print(node, '', 0, places as never);
    expect(places.map(({ span }) => text.slice(...span))).toEqual([
      '跳2支',
      '跳一回',
      '跳3支',
      '依次跳2支、跳一回、跳3支',
    ]);
  });

  it('says each item of a list, one by one or all of them', () => {
    expect(printer.formsFor(pair, 'deed')).toEqual([PAIR[0], PAIR[2]]);
  });
});
