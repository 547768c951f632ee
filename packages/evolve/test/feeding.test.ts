import { describeFeeding } from '@lianhuan/cardtext/testing';
import { cards } from '../cards/check-cards.ts';
import { cardFiles } from '../cards/files.ts';

describeFeeding({
  card: (name, text) => `- id: ${name}
  name: ${name}
  english: ${name}
  kind: 护符
  class: 精灵
  cost: 2
  icon: archer
  text: ${text}
`,
  warn: cards.warnOfCards,
  check: cards.checkCards,
  files: cardFiles(),
  alone: [
    '当你的主战者生命值增加时，主战者生命值+1。',
    '当你的回合开始时，进行额外回合。',
    '当你回复能量点时，回复1点能量点。',
  ],
  pairs: [
    ['当你的主战者生命值增加时，主战者生命值-1。', '当你的主战者生命值减少时，主战者生命值+1。'],
    [
      '当你的主战者生命值增加时，主战者生命值-1。',
      '当对手的主战者生命值减少时，对手的主战者生命值+1。',
    ],
  ],
  twin: '当对手的主战者生命值增加时，主战者生命值+1。',
  ending: [
    ['a leader without life has lost', '当你的主战者生命值减少时，主战者生命值-1。'],
    ['what is paid for', '当你的主战者生命值增加时，可以丢弃1张手牌：主战者生命值+1。'],
    ['once a turn', '当你的主战者生命值增加时，主战者生命值+1（每回合1次）。'],
    ['cards run out', '当你抽卡牌时，抽1张卡牌。'],
    ['a turn that is skipped', '当你的回合开始时，跳过对手的下一个回合。'],
    [
      'what it becomes is neither gained nor lost',
      '当你的主战者生命值减少时，主战者生命值变为10。',
    ],
    [
      'what it becomes is not lost, for another ability either',
      '"当你的主战者生命值增加时，主战者生命值变为10。\\n当你的主战者生命值减少时，主战者生命值+1。"',
    ],
  ],
});
