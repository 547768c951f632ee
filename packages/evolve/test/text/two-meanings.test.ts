import { describe, expect, it } from 'vitest';
import { evolveText } from '../../text/reading/language.ts';

const diagnose = (kind: 'follower' | 'spell', text: string) =>
  evolveText.parse(text, { kind, names: null }).diagnostics.map((one) => one.text.zh);

describe('words that may mean either of two things', () => {
  it.each([
    ['follower', '此随从可以攻击2次。', ['竖置', '横置着也能攻击']],
    ['follower', '此随从每个回合能攻击2次。', ['竖置', '横置着也能攻击']],
    ['follower', '对手不能选择其他随从。', ['你的其他随从', '双方的其他随从']],
    ['spell', '选择1个对手的随从，与其交战。', ['一个攻击另一个', '互相造成伤害']],
    ['spell', '选择2个对手的攻击力最高的随从，将其破坏。', ['从高到低', '并列']],
  ] as const)('on a %s: %s', (kind, text, meanings) => {
    const [only, ...others] = diagnose(kind, text);
    for (const one of meanings) expect(only).toContain(one);
    expect(others).toEqual([]);
  });
});

describe('a list of numbers', () => {
  it.each(['掷骰子。\n1、2、3、4、5、6：抽1张卡牌。', '1、2：抽1张卡牌。'])(
    'is never what is paid: %s',
    (text) => {
      expect(diagnose('spell', text)).toEqual([expect.stringContaining('骰子点数')]);
    },
  );

  it('is a result of the die also where a choice stands behind it', () => {
    const text = '掷骰子。\n3以上：抽1张卡牌。\n1、2：选择对手战场上的1个随从，将其破坏。';
    expect(diagnose('spell', text)).toEqual([]);
  });

  it('is paid where each says that it is a cost', () => {
    expect(diagnose('spell', '费用1，费用2：抽1张卡牌。')).toEqual([]);
    expect(diagnose('spell', '1、横置：抽1张卡牌。')).toEqual([]);
  });
});
