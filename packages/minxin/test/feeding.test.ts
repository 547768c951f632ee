import { describeFeeding } from '@lianhuan/cardtext/testing';
import { cards } from '../cards/check-cards.ts';
import { cardFiles } from '../cards/files.ts';

describeFeeding({
  card: (name, text) => `- id: ${name}
  name: ${name}
  english: ${name}
  kind: troop
  home: central
  cost: 2
  text: ${text}
  icon: sword
`,
  warn: cards.warnOfCards,
  check: cards.checkCards,
  files: cardFiles(),
  alone: ['每当你获得声望时，战力+1。每当你获得战力时，你可以声望+1。'],
  pairs: [
    ['每当你获得声望时，战力+1。', '每当你获得战力时，声望+1。'],
    ['每当你获得声望时，战力+1。', '每当你获得战力时，若此时是你的回合，声望+1。'],
    ['闪电每当其他玩家获得战力时，声望+1。', '每当其他玩家获得声望时，战力+1。'],
  ],
  // A card that hears what it brings about is an error in 民心, whoever does it.
  twin: null,
  ending: [
    ['another resource', '每当你获得声望时，战力+1。', '每当你获得战力时，民心+1。'],
    ['what is lost is not gained', '每当你获得声望时，战力+1。', '每当你获得战力时，声望-1。'],
    ['what is lost is heard otherwise', '每当你失去声望时，战力+1。', '每当你获得战力时，声望+1。'],
    ['cards run out', '每当你招募部曲时，摸1张牌。'],
  ],
});
