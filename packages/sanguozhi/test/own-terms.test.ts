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
    特性: { 机甲: mecha }
    标记: { 锈蚀标记: Rust }
    指示物: { 蓄能指示物: charge }
- id: mecha-one
  name: 机甲将
  english: Mecha One
  kind: 将领
  factions: [汉军]
  arms: [骑兵]
  traits: [机甲, 勇猛]
  needs: 1通用
  stats: 2/2/1
  text: 上场：己方机甲将领攻命+1，直到回合结束，本将领获得1个蓄能指示物。
- id: mecha-two
  name: 锈将
  kind: 谋略
  speed: 平速
  duration: 瞬时
  traits: [机甲]
  wit: 3
  text: 1名指定敌方场上将领获得1个锈蚀标记，若己方场上存在【机甲将】，则抓1张卡。
`,
  english: [
    'Entering: Your mecha generals get +1 attack and life until end of turn, then this general gets 1 charge counter.',
    'Target general an opponent has in play gets 1 Rust mark, then if you have Mecha One in play, draw 1 card.',
  ],
  set: '特性',
  known: '勇猛',
  twoWords: '己方将领',
});
