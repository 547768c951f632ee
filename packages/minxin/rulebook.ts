import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

const heading = (zh: string, en: string): RuleEntry => ({
  ...definition(zh, en),
  why: {
    zh: '章节的标题，内容在其下各条',
    en: 'The heading of a chapter; its content stands in the items below it',
  },
});

/** Every number of the 民心 rulebook, in our own words. */
export const RULES = {
  '1': heading('游戏开始前的准备', 'Getting the game ready'),
  '1.1': heading(
    '准备工作按编号的次序进行',
    'The preparations are made in the order of their numbers',
  ),
  '1.1.1': enforced(
    '望族、甲士、开仓济民、固营强兵、山贼、黄巾余孽六种牌正面朝上摆在始终可得区域',
    'Six cards lie face up in the always-available area: Noble House, Armoured Guard, Open the Granaries, Drill the Camp, Mountain Bandits and Yellow Turban Remnants',
  ),
  '1.1.2': enforced(
    '事件牌洗混后面朝下成为事件牌库',
    'The events are shuffled and laid face down as the event deck',
  ),
  '1.1.3': enforced(
    '锦囊牌洗混后面朝下成为锦囊牌库',
    'The pouch cards are shuffled and laid face down as the pouch deck',
  ),
  '1.1.4': enforced('中央牌库洗混后面朝下放置', 'The central deck is shuffled and laid face down'),
  '1.1.6': enforced(
    '民心池里放玩家人数×30 的民心',
    'The pool starts with 30 favour for each player',
  ),
  '1.1.6#2': enforced(
    '玩家用轮抽来补充自己的初始牌库',
    'The players draft cards for their starting decks',
  ),
  '1.1.6.1': enforced(
    '每人从中央牌库摸六张；其中乱军多于两张、或七费以上的牌多于两张时，多出的放逐并补抽，直到都不超过两张',
    'Each draws six from the central deck; beyond two rebels, or two cards of cost 7 or more, the surplus is exiled and replaced',
  ),
  '1.1.6.2': enforced(
    '每人留下一张，其余传给右手边的玩家',
    'Each keeps one card and passes the rest to the right',
  ),
  '1.1.6.3': enforced('如此重复，直到每人都有六张', 'This is repeated until each has six cards'),
  '1.1.6.4': enforced(
    '每人保留其中一至六张，费用合计不超过 10；其余回到中央牌库，重新洗混',
    'Each keeps one to six of them, of total cost 10 at most; the others go back into the central deck, which is shuffled again',
  ),
  '1.1.6.5': enforced(
    '保留的牌与两张民兵、三张寒族、三张兴义兵洗混，成为各自的牌库',
    'The kept cards are shuffled with two Militia, three Humble House and three Raise the Righteous into the player’s deck',
  ),
  '2': heading('游戏怎样进行', 'How the game goes'),
  '2.1': enforced(
    '游戏按轮进行：每位玩家各完成一个回合为一轮',
    'The game goes in rounds: a round is one turn of each player',
  ),
  '2.1.1': shaped(
    '回合依次为准备阶段、出牌阶段、出牌结束、摸牌阶段、回合结束，然后轮到下一位',
    'A turn goes through preparation, play, end of play, draw and turn end; then comes the next player',
    '这就是回合程序本身各步的次序',
    'It is the order of the steps of the turn procedure itself',
  ),
  '2.1.2': shaped(
    '在出牌阶段的每个空闲时点，玩家可以自由行动一次，直到宣告出牌结束',
    'At each idle point of the play phase the player may act freely, until they declare the end of play',
    '这就是出牌阶段本身的循环',
    'It is the loop of the play phase itself',
  ),
  '2.2': heading('游戏怎样开始', 'How the game begins'),
  '2.2.1': enforced(
    '掷骰最大的玩家为起始玩家，并定行动次序（默认逆时针）；其他玩家各得一张化尘',
    'The highest die makes the first player; play goes counter-clockwise by default; each other player gets one Turn to Dust',
  ),
  '2.2.2': enforced('每位玩家摸五张牌作为手牌', 'Each player draws a hand of five'),
  '2.2.3': enforced(
    '从中央牌库翻牌，填满中央牌列的六个空位',
    'The six places of the centre row are filled from the central deck',
  ),
  '2.2.4': enforced(
    '翻开一张事件；牌列一有空位立即补上，中央牌库空了就把放逐区洗入；上下左右相邻为周围',
    'An event is revealed; a gap in the row is filled at once, from the shuffled exile pile when the central deck is empty; left, right, above and below are “around”',
  ),
  '2.3': heading('玩家的回合', 'A player’s turn'),
  '2.3.1': enforced(
    '准备阶段：写明此时生效的效果生效',
    'Preparation: effects that say so apply now',
  ),
  '2.3.2': enforced(
    '打出的牌进场：获得牌上的战力、声望、民心，并可发动进场效果（不发动即放弃）；布令先横置领土；限次效果在空闲时点发动',
    'A played card enters: its owner gains its power, renown and favour and may use its entry effects, or lose them; an edict taps its territory first; limited effects are used at idle points',
  ),
  '2.3.2.1': heading('出牌阶段可以做的事', 'What can be done in the play phase'),
  '2.3.2.2': enforced(
    '招募：选定目标并支付声望，其他玩家可以应对；仍付得起则将牌置入弃牌堆，付不起则费用扣到 0 为止',
    'Recruit: choose a card and pay renown; others may answer; if it can still be paid the card goes to the discard pile, else the cost is lost down to 0',
  ),
  '2.3.2.3': enforced(
    '击溃：用战力或击溃X 击败乱军，或用击溃X 击败其他玩家的部曲；进场途中被击溃即未成功进场',
    'Rout: defeat a rebel with power or with “rout X”, or another player’s troop with “rout X”; a troop routed while it enters has not entered',
  ),
  '2.3.2.4': enforced(
    '攻城：支付等于守备的战力（先用攻城战力）攻破其他玩家的领土，从其拥有者获取守备民心，领土进入拥有者的弃牌堆',
    'Siege: pay power equal to a territory’s defence, siege power first; take its spoils of favour from its owner, whose discard pile it goes to',
  ),
  '2.3.2.5': enforced(
    '自己回合中摸牌时牌库空了，将弃牌堆洗入牌库再摸；弃牌堆也空就不摸',
    'In one’s own turn an empty deck is refilled by shuffling the discard pile; if that is empty too nothing is drawn',
  ),
  '2.3.3': enforced(
    '宣告出牌结束后不再打出手牌、不再布令；写明此时生效的效果生效',
    'After the end of play is declared no card is played and no edict given; effects that say so apply now',
  ),
  '2.3.4': enforced(
    '摸牌阶段：战力、声望清零，领土重置，打出的牌与不想保留的手牌进入弃牌堆，锦囊洗回，再摸到手牌上限',
    'Draw phase: power and renown are lost, territories untap, played cards and unwanted hand cards are discarded, pouches are shuffled back, and the hand is filled to its limit',
  ),
  '2.3.4#2': enforced(
    '摸牌完毕后回合结束，只到本回合为止的效果随之结束',
    'After drawing the turn ends, and with it what lasts for the turn',
  ),
  '2.3.5': enforced(
    '在其他玩家的回合只能打出带闪电的牌、只执行带闪电的效果；所得战力、声望留到自己下个回合结束，牌库空了不洗弃牌堆',
    'In another player’s turn only cards with flash can be played and only their flash effects work; power and renown gained stay until the end of one’s next turn, and an empty deck is not refilled',
  ),
  '2.4': heading('公共区域', 'The shared areas'),
  '2.4.1': enforced(
    '山贼总在始终可得区域；黄巾余孽也是，除非作为事件奖励放在玩家场上',
    'Mountain Bandits are always in the always-available area; so are Yellow Turban Remnants, unless an event’s reward puts them on a player’s field',
  ),
  '2.4.2': enforced(
    '新事件进入中央牌列时翻开一张事件取代原事件，新事件被放逐；事件翻完后洗混再用',
    'When a herald enters the row a new event replaces the old and the herald is exiled; events that ran out are shuffled again',
  ),
  '2.4.3': enforced(
    '被放逐的牌进入放逐区；属于始终可得区域的放回原处，属于起始牌库的移出游戏',
    'Exiled cards go to the exile pile; always-available cards return to their place and starting cards leave the game',
  ),
  '2.4.4': enforced(
    '击溃乱军者依次执行奖励，然后放逐它；满足招募条件的可改置入弃牌堆；锦囊奖励抽双倍、留一半',
    'Whoever routs a rebel carries out its rewards in order, then it is exiled, or recruited if its condition holds; of pouches twice the number is drawn and half is kept',
  ),
  '2.4.5': enforced(
    '锦囊暗置在玩家区域，只有自己能看，不算手牌；需要时让它进场执行效果',
    'Pouches lie face down before their owner, who may look; they are not hand cards and enter when needed',
  ),
  '2.5': heading('游戏怎样结束', 'How the game ends'),
  '2.5.1': enforced(
    '一轮结束时民心池已空，游戏结束；此前仍可继续获得民心',
    'The game ends when the pool is empty at the end of a round; until then favour can still be gained',
  ),
  '2.5.1#2': enforced(
    '民心总值（指示物与所有牌的民心值之和）最高者获胜，相等则共享胜利',
    'The highest total of tokens and of favour values on all one’s cards wins; equals share the victory',
  ),
} as const satisfies Record<string, RuleEntry>;
