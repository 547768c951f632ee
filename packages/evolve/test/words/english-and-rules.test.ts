import { expect, it } from 'vitest';
import { cards } from '../../cards/check-cards.ts';
import { englishText, explainCard } from '../../cards/library.ts';

// What is read of words in English, each beside its like, and the rules that a word names.

function cardOf(kind: string, text: string) {
  const read = cards.readCards([{ name: '测试用', kind, text }]);
  if (!read.ok) throw new Error(read.problems[0].text.zh);
  return read.value[0];
}

/** The kind of card and its text; below, its English. */
const ENGLISH = `
护符 横置：选择1个你的其他随从，将其破坏。
  Tap: Select another follower of yours and destroy it.
法术 选择1个对手的随从，将其破坏。
  Select an enemy follower and destroy it.
法术 选择最多2个对手的随从，将它们破坏。
  Select up to 2 enemy followers and destroy them.
法术 选择任意数量的你的随从，将它们横置。
  Select any number of your followers and tap them.
法术 破坏所有随从。
  Destroy all followers.
法术 破坏所有对手的随从。
  Destroy all enemy followers.
法术 选择1名主战者，对其造成1点伤害。
  Select a leader; deal 1 damage to it.
法术 选择1个随从或主战者，对其造成1点伤害。
  Select a follower or leader; deal 1 damage to it.
法术 选择2个你的衍生物，将它们破坏。
  Select 2 tokens of yours and destroy them.
法术 选择1个『妖精』，将其破坏。
  Select a Fairy and destroy it.
法术 破坏所有与此卡牌费用相同的随从。
  Destroy all followers with cost equal to this card’s cost.
法术 破坏所有『妖精』。
  Destroy all Fairy cards.
法术 选择1个对手的其他随从，将其破坏。
  Select another enemy follower and destroy it.
法术 选择2个对手的其他随从，它们+1/+1，它们使用费用+1。
  Select 2 other enemy followers; they get +1/+1; they cost 1 more to use.
法术 选择2个你的随从，若它们将被破坏，改为抽1张卡牌。
  Select 2 followers of yours; if one of them would be destroyed, draw 1 card instead.
法术 选择2个你的随从，下一次它们攻击时，抽1张卡牌。
  Select 2 followers of yours; the next time one of them attacks, draw 1 card.
法术 对手主战者生命值-2。
  The opponent loses 2 life.
法术 对手可以主战者生命值-2。若如此做，抽1张卡牌。
  The opponent may lose 2 life; if they do, draw 1 card.
法术 你可以对手抽1张卡牌。
  You may have the opponent draw 1 card.
法术 对手可以你抽1张卡牌。
  The opponent may have you draw 1 card.
法术 所有你的随从变为护符。
  All your followers become amulets.
法术 对所有你的主战者造成1点伤害。
  Deal 1 damage to your leader.
法术 抽1张卡牌，然后然后抽1张卡牌。
  Draw 1 card; then draw 1 card.
法术 若你的进化点≤2，抽1张卡牌。
  If your evolution points are at most 2, draw 1 card.
法术 将所有随从返回手牌。
  Return all followers to their owners’ hands.
法术 选择1个随从，将其洗入牌组。
  Select a follower and shuffle it into its owner’s deck.
法术 每有1个你的其他随从，抽1张卡牌。
  For each other follower of yours, draw 1 card.
法术 选择1个士兵或骑士的随从，将其破坏。
  Select a Soldier or Knight follower and destroy it.
法术 选择1个攻击力≤2或名称为『骑士』的随从，将其破坏。
  Select a follower that has attack at most 2 or is named Knight and destroy it.
随从 入场曲：你可以此随从不能攻击。若如此做，抽1张卡牌。
  Fanfare: You may make this follower unable to attack; if you do, draw 1 card.
随从 入场曲：可以进化点-1：抽1张卡牌。
  Fanfare: You may lose 1 evolution point. If you do, draw 1 card.
法术 选择2个随从或护符，将它们破坏。
  Select 2 followers or amulets and destroy them.
法术 选择1个双方的随从，将其破坏。
  Select a follower of either player and destroy it.
法术 选择1个你的随从，将其破坏。
  Select a follower of yours and destroy it.
护符 当此护符进入战场时，选择1个其他随从，将其破坏。
  When this amulet enters the field, select another follower and destroy it.
法术 将1张你手牌的随从放置到战场。
  Put a follower from your hand onto the field.
法术 选择1张双方墓场的法术，将其加入手牌。
  Select a spell in either player’s cemetery and put it into the hand.
法术 选择2张你墓场的随从，将它们加入手牌。
  Select 2 followers in your cemetery and put them into the hand.
法术 选择1张对手墓场的卡牌，使其消失。
  Select a card in the opponent’s cemetery and banish it.
法术 选择1张你进化牌组正面朝上的卡牌，使其消失。
  Select a card face up in your evolve deck and banish it.
法术 选择1个对手的横置的随从，将其破坏。
  Select an enemy tapped follower and destroy it.
法术 选择1个对手的未进化的随从，将其破坏。
  Select an enemy unevolved follower and destroy it.
法术 选择1个受到过伤害的精灵随从，将其破坏。
  Select a damaged Elf follower and destroy it.
法术 选择1个本回合进入战场的随从，将其破坏。
  Select a follower that entered the field this turn and destroy it.
法术 选择1个非精灵的随从，将其破坏。
  Select a non-Elf follower and destroy it.
法术 选择1个妖精随从，将其破坏。
  Select a Fairy follower and destroy it.
法术 选择1个不具有【守护】的随从，将其破坏。
  Select a follower without Ward and destroy it.
法术 选择1个名称含『骑士』的随从，将其破坏。
  Select a follower with Knight in its name and destroy it.
法术 选择1个放有时钟指示物的你的护符，将其破坏。
  Select an amulet of yours with clock counters and destroy it.
法术 选择1个攻击力≥3的随从，将其破坏。
  Select a follower with attack at least 3 and destroy it.
法术 选择1个原本的费用=2的随从，将其破坏。
  Select a follower with original cost 2 and destroy it.
法术 选择1个你的『妖精』，将其破坏。
  Select a Fairy of yours and destroy it.
法术 若有3个以上的你的精灵随从，抽1张卡牌。
  If there are 3 or more of your Elf followers, draw 1 card.
法术 若有3个以上的精灵随从，抽1张卡牌。
  If there are 3 or more Elf followers, draw 1 card.
法术 若没有对手的随从，抽1张卡牌。
  If there is no enemy follower, draw 1 card.
法术 若有你墓场的法术，抽1张卡牌。
  If there is a spell in your cemetery, draw 1 card.
法术 抽X张卡牌，X为你墓场的法术的数量。
  Draw X cards, where X is the number of spells in your cemetery.
法术 选择1个随从，在其上放置1个时钟指示物。
  Select a follower and put 1 clock counter on it.
法术 选择1个随从，在其上放置2个时钟指示物。
  Select a follower and put 2 clock counters on it.
法术 选择1个随从，从其上移除1个时钟指示物。
  Select a follower and remove 1 clock counter from it.
法术 双方可以抽1张卡牌。
  Each player may draw 1 card.
法术 对手展示牌组顶部的卡牌。
  The opponent reveals the top card of their deck.
法术 双方洗切牌组。
  Each player shuffles their deck.
法术 对手的主战者生命值-2。
  The opponent’s leader’s life −2.
法术 双方的主战者生命值+2。
  Each player’s leader’s life +2.
法术 主战者生命值+2。
  Your leader’s life +2.
法术 对手将1张自己手牌的卡牌放置到墓场。
  The opponent puts a card from their hand into the cemetery.
法术 对手破坏1个自己的随从。
  The opponent destroys a follower of theirs.
法术 对手跳过下一个回合。
  The opponent skips their next turn.
法术 进行额外回合。
  Take an extra turn after this one.
法术 对手将牌组顶部2张卡牌放置到墓场。
  The opponent puts the top 2 cards of their deck into the cemetery.
法术 将牌组顶部1张卡牌放置到墓场。
  Put the top card of your deck into the cemetery.
法术 本回合中，所有你的随从+1/+1，所有你的随从具有【守护】。
  This turn, all your followers get +1/+1 and all your followers have Ward.
随从 你的其他随从+1/+0。
  Your other followers get +1/+0.
随从 此随从-1/-1。
  This follower gets −1/−1.
随从 你的主战者受到的伤害-1。
  Damage dealt to your leader is reduced by 1.
随从 你的其他随从失去【守护】。
  Your other followers lose Ward.
随从 此随从失去所有能力。
  This follower loses all abilities.
随从 对手的随从的能力无效。
  The abilities of enemy followers are void.
随从 你的随从获得妖精类型。
  Your followers gain the trait Fairy.
随从 对手不能抽卡牌。
  The opponent cannot draw cards.
随从 双方不能使用法术。
  Players cannot use spells.
随从 你的手牌上限+2。
  Your hand limit is increased by 2.
随从 对手的手牌上限-2。
  The opponent’s hand limit is reduced by 2.
随从 双方的战场上限-1。
  Each player’s field limit is reduced by 1.
随从 当你抽卡牌时，主战者生命值+1。
  When you draw a card, your leader’s life +1.
随从 当对手抽卡牌时，主战者生命值+1。
  When the opponent draws a card, your leader’s life +1.
随从 当双方抽卡牌时，主战者生命值+1。
  When a player draws a card, your leader’s life +1.
随从 当对手使用法术时，主战者生命值+1。
  When the opponent uses a spell, your leader’s life +1.
随从 当双方使用随从时，主战者生命值+1。
  When a player uses a follower, your leader’s life +1.
随从 当你的主战者受到伤害时，主战者生命值+1。
  When your leader takes damage, your leader’s life +1.
随从 此卡牌的使用费用-1。
  This card costs 1 less to use.
随从 你手牌的法术的使用费用-1。
  Spells in your hand cost 1 less to use.
随从 此卡牌的使用费用变为1。
  This card costs 1 to use.
随从 若此随从将被破坏，可以改为丢弃1张手牌。
  If this follower would be destroyed, you may discard 1 card instead.
随从 若你将抽卡牌，改为主战者生命值+1。
  If you would draw a card, your leader’s life +1 instead.
随从 入场曲：此随从用餐2次。
  Fanfare: This follower eats 2 times.
随从 入场曲：此随从参赛。
  Fanfare: This follower races.
随从 入场曲：此随从参赛3次。
  Fanfare: This follower races 3 times.
随从 入场曲：可以丢弃1张手牌：此随从用餐1次。
  Fanfare: You may discard 1 card. If you do, this follower eats once.
法术 选择1个你的随从，选择1个对手的随从，对后者造成X点伤害，X为前者的攻击力。
  Select a follower of yours and select an enemy follower; deal X damage to the latter, where X is the former’s attack.
法术 选择最多3个对手的随从，将5点伤害任意分配给它们。
  Select up to 3 enemy followers; deal 5 damage divided as you choose among them.
法术 选择1个随从，夺取其，其具有【疾驰】和【守护】。
  Select a follower and take control of it; it has Storm and Ward.
法术 选择1个随从，其控制者抽1张卡牌。
  Select a follower; its controller draws 1 card.
法术 使所有对手的随从变身为『妖精』。
  Transform all enemy followers into Fairy tokens.
法术 选择1个随从，使其变身为『妖精』。
  Select a follower and transform it into a Fairy.
法术 回复1点能量点。
  Recover 1 play point.
法术 抽1张卡牌，丢弃2张法术手牌。
  Draw 1 card and discard 2 spells.
法术 丢弃1张法术手牌。
  Discard 1 spell.
法术 从牌组寻找1张随从加入手牌。
  Search your deck for a follower and put it into the hand.
法术 查看牌组顶部3张卡牌，将其中最多1张随从加入手牌，其余放置到牌组底部。
  Look at the top 3 cards of your deck, put up to 1 follower of them into the hand and the rest on the bottom of the deck.
法术 查看牌组顶部最多3张卡牌，以任意顺序放置到牌组底部。
  Look at the top up to 3 cards of your deck and put them on the bottom of the deck in any order.
法术 查看牌组顶部1张卡牌。
  Look at the top card of your deck.
法术 将1张你手牌的随从以横置状态放置到战场。
  Put a follower from your hand onto the field, tapped.
法术 抉择1：【1】抽1张卡牌；【2】主战者生命值+1。
  Choose 1: (1) draw 1 card; (2) your leader’s life +1.
法术 最多抉择2（若处于【觉醒】状态，则为3）：【1】抽1张卡牌；【2】主战者生命值+1；【3】掷骰子。
  Choose up to 2 (3 if Overflow is active for you): (1) draw 1 card; (2) your leader’s life +1; (3) roll a die.
护符 【快速】费用1：抽1张卡牌。
  Quick, cost 1: Draw 1 card.
随从 【进化】费用1：将此随从进化。
  Evolve, cost 1: Evolve this follower.
随从 【用餐2】：抽1张卡牌。
  Feed 2: Draw 1 card.
随从 【用餐】费用1：抽1张卡牌。
  Feed, cost 1: Draw 1 card.
随从 入场曲谢幕曲：抽1张卡牌。
  Fanfare/Last Words: Draw 1 card.
随从 【攻击时】可以费用1：抽1张卡牌。
  Strike: You may pay 1 play point. If you do, draw 1 card.
随从 当你抽卡牌时，主战者生命值+1（每回合1次）。
  When you draw a card, your leader’s life +1 (once each turn).
随从 当你抽卡牌时，主战者生命值+1（每回合2次）。
  When you draw a card, your leader’s life +1 (up to 2 times each turn).
随从 当此随从造成伤害时，抽1张卡牌。
  When this follower deals damage, draw 1 card.
随从 当此随从造成攻击伤害时，抽1张卡牌。
  When this follower deals attack damage, draw 1 card.
随从 当此随从造成交战伤害时，抽1张卡牌。
  When this follower deals combat damage, draw 1 card.
随从 当此随从造成能力伤害时，抽1张卡牌。
  When this follower deals ability damage, draw 1 card.
随从 当此随从被破坏时，抽1张卡牌。
  When this follower is destroyed, draw 1 card.
随从 当此随从攻击时，抽1张卡牌。
  When this follower attacks, draw 1 card.
随从 当你的主要阶段开始时，抽1张卡牌。
  When your main phase begins, draw 1 card.
随从 当你的结束阶段开始时，抽1张卡牌。
  When your end phase begins, draw 1 card.
随从 当双方的回合开始时，抽1张卡牌。
  When a player’s turn begins, draw 1 card.
法术 若处于【觉醒】状态，抽1张卡牌。
  If Overflow is active for you, draw 1 card.
法术 若处于【真红】状态，抽1张卡牌。
  If Sanguine is active for you, draw 1 card.
法术 【连击3】抽1张卡牌。
  If you have used 3 or more cards this turn, draw 1 card.
法术 【土之秘术】抽1张卡牌。
  Earth Rite: draw 1 card.
法术 使用时，可以费用1：抽1张卡牌。
  As you use this, you may pay 1 play point: if you do, draw 1 card.
法术 可以丢弃1张手牌：抽1张卡牌。
  You may discard 1 card: if you do, draw 1 card.
法术 随机丢弃1张手牌。
  Discard 1 card at random.
法术 召唤1个『妖精』。
  Summon a Fairy token.
法术 将1张『妖精』放置到额外区。
  Put a Fairy token into your EX area.
法术 将1张你手牌的卡牌放置到额外区。
  Put a card from your hand into the EX area.
法术 对手对战胜利。
  The opponent wins the game.
法术 对战胜利。
  Win the game.
法术 败北。
  Lose the game.
法术 掷骰子。若骰子点数≥4，抽1张卡牌。
  Roll a die. If the result of the die is at least 4, draw 1 card.
`;

const PAIRS = [...ENGLISH.matchAll(/^(\S+) (.+)\n {2}(.+)$/gm)].map(([, ...parts]) => parts);

it.each(PAIRS)('%s: %s', (kind, text, english) => {
  expect(englishText(cardOf(kind, text))).toBe(english);
});

it('says all of them', () => {
  expect(PAIRS).toHaveLength(147);
});

/** The kind of card, its text, the kind of word in it, and the rules that this word names. */
const RULES = `
随从 当你抽卡牌时，主战者生命值+1。 → ability: 10.1.1
随从 当你抽卡牌时，主战者生命值+1（每回合1次）。 → ability: 10.1.1 10.7.2.2
护符 横置：掷骰子。 → activated: 10.1.1.1 10.1.1.1.1
护符 【快速】横置：掷骰子。 → activated: 10.1.1.1 12.3.3
随从 【进化】费用1：将此随从进化。 → activated: 12.2.1 12.2.2 12.2.3
随从 【用餐】：掷骰子。 → activated: 14.2.2.1 14.2.2.3 14.2.2.4
随从 当你抽卡牌时，掷骰子。 → triggered: 10.1.1.2 10.7.3.1
随从 当你抽卡牌时，可以费用1：掷骰子。 → triggered: 10.1.1.2 10.1.1.2.2 10.4.7.3
随从 入场曲：掷骰子。 → entry: 12.4.1 12.4.3
随从 谢幕曲：掷骰子。 → entry: 12.5.1 12.5.3
随从 【攻击时】掷骰子。 → entry: 12.7.1 12.7.2
随从 【进化时】掷骰子。 → entry: 12.6.1 12.6.2
随从 【参赛时】掷骰子。 → entry: 14.2.4.1 14.2.4.2
随从 入场曲谢幕曲：掷骰子。 → entry: 12.1.2 12.4.1 12.4.3 12.5.1 12.5.3
随从 当此随从攻击时，掷骰子。 → card-does: 10.7.2
随从 当此随从进入战场时，掷骰子。 → card-does: 10.7.2
随从 当此随从离开战场时，掷骰子。 → card-does: 10.7.4 10.7.4.1.2
随从 当此随从被破坏时，掷骰子。 → card-does: 10.7.4 10.7.4.1.2
随从 当此随从被能力破坏时，掷骰子。 → card-does: 10.7.4 10.7.4.1.2
随从 当此随从从战场放置到墓场时，掷骰子。 → card-does: 10.7.4 10.7.4.1.2
随从 当此随从消失时，掷骰子。 → card-does: 10.7.4 10.7.4.1.2
随从 当此随从返回手牌时，掷骰子。 → card-does: 10.7.4 10.7.4.1.2
随从 当此随从造成伤害时，掷骰子。 → deals: 5.13.3.4
随从 当此随从造成攻击伤害时，掷骰子。 → deals: 5.13.3.1
随从 当此随从造成交战伤害时，掷骰子。 → deals: 5.13.3.2
随从 当此随从造成能力伤害时，掷骰子。 → deals: 5.13.3.3
随从 当你的回合开始时，掷骰子。 → phase-begins: 7.1.1
随从 当你的主要阶段开始时，掷骰子。 → phase-begins: 7.3.1
随从 当你的结束阶段开始时，掷骰子。 → phase-begins: 7.4.1
法术 若处于【觉醒】状态，掷骰子。 → in-state: 13.4.1.1 13.4.1.2
法术 若处于【真红】状态，掷骰子。 → in-state: 13.5.2.1 13.5.2.2
法术 抽1张卡牌。 → draw: 5.9.1 5.9.2
法术 抽最多2张卡牌。 → draw: 5.9.3 5.9.3.1
法术 查看牌组顶部1张卡牌。 → look: 5.10.1 4.1.5
法术 查看牌组顶部最多3张卡牌，以任意顺序放置到牌组底部。 → look: 5.10.2 5.10.2.4 4.1.5
法术 丢弃1张手牌。 → discard: 5.11.1
法术 随机丢弃1张手牌。 → discard: 5.11.1 5.18.1
法术 召唤1个『妖精』。 → create: 5.4.2 5.4.2.1 9.1.2
法术 将1张『妖精』放置到额外区。 → create: 5.4.2 5.4.2.2 9.1.2
法术 将1张你手牌的卡牌放置到额外区。 → send: 5.4.1 4.1.6 4.8.3.2
法术 将1张你手牌的卡牌放置到墓场。 → send: 5.4.1 4.1.6
法术 将1张你手牌的随从放置到战场。 → send: 5.4.1 4.1.6 4.4.4.2
法术 将1张你手牌的随从以横置状态放置到战场。 → send: 5.4.1 4.1.6 4.4.4.2 4.2.2.3
法术 对战胜利。 → end-game: 1.2.4 5.22.1
法术 败北。 → end-game: 1.2.4
法术 进行额外回合。 → turn-order: 5.27.1 5.27.2
法术 跳过下一个回合。 → turn-order: 5.25.1 5.25.2
随从 入场曲：此随从用餐。 → meal: 14.2.1.1 14.2.1.1.1 14.2.1.2
随从 入场曲：此随从用餐2次。 → meal: 14.2.1.1 14.2.1.2
随从 入场曲：此随从参赛。 → race: 14.2.3.1 14.2.3.1.1
随从 入场曲：此随从参赛2次。 → race: 14.2.3.1
法术 抉择1：【1】掷骰子；【2】抽1张卡牌。 → modes: 5.17.1 5.17.1.1 5.17.3 5.17.4
法术 最多抉择1：【1】掷骰子；【2】抽1张卡牌。 → modes: 5.17.1 5.17.1.1 5.17.2 5.17.3 5.17.4
法术 抉择1（若处于【觉醒】状态，则为2）：【1】掷骰子；【2】抽1张卡牌。 → modes: 5.17.1 5.17.1.1 5.17.3 5.17.3.1 5.17.4
法术 【土之秘术】掷骰子。 → paying: 13.3.3.1 13.3.3.2
法术 使用时，可以费用1：掷骰子。 → paying: 10.4.7 10.4.7.1 10.4.7.2
法术 可以丢弃1张手牌：掷骰子。 → paying: 10.4.7 10.4.7.1 10.4.7.4
法术 选择1个对手的随从，将其破坏。 → selection: 10.6.2.3 10.6.2.3.1
法术 选择最多1个对手的随从，将其破坏。 → selection: 10.6.2.3 10.6.2.3.2
法术 破坏所有对手的随从。 → selection: 4.4.3
随从 入场曲：随机丢弃1张手牌。 → discard: 5.11.1 5.18.1
随从 此卡牌的使用费用-1。 → cost-change: 10.4.4.1
随从 此卡牌的使用费用+1。 → cost-change: 10.4.4.1
随从 此卡牌的使用费用变为1。 → cost-change: 10.4.4.1 10.10.2.4
法术 选择1张你的进化牌组的卡牌，将其变为背面朝上。 → turn: 4.2.3 4.6.3
法术 选择1张你的进化牌组的卡牌，将其变为正面朝上。 → turn: 4.2.3 4.6.3
随从 你的手牌上限+1。 → limit-change: 4.7.3
随从 你的战场上限+1。 → limit-change: 4.4.4
随从 你的额外区上限+1。 → limit-change: 4.8.3
法术 本回合中，所有你的随从的攻击力+1。 → begin: 10.2.1.2 10.9.2 7.4.7
法术 所有你的随从的攻击力+1。 → begin: 10.2.1.2 10.9.2
法术 抽X张卡牌，X为你的随从的数量。 → number: 5.2.1.2 5.2.1.2.1 5.2.1.2.2
法术 主战者生命值+X，X为此卡牌原本的费用。 → stat-of: 5.23.1
法术 主战者生命值+X，X为此卡牌的费用。 → stat-of: 10.11.1 5.24.2.1
法术 选择1个攻击力≥3的随从，将其破坏。 → stat: 10.9.1
法术 选择1个原本的攻击力≥3的随从，将其破坏。 → stat: 5.23.1
法术 选择1个横置的随从，将其破坏。 → state: 4.2.2.2
法术 选择1个竖置的随从，将其破坏。 → state: 4.2.2.1
法术 选择1个已进化的随从，将其破坏。 → state: 5.15.1.2
法术 选择1个受到过伤害的随从，将其破坏。 → state: 5.13.1
法术 选择1个本回合参赛过的随从，将其破坏。 → state: 14.2.3.1
法术 选择1个本回合进入战场的随从，将其破坏。 → state: 5.4.3
`;

const NAMED = [...RULES.matchAll(/^(\S+) (.+) → (\S+): (.+)$/gm)].map(([, ...parts]) => parts);

it.each(NAMED)('%s: %s → %s', (kind, text, word, rules) => {
  const found = explainCard(cardOf(kind, text)).filter((one) => one.kind === word);
  expect(found.map((one) => one.rules.join(' '))).toEqual([rules]);
});

it('names all of them', () => {
  expect(NAMED).toHaveLength(82);
});
