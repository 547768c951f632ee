import { describe, expect, it } from 'vitest';
import { type ChartTask, makeChart, readChart } from '../grammar/chart.ts';
import { TooManyReadings } from '../grammar/work.ts';
import type { Form, Lexicon, Node, Word } from '../index.ts';

/** Everything that a pattern can hold, read by the reader that knows all forms. */

const word = (kind: string, forms: readonly Form[]): Word =>
  ({ kind, forms }) as Partial<Word> as Word;

function lexicon(words: readonly Word[], rest: Partial<Lexicon> = {}): Lexicon {
  return { name: 'All', words, vocabularies: {}, unions: {}, labels: {}, ...rest };
}

const ALL = lexicon(
  [
    word('change', [{ as: 'deed', zh: '改{by:signed}' }]),
    word('turn', [{ as: 'deed', zh: '转{to:sign}' }]),
    word('take', [{ as: 'deed', zh: '拿{count:amount}' }]),
    word('call', [{ as: 'deed', zh: '叫【{name}】' }]),
    word('lay', [{ as: 'deed', zh: '放{counter}上' }]),
    word('ask', [{ as: 'deed', zh: '问{who?}好' }]),
    word('greet', [{ as: 'deed', zh: '迎{who?，}门' }]),
    word('invite', [{ as: 'deed', zh: '请{guests:who*、：}坐' }]),
    word('seat', [{ as: 'deed', zh: '{guests:who/和}同席' }]),
    word('swap', [{ as: 'deed', zh: '{pair.0:who}换{pair.1:who}' }]),
    word('whole', [{ as: 'unit', zh: '{deed:act}[。|$]' }]),
    word('other', [
      { as: 'deed', zh: '说妙', variant: true },
      { as: 'deed', zh: '说好' },
    ]),
    word('either', [
      { as: 'deed', zh: '看{at:who}', with: { how: 'once' }, variant: true },
      { as: 'deed', zh: '看{at:who}', with: { how: 'twice' }, variant: true },
      { as: 'deed', zh: '看{at:who}', with: { how: 'once' }, variant: true },
    ]),
  ],
  {
    vocabularies: {
      who: { fei: { zh: '张飞', en: 'Fei' }, yu: { zh: '关羽', en: 'Yu', also: ['云长'] } },
    },
    names: { counter: ['指示物', '标记', '指示'] },
    unions: { act: ['deed'] },
  },
);

function task(text: string, of: Lexicon = ALL, breaks: readonly number[] = []): ChartTask {
  const keyOf = (value: unknown) => JSON.stringify(value);
  return {
    text,
    chart: makeChart([of]),
    breaks: new Set(breaks),
    names: new Set(['张飞', '张']),
    keyOf,
  };
}

const readAs = (text: string, category: string) => readChart(task(text), category);

/** The one reading of a text as something. */
function only(text: string, category = 'deed'): unknown {
  const read = readAs(text, category);
  if (!read.ok) throw new Error(`${text}: ${[...read.tokens].join(' ')} at ${read.at}`);
  expect(read.trees).toHaveLength(1);
  return read.trees[0][0];
}

describe('what a pattern holds', () => {
  it.each([
    ['改+3', { kind: 'change', by: 3 }],
    ['改-3', { kind: 'change', by: -3 }],
    ['转+', { kind: 'turn', to: '+' }],
    ['转-', { kind: 'turn', to: '-' }],
    ['拿3', { kind: 'take', count: 3 }],
    ['拿X', { kind: 'take', count: 'X' }],
    ['叫【张飞】', { kind: 'call', name: '张飞' }],
    ['叫【张飞飞】', { kind: 'call', name: '张飞飞' }],
    ['改+1', { kind: 'change', by: 1 }],

    ['放毒指示物上', { kind: 'lay', counter: '毒指示物' }],
    ['放毒标记上', { kind: 'lay', counter: '毒标记' }],
    ['问张飞好', { kind: 'ask', who: 'fei' }],
    ['问云长好', { kind: 'ask', who: 'yu' }],
    ['问好', { kind: 'ask', who: null }],
    ['迎张飞，门', { kind: 'greet', who: 'fei' }],
    ['迎门', { kind: 'greet', who: null }],
    ['请张飞、关羽：坐', { kind: 'invite', guests: ['fei', 'yu'] }],
    ['请张飞：坐', { kind: 'invite', guests: ['fei'] }],
    ['请坐', { kind: 'invite', guests: [] }],
    ['张飞和关羽同席', { kind: 'seat', guests: ['fei', 'yu'] }],
    ['张飞和关羽和张飞同席', { kind: 'seat', guests: ['fei', 'yu', 'fei'] }],
    ['张飞换关羽', { kind: 'swap', pair: ['fei', 'yu'] }],
  ])('%s', (text, node) => {
    expect(only(text)).toMatchObject(node);
    expect(only(text, 'act')).toMatchObject(node);
  });

  it.each([
    ['改0', 1, ':signed'],
    ['改', 1, ':signed'],
    ['改+', 2, ':number'],
    ['转3', 1, ':sign'],
    ['拿些', 1, ':number'],
    ['叫【】', 2, ':name'],
    ['放指示物上', 1, ':counter'],
    ['放毒，指示物上', 1, ':counter'],
    ['放毒上', 1, ':counter'],
    ['张飞同席', 2, '「和」'],
    ['请张飞坐', 3, '「：」'],
    ['迎张飞门', 3, '「，」'],
  ])('%s is no such thing: at %i %s is missing', (text, at, token) => {
    const read = readAs(text, 'deed');
    expect(read).toMatchObject({ ok: false, at });
    expect(read.ok ? [] : [...read.tokens]).toContain(token);
  });

  it('a bare name is any of those known that stands there', () => {
    const read = readAs('张飞', 'bare-name');
    expect(read.ok && read.trees).toEqual([['张飞']]);
    expect(readAs('张角', 'bare-name')).toMatchObject({ ok: false });
  });

  it('what nothing but a variant could go on with is told where nothing else is', () => {
    const missed = (text: string) => {
      const read = readAs(text, 'deed');
      return read.ok ? [] : [...read.tokens];
    };
    // 说妙 is never printed: nobody is told to write it.
    expect(missed('说')).not.toContain('「说妙」');
    expect(missed('说')).toContain('「说好」');
    const variantsAlone = lexicon([
      word('other', [
        { as: 'deed', zh: '说好' },
        { as: 'deed', zh: '{way}妙', variant: true },
      ]),
      word('way', [{ as: 'way', zh: '真' }]),
    ]);
    const read = readChart(task('真', variantsAlone), 'deed');
    expect(read.ok ? [] : [...read.tokens]).toEqual(['「妙」']);
  });
});

it('a text that goes on behind what it was read as should have ended there', () => {
  const read = readAs('拿3错', 'deed');
  expect(read).toMatchObject({ ok: false, at: 2 });
  expect(read.ok ? [] : [...read.tokens]).toEqual([':end']);
});

describe('several readings', () => {
  it('are those that mean different things, in the order of the forms', () => {
    const read = readAs('看张飞', 'deed');
    const how = read.ok ? read.trees.map(([node]) => (node as { how?: string }).how) : [];
    expect(how).toEqual(['once', 'twice']);
  });

  it('of which two are alike are one', () => {
    const twice = lexicon([
      word('nod', [
        { as: 'unit', zh: '点头' },
        { as: 'unit', zh: '点头', variant: true },
      ]),
    ]);
    const read = readChart(task('点头', twice), 'unit');
    expect(read.ok && read.trees).toHaveLength(1);
  });

  it('of a whole card are those of fewer abilities first', () => {
    const joined = lexicon([
      word('one', [{ as: 'unit', zh: '甲' }]),
      word('two', [{ as: 'unit', zh: '甲甲' }]),
    ]);
    const read = readChart(task('甲甲', joined), 'card');
    expect(read.ok && read.trees.map((tree) => tree.length)).toEqual([1, 2]);
  });
});

describe('one ability after the other', () => {
  it('does not end before the end of the text', () => {
    const read = readAs('拿3。跳', 'card');
    expect(read).toMatchObject({ ok: false, at: 3 });
    const tokens = read.ok ? [] : [...read.tokens];
    expect(tokens).toContain('「改」');
    expect(tokens).not.toContain(':end');
    const nothing = readAs('跳', 'card');
    expect(nothing.ok ? [] : [...nothing.tokens]).not.toContain(':end');
  });

  it('side by side on a card', () => {
    const read = readAs('拿3。拿4。', 'card');
    expect(read.ok && read.trees[0]).toHaveLength(2);
  });

  it.each(['拿3。\n拿4。', '拿3\n拿4。', '拿3。；拿4'])(
    'on lines of their own, or behind ；: %j',
    (text) => {
      const read = readAs(text, 'page');
      expect(read.ok && read.trees[0]).toHaveLength(2);
    },
  );

  it('without a break between them they are no two paragraphs', () => {
    expect(readAs('拿3。拿4。', 'page')).toMatchObject({ ok: false, at: 3 });
    expect(readAs('拿3。拿4。', 'card')).toMatchObject({ ok: true });
  });
});

describe('the time that it takes', () => {
  /** So many words begin alike, and one alone is what stands there. */
  const crowd = (many: number) =>
    lexicon([
      ...Array.from({ length: many }, (_, at) =>
        word(`w${at}`, [{ as: 'unit', zh: `甲${String.fromCharCode(0x4e01 + at)}` }]),
      ),
      word('it', [{ as: 'unit', zh: '甲' }]),
    ]);

  it('is measured by all that is tried, also what does not fit', () => {
    const text = '甲'.repeat(400);
    expect(readChart(task(text, crowd(10)), 'card')).toMatchObject({ ok: true });
    expect(() => readChart(task(text, crowd(200)), 'card')).toThrow(TooManyReadings);
  });
});

/** Nodes as a chart gives them have spans. */
it('a node stands where it was read', () => {
  const whole = only('张飞和关羽同席', 'unit') as Node & { readonly deed: Node };
  expect([whole.span, whole.deed.span]).toEqual([
    [0, 7],
    [0, 7],
  ]);
});
