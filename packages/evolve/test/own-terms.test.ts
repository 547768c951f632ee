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
    类型: { 机甲: Mecha, 海盗: }
    counters: { 蓄能指示物: charge }
- id: mecha-one
  name: 机甲一号
  english: Mecha One
  kind: 随从
  class: 中立
  traits: [机甲, 士兵]
  cost: 2
  stats: 2/2
  text: |
    入场曲：若有你的其他机甲随从，抽1张卡牌。
    【攻击时】在此随从上放置1个蓄能指示物。
- id: hai-dao
  name: 海盗船
  kind: 护符
  class: 中立
  traits: [海盗]
  cost: 2
  text: |
    你的海盗随从获得机甲类型。
    谢幕曲：召唤1个『机甲一号』。
`,
  english: [
    'Fanfare: If there is another Mecha follower of yours, draw 1 card. Strike: Put 1 charge counter on this follower.',
    'Your Hai Dao followers gain the trait Mecha. Last Words: Summon a Mecha One token.',
  ],
  set: '类型',
  known: '士兵',
  twoWords: '精灵随从',
});
