import { describeFeeding } from '@lianhuan/cardtext/testing';
import { checkCards, warnOfCards } from '../cards/check-cards.ts';
import { cardFiles } from '../cards/files.ts';

describeFeeding({
  card: (name, text) => `- id: ${name}
  kind: 将领
  name: ${name}
  english: ${name}
  factions: [刘备军]
  arms: [骑兵]
  traits: [勇猛]
  needs: 3骑
  stats: 2/3/1
  text: ${text}
`,
  warn: warnOfCards,
  check: checkCards,
  files: cardFiles(),
  alone: ['每当己方粮草减少时，己方-1粮。', '每当本将领受到伤害时，对本将领造成1点战斗伤害。'],
  pairs: [
    ['每当己方粮草减少时，己方+1粮。', '每当敌方粮草增加时，敌方-1粮。'],
    ['每当己方粮草减少时，可己方+1粮。', '每当己方粮草增加时，己方-1粮。'],
  ],
  twin: '每当己方粮草减少时，敌方-1粮。',
  ending: [
    ['粮草 has a cap', '每当己方粮草增加时，己方+1粮。'],
    [
      'one seat’s 粮草 rises to its cap',
      '每当敌方粮草减少时，己方+1粮。',
      '每当己方粮草增加时，敌方-1粮。',
    ],
    ['once a turn', '每当己方粮草减少时，己方-1粮（每回合限1次）。'],
    ['once', '当己方粮草减少时，己方-1粮。'],
    ['cards run out', '每当己方抓卡时，抓1张卡。'],
  ],
});
