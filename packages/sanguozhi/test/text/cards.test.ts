import { describeCards } from '@lianhuan/cardtext/testing';
import { describe, expect, it } from 'vitest';
import { cards } from '../../cards/check-cards.ts';
import { englishText, explainCard, library } from '../../cards/library.ts';
import { RULES } from '../../rulebook.ts';
import { LEXICON, sanguozhiText } from '../../text/reading/language.ts';

/** Words of players that no shipped card says. */
const BESIDES = [
  '本将领攻+X，X为己方手牌数量（最大为3）。己方场上军师以外的将领攻+1。',
  '上场：交换2名己方场上将领的将领槽。',
  '本将领只能被骑兵将领防守。',
  '横置：破坏1名指定敌方场上攻最高的将领，破坏所有装备于本将领的宝物。',
  '平速：破坏1名指定敌方场上将领，若该将领将被置入墓地，则改为将该将领移出游戏。',
  '平速：破坏1名指定敌方场上将领，若该将领因此被置入墓地，抓1张卡。',
  '平速：对1名指定敌方场上将领造成3点战斗伤害，若该将领将阵亡，则改为将该将领移出游戏。',
  '平速：对1名指定敌方场上将领造成3点战斗伤害，若该将领因此阵亡，抓1张卡。',
  '每当敌方发动谋略时，除非该玩家-3粮，否则破坏该谋略。',
  '若本将领将被破坏，则改为阵亡。若本将领将阵亡，则可舍弃1张手牌，生还。',
].flatMap((text) => sanguozhiText.parse(text, { kind: 'general', names: null }).tree);

describeCards({
  cards,
  language: sanguozhiText,
  lexicon: LEXICON,
  contextOf: ({ kind }, names) => ({ kind, names }),
  inWords: { englishText, explainCard },
  english: /^[A-Z(“].*\.$/s,
  rules: RULES,
  besides: BESIDES,
  also: ({ abilities, catalogue }) =>
    expect(catalogue.slice(0, abilities.length)).toEqual(abilities),
});

describe('explaining a card', () => {
  it('goes from the ability down to its parts', () => {
    const card = library().find(({ name }) => name === '糜竺');
    const lines = card ? explainCard(card) : [];
    // Nothing is said of the 1, which stands there.
    expect(lines.slice(0, 4).map(({ depth, words }) => [depth, words])).toEqual([
      [0, '横置：己方+1粮。'],
      [1, '横置：己方+1粮'],
      [2, '己方+1粮'],
      [0, '每当本将领被重置时，若己方手牌数量≤2，则抓1张卡。'],
    ]);
  });
});
