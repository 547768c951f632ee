import { describe, expect, it } from 'vitest';
import { AddedCards, CardFields, MOST_ADDED } from '../index.ts';

/** The plainest card there can be: a name, and a cost. */
interface Plain {
  readonly id: string;
  readonly name: string;
  readonly english: string;
  readonly cost: number;
}

const OWN: readonly Plain[] = [{ id: 'old', name: '旧牌', english: 'Old', cost: 1 }];
let reads = 0;

const added = new AddedCards<Plain>({
  printed: { cost: 0 },
  language: { openSets: {}, likeWords: () => [] },
  library: () => OWN,
  read(written, defaults, names) {
    reads += 1;
    const fields = new CardFields(written, defaults);
    fields.allowOnly(['id', 'name', 'english', 'cost', 'like']);
    if (fields.has('like') && !names.has(fields.string('like'))) {
      fields.complain(written.place, { zh: '没有这张牌', en: 'There is no such card' });
    }
    const [id, name, english] = [fields.slug(), fields.string('name'), fields.string('english')];
    const definition = { id, name, english, cost: fields.number('cost') ?? 0 };
    return fields.read<Plain>(definition);
  },
});

describe('the setting of added cards', () => {
  it('is nothing where nothing is written, and the library is the game’s own', () => {
    expect(added.read(undefined)).toEqual({ ok: true, value: [] });
    expect(added.read([])).toEqual({ ok: true, value: [] });
    expect(added.setting([])).toEqual({});
    expect(added.libraryWith()).toBe(OWN);
    expect(added.libraryWith([])).toBe(OWN);
  });

  it('adds cards behind the game’s own; they may speak of each other and of these', () => {
    const written = [
      { id: 'one', name: '甲', cost: 3, like: '乙' },
      { id: 'two', name: '乙', english: 'Second', like: '旧牌' },
    ];
    const read = added.read(written);
    expect(read).toEqual({ ok: true, value: written });
    expect(added.setting(written)).toEqual({ cards: written });
    expect(added.libraryWith(written)).toEqual([
      ...OWN,
      { id: 'one', name: '甲', english: '甲', cost: 3 },
      { id: 'two', name: '乙', english: 'Second', cost: 0 },
    ]);
  });

  it('is read once for the same cards, also from another copy of them', () => {
    const written = [{ id: 'again', name: '又' }];
    const first = added.libraryWith(written);
    const before = reads;
    expect(added.libraryWith(structuredClone(written))).toBe(first);
    expect(reads).toBe(before);
  });

  it('keeps what the record can hold, and nothing else', () => {
    const read = added.read([{ id: 'one', name: '甲', cost: undefined }]);
    expect(read).toEqual({ ok: true, value: [{ id: 'one', name: '甲' }] });
  });

  it('names the card that cannot be read', () => {
    const refused = (...cards: object[]) => {
      const read = added.read(cards);
      return read.ok ? [] : read.problems.map(({ at, text }) => [at, text.en]);
    };
    expect(refused({ id: 'one', name: '甲' }, { id: 'two', name: '乙', price: 1 })).toEqual([
      ['setup.cards[1]', expect.stringContaining('no field “price”')],
    ]);
    expect(refused({ id: 'old', name: '新牌' })).toEqual([
      ['setup.cards[0]', 'Another card has the id “old”'],
    ]);
    expect(refused({ id: 'new', name: '旧牌' })).toEqual([
      ['setup.cards[0]', 'Another card has the name “旧牌”'],
    ]);
    expect(refused({ id: 'new', name: '新牌', like: '没有' })).toEqual([
      ['setup.cards[0]', 'There is no such card'],
    ]);
    expect(refused({ id: 'one', name: 'Ａｂ' }, { id: 'two', name: 'aB' })).toEqual([
      ['setup.cards[1]', 'Another card has the name “aB”'],
    ]);
    expect(refused(JSON.parse('{ "id": "new", "name": "新牌", "__proto__": {} }'))).toEqual([
      ['setup.cards[0]', expect.stringContaining('no field “__proto__”')],
    ]);
  });

  it.each([
    ['a name without a letter', { name: ' ' }],
    ['a name with a blank behind it', { name: '甲 ' }],
    ['a name that card text could not say', { name: '甲】乙' }],
    ['a name that turns the text around it', { name: '\u202e甲' }],
    ['a name of ten thousand letters', { name: '甲'.repeat(10_000) }],
    ['a name that looks like another, with a letter that is not seen', { name: '旧\u200b牌' }],
    ['a name that card text takes for another', { name: '旧 牌' }],
    ['an id without a letter', { id: '' }],
    ['an id that is no slug', { id: '__proto__' }],
    ['an id without end', { id: 'x'.repeat(10_000) }],
    ['a number that no card prints', { cost: 9e99 }],
    ['a number below nothing', { cost: -1 }],
    ['a number as text', { cost: '1/2/3/4' }],
    ['something that is no text at all', { like: { toString: 1 } }],
  ])('refuses %s', (_, fields) => {
    const read = added.read([{ id: 'new', name: '新牌', ...fields }]);
    expect(read.ok).toBe(false);
    if (!read.ok)
      expect(new Set(read.problems.map(({ at }) => at))).toEqual(new Set(['setup.cards[0]']));
  });

  it('takes names that are words of programs, or of the game', () => {
    for (const name of ['__proto__', 'constructor', 'toString', '你', '抓', '1', '“”']) {
      expect(added.read([{ id: 'new', name }]), name).toMatchObject({ ok: true });
    }
  });

  it('refuses what is no list of cards, or is too long to be sent around', () => {
    const circle: unknown[] = [{ id: 'one', name: '甲' }];
    (circle[0] as { self: unknown }).self = circle;
    for (const wrong of ['cards', 7, null, { 0: {} }, [1], [null], [[]], circle]) {
      expect(added.read(wrong), String(wrong)).toMatchObject({
        ok: false,
        problems: [{ at: 'setup.cards', text: { en: expect.stringMatching(/^should be a list/) } }],
      });
    }
    const many = Array.from({ length: MOST_ADDED.cards + 1 }, (_, at) => ({
      id: `n-${at}`,
      name: `第${at}`,
    }));
    expect(added.read(many)).toMatchObject({
      ok: false,
      problems: [{ text: { zh: '至多加入 300 张卡牌' } }],
    });
    expect(added.read(many.slice(1)).ok).toBe(true);
    const long = [{ id: 'long', name: '长'.repeat(MOST_ADDED.characters) }];
    expect(added.read(long)).toMatchObject({
      ok: false,
      problems: [{ text: { en: expect.stringContaining('too long') } }],
    });
  });

  it('reads nothing where all texts together are too long', () => {
    const written = Array.from({ length: 21 }, (_, at) => ({
      id: `n-${at}`,
      name: '长'.repeat(2000),
    }));
    const before = reads;
    const read = added.read(written);
    expect(read.ok || read.problems[0].text.zh).toContain('合计至多 40000 个字');
    expect(reads).toBe(before);
  });

  it('reads nothing where all texts together have too many sentences', () => {
    const written = Array.from({ length: 60 }, (_, at) => ({
      id: `n-${at}`,
      name: `第${at}`,
      text: '刚勇。'.repeat(26),
    }));
    const before = reads;
    const read = added.read(written);
    expect(read.ok || read.problems[0].text.zh).toContain('合计至多 1500 句');
    expect(reads).toBe(before);
  });

  it.each([
    ['刚勇。', true],
    ['守护\n', true],
    ['守护；', true],
    ['守护，', false],
  ])('reads no card with too many sentences: %j', (sentence, isRefused) => {
    const before = reads;
    const read = added.read([{ id: 'many', name: '多', text: sentence.repeat(31) }]);
    expect(reads - before).toBe(isRefused ? 0 : 1);
    const problems = read.ok ? [] : read.problems.map(({ text }) => text.zh);
    expect(problems.some((zh) => zh.includes('至多 30 句'))).toBe(isRefused);
    const few = added.read([{ id: 'few', name: '少', text: sentence.repeat(30) }]);
    expect(few.ok || few.problems.map(({ text }) => text.zh)).not.toContainEqual(
      expect.stringContaining('句'),
    );
  });

  it('reads no card with too many clauses, and no cards that have too many together', () => {
    const before = reads;
    const one = added.read([{ id: 'many', name: '多', text: '守护，'.repeat(61) }]);
    expect(one.ok || one.problems[0].text.zh).toContain('至多 60 个');
    const written = Array.from({ length: 76 }, (_, at) => ({
      id: `n-${at}`,
      name: `第${at}`,
      text: '守护，'.repeat(60),
    }));
    const all = added.read(written);
    expect(all.ok || all.problems[0].text.zh).toContain('合计至多 4500 个');
    expect(reads).toBe(before);
  });

  it('reads no further after ten problems', () => {
    const written = Array.from({ length: 300 }, (_, at) => ({
      id: `n-${at}`,
      name: `第${at}`,
      cost: -1,
    }));
    const before = reads;
    const read = added.read(written);
    expect(reads - before).toBe(10);
    expect(read.ok || read.problems.map(({ text }) => text.zh).at(-1)).toContain(
      '290 张卡牌没有检查',
    );
  });

  it('throws for cards that were not read before', () => {
    expect(() => added.libraryWith([{ id: 'x', name: '旧牌' }])).toThrow('cards cannot be read');
  });
});
