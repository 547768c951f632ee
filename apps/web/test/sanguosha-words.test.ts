import type { OptionView, Seat, View } from '@lianhuan/kernel';
import type { PublicFrame } from '@lianhuan/sanguosha';
import { describe, expect, test } from 'vitest';
import { tableViewOf } from '../board/table-view.ts';
import { frameSentence } from '../games/sanguosha/board/frames/frame-sentence.ts';
import { findWords, readsOf, skillAt } from '../games/sanguosha/board/players/skill-words.ts';
import type { SanguoshaView } from '../games/sanguosha/board/sanguosha-view.ts';
import { gatherSanguoshaCards } from '../games/sanguosha/gather-cards.ts';
import { skillOf } from '../games/sanguosha/skill-of.ts';
import WORDS from '../games/sanguosha/words.json' with { type: 'json' };

const CARDS = await gatherSanguoshaCards();

describe('the words of a skill', () => {
  const textOf = (name: string, card = '', as = name) =>
    findWords(CARDS, name, { cards: [card], as })?.text.zh;
  const printedOn = (card: string) => CARDS.find(({ id }) => id === card)?.text.zh ?? '';

  test.each([
    ['空城', 'zhugeliang-standard', 'zhugeliang-hegemony'],
    ['不屈', 'zhoutai-wind', 'zhoutai-old-wind'],
    ['急袭', 'dengai-mountain', 'dengai-formation'],
  ])('are those of the card on which it stands: %s', (name, one, other) => {
    expect(printedOn(one)).toContain(textOf(name, one) ?? 'none');
    expect(printedOn(other)).toContain(textOf(name, other) ?? 'none');
    expect(textOf(name, one)).not.toBe(textOf(name, other));
  });

  test('are there too where a general has it to be gained alone, in both languages', () => {
    expect(textOf('极略', 'shensimayi')).toMatch(/^〖极略〗/);
    expect(findWords(CARDS, '极略')).toMatchObject({ name: { en: 'Utmost Strategy' } });
  });

  test('of one that reads as another are those of that, under its own name', () => {
    expect(findWords(CARDS, '咆哮', { cards: ['lord-liubei'], as: '咆哮（阵）' })).toMatchObject({
      name: { zh: '咆哮' },
      text: { zh: expect.stringMatching(/^〖咆哮（阵）〗/) },
    });
  });

  test('are those of the first set where nobody says which, and none of what is no skill of a general', () => {
    expect(textOf('空城')).toBe(textOf('空城', 'zhugeliang-standard'));
    expect(textOf('空城', 'guanyu-standard')).toBe(textOf('空城'));
    expect(textOf('白银狮子', 'silver-lion-club-1')).toBeUndefined();
  });
});

describe('a skill that is used', () => {
  const generals = [{ definition: 'zhugeliang-hegemony' }, { definition: 'caopi-hegemony' }];
  const words = { 咆哮: { card: 'lord-liubei', as: '咆哮（阵）' } };
  const sword = { handle: 7, definition: 'ice-sword-spade-2' };
  const seen = tableViewOf({
    state: { characters: [{ skills: [], words }] },
    zones: [
      { name: 'generals', owner: 0, cards: generals },
      { name: 'equipment', owner: 0, cards: [sword] },
    ],
  } as unknown as View) as SanguoshaView;
  const read = (verb: string, zh: string, card: number | null = null) =>
    readsOf(
      { verb, seat: 0, card, amount: 0, label: { zh, en: zh } } as unknown as OptionView,
      seen,
      CARDS,
    );

  test('is read on a general of its owner, hidden ones too, or where the table says', () => {
    expect(read('use-skill', '发动 空城')).toBe('zhugeliang-hegemony');
    expect(read('skill', '发动 放逐')).toBe('caopi-hegemony');
    expect(read('use-skill', '发动 咆哮')).toBe('lord-liubei');
    expect(skillAt(seen, 0 as Seat, '咆哮')).toEqual({ cards: ['lord-liubei'], as: '咆哮（阵）' });
  });

  test('on its equipment, and nowhere where nothing of the kind is used', () => {
    expect(read('use-skill', '发动 寒冰剑', 7)).toBe('ice-sword-spade-2');
    expect(read('use', '使用 寒冰剑', 7)).toBeUndefined();
  });

  test('is named also by one of its parts, and by what it makes', () => {
    expect(['发动 业炎②', '丈八蛇矛：当【杀】', '发动 制衡'].map(skillOf)).toEqual([
      '业炎',
      '丈八蛇矛',
      '制衡',
    ]);
  });
});

describe('a flow under way', () => {
  const sentence = (language: 'zh' | 'en', frame: Partial<PublicFrame> = {}) =>
    frameSentence(
      { kind: 'need', seat: 1, target: -1, about: 'dodge', value: 0, ...frame } as PublicFrame,
      (key, values) =>
        WORDS[key][language].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
          String(values[name]),
        ),
      {
        who: (seat) => (seat === 0 ? 'You' : 'B'),
        card: () => (language === 'zh' ? '闪' : 'Dodge'),
      },
    );

  test('says which of several answers is asked for', () => {
    const count = { nth: 2, of: 2 };
    expect(sentence('zh', { count })).toBe('B 是否用【闪】？第 2 张，共 2 张');
    expect(sentence('en', { count })).toBe('B: Dodge? (2 of 2)');
    expect(sentence('zh')).toBe('B 是否用【闪】？');
  });

  test('names the reader as a sentence does, at its beginning and within', () => {
    const damage = { kind: 'damage', target: 0 as Seat, value: 1 } as const;
    expect(sentence('en', damage)).toBe('B: 1 damage to you');
    expect(sentence('en', { ...damage, seat: -1 as Seat })).toBe('You: 1 damage');
    expect(sentence('en', { kind: 'dying', seat: 0 as Seat })).toBe('You: dying');
  });
});
