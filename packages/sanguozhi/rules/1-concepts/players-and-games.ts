import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped, table, unenforceable } from '@lianhuan/kernel/rulebook';

/** 100–104: general rules, the highest principles, players, beginning and ending a game. */
export const PLAYERS_AND_GAMES = {
  '100.1': definition(
    '同一套规则管两人局，也管多人局',
    'One set of rules serves two-player and multiplayer games',
  ),
  '100.1a': definition('两人局：一对一', 'A two-player game is one against one'),
  '100.1b': shaped(
    '多人局的人数为偶数，平分为两方；与两人局不同之处见第 9 章',
    'A multiplayer game has an even number of players in two equal sides; chapter 9 says what differs',
    '对局只按两席或四席开设，座位本身就分好了两方',
    'A match is only ever made for two or four seats, and the seats are the sides',
  ),
  '100.2': table(
    '每人自带一副主卡卡组，并准备记粮草和指示物的东西',
    'Each player brings a main deck, and something to keep count of grain and counters',
    '粮草和指示物由屏幕记数',
    'The screen keeps the counts',
  ),
  '100.2a': enforced(
    '主卡卡组至少 50 张；同名牌限一张，有构筑数量限制符号的同编号牌则主卡备卡合计不超过符号上的数',
    'A main deck has at least 50 cards, one of each name; a card with a limit symbol may appear that many times in main and side deck together',
  ),
  '100.2b': unenforceable(
    '其他赛制对卡组另有要求',
    'Other formats ask other things of a deck',
    '由比赛规则规定，这里只有构筑赛',
    'Tournament rules say so; only constructed play is offered here',
  ),
  '100.3': enforced(
    '可以另备一副备卡，在同一局的两盘之间与主卡换牌',
    'A side deck may be kept, to change the main deck between the games of a match',
  ),
  '100.3a': enforced(
    '备卡最多 15 张，同名限制照样适用；但可以放与主卡同名而编号不同的牌',
    'A side deck has at most 15 cards under the same name limit, but may hold a card of another number with a name of the main deck',
  ),
  '100.4': shaped(
    '卡组张数没有上限',
    'A deck may be as large as one likes',
    '卡组检查里没有上限可查',
    'The deck check has no upper limit to look at',
  ),
  '100.5': enforced(
    '可以另备事件卡，它们不计入主卡或备卡的张数',
    'Events may be brought besides; they count neither for the main nor for the side deck',
  ),
  '100.5a': enforced(
    '主卡可配 0 至 10 张事件卡，备卡不配事件卡',
    'Up to ten events go with the main deck, none with the side deck',
  ),
  '100.5b': enforced('事件卡也受同名限制', 'Events are under the name limit too'),
  '100.6': enforced(
    '比赛另有规定：在比赛中可以提议平局；禁限卡由主办方定',
    'Tournaments have rules of their own: in one the players may offer a draw; which cards are banned is the organisers’ business',
  ),
  '100.6a': table(
    '两人比赛通常三盘两胜',
    'A two-player match is usually the best of three games',
    '一盘游戏里没有可查的；盘数由屏幕在各盘之间记着，先胜两盘的赢得这一局',
    'There is nothing of it within a game; the screen keeps count between games, and two wins take the match',
  ),
  '101.1': enforced(
    '牌上所写与规则冲突时，照牌上的来；只有认输什么牌也拦不住',
    'Where a card contradicts a rule, the card is right; only conceding can never be taken away',
  ),
  '101.2': enforced(
    '一处说能、一处说不能，就是不能',
    'If one thing says it can happen and another that it cannot, it cannot',
  ),
  '101.2a': shaped(
    '增加或移除效果不算“能”与“不能”之争',
    'Giving or taking away an effect is not a matter of can against cannot',
    '牌上有哪些效果先由各层算定，之后才问能不能',
    'The layers settle which effects a card has before anything asks what can be done',
  ),
  '101.3': shaped(
    '效果里做不到的部分略过，能做多少做多少',
    'The part of an effect that cannot be done is left out; the rest is done',
    '选的时候按现有的选，程序里没有“不够就不做”',
    'Whatever there is, is picked from; nothing in the code gives up where there is too little',
  ),
  '101.4': enforced(
    '多人同时要选择时，主动玩家先定，其余顺时针依次决定，都定下后一起执行',
    'When several players must choose at once, the active player decides first, the others clockwise; then all of it happens together',
  ),
  '101.4a': shaped(
    '从暗处（手牌、卡组）各选一张时，选了哪张先不公开，只让人看到是其中哪一张牌背',
    'Choices out of hidden zones stay hidden until all have chosen, unless the effect shows them; only which card back is seen',
    '选定之后没有展示的一步',
    'After the pick there is no step that shows it',
  ),
  '101.4b': enforced(
    '后选的玩家知道先选的人选了什么（暗选除外）',
    'Who chooses later knows what was chosen before, hidden choices apart',
  ),
  '101.4c': enforced(
    '一人同时有几项选择而没有规定次序时，次序由他自己定',
    'A player with several choices at once and no order given takes them in the order they like',
  ),
  '101.4d': shaped(
    '有人选完使别人要重新选择时，仍从主动玩家问起',
    'If a choice makes others choose again, the asking starts with the active player again',
    '每一轮选择都由同一个过程问起，而它总从主动玩家开始',
    'Every round of choices is asked by the same procedure, which begins with the active player',
  ),
  '102.1': definition(
    '正在进行回合的是主动玩家，其余是非主动玩家',
    'Whose turn it is, is the active player; the others are non-active players',
  ),
  '102.2': definition(
    '两人局里，对手就是敌方，也就是其他玩家',
    'With two players the opponent is the enemy and also the “other player”',
  ),
  '102.3': shaped(
    '多人局里，对手是敌方；“其他玩家”还包括队友',
    'In a multiplayer game the opponents are the enemies; “other players” counts team mates too',
    '“其他玩家”只除去自己',
    '“Other players” leaves out the player alone',
  ),
  '102.4': enforced(
    '谁带来的牌归谁所有，什么都改变不了',
    'Whoever brought a card owns it, and nothing changes that',
  ),
  '102.4a': shaped(
    '牌去哪个区域，都是去拥有者的那个区域',
    'A card told to go to a zone goes to its owner’s',
    '去处总按拥有者写成，没有别的去处可选',
    'The zone is always written as the owner’s; there is no other to go to',
  ),
  '102.4b': definition(
    '移出游戏只是移出这一盘，拥有者不变',
    'Removed from the game means from this one game; the owner stays',
  ),
  '102.5': shaped(
    '牌在谁的区域就由谁控制，它的效果也由他控制',
    'A card and its effects are controlled by the player in whose zone it is',
    '控制者直接由所在区域读出，别处没有记录',
    'The controller is read off the zone; it is recorded nowhere else',
  ),
  '102.6': shaped(
    '“己方”指这张牌或效果的控制者',
    '“Oneself” is the controller of the card or effect',
    '这个词的意思就是这几位玩家',
    'It is what the word means: these players',
  ),
  '102.7': enforced('“我方”指控制者和他的队友', '“our side” is the controller with all team mates'),
  '102.8': shaped(
    '“敌方”指控制者的所有对手',
    '“the enemy” is every opponent of the controller',
    '这个词的意思就是这几位玩家',
    'It is what the word means: these players',
  ),
  '103.1': enforced(
    '开局洗切卡组，背面向上叠放在营地槽',
    'The decks are shuffled and put face down in the camp slots',
  ),
  '103.1a': enforced('事件卡背面向上放在事件槽', 'Events are put face down in the event slot'),
  '103.1b': table(
    '备卡放在一旁，不与对局的牌相混',
    'The side deck is kept apart from the game',
    '备卡不在对局画面里，只在两盘之间出现',
    'The side deck is not on the screen of the game; it is shown between games',
  ),
  '103.2': enforced(
    '首盘随机定先手；之后由上一盘的输家决定谁先手，上一盘平局则由上次做决定的人决定',
    'The first game’s starting player is drawn by lot; after that the loser decides, after a draw whoever decided last',
  ),
  '103.3': shaped(
    '每人以 30 粮开始，粮草上限也是 30',
    'Each begins with 30 grain and a limit of 30',
    '开局的数由设定读入，就写进状态',
    'The number is read from the set-up and written into the state',
  ),
  '103.4': enforced(
    '起手 6 张；从起始玩家起，各有一次机会把任意几张洗回卡组再抓同样张数',
    'The opening hand is six; from the starting player on, each may once shuffle any number of it back and draw as many',
  ),
  '103.5': shaped(
    '起手都定下后，起始玩家开始第一个回合',
    'With the opening hands settled the starting player takes the first turn',
    '这就是开局程序的次序',
    'It is the order of the opening itself',
  ),
  '103.5a': enforced(
    '先手不抓牌：起始玩家的第一个回合没有抓卡阶段',
    'The starting player skips the draw phase of the first turn',
  ),
  '104.1': shaped(
    '有人赢了或成了平局，这盘就结束',
    'A game ends when it is won or drawn',
    '结果就是结局，有了结果便不再有后续决定',
    'The result is the end; after it there is no further decision',
  ),
  '104.2': definition('赢的几种方式', 'The ways to win'),
  '104.2a': enforced(
    '对手都已离开而自己还在，就赢',
    'Whoever is left when every opponent has gone wins',
  ),
  '104.2b': enforced('效果可以让人赢', 'An effect can win the game'),
  '104.2c': shaped(
    '队里有一人赢，全队都赢，已离开的队友也算',
    'If one of a team wins the whole team wins, those who have left included',
    '胜者按队挑出，不看谁已离开',
    'Winners are picked by team, and nobody looks at who has left',
  ),
  '104.3': definition('输的几种方式', 'The ways to lose'),
  '104.3a': enforced(
    '随时可以认输，认输即离开并输掉这盘',
    'A player may concede at any time; they leave at once and lose',
  ),
  '104.3b': enforced(
    '粮草为 0 或更低的玩家，在下次有人得到行动权时离开',
    'A player at 0 grain or less leaves the next time anyone would get priority',
  ),
  '104.3c': enforced(
    '要抓的牌比卡组剩的多，在下次有人得到行动权时离开',
    'A player who had to draw more than the deck held leaves the next time anyone would get priority',
  ),
  '104.3d': shaped(
    '全队都离开了，这队就输',
    'A team all of whose players have left has lost',
    '只数还有人在的队，程序里没有让空队留下的路',
    'Only teams that still have somebody are counted; nothing keeps an empty one in',
  ),
  '104.3e': enforced('同时又赢又输，算输', 'Whoever would win and lose at once loses'),
  '104.3f': unenforceable(
    '比赛中裁判可以判负',
    'In a tournament a judge may award a loss',
    '判罚是人的事',
    'Penalties are given by people',
  ),
  '104.4': definition('平局的几种情况', 'The ways to draw'),
  '104.4a': enforced(
    '还在游戏中的玩家同时都输，就是平局',
    'If all who are left lose at the same time the game is a draw',
  ),
  '104.4b': enforced(
    '比赛中双方都同意，就成为平局',
    'In a tournament the game is drawn if both sides agree',
  ),
  '104.5': shaped(
    '输了就离开；多人局里若还没分出胜负，其余的人继续',
    'Who loses leaves; in a multiplayer game that is not over the others play on',
    '分出胜负才结束，否则流程照常往下走',
    'The game ends only once it is decided; otherwise the flow simply goes on',
  ),
} as const satisfies Record<string, RuleEntry>;
