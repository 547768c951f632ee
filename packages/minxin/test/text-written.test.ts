import { describe, expect, it } from 'vitest';
import type { CardKind } from '../cards/definition.ts';
import { minxinText } from '../text/reading/language.ts';

/** Words as people write them, and as they are printed. */

const read = (text: string, kind: CardKind | null = null) =>
  minxinText.parse(text, { kind, names: null });

describe('a text as it may be written is read as it is printed', () => {
  it.each<[CardKind, string, string]>([
    ['troop', '进场：摸2张牌', '进场：摸2张牌。'],
    ['troop', '进场，摸两张牌。', '进场：摸2张牌。'],
    ['troop', '【进场】摸一张牌', '进场：摸1张牌。'],
    ['troop', '[进场]抽1张牌', '进场：摸1张牌。'],
    ['troop', '进场：获得2点战力', '进场：战力+2。'],
    ['troop', '进场：获得2战力。', '进场：战力+2。'],
    ['troop', '进场：+2战力', '进场：战力+2。'],
    ['troop', '进场：[战力]+2', '进场：战力+2。'],
    ['troop', '进场：战力增加2', '进场：战力+2。'],
    ['troop', '进场：目标玩家失去1点声望', '进场：目标玩家声望-1。'],
    ['troop', '进场：每名其他玩家弃掉1张手牌', '进场：每位其他玩家弃置1张手牌。'],
    ['troop', '进场：如果你场上有领土，则摸1张牌', '进场：若你场上有领土，摸1张牌。'],
    [
      'troop',
      '进场：你可以弃置1张手牌，如果这样做，民心+1',
      '进场：你可以弃置1张手牌，若如此做，民心+1。',
    ],
    [
      'troop',
      '进场：可以弃置1张手牌，若如此做，民心+1',
      '进场：你可以弃置1张手牌，若如此做，民心+1。',
    ],
    ['troop', '进场：摸1张牌，并弃置1张手牌', '进场：摸1张牌，弃置1张手牌。'],
    ['troop', '进场：摸1张牌，之后弃置1张手牌', '进场：摸1张牌，然后弃置1张手牌。'],
    ['troop', '进场：获得１张锦囊', '进场：获得1张锦囊。'],
    ['troop', '进场：招募中央牌列的1张费用3以下的牌', '进场：招募中央牌列的1张费用不大于3的牌。'],
    ['troop', '进场：招募中央牌列的1张费用≤3的部曲', '进场：招募中央牌列的1张费用不大于3的部曲。'],
    ['troop', '进场：招募中央牌列的1张3费以下的部曲', '进场：招募中央牌列的1张费用不大于3的部曲。'],
    [
      'troop',
      '进场：击溃中央牌列的1张7费以上的乱军部曲',
      '进场：击溃中央牌列的1张费用不小于7的乱军。',
    ],
    ['troop', '进场：将你弃牌堆中的1张牌置入手牌', '进场：将你弃牌堆的1张牌置入你的手牌。'],
    ['troop', '进场：把你的弃牌堆中的1张牌置于牌库顶', '进场：将你弃牌堆的1张牌置于你的牌库顶。'],
    ['troop', '【闪电】进场：摸1张牌', '闪电进场：摸1张牌。'],
    ['troop', '每回合限1次：摸1张牌', '本回合限1次：摸1张牌。'],
    ['troop', '本回合限一次，弃置一张手牌：摸一张牌', '本回合限1次，弃置1张手牌：摸1张牌。'],
    ['territory', '【布令】战力+2', '布令：战力+2。'],
    ['territory', '布令，支付2点战力：摸1张牌', '布令，支付2战力：摸1张牌。'],
    ['rebel', '奖励：民心+2；招募条件：你场上有领土', '奖励：民心+2。招募条件：你场上有领土。'],
    ['troop', '当你打出计略时，战力+1', '当你打出计略时，战力+1。'],
    ['troop', '每当你击溃乱军部曲时，民心+1', '每当你击溃乱军时，民心+1。'],
    ['troop', '进场：从每名其他玩家处获取1点民心', '进场：从每位其他玩家获取1民心。'],
    ['troop', '进场：放逐本牌', '进场：放逐此牌。'],
    ['troop', '进场：翻开新的事件', '进场：揭示新的事件。'],
    ['troop', '进场：选择一项：①战力+2；②摸1张牌', '进场：选择一项：①战力+2；②摸1张牌。'],
  ])('on a %s: %s', (kind, written, printed) => {
    const { text, tree, diagnostics } = read(written, kind);
    expect(diagnostics.map((one) => one.text.zh)).toEqual([]);
    expect(text).toBe(printed);
    expect(tree).toEqual(read(printed, kind).tree);
  });

  it('abilities that end with their line need no full stop', () => {
    expect(read('进场：摸1张牌\n每当你布令时，声望+1').text).toBe(
      '进场：摸1张牌。每当你布令时，声望+1。',
    );
  });
});
