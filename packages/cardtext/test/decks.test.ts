import { succeed } from '@lianhuan/kernel';
import { describe, expect, it } from 'vitest';
import { DeckChoices, DeckTexts, DeckWriting, deckDoors, noSuchCard } from '../index.ts';
import { describeDecks } from '../testing/decks.ts';

/** Decks of a game made up for these tests: wares, spares, and one stall. */

const writing = new DeckWriting({
  many: ['wares', 'spares'],
  one: ['stall'],
  example: '铜镜',
  ruleOfOne: '3.1',
});

const READY = {
  'mirrors.yaml': `
id: mirrors
name: 镜市
english: Mirrors
idea: 卖镜子。
ideaEn: Sells mirrors.
stall: 东市
wares: [铜镜 x30]
spares: [铜钱]
`,
  'fans.yaml': `
id: fans
name: 扇市
english: Fans
idea: 卖扇子。
ideaEn: Sells fans.
stall: 西市
wares: [羽扇 x30]
`,
};

it('an editor is told what a file with a deck may hold', () => {
  const text = { type: 'string' };
  const list = { type: 'array', items: { type: 'string', minLength: 1 }, maxItems: 500 };
  expect(writing.schema()).toMatchObject({
    type: 'object',
    properties: {
      name: { type: ['string', 'number'] },
      id: text,
      english: text,
      idea: text,
      ideaEn: text,
      stall: text,
      wares: list,
      spares: list,
    },
    additionalProperties: false,
  });
});

const texts = new DeckTexts(writing);
const doors = deckDoors(writing);
const ready = texts.readReady(READY);

type List = (typeof ready)[number];

/** All cards there are, by name. */
const CARDS = ['铜镜', '羽扇', '铜钱'];

/** A deck has thirty wares at least, of those there are. */
function check({ wares }: Pick<List, 'wares'>, cards: readonly string[] = CARDS) {
  if (wares.length >= 30 && wares.every((name) => cards.includes(name))) return [];
  return [{ at: 'wares', text: { zh: '不足30张', en: 'Fewer than 30' }, rule: '3.2' }];
}

const choices = new DeckChoices<Omit<List, 'id'>, string>({
  ready: () => ready,
  read: ((written: unknown) => writing.readList(written)) as never,
  check,
  term: '货单',
});

describeDecks({
  writing,
  readyDecks: () => ready,
  check,
  readSetup: (input) => choices.read((input as { readonly decks?: unknown }).decks, 2, CARDS),
  main: 'wares',
  faults: [
    ['two cards where there is one', 'stall: [东市, 西市]', 'stall'],
    ['a tag of YAML', 'wares: [*none]', '1:9'],
  ],
});

/** What is wrong with a list, or with a text. */
const wrongList = (written: unknown) => {
  const read = writing.readList(written);
  return read.ok ? [] : read.problems;
};
const wrongText = (text: string) => {
  const read = texts.read(text);
  return read.ok ? [] : read.problems;
};

describe('a list of cards', () => {
  it.each([[null], [undefined], ['铜镜'], [7], [['铜镜']]])('is no %j', (written) => {
    expect(wrongList(written)).toEqual([
      {
        at: '',
        text: {
          zh: '应当写成 { stall: 卡名, wares: [卡名, …], spares: [卡名, …] }，例如 铜镜 x2',
          en: 'A deck is written { stall: name, wares: [names…], spares: [names…] }, e.g. 铜镜 x2',
        },
      },
    ]);
  });

  it('has names without the space around them, and as many as are written', () => {
    const read = writing.readList({ stall: ' 东市 ', wares: [' 铜镜 x12 ', '铜钱×2', '羽扇x3'] });
    expect(read).toEqual(
      succeed({
        stall: '东市',
        wares: [...Array(12).fill('铜镜'), '铜钱', '铜钱', '羽扇', '羽扇', '羽扇'],
        spares: [],
      }),
    );
  });

  it('is complained of in all its parts at once, by the rule where there is one', () => {
    const found = wrongList({ stall: ['东市'], wares: '铜镜', spares: ['铜钱', 3, ''] });
    expect(found.map(({ at, rule }) => [at, rule ?? null])).toEqual([
      ['stall', '3.1'],
      ['wares', null],
      ['spares[1]', null],
      ['spares[2]', null],
    ]);
    expect(found[2].text.zh).toContain('「3」');
  });

  it('names no rule where the game has none', () => {
    const plain = new DeckWriting({ many: [], one: ['stall'], example: '铜镜' });
    const read = plain.readList({ stall: 3 });
    expect(read).toMatchObject({ ok: false, problems: [{ at: 'stall', rule: null }] });
  });

  it.each([
    '铜镜 x0',
    '铜镜 x-3',
    '铜镜 x1.5',
    '铜镜 x1e9',
    '铜镜 ×100',
    `铜镜 x${'9'.repeat(30)}`,
  ])('has from 1 to 99 of a card on a line, not %s', (line) => {
    expect(wrongList({ wares: [line] })).toMatchObject([
      { at: 'wares[0]', text: { zh: expect.stringContaining('1 到 99') } },
    ]);
    expect(wrongList({ wares: ['铜镜 x1', '铜镜 x99', '铜镜x1000号'] })).toEqual([]);
  });

  it('has 500 lines in a part at most', () => {
    expect(wrongList({ wares: Array(500).fill('铜镜') })).toEqual([]);
    expect(wrongList({ wares: Array(501).fill('铜镜') })).toMatchObject([
      { at: 'wares', text: { zh: 'wares 至多 500 行' } },
    ]);
  });
});

describe('a deck as text', () => {
  const deck = { stall: '东市', wares: ['铜镜', '铜钱', '铜镜'], spares: [] };

  it('has its name first, each card once where it first stands, and how many if there are more', () => {
    const text = texts.write({ name: '镜', ...deck });
    expect(text).toBe('name: 镜\nstall: 东市\nwares:\n  - 铜镜 x2\n  - 铜钱\nspares: []\n');
    const read = texts.read(text);
    const wares = ['铜镜', '铜镜', '铜钱'];
    expect(read).toEqual(succeed({ name: '镜', ...deck, wares }));
  });

  it('keeps a long name on one line', () => {
    const name = Array(30).fill('mirror').join(' ').slice(0, 100);
    expect(texts.write({ name, ...deck }).split('\n')[0]).toBe(`name: ${name}`);
  });

  it('may say of itself what a ready deck says', () => {
    expect(wrongText(READY['fans.yaml'])).toEqual([]);
  });

  it('says one thing at a time of what cannot be read', () => {
    const [found, ...others] = wrongText('wares:\n  - "铜镜\n');
    expect(others).toEqual([]);
    expect(found.at).toMatch(/^\d+:\d+$/);
    expect(found.text.zh).toContain('每张卡单独一行');
    expect(found.text.en).toContain('“- name x number”');
  });

  it('may refer to what was written before', () => {
    const read = texts.read('wares: &same [铜镜]\nspares: *same\n');
    expect(read).toMatchObject({ ok: true, value: { wares: ['铜镜'], spares: ['铜镜'] } });
  });

  it('tells all parts that nobody knows, and those there are', () => {
    const found = wrongText('stal: 东市\nware: []\nname: 甲\nidea: 乙\n');
    expect(found.map(({ at }) => at)).toEqual(['stal', 'ware']);
    expect(found[0].text.zh).toBe('没有「stal」这一项；可写 name、stall、wares、spares');
    expect(found[0].text.en).toBe('There is no “stal”; there are name, stall, wares, spares');
  });

  it.each<[string, string | null]>([
    ['name: 12', '12'],
    ['name: " 镜 "', '镜'],
    [`name: ${'镜'.repeat(100)}`, '镜'.repeat(100)],
    [`name: ${'镜'.repeat(101)}`, null],
    ['name: true', null],
    ['name: {}', null],
  ])('%s', (text, name) => {
    const read = texts.read(text);
    if (name === null) expect(read).toMatchObject({ ok: false, problems: [{ at: 'name' }] });
    else expect(read).toMatchObject({ ok: true, value: { name } });
  });
});

describe('the ready decks', () => {
  it('are read with all that is told of them', () => {
    expect(ready[0]).toEqual({
      id: 'mirrors',
      name: '镜市',
      english: 'Mirrors',
      idea: '卖镜子。',
      ideaEn: 'Sells mirrors.',
      stall: '东市',
      wares: Array(30).fill('铜镜'),
      spares: ['铜钱'],
    });
  });

  it('are the same by each door', () => {
    const text = doors.writeDeckText(ready[0]);
    expect(doors.readDeckText(text)).toEqual(texts.read(text));
    expect(doors.deckSchema()).toEqual(writing.schema());
  });

  it('that cannot be read name their file', () => {
    expect(() => texts.readReady({ 'a.yaml': 'wares: [' })).toThrow(/^a\.yaml: /);
    expect(() => texts.readReady({ 'b.yaml': 'wares: 铜镜' })).toThrow(/^b\.yaml: .*一列卡名/);
  });
});

describe('the decks of a set-up', () => {
  const wrong = (written: unknown, seats = 2) => {
    const read = choices.read(written, seats, CARDS);
    return read.ok ? [] : read.problems;
  };

  it('are the ready ones in turn where nothing is said', () => {
    expect(choices.read(undefined, 3, CARDS)).toEqual(succeed(['mirrors', 'fans', 'mirrors']));
  });

  it('are one for each seat, ready ones by their ids or lists', () => {
    const list = { stall: '东市', wares: Array(30).fill('铜镜'), spares: [] };
    expect(choices.read(['fans', list], 2, CARDS)).toEqual(succeed(['fans', list]));
    expect(wrong(['fans', 'fans', 'fans'])[0]).toMatchObject({
      at: 'setup.decks',
      text: { zh: '要有 2 套货单，每位玩家一套' },
    });
  });

  it('are complained of each where it stands', () => {
    const found = wrong(['none', { wares: ['铜镜'] }, 3, 'fans'], 4);
    expect(found.map(({ at, rule }) => [at, rule ?? null])).toEqual([
      ['setup.decks[0]', null],
      ['setup.decks[1].wares', '3.2'],
      ['setup.decks[2]', null],
    ]);
    expect(found[0].text.zh).toBe('没有名为「none」的货单；可选：mirrors / fans');
    expect(found[1].text.zh).toBe('不足30张');
  });

  it('are found by what was chosen', () => {
    const list = { ...ready[0], name: '自制' };
    expect(choices.listOf(list)).toBe(list);
    expect(choices.listOf('fans')).toBe(ready[1]);
    expect(() => choices.listOf('none')).toThrow('there is no deck none');
  });
});

describe('a card that there is not', () => {
  it.each([
    ['铜竟', ['铜镜', '羽扇'], '没有名叫「铜竟」的卡；是不是「铜镜」？'],
    ['天地', ['铜镜', '羽扇'], '没有名叫「天地」的卡'],
  ])('%s among %j', (name, names, zh) => {
    expect(noSuchCard(name, names).zh).toBe(zh);
    expect(noSuchCard(name, names).en).toContain(`no card called “${name}”`);
    expect(noSuchCard(name, names).en.includes('did you mean “铜镜”?')).toBe(zh.includes('是不是'));
  });
});
