import { describe, expect, it } from 'vitest';
import { type Bracketed, complainOfBrackets } from '../diagnostics/brackets.ts';

/** What is wrong with the brackets of a text. */

/** The complaint about a text, where only those texts can be read, as they are printed or anyhow. */
function complaintOf(
  text: string,
  {
    whole = [],
    anyhow = [],
    at = 0,
    isRead = false,
    expected = [],
    reaches = {},
  }: {
    readonly whole?: readonly string[];
    readonly anyhow?: readonly string[];
    readonly at?: number;
    readonly isRead?: boolean;
    readonly expected?: readonly string[];
    readonly reaches?: Readonly<Record<string, number>>;
  } = {},
) {
  const broken: Bracketed = {
    text,
    at,
    isRead,
    expected: () => expected,
    isPrinted: (open) => ['【', '『', '“', '（'].includes(open),
    reaches: (tried) => (whole.includes(tried) ? Number.POSITIVE_INFINITY : (reaches[tried] ?? at)),
    reads: (tried) => anyhow.includes(tried),
  };
  const found = complainOfBrackets(broken);
  return found && { at: found.span[0], zh: found.text.zh };
}

describe('a bracket without its fellow', () => {
  it.each([
    [
      'is not closed',
      '具有【守护。',
      '具有【守护】。',
      2,
      '「【」后面少了「】」；是不是「【守护】」？',
    ],
    [
      'is not opened',
      '具有守护】。',
      '具有【守护】。',
      4,
      '「】」前面少了「【」；是不是「【守护】」？',
    ],
    [
      'is closed by another',
      '召唤『骑士】。',
      '召唤『骑士』。',
      2,
      '「『」和「】」不是一对括号；是不是「『骑士』」？',
    ],
    [
      'is opened by another',
      '召唤【骑士』。',
      '召唤『骑士』。',
      2,
      '「【」和「』」不是一对括号；是不是「『骑士』」？',
    ],
    [
      'stands in another pair',
      '具有“【守护”。',
      '具有“【守护】”。',
      3,
      '「【」后面少了「】」；是不是「【守护】」？',
    ],
  ])('%s', (_, text, right, at, zh) => {
    expect(complaintOf(text, { whole: [right] })).toEqual({ at, zh });
    expect(complaintOf(text, { anyhow: [right] })).toEqual({ at, zh });
  });

  it('is told where nothing else would be right either', () => {
    expect(complaintOf('具有【守户。')).toEqual({ at: 2, zh: '「【」后面少了「】」' });
    expect(complaintOf('具有守户】。')).toEqual({ at: 4, zh: '「】」前面少了「【」' });
  });
});

describe('a pair of brackets', () => {
  it.each([
    [
      'is of the wrong kind',
      '召唤1个“骑士”。',
      '召唤1个『骑士』。',
      '括号用错了：这里用『』，写「『骑士』」',
    ],
    [
      'is of a kind that no text has',
      '《守护》',
      '【守护】',
      '括号用错了：这里用【】，写「【守护】」',
    ],
    ['is made of signs', '<守护>。', '【守护】。', '括号用错了：这里用【】，写「【守护】」'],
    ['is none', '（费用1）：抽牌。', '费用1：抽牌。', '这里不用括号：写「费用1」'],
  ])('%s', (_, text, right, zh) => {
    expect(complaintOf(text, { whole: [right] })?.zh).toBe(zh);
  });

  it('is of the wrong kind as those behind it are', () => {
    const right = '【守护】【疾驰】';
    expect(complaintOf('《守护》《疾驰》', { whole: [right] })?.zh).toContain('「【守护】」');
  });

  it('is wrong where a text can be read beyond it in others, whatever is wrong there', () => {
    const text = '召唤“骑士”，抽纸牌';
    const reaches = { '召唤『骑士』，抽纸牌': 8 };
    expect(complaintOf(text, { at: 2, reaches })?.zh).toContain('写「『骑士』」');
    expect(complaintOf(text, { at: 8, reaches })).toBeNull();
  });

  it('is none where a text can be read beyond it without', () => {
    const text = '可以（弃牌）。哈';
    const reaches = { '可以弃牌。哈': 5, '可以『弃牌』。哈': 6 };
    expect(complaintOf(text, { at: 2, reaches })?.zh).toBe('这里不用括号：写「弃牌」');
  });

  it('is right where the words were read, but for quotation marks around all that is wrong', () => {
    const right = { isRead: true, whole: ['【守护】', '“守护”'] };
    expect(complaintOf('“守护”', right)?.zh).toContain('写「【守护】」');
    expect(complaintOf('“守护”', { ...right, at: 1 })).toBeNull();
    expect(complaintOf('『守护』', right)).toBeNull();
  });

  it('may be right, so that nothing is said of it', () => {
    expect(complaintOf('召唤『骑士』，抽纸牌', { at: 8 })).toBeNull();
    expect(complaintOf('攻击力<3的，攻击力>1的', { at: 4 })).toBeNull();
  });
});

describe('a note in round brackets', () => {
  it('is no card text', () => {
    const zh = '括号里的话只是注释，不算卡牌的文字：去掉「（不能攻击）」';
    expect(complaintOf('【守护】（不能攻击）。', { at: 5, whole: ['【守护】。'] })).toEqual({
      at: 4,
      zh,
    });
    const read = { isRead: true, whole: ['【守护】。'] };
    expect(complaintOf('【守护】（不能攻击）。', read)).toBeNull();
  });
});

describe('words that miss their brackets', () => {
  it('are told where only a bracket could stand', () => {
    const missing = { at: 4, whole: ['召唤1个『骑士』。'], expected: ['『'] };
    expect(complaintOf('召唤1个骑士。', missing)).toEqual({
      at: 4,
      zh: '这里少了括号『』：写「『骑士』」',
    });
    expect(complaintOf('召唤1个骑士。', { ...missing, expected: ['张'] })).toBeNull();
    expect(complaintOf('召唤1个骑士。', { ...missing, isRead: true })).toBeNull();
  });

  it('lose the colon behind them', () => {
    const missing = { whole: ['【秘术】抽牌。'], expected: ['【秘术】', '抽'] };
    expect(complaintOf('秘术：抽牌。', missing)?.zh).toContain('写「【秘术】」');
  });

  it('end before the next mark', () => {
    const missing = { whole: ['『甲，乙』'], expected: ['『'] };
    expect(complaintOf('甲，乙', missing)).toBeNull();
  });
});
