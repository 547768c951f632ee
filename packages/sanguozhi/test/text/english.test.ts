import { expect, it } from 'vitest';
import { sanguozhiText } from '../../text/reading/language.ts';

/** Whole sentences in English: who does what to whose cards, one or several, and who may. */

const SENTENCES: readonly (readonly [text: string, english: string])[] = [
  [
    '急速：敌方选择下列1个效果：①抓1张卡；②舍弃1张手牌。',
    'Swift: Each opponent chooses one: (1) draw 1 card; (2) discard 1 card.',
  ],
  ['急速：己方抓2张卡。', 'Swift: You draw 2 cards.'],
  ['急速：敌方抓1张卡。', 'Swift: Each opponent draws 1 card.'],
  ['急速：所有玩家抓1张卡。', 'Swift: Each player draws 1 card.'],
  ['急速：该玩家舍弃1张手牌。', 'Swift: That player discards 1 card.'],
  ['急速：其控制者舍弃1张手牌。', 'Swift: Its controller discards 1 card.'],
  [
    '急速：己方将卡组顶2张卡置入墓地。',
    'Swift: You put the top 2 cards of your deck into the graveyard.',
  ],
  [
    '急速：敌方将卡组顶2张卡置入墓地。',
    'Swift: Each opponent puts the top 2 cards of their deck into the graveyard.',
  ],
  [
    '急速：1名指定敌方玩家将卡组顶2张卡置入墓地。',
    'Swift: Target opponent puts the top 2 cards of their deck into the graveyard.',
  ],
  ['急速：将卡组顶2张卡置入墓地。', 'Swift: Put the top 2 cards of your deck into the graveyard.'],
  ['急速：查看敌方的手牌。', 'Swift: Look at each opponent’s hand.'],
  [
    '急速：查看己方卡组顶3张卡，按任意顺序返回卡组顶。',
    'Swift: Look at the top 3 cards of your deck and put them back on top in any order.',
  ],
  [
    '急速：展示己方卡组顶2张卡，将其中1张加入手牌，其余置入墓地。',
    'Swift: Reveal the top 2 cards of your deck, put 1 of them into hand and the rest into the graveyard.',
  ],
  [
    '急速：展示己方卡组顶4张卡，将其中1名骑兵将领加入手牌，其余返回卡组底。',
    'Swift: Reveal the top 4 cards of your deck, put 1 cavalry general among them into hand and the rest to the bottom of the deck.',
  ],
  [
    '急速：展示己方卡组顶4张卡，将其中2名骑兵将领加入手牌，其余返回卡组底。',
    'Swift: Reveal the top 4 cards of your deck, put 2 cavalry generals among them into hand and the rest to the bottom of the deck.',
  ],
  [
    '急速：展示己方卡组顶4张卡，将其中2张加入手牌，其余返回卡组底。',
    'Swift: Reveal the top 4 cards of your deck, put 2 of them into hand and the rest to the bottom of the deck.',
  ],
  [
    '急速：展示己方卡组顶4张卡分成两堆，敌方选择1堆加入手牌，其余置入墓地。',
    'Swift: Reveal the top 4 cards of your deck and part them into two piles; an opponent chooses one to go into hand, the other into the graveyard.',
  ],
  ['急速：选取1张火计谋略。', 'Swift: Fetch 1 fire tactic from your deck.'],
  ['急速：选取2张火计谋略。', 'Swift: Fetch 2 fire tactics from your deck.'],
  ['急速：选取1张【火计】。', 'Swift: Fetch 1 【火计】 from your deck.'],
  ['急速：破坏1名指定敌方场上将领。', 'Swift: Destroy target general an opponent has in play.'],
  [
    '急速：破坏2名指定敌方场上将领。',
    'Swift: Destroy 2 target generals your opponents have in play.',
  ],
  ['急速：破坏所有敌方场上将领。', 'Swift: Destroy all generals your opponents have in play.'],
  ['急速：破坏所有场上【关羽】。', 'Swift: Destroy all 【关羽】 in play.'],
  ['急速：破坏1名指定场上【关羽】。', 'Swift: Destroy target 【关羽】 in play.'],
  [
    '急速：可破坏1名指定敌方场上将领。',
    'Swift: You may destroy target general an opponent has in play.',
  ],
  [
    '急速：使本将领与1名指定敌方场上将领对战。',
    'Swift: This general and target general an opponent has in play fight.',
  ],
  [
    '急速：可使本将领与1名指定敌方场上将领对战。',
    'Swift: You may have this general and target general an opponent has in play fight.',
  ],
  ['急速：本将领攻+2，直到回合结束。', 'Swift: This general gets +2 attack until end of turn.'],
  [
    '急速：可本将领攻+2，直到回合结束。',
    'Swift: You may have this general get +2 attack until end of turn.',
  ],
  [
    '急速：己方场上骑兵将领攻+2，直到回合结束。',
    'Swift: Cavalry generals you have in play get +2 attack until end of turn.',
  ],
  ['急速：敌方支付2粮给己方。', 'Swift: Each opponent pays 2 grain to you.'],
  ['急速：己方支付2粮给该玩家。', 'Swift: You pay 2 grain to that player.'],
  ['急速：敌方粮草上限+2。', 'Swift: Each opponent’s grain cap is 2 higher.'],
  ['急速：对敌方粮草造成2点战斗伤害。', 'Swift: Deal 2 combat damage to each opponent’s grain.'],
  [
    '急速：对1名指定敌方玩家粮草造成2点战斗伤害。',
    'Swift: Deal 2 combat damage to target opponent’s grain.',
  ],
  ['急速：对己方粮草造成2点战斗伤害。', 'Swift: Deal 2 combat damage to your grain.'],
  [
    '急速：本将领对1名指定敌方场上将领造成1点永久伤害。',
    'Swift: This general deals 1 lasting damage to target general an opponent has in play.',
  ],
  [
    '急速：为1张指定敌方发动谋略重新选择目标。',
    'Swift: Choose new targets for target tactic in the chain an opponent controls.',
  ],
  [
    '急速：由己方控制1名指定敌方场上将领。',
    'Swift: You gain control of target general an opponent has in play.',
  ],
  ['急速：将1名指定场上将领返回手牌。', 'Swift: Return target general in play to hand.'],
  ['急速：己方发动一次进攻。', 'Swift: You make an attack.'],
  ['急速：可己方发动一次进攻。', 'Swift: You may make an attack.'],
  ['急速：敌方发动一次进攻。', 'Swift: Each opponent makes an attack.'],
  [
    '急速：交换本将领与1名指定己方场上将领的宝物。',
    'Swift: Exchange the treasures of this general and target general you have in play.',
  ],
  ['敌方不能抓卡。', 'Opponents cannot draw cards.'],
  ['己方不能抓卡。', 'You cannot draw cards.'],
  ['所有玩家不能抓卡。', 'Players cannot draw cards.'],
  ['本将领不能进攻。', 'This general cannot attack.'],
  ['己方场上骑兵将领不能防守。', 'Cavalry generals you have in play cannot defend.'],
  ['战斗伤害抗免。', 'This card is immune to combat damage.'],
  [
    '己方场上骑兵将领战斗伤害抗免。',
    'Cavalry generals you have in play are immune to combat damage.',
  ],
  ['本将领不能受到伤害。', 'This general cannot be damaged.'],
  ['敌方造成的战斗伤害-1。', 'Combat damage dealt by opponents is 1 less.'],
  ['己方造成的战斗伤害+2。', 'Combat damage dealt by you is 2 more.'],
  ['本将领受到的战斗伤害-1。', 'Combat damage taken by this general is 1 less.'],
  ['己方粮草受到的战斗伤害-1。', 'Combat damage taken by your grain is 1 less.'],
  ['敌方对己方粮草造成的战斗伤害-1。', 'Combat damage dealt by opponents to your grain is 1 less.'],
  ['防止己方粮草受到的战斗伤害。', 'Prevent combat damage taken by your grain.'],
  ['防止本将领受到的战斗伤害。', 'Prevent combat damage taken by this general.'],
  [
    '防止所有己方场上将领受到的战斗伤害。',
    'Prevent combat damage taken by all generals you have in play.',
  ],
  [
    '若己方场上将领将阵亡，则改为返回手牌。',
    'If a general you have in play would fall, return it to hand instead.',
  ],
  [
    '若本将领将阵亡，则可改为返回手牌。',
    'If this general would fall, you may return it to hand instead.',
  ],
  ['若己方将抓卡，则可改为己方+2粮。', 'If you would draw cards, you may gain 2 grain instead.'],
  [
    '若敌方将领将上场，则改为置入墓地。',
    'If a general an opponent controls would enter play, put it into the graveyard instead.',
  ],
  [
    '若己方场上【关羽】将受到伤害，则改为本将领受到该伤害。',
    'If your 【关羽】 would take damage, this general takes it instead.',
  ],
  [
    '若己方粮草将受到战斗伤害，则改为本将领受到该伤害。',
    'If your grain would take combat damage, this general takes it instead.',
  ],
  ['每当本将领进攻时，己方+1粮。', 'Whenever this general attacks, you gain 1 grain.'],
  [
    '每当己方场上其他将领进攻时，己方+1粮。',
    'Whenever another general you have in play attacks, you gain 1 grain.',
  ],
  ['每当敌方粮草减少时，己方+1粮。', 'Whenever an opponent loses grain, you gain 1 grain.'],
  ['每当敌方抓卡时，己方+1粮。', 'Whenever an opponent draws, you gain 1 grain.'],
  ['每当己方抓卡时，敌方-1粮。', 'Whenever you draw, each opponent loses 1 grain.'],
  [
    '每当每有1名敌方场上将领阵亡时，可己方抓1张卡。',
    'Each time a general an opponent has in play falls, you may draw 1 card.',
  ],
  ['每当己方准备流程开始时，己方+1粮。', 'Whenever your preparation begins, you gain 1 grain.'],
  [
    '若己方手牌数量≥2，则己方场上将领攻+1。',
    'As long as you have at least 2 cards in hand, generals you have in play get +1 attack.',
  ],
  ['急速：若本将领具有刚勇，则己方+1粮。', 'Swift: If this general has Valour, you gain 1 grain.'],
  [
    '本将领攻+X，X为己方场上将领数量。',
    'This general gets +X attack, where X is the number of generals you have in play.',
  ],
  [
    '本将领攻+X，X为敌方手牌数量。',
    'This general gets +X attack, where X is each opponent’s number of cards in hand.',
  ],
];

it.each(SENTENCES)('says in English: %s', (text, english) => {
  const { tree, diagnostics } = sanguozhiText.parse(text, { kind: null, names: null });
  expect(diagnostics).toEqual([]);
  expect(sanguozhiText.english(tree)).toBe(english);
});
