import { createLanguage, type Lexicon, meaning, type Node, type Word } from '@lianhuan/cardtext';
import { describe, expect, it } from 'vitest';
import { uncovered } from '../nodes/tree.ts';

/** A dialect of dances and dancers, in which much may be written in several ways. */

interface Dance extends Node {
  readonly kind: 'dance';
  readonly who: Node;
  readonly times: number;
}
interface Dancer extends Node {
  readonly kind: 'dancer';
  readonly name: string;
}
interface It extends Node {
  readonly kind: 'it';
}
interface Evening extends Node {
  readonly kind: 'evening';
  readonly deed: Node;
}

const evening: Word<Evening> = {
  kind: 'evening',
  forms: [{ as: 'unit', zh: '[今晚|夜里]{deed}[。|；|$]' }],
  english: ({ deed }, say) => say(deed, 'you'),
  explain: meaning('今晚', 'Tonight'),
  rules: [],
};
const dance: Word<Dance> = {
  kind: 'dance',
  forms: [
    { as: 'deed', zh: '{who:dancer}跳[|了]{times:number}支舞' },
    { as: 'deed', zh: '由{who:dancer}跳舞{times:number}支', variant: true },
    // The dancer who is turned is the one behind 转 or the one in front, and nothing tells which.
    {
      as: 'deed',
      zh: '{who:dancer}转{other:dancer}',
      with: { times: 1 },
      variant: true,
      build: turns,
    },
    {
      as: 'deed',
      zh: '{other:dancer}转{who:dancer}',
      with: { times: 1 },
      variant: true,
      build: turns,
    },
  ],
  english: ({ times }) => `dances ${times}`,
  explain: meaning('跳舞', 'Dances'),
  rules: [],
  check: ({ times }) => (times > 9 ? { zh: '太累', en: 'Too tiring' } : null),
};

function turns({ who, times }: Readonly<Record<string, unknown>>, span: Node['span']): Node {
  return { kind: 'dance', span, who, times } as Dance;
}

const dancer: Word<Dancer> = {
  kind: 'dancer',
  forms: [
    { as: 'dancer', zh: '【{name}】' },
    { as: 'dancer', zh: '{name:bare-name}', variant: true },
  ],
  english: ({ name }) => name,
  explain: meaning('一位舞者', 'A dancer'),
  rules: [],
};
const pronoun: Word<It> = {
  kind: 'it',
  forms: [{ as: 'dancer', zh: '她', variant: true }],
  english: () => 'she',
  explain: meaning('说过的那一位', 'The one spoken of'),
  rules: [],
  meant: ({ span }, { context }) =>
    context === null
      ? { why: { zh: '不知道她是谁', en: 'Nobody knows who she is' } }
      : { kind: 'dancer', span, name: context },
};

const words = [evening, dance, dancer, pronoun] as unknown as Lexicon<string | null>['words'];
const dances = createLanguage<Evening, string | null>(
  {
    name: 'Dances',
    words,
    vocabularies: {},
    unions: {},
    labels: {},
    bareNames: () => new Set(['貂蝉', '大乔', '小乔']),
  },
  null,
);

const read = (text: string, last: string | null = null) => dances.parse(text, last);
const PRINTED = '今晚【貂蝉】跳2支舞。';

describe('a text as it may be written', () => {
  it.each([
    '今晚【貂蝉】跳2支舞。',
    '今晚貂蝉跳2支舞',
    '夜里貂蝉跳两支舞；',
    '今晚 [貂蝉] 跳了２支舞.',
    '夜里由【貂蝉】跳舞二支。',
  ])('is read as the one thing it can mean: %s', (written) => {
    const { text, tree, spans, asWritten, diagnostics } = read(written);
    expect(diagnostics).toEqual([]);
    expect(text).toBe(PRINTED);
    expect(tree).toEqual(read(PRINTED).tree);
    expect(uncovered(text, spans)).toEqual([]);
    expect(uncovered(asWritten.text, asWritten.spans)).toEqual([]);
  });

  it('may be several abilities, on lines or behind ；', () => {
    const printed = '今晚【貂蝉】跳2支舞。今晚【大乔】跳3支舞。';
    expect(read('今晚貂蝉跳2支舞；夜里大乔跳三支舞').text).toBe(printed);
    expect(read('今晚貂蝉跳2支舞\n夜里大乔跳三支舞').text).toBe(printed);
    expect(read('今晚貂蝉跳2支舞夜里大乔跳三支舞').diagnostics).toHaveLength(1);
  });

  it('has its words where they were written', () => {
    const { asWritten, spans } = read('夜里由貂蝉跳舞二支');
    const named = (marks: typeof spans) => marks.find(({ kind }) => kind === 'dancer')?.span;
    expect(named(asWritten.spans)).toEqual([3, 5]);
    expect(named(spans)).toEqual([2, 6]);
  });

  it('that can mean two things is told, with both', () => {
    const { tree, diagnostics } = read('今晚大乔转小乔');
    expect(tree).toEqual([]);
    expect(diagnostics.map(({ kind }) => kind)).toEqual(['ambiguous']);
    expect(diagnostics[0].text.zh).toContain('今晚【大乔】跳1支舞。');
    expect(diagnostics[0].text.zh).toContain('今晚【小乔】跳1支舞。');
    // Of several abilities the one that can mean two things.
    const [two] = read('今晚貂蝉跳2支舞；今晚大乔转小乔').diagnostics;
    expect([two.kind, two.span]).toEqual(['ambiguous', [0, 16]]);
    expect(two.text.zh).toContain('「今晚【大乔】跳1支舞。」或「今晚【小乔】跳1支舞。」');
  });

  it('holds a name only where it can hold nothing else, however long what else it is', () => {
    const guests = createLanguage<Evening, null>(
      {
        name: 'Guests',
        words: [
          { ...evening, forms: [{ as: 'unit', zh: '{deed:guest}来[。|$]' }] },
          { ...dancer, forms: [dancer.forms[0], { ...dancer.forms[1], as: 'guest' }] },
          {
            ...dancer,
            kind: 'known',
            forms: [
              { as: 'guest', zh: '〈{name:sister}〉' },
              { as: 'guest', zh: '{name:sister}', variant: true },
            ],
          },
        ] as unknown as Lexicon<null>['words'],
        vocabularies: { sister: { 'the-elder-of-two-sisters': { zh: '大乔', en: 'Da' } } },
        unions: { guest: ['dancer'] },
        labels: {},
        bareNames: () => new Set(['大乔']),
      },
      null,
    );
    const { text, diagnostics } = guests.parse('大乔来', null);
    expect([text, diagnostics]).toEqual(['〈大乔〉来。', []]);
  });

  it('can mean two things by one term of a list, too', () => {
    const list = createLanguage<Evening, null>(
      {
        name: 'List',
        words: [{ ...evening, forms: [{ as: 'unit', zh: '{names:sister/和}来[。|$]' }] }] as never,
        vocabularies: {
          sister: {
            da: { zh: '大乔', en: 'Da', also: ['乔氏'] },
            xiao: { zh: '小乔', en: 'Xiao', also: ['乔氏'] },
          },
        },
        unions: {},
        labels: {},
      },
      null,
    );
    expect(list.parse('大乔和小乔来', null).text).toBe('大乔和小乔来。');
    const [found] = list.parse('大乔和乔氏来', null).diagnostics;
    expect(found.kind).toBe('ambiguous');
    expect(found.text.zh).toContain('「大乔和大乔来。」或「大乔和小乔来。」');
  });

  it('may speak of what was said before, and of nothing', () => {
    expect(read('今晚她跳2支舞。', '貂蝉').text).toBe(PRINTED);
    const { diagnostics } = read('今晚她跳2支舞。');
    expect(diagnostics.map(({ kind, span, text }) => [kind, span, text.en])).toEqual([
      ['not-executable', [2, 3], 'Nobody knows who she is'],
    ]);
  });

  it('is complained of where it was written', () => {
    const [{ kind, span }] = read('夜里由貂蝉跳舞二十支；今晚她', '大乔').diagnostics;
    expect([kind, span]).toEqual(['incomplete', [14, 14]]);
    const [tiring] = read('今晚大乔跳1支舞；夜里由貂蝉跳舞二十支').diagnostics;
    expect([tiring.kind, tiring.span]).toEqual(['not-executable', [11, 19]]);
  });
});
