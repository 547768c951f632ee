import { describe, expect, it } from 'vitest';
import { marksOf, normalise, uncovered } from '../index.ts';
import { effectOf, fair, shape } from './dialect.ts';

describe('a text reads as a tree, and the tree prints as the text', () => {
  const TEXTS = [
    '开场：拿1枚铜钱。',
    '开场：拿1枚铜钱，拿2枚铜钱，拿3枚铜钱。',
    '开场：拿1枚铜钱。拿2枚铜钱。',
    '开场：拿1枚铜钱，然后拿2枚铜钱。',
    '开场：你可以唱歌。',
    '开场：每个人可以唱歌，若如此做，拿1枚铜钱。',
    '开场：你可以唱歌。若如此做，拿1枚铜钱。',
    '开场：每个人拿1枚铜钱。',
    '开场：若正在下雨，拿1枚铜钱；否则拿2枚铜钱。',
    '开场：若正在下雨且你的铜钱数不小于3，拿1枚铜钱。',
    '开场：选择一项：①拿1枚铜钱；②拿2枚铜钱；③价钱为0。',
    '开场：每有1枚你的铜钱，拿1枚铜钱。',
    '开场：拿X枚铜钱，X为你的铜钱数。',
    '开场：价钱+1，价钱-2。开场：拿1枚铜钱。',
  ];

  it.each(TEXTS)('%s', (text) => {
    const { tree, diagnostics, text: read } = fair.parse(text, null);
    expect(diagnostics).toEqual([]);
    expect(read).toBe(text);
    expect(fair.print(tree)).toBe(text);
    expect(uncovered(text, marksOf(tree))).toEqual([]);
  });

  it('an empty text is a card without words', () => {
    expect(fair.parse(' \n', null)).toMatchObject({ tree: [], diagnostics: [] });
  });

  it('a part of the tree stands where its span says', () => {
    const text = '开场：若正在下雨，拿10枚铜钱。';
    const places = fair
      .parse(text, null)
      .spans.map(({ kind, span }) => [kind, text.slice(...span)]);
    expect(places).toEqual([
      ['song', text],
      ['if', '若正在下雨，拿10枚铜钱'],
      ['rain', '正在下雨'],
      ['take', '拿10枚铜钱'],
    ]);
  });
});

describe('normalising drops white space, and gives marks and digits their printed width', () => {
  it.each([
    [' 开场： 拿 1 枚铜钱。\n', '开场：拿1枚铜钱。'],
    ['开场:拿１枚铜钱,拿2枚铜钱.', '开场：拿1枚铜钱，拿2枚铜钱。'],
    ['开场：价钱＋1，价钱－2。', '开场：价钱+1，价钱-2。'],
  ])('%j → %s', (written, printed) => {
    expect(normalise(written)).toBe(printed);
    expect(normalise(printed)).toBe(printed);
  });
});

describe('sentences written in other ways are read as what is printed', () => {
  it.each([
    ['每个人拿1枚铜钱，并拿2枚铜钱', '每个人拿1枚铜钱，每个人拿2枚铜钱'],
    ['拿1枚铜钱，并且拿2枚铜钱', '拿1枚铜钱，拿2枚铜钱'],
    ['每个人拿1枚铜钱，并可以唱歌', '每个人拿1枚铜钱，每个人可以唱歌'],
    ['拿1枚铜钱，可以唱歌', '拿1枚铜钱，你可以唱歌'],
    ['拿X枚铜钱。X等于你的铜钱数', '拿X枚铜钱，X为你的铜钱数'],
    ['如果正在下雨，则拿1枚铜钱。否则，拿2枚铜钱', '若正在下雨，拿1枚铜钱；否则拿2枚铜钱'],
    ['若正在下雨，并且你的铜钱数不小于3，则拿1枚铜钱', '若正在下雨且你的铜钱数不小于3，拿1枚铜钱'],
    ['你可以唱歌，如果这样做，则拿1枚铜钱', '你可以唱歌，若如此做，拿1枚铜钱'],
    ['每个人各拿1枚铜钱', '每个人拿1枚铜钱'],
  ])('%s', (written, printed) => {
    const { text, tree, diagnostics } = fair.parse(`开场：${written}。`, null);
    expect(diagnostics).toEqual([]);
    expect(text).toBe(`开场：${printed}。`);
    expect(fair.print(tree)).toBe(text);
  });
});

describe('where the order of alternatives decides, both readings', () => {
  it.each([
    ['可以 takes the deeds after it', '你可以唱歌，拿1枚铜钱', 'may(sequence(sing take))'],
    ['but not a new sentence', '你可以唱歌。拿1枚铜钱', 'sentences(may(sing) take)'],
    [
      'nor what depends on a condition',
      '你可以唱歌，若正在下雨，拿1枚铜钱',
      'sequence(may(sing) if(rain take))',
    ],
    ['nor somebody else’s choice', '你可以唱歌，你可以唱歌', 'sequence(may(sing) may(sing))'],
    [
      '若如此做 belongs to the deed before it',
      '拿1枚铜钱，你可以唱歌，若如此做，拿2枚铜钱',
      'sequence(take if-done(may(sing) take))',
    ],
    ['also over a full stop', '你可以唱歌。若如此做，拿2枚铜钱', 'if-done(may(sing) take)'],
    [
      '然后 after 可以 is still part of it',
      '你可以唱歌，然后拿1枚铜钱',
      'may(sequence(sing then(take)))',
    ],
    ['然后 elsewhere only joins', '拿1枚铜钱，然后你可以唱歌', 'sequence(take then(may(sing)))'],
    [
      '若 governs the rest of its sentence',
      '若正在下雨，拿1枚铜钱，拿2枚铜钱',
      'if(rain sequence(take take))',
    ],
    [
      'but not what stands before it',
      '拿2枚铜钱，若正在下雨，拿1枚铜钱',
      'sequence(take if(rain take))',
    ],
    ['nor the next sentence', '若正在下雨，拿1枚铜钱。拿2枚铜钱', 'sentences(if(rain take) take)'],
    [
      '否则 belongs to the nearest 若',
      '若正在下雨，若正在下雨，拿1枚铜钱；否则拿2枚铜钱',
      'if(rain if(rain take take))',
    ],
    [
      '每有 governs the rest of its sentence',
      '每有1枚你的铜钱，拿1枚铜钱，拿2枚铜钱',
      'for-each(coins sequence(take take))',
    ],
    [
      'X为 explains the whole sentence',
      '拿X枚铜钱，拿X枚铜钱，X为你的铜钱数',
      'where(sequence(take take) coins)',
    ],
    [
      'an option of 选择 goes on to its mark',
      '选择一项：①拿1枚铜钱，拿2枚铜钱；②拿3枚铜钱',
      'choose(sequence(take take) take)',
    ],
  ])('%s: %s', (_, text, expected) => {
    expect(shape(effectOf(text))).toBe(expected);
  });
});

describe('并 goes on with whoever did what stands before it', () => {
  it.each([
    ['每个人拿1枚铜钱，并拿2枚铜钱', '每个人拿1枚铜钱，每个人拿2枚铜钱'],
    ['每个人拿1枚铜钱，并可以唱歌', '每个人拿1枚铜钱，每个人可以唱歌'],
    ['每个人可以唱歌，并拿1枚铜钱', '每个人可以唱歌，每个人拿1枚铜钱'],
    ['每个人拿1枚铜钱，并每个人拿2枚铜钱', '每个人拿1枚铜钱，每个人拿2枚铜钱'],
    ['每个人拿1枚铜钱，并若正在下雨，拿2枚铜钱', '每个人拿1枚铜钱，若正在下雨，拿2枚铜钱'],
    ['拿1枚铜钱，并且拿2枚铜钱', '拿1枚铜钱，拿2枚铜钱'],
    ['拿1枚铜钱，可以唱歌', '拿1枚铜钱，你可以唱歌'],
    ['可以唱歌', '你可以唱歌'],
  ])('%s', (written, printed) => {
    const { text, diagnostics } = fair.parse(`开场：${written}。`, null);
    expect([text, diagnostics]).toEqual([`开场：${printed}。`, []]);
  });
});

describe('the English is made from the tree', () => {
  it.each([
    ['拿1枚铜钱', 'Opening: take 1 coin.'],
    ['拿1枚铜钱，拿2枚铜钱', 'Opening: take 1 coin and take 2 coins.'],
    ['拿1枚铜钱，拿2枚铜钱，拿3枚铜钱', 'Opening: take 1 coin, take 2 coins and take 3 coins.'],
    ['拿1枚铜钱，然后拿2枚铜钱', 'Opening: take 1 coin; then take 2 coins.'],
    ['拿1枚铜钱。拿2枚铜钱', 'Opening: take 1 coin. Take 2 coins.'],
    ['每个人拿2枚铜钱', 'Opening: everybody takes 2 coins.'],
    ['每个人可以唱歌', 'Opening: everybody may sing.'],
    ['你可以唱歌，若如此做，拿1枚铜钱', 'Opening: you may sing; if you do, take 1 coin.'],
    [
      '若正在下雨，拿1枚铜钱；否则拿2枚铜钱',
      'Opening: if it is raining, take 1 coin; otherwise take 2 coins.',
    ],
    ['拿1枚铜钱，若正在下雨，拿2枚铜钱', 'Opening: take 1 coin; if it is raining, take 2 coins.'],
    [
      '拿1枚铜钱，你可以唱歌，若正在下雨，拿2枚铜钱',
      'Opening: take 1 coin; you may sing; if it is raining, take 2 coins.',
    ],
    [
      '若你的铜钱数不大于3，拿1枚铜钱',
      'Opening: if the number of your coins is at most 3, take 1 coin.',
    ],
    ['选择一项：①拿1枚铜钱；②拿2枚铜钱', 'Opening: choose one: (1) take 1 coin; (2) take 2 coins.'],
    ['每有1枚你的铜钱，拿1枚铜钱', 'Opening: for each coin of yours, take 1 coin.'],
    ['拿X枚铜钱，X为你的铜钱数', 'Opening: take X coins, where X is the number of your coins.'],
  ])('%s', (text, english) => {
    expect(fair.english(fair.parse(`开场：${text}。`, null).tree)).toBe(english);
  });
});

describe('explaining', () => {
  it('says each node in English, too', () => {
    const { tree } = fair.parse('开场：若正在下雨，拿1枚铜钱。', null);
    expect(fair.explain(tree).map(({ english }) => english)).toEqual([
      'Opening: if it is raining, take 1 coin',
      'If it is raining, take 1 coin',
      'It is raining',
      'Take 1 coin',
    ]);
  });

  it('gives a line for each node, with its own words and its rules', () => {
    const { tree } = fair.parse('开场：若正在下雨，拿1枚铜钱。', null);
    expect(
      fair.explain(tree).map(({ depth, words, rules }) => `${'·'.repeat(depth)}${words} ${rules}`),
    ).toEqual([
      '开场：若正在下雨，拿1枚铜钱。 7',
      '·若正在下雨，拿1枚铜钱 ',
      '··正在下雨 ',
      '··拿1枚铜钱 7.1',
    ]);
  });
});
