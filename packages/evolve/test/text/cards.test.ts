import { describeCards } from '@lianhuan/cardtext/testing';
import { describe, expect, it } from 'vitest';
import { cards } from '../../cards/check-cards.ts';
import { englishText, explainCard } from '../../cards/library.ts';
import { RULES } from '../../rulebook.ts';
import { evolveText, LEXICON } from '../../text/reading/language.ts';

describeCards({
  cards,
  language: evolveText,
  lexicon: LEXICON,
  contextOf: ({ kind }, names) => ({ kind, names }),
  inWords: { englishText, explainCard },
  besides: [
    '抽X张卡牌，X为你的手牌数量的一半，向下取整。',
    '选择1个随从，交换其攻击力与生命值。',
    '选择1个对手的攻击力最高的随从，将其破坏。',
    '召唤1个『骑士』和1个『士兵』。',
    '使用时，可以丢弃1张手牌：抽3张卡牌；若未支付，抽1张卡牌。',
    '此护符以放有3个蓄积指示物的状态进入战场。',
    '丢弃所有手牌，抽X张卡牌，X为因此移动的卡牌数量。',
    '本回合中，你下一次使用的法术的使用费用-1。',
    '选择1个你的随从，本回合中，其受到的下一次伤害-2。',
    '选择任意数量的你墓场的费用合计≤5的随从，将它们放置到战场。',
    '若本回合被破坏的你的随从的数量≥1，抽1张卡牌。',
    '攻击无效。',
  ].flatMap((text) => evolveText.parse(text, { kind: null, names: null }).tree),
  english: /^[A-Z(“].*\.$/s,
  rules: RULES,
  also: ({ text, abilities, catalogue }) => {
    expect(catalogue.slice(0, abilities.length)).toEqual(abilities);
    // One ability a paragraph.
    expect(abilities).toHaveLength(text.split('\n').length);
  },
});

describe('explaining a card', () => {
  it('goes from the ability down to its parts', () => {
    const { tree } = evolveText.parse('入场曲：抽1张卡牌。', { kind: null, names: null });
    const lines = evolveText.explain(tree);
    expect(lines.map(({ depth, words }) => [depth, words])).toEqual([
      [0, '入场曲：抽1张卡牌。'],
      [1, '入场曲：抽1张卡牌'],
      [2, '入场曲：'],
      [2, '抽1张卡牌'],
    ]);
  });
});
