import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped, table } from '@lianhuan/kernel/rulebook';

/** Chapter 6, 游戏准备: what a deck may hold, and how a game is begun. */
export const SETUP = {
  '6.1': definition('准备卡牌', 'The decks'),
  '6.1.1': enforced(
    '每人要备好主战者、主牌组和进化牌组',
    'Each player brings a leader, a main deck and an evolve deck',
  ),
  '6.1.1.1': enforced('主战者恰好 1 张', 'Exactly one leader'),
  '6.1.1.2': enforced(
    '主牌组 40 至 50 张，不能有主战者、进化卡和衍生物',
    'A main deck has 40 to 50 cards, without leaders, evolve cards or tokens',
  ),
  '6.1.1.3': enforced(
    '进化牌组 0 至 10 张，只能是进化卡',
    'An evolve deck has at most 10 cards, all of them evolve cards',
  ),
  '6.1.1.4': enforced(
    '每副牌组里同名的不超过 3 张，两副合计 6 张',
    'At most three cards of a name in the main deck, and three in the evolve deck',
  ),
  '6.1.1.5': enforced(
    '全部卡牌要以职业或主题为基准统一',
    'All of the cards must go together, by class or by theme',
  ),
  '6.1.1.5.1': enforced(
    '以职业为基准：两副牌组里只有主战者的职业和中立',
    'By class: both decks hold only cards of the leader’s class and neutral ones',
  ),
  '6.1.1.5.2': enforced(
    '以主题为基准：主战者和两副牌组全都有主题，而且是同一个',
    'By theme: the leader and every card of both decks have a theme, the same one',
  ),
  '6.1.2': enforced(
    '关于构筑条件的永续能力代替上述条件，开始游戏后无效',
    'Static abilities about deck building replace these conditions, and are invalid once the game has begun',
  ),
  '6.2': definition('开始游戏前的步骤', 'Before the first turn'),
  '6.2.1': definition(
    '开始游戏前依次进行下列各步',
    'Before the game begins these steps are taken, in this order',
  ),
  '6.2.1.1': table(
    '双方亮出要用的主战者、主牌组和进化牌组',
    'Both show which leader and decks they are about to use',
    '画面上一开始就摆着双方的主战者和牌组',
    'The screen shows both leaders and decks from the start',
  ),
  '6.2.1.1.1': table(
    '没有进化牌组的要表明没有',
    'A player without an evolve deck says so',
    '画面标着进化牌组的张数，没有就是 0',
    'The screen shows the number of cards of the evolve deck, which is 0',
  ),
  '6.2.1.2': enforced('主战者放到主战者区域', 'The leaders are put into the leader areas'),
  '6.2.1.3': table(
    '主战者既有职业又有主题的，要说明牌组以哪个为基准',
    'With a leader that has both a class and a theme, the player says which of them the deck goes by',
    '两种基准程序都查，合乎一种就行，不必宣布',
    'The program tries both bases; one that fits is enough, so nothing has to be said',
  ),
  '6.2.1.4': enforced(
    '主牌组放到牌组放置区，洗切',
    'The main decks are put into the deck zones and shuffled',
  ),
  '6.2.1.5': enforced(
    '进化牌组放到进化牌组放置区',
    'The evolve decks are put into the evolve deck zones',
  ),
  '6.2.1.6': enforced(
    '随机选出一名玩家，由他决定先攻还是后攻',
    'A player drawn by lot chooses to go first or second',
  ),
  '6.2.1.7': enforced('各从牌组顶部拿 4 张到手牌', 'Each takes four cards from the deck as a hand'),
  '6.2.1.8': enforced(
    '从先攻起，各有一次机会把手牌全部以任意次序放到牌组底部，再从顶部拿 4 张',
    'From the first player on, each may once put the hand on the bottom of the deck in any order and take four new cards',
  ),
  '6.2.1.9': shaped(
    '能量点及其最大值，双方都从 0 开始',
    'Play points and their maximum start at 0',
    '开局的状态里就是 0',
    'The state begins with 0',
  ),
  '6.2.1.10': enforced(
    '进化点先攻为 0，后攻为 3',
    'The first player has no evolution points, the second has 3',
  ),
  '6.2.1.11': shaped(
    '主战者的生命值为 20',
    'The leaders start at 20 life',
    '开局的数由设定读入，就写进状态',
    'The number is read from the set-up and written into the state',
  ),
  '6.2.1.12': shaped(
    '先攻进行第一个回合',
    'The first player takes the first turn',
    '没有人进行过回合时，下一位就是先攻玩家',
    'While nobody had a turn, the next player is the one who goes first',
  ),
} as const satisfies Record<string, RuleEntry>;
