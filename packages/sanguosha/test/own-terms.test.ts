import { describeOwnTerms } from '@lianhuan/cardtext/testing';
import { addedCards } from '../cards/added.ts';
import { cards } from '../cards/check-cards.ts';
import type { CardDefinition } from '../cards/definition.ts';
import { englishText } from '../cards/library.ts';

describeOwnTerms<CardDefinition>({
  cards,
  added: addedCards,
  englishText,
  file: `- terms:
    标记: { 财: Wealth, 酿: }
- id: rich-man
  name: 富家翁
  english: Rich Man
  kind: 武将牌
  faction: 群
  gender: 男
  hp: 3
  skillNames: Fortune
  text: 〖聚财〗当你受到伤害后，获得1枚“财”标记。
- id: brewer
  name: 酿酒人
  english: Brewer
  kind: 武将牌
  faction: 吴
  gender: 女
  hp: 3
  skillNames: Brewing
  text: 〖酿酒〗出牌阶段限1次，你可以弃1枚“酿”标记，摸X张牌，X为你的“财”标记数。
`,
  english: [
    '聚财: After you take damage, gain 1 Wealth mark.',
    '酿酒: Once per play phase, you may remove 1 Niang mark and draw X cards, where X is the number of your Wealth marks.',
  ],
  set: '标记',
  known: '梦魇',
  twoWords: '红色手牌',
});
