import { describe, expect, test } from 'vitest';
import { sanguosha } from '../index.ts';

function problems(input: unknown): readonly string[] {
  const read = sanguosha.readSetup(input);
  return read.ok ? [] : read.problems.map(({ at, text }) => `${at} ${text.zh}`);
}

function modeOf(input: unknown): string {
  const read = sanguosha.readSetup(input);
  return read.ok ? `${read.value.players} ${read.value.mode}` : problems(input).join();
}

describe('a set-up of 三国杀', () => {
  test('is of the mode that so many play where none is said', () => {
    expect(modeOf({})).toBe('5 identity');
    expect(modeOf({ players: 2 })).toBe('2 duel');
    expect(modeOf({ players: 3 })).toBe('3 landlord');
    expect(modeOf({ players: 4 })).toBe('4 identity');
    expect(modeOf({ mode: 'landlord' })).toBe('3 landlord');
  });

  test('says which modes there are, and how many play each', () => {
    expect(problems({ mode: 'chess' })).toEqual([
      expect.stringMatching(/^setup\.mode 模式应当是 .*landlord（斗地主）/),
    ]);
    expect(problems({ 国战: 1 })).toEqual([
      expect.stringMatching(/没有「国战」这项设置；有的是：mode、players/),
      'setup.国战 这里的国战写作 mode: hegemony',
    ]);
    expect(problems({ mode: 'duel', players: 3 })).toEqual(['setup.players 单挑的人数应当是 2']);
    expect(problems({ mode: 'identity', players: 11 })).toEqual([
      'setup.players 身份局的人数应当是 4 到 10',
    ]);
    expect(problems({ players: 1 })).toEqual(['setup.players 三国杀的人数应当是 2 到 10']);
  });

  test('says how many generals are lacking, at the sets where these were given', () => {
    expect(problems({ players: 8, packs: [] })).toEqual([
      'setup.packs 武将不够：8 人身份局至少要 26 名，能上场的有 0 名',
    ]);
    expect(problems({ players: 3, packs: ['没有'] })).toEqual([
      expect.stringMatching(/^setup\.packs 武将包应当是 .*标准版/),
    ]);
  });

  test('says that decks have too few cards for the opening hands', () => {
    expect(problems({ decks: ['promo'] })).toEqual([
      'setup.decks 牌堆里的牌不够：5 人的起始手牌至少要 20 张，这里只有 2 张',
    ]);
    expect(problems({ mode: 'duel', decks: ['promo'] })).toHaveLength(1);
    expect(problems({ decks: ['standard', 'standard'] })).toEqual([]);
    expect(problems({ decks: Array.from({ length: 20 }, () => 'promo') })).toHaveLength(1);
  });

  test('has its decks in a list, or in one word', () => {
    const power = ['hegemony-standard', 'hegemony-power'];
    const [list, word] = [power, power.join('+')].map((decks) =>
      sanguosha.readSetup({ mode: 'hegemony', decks }),
    );
    expect(word).toEqual(list);
    expect(word).toMatchObject({ ok: true, value: { decks: power } });
    for (const decks of ['', 'standard+', 'standard,maneuvering', 'constructor']) {
      expect(problems({ decks })).toEqual([expect.stringMatching(/^setup\.decks 牌堆应当是 /)]);
    }
  });

  test('has no general without hp', () => {
    const general = { id: 'added', name: '添', english: 'Added', kind: '武将牌', faction: '群' };
    const cards = (hp: object) => [{ ...general, gender: '男', text: '', ...hp }];
    for (const hp of [{}, { hp: 0 }, { hpHalves: 0 }]) {
      expect(problems({ cards: cards(hp) })).toEqual([
        expect.stringMatching(/^setup\.cards\[0\]\S* 武将牌的 hp/),
      ]);
    }
    expect(problems({ cards: cards({ hp: 1 }) })).toEqual([]);
    expect(problems({ cards: cards({ hpHalves: 3 }) })).toEqual([]);
  });

  test.each([
    null,
    [],
    'x',
    { players: '5' },
    { players: 5.5 },
    { players: Number.NaN },
    { players: 1e9 },
    { mode: '__proto__' },
    { mode: 'constructor' },
    { decks: [] },
    { decks: [null] },
    { decks: ['__proto__'] },
    { packs: ['constructor'] },
    { responses: ['first'] },
    { cards: [null] },
    { cards: Array.from({ length: 5000 }, () => ({ id: 'a', name: 'b' })) },
    { nonsense: 1 },
    JSON.parse('{"__proto__":{"mode":"duel"}}'),
  ])('is refused with the reason, whatever it is: %j', (input) => {
    expect(problems(input)).toHaveLength(1);
    expect(problems(input)[0]).toMatch(/^setup\S* \S/);
  });

  test('counts the generals that are added', () => {
    const cards = Array.from({ length: 12 }, (_, place) => ({
      id: `added-${place}`,
      name: `添${place}`,
      english: `Added ${place}`,
      kind: '武将牌',
      faction: '群',
      hp: 4,
      gender: '男',
      text: '〖练〗出牌阶段限1次，你可以摸1张牌。',
    }));
    expect(problems({ players: 2, packs: [], cards })).toEqual([]);
    expect(problems({ players: 2, packs: [], cards: cards.slice(1) })).toHaveLength(1);
  });

  test('has two 内奸 only where the number of players leaves it open', () => {
    expect(problems({ twoRenegades: true })).toEqual([
      expect.stringMatching(/^setup\.twoRenegades/),
    ]);
    expect(problems({ twoRenegades: 1 })).toEqual([expect.stringMatching(/^setup\.twoRenegades/)]);
  });
});
