import { describeFeeding } from '@lianhuan/cardtext/testing';
import { describe, expect, it } from 'vitest';
import { cards } from '../cards/check-cards.ts';
import { cardFiles } from '../cards/files.ts';
import { library } from '../cards/library.ts';
import { onceOnly } from '../text/meaning/once-only.ts';

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
  // What is asked about 当 is tried below.
  warn: (files) => cards.warnOfCards(files).filter(({ text }) => !text.zh.includes('703.2b')),
  check: cards.checkCards,
  files: cardFiles(),
  alone: [
    '每当己方粮草减少时，己方-1粮。',
    '每当己方粮草减少时，对己方粮草造成1点战斗伤害。',
    '每当本将领受到伤害时，对本将领造成1点战斗伤害。',
  ],
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

describe('当, which fires once in a game (703.2b)', () => {
  const card = (text: string) => ({
    file: 'made-up.yaml',
    text: `- id: made-up\n  kind: 将领\n  name: 试张\n  english: Made up\n  stats: 1/1/0\n  text: ${text}\n`,
  });
  const asked = (text: string) => cards.warnOfCards([card(text)]).map((one) => one.text.zh);

  it('is asked about where what it waits for can come again', () => {
    expect(asked('当己方回合开始时，抓1张卡。')).toEqual([expect.stringContaining('703.2b')]);
    expect(asked('当己方场上将领离场时，抓1张卡。')).toHaveLength(1);
  });

  it('is not asked about where it comes but once, nor is 每当', () => {
    expect(asked('当本将领离场时，抓1张卡。')).toEqual([]);
    expect(asked('每当己方回合开始时，抓1张卡。')).toEqual([]);
  });

  it('stands on no card of the game for what comes again', () => {
    expect(library().flatMap(onceOnly)).toEqual([]);
  });
});
