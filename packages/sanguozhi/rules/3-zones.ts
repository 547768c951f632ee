import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped, table, unenforceable } from '@lianhuan/kernel/rulebook';

/** Chapter 3: the five zones, who sees them, and what a move between them means. */
export const ZONES = {
  '300.1': shaped(
    '共有五个区域：卡组、手牌、场上、墓地各人自有，连环大家共用；一张卡牌或一个效果只在一处',
    'There are five zones: each player has a deck, a hand, a field and a graveyard, and all share the chain; a card or effect is in one at a time',
    '每张卡牌只记着一个所在之处',
    'A card records one place only',
  ),
  '300.1a': enforced('事件槽不属于任何区域', 'The event slot is part of no zone'),
  '300.1b': definition(
    '移出游戏的卡牌放到一旁，那里不是区域',
    'Cards removed from the game are set aside; that is not a zone',
  ),
  '300.2': definition(
    '墓地槽是墓地，营地槽是卡组，将领、谋略、阵型、兵权四种槽合为场上，手里的是手牌，连环另在一处',
    'The graveyard slot is the graveyard, the camp slot the deck; general, tactic, formation and troop slots make the field; the cards held are the hand; the chain is apart',
  ),
  '300.3': enforced(
    '场上、墓地、连环公开，盖放的除外；手牌、卡组不公开，被展示的除外',
    'Field, graveyard and chain are open but for face-down cards; hand and deck are hidden but for revealed cards',
  ),
  '300.4': shaped(
    '返回卡组、返回手牌、置入墓地，去的都是拥有者的区域',
    'A card that returns to a deck or hand or is put into a graveyard goes to its owner’s',
    '去处总按拥有者写成，没有别的去处可选',
    'The zone is always written as the owner’s; there is no other to go to',
  ),
  '300.5': definition('有些卡牌不进某些区域', 'Some cards never enter some zones'),
  '300.5a': enforced('瞬时谋略不会上场', 'An instant tactic never enters the field'),
  '300.5b': enforced(
    '事件不进任何区域，只在事件槽里或移出游戏',
    'Events enter no zone: they are in the event slot or removed from the game',
  ),
  '300.6': shaped(
    '除非规则或效果允许，卡牌不换区域，也不改先后；副将、盖放的阵型、手牌、墓地的摆放次序不拘',
    'Cards change neither zone nor order unless a rule or effect allows it; deputies, face-down formations, hands and graveyards may be rearranged',
    '没有随意移动卡牌的行动',
    'There is no action that moves cards at will',
  ),
  '300.7': enforced(
    '卡牌将要移动时先套用影响这次移动的规则与效果；两者冲突，由控制者、拥有者或效果指明的玩家选用一个',
    'What affects a move is applied before it; of two that contradict, the controller, the owner or the player whom the effect names picks one',
  ),
  '300.7a': enforced(
    '盖放的卡牌从公开区域去非公开区域，先亮明正面再移动',
    'A face-down card that goes from an open to a hidden zone is turned face up first',
  ),
  '300.7b': enforced(
    '从场上去手牌、卡组、墓地或移出游戏才算离场；进连环、换到另一位玩家场上都不算',
    'Leaving the field is going from it to a hand, deck, graveyard or out of the game; moving to the chain or to another player’s field is not',
  ),
  '300.8': enforced(
    '卡牌换了区域，一切回复到印制的样子',
    'A card that changes zones is again as it is printed',
  ),
  '300.8a': shaped(
    '有效果改着某区域卡牌的特征，卡牌一进入该区域就是改后的特征',
    'Where an effect changes the cards of a zone, a card entering that zone has the changed characteristics at once',
    '每次都重新算出受影响的卡牌，没有锁定',
    'Those it affects are worked out anew each time; nothing locks them in',
  ),
  '300.8b': enforced(
    '有效果无论区域一直改着某张卡牌，该卡牌带着改后的特征进出各区域',
    'Where an effect changes a card wherever it is, the card enters and leaves every zone as changed',
  ),
  '300.9': definition(
    '因换区域而触发的效果看换之前或之后的信息，见 703',
    'Effects triggered by a change of zone look at the card before or after it; see 703',
  ),
  '300.10': definition(
    '对某区域行事，就是对其中所有卡牌行事',
    'To act on a zone is to act on all cards in it',
  ),
  '301.1': definition(
    '游戏开始时放进营地槽的卡组即卡组区域',
    'The deck laid in the camp slot as the game starts is the deck zone',
  ),
  '301.2': enforced(
    '卡组背面向上，谁也不能看，也不能改次序',
    'The deck lies face down; nobody may look at it or change its order',
  ),
  '301.3': table(
    '任何人随时可以清点任何卡组的张数',
    'Anyone may count any deck at any time',
    '画面总标着张数',
    'The screen always shows the number',
  ),
  '301.4': shaped(
    '卡组里背面向上的卡牌没有特征，除非正被某位玩家查看',
    'Face-down cards in a deck have no characteristics unless a player is looking at them',
    '各处寻找时不看卡组',
    'A search everywhere leaves out the decks',
  ),
  '301.5': enforced('从卡组选取之后洗切该卡组', 'A deck that was searched is shuffled afterwards'),
  '301.6': shaped(
    '展示的卡组卡牌，除非另有说明，照原次序翻回背面',
    'Cards revealed in a deck turn face down again in the same order unless the effect says otherwise',
    '展示只让人看见，卡牌并不移动',
    'Revealing shows cards and moves none',
  ),
  '301.7': definition(
    '卡组顶从上往下数，卡组底从下往上数',
    'The top of a deck is counted from above, the bottom from below',
  ),
  '301.7a': enforced(
    '亮着卡组顶进行游戏时，解析途中换了卡组顶，解析完才亮出新的一张',
    'While the top card is played revealed, a new top card shows only after what is resolving has resolved',
  ),
  '301.7b': shaped(
    '卡组不足 X 张时，“卡组顶/底 X 张卡”就是整副卡组',
    'If a deck has fewer than X cards its top or bottom X cards are the whole deck',
    '从顶上取到没有为止，不足时不作罢',
    'Cards are taken from the top as far as there are any; nothing gives up where there are too few',
  ),
  '301.7c': unenforceable(
    '卡组不足 X 张时，顶数第 X 张是卡组底，底数第 X 张是卡组顶',
    'If a deck has fewer than X cards, the Xth from the top is the bottom card and the Xth from the bottom the top card',
    '这里没有卡牌说到“第 X 张”',
    'No card here speaks of the Xth card',
  ),
  '302.1': definition(
    '加入手中的卡牌组成手牌区域；起始手牌见 103',
    'Cards put into a player’s hand make the hand zone; for the opening hand see 103',
  ),
  '302.2': enforced(
    '手牌上限为 7；平时不限，自己弃卡阶段要弃到上限',
    'The hand limit is 7; a hand may exceed it until its player’s discard phase, when the rest is discarded',
  ),
  '302.3': table(
    '手牌随意排列；任何人随时可以清点别人的手牌张数',
    'A hand is arranged at will; anyone may count another’s hand at any time',
    '画面总标着张数，排列没有意义',
    'The screen always shows the number, and the order means nothing',
  ),
  '303.1': shaped(
    '四种槽合为场上；游戏开始时场上没有卡牌',
    'Four kinds of slots make the field, which starts empty',
    '开局状态里场上是空的',
    'The field of the opening state is empty',
  ),
  '303.2': shaped(
    '场上的卡牌只放在它那种卡牌该放的槽里',
    'A card on the field lies in a slot for its kind only',
    '去哪种槽由卡牌种类决定',
    'The kind of a card decides the kind of its slot',
  ),
  '303.3': shaped(
    '除事件外，卡牌的效果只在场上能用、起作用，除非自己另有说明',
    'Apart from events, effects can be used and work on the field only, unless they say otherwise',
    '只在场上（与写明的地方）寻找起作用的效果，别处不找',
    'Active effects are looked for in play, and where they say so; nowhere else',
  ),
  '304.1': shaped(
    '各人的墓地开始时都是空的',
    'Every graveyard starts empty',
    '开局状态里墓地是空的',
    'The graveyards of the opening state are empty',
  ),
  '304.2': table(
    '墓地正面向上叠放，任何人随时可以查看、清点',
    'Graveyards are face-up piles that anyone may look through and count at any time',
    '画面点开就能看；公开与否见 300.3',
    'The screen opens them on request; that they are open stands in 300.3',
  ),
  '304.3': definition(
    '被破坏、牺牲、舍弃、阵亡的卡牌与解析完的瞬时谋略等都进墓地',
    'What is destroyed, sacrificed or discarded or falls goes to the graveyard, and so do resolved instants',
  ),
  '304.4': enforced(
    '几张卡牌同时进墓地而要分先后时，由拥有者排定',
    'When several cards enter a graveyard at once and the order matters, their owner sets it',
  ),
  '305.1': shaped(
    '用到连环的卡牌与效果进入连环；大家共用一个连环',
    'Cards and effects that use the chain go there; all players share one chain',
    '状态里只有一个连环',
    'The state has one chain',
  ),
  '305.2': shaped(
    '连环记着先后，新加入的总在最后',
    'The chain keeps its order; what is added comes last',
    '连环是一个列表，新来的接在末尾',
    'The chain is a list, and what is new goes to its end',
  ),
  '305.3': shaped(
    '几样同时进连环时，从主动玩家起依次排定；同一人的由他自己排',
    'Things that enter the chain at once are ordered from the active player on, each player ordering their own',
    '每次只有一样进入连环，不会同时',
    'One thing enters the chain at a time, never several at once',
  ),
  '305.4': enforced(
    '连环中卡牌的特征是印制的加上被改动的；控制者是使用它的玩家',
    'A card in the chain has its printed characteristics as changed by effects; its controller is the player who used it',
  ),
  '305.5': enforced(
    '不合法的不能加入连环；解析时已不合法的移出连环，卡牌置入墓地',
    'What is illegal cannot enter the chain; what is illegal when it resolves leaves it, a card for the graveyard',
  ),
  '305.6': shaped(
    '所有玩家连续让过，解析连环最后一项；连环为空则结束当前流程或阶段',
    'When all players pass in a row the last thing in the chain resolves; if it is empty the step or phase ends',
    '解析总取连环的最后一项',
    'What is resolved is always the last of the chain',
  ),
  '305.7': definition('不用连环的情况', 'What does not use the chain'),
  '305.7a': shaped(
    '效果作用不用连环',
    'What an effect does never uses the chain',
    '解析时直接改变局面',
    'Resolving changes the game directly',
  ),
  '305.7b': shaped(
    '触发式与静止式效果不用连环：前者触发即解析，后者一直起作用',
    'Triggered and static effects do not use the chain: the former resolve as they trigger, the latter always apply',
    '这两种效果没有进入连环的途径',
    'These effects have no way into the chain',
  ),
  '305.7c': shaped(
    '特殊动作不用连环，执行即生效',
    'Special actions do not use the chain; they happen at once',
    '特殊动作由行动直接完成',
    'A special action is carried out by the action itself',
  ),
  '305.7d': shaped(
    '游戏动作不用连环：在流程或阶段开始时做完才给行动权，在结束时做完不再给行动权',
    'Game actions do not use the chain: players get priority after those at a start, and none after those at an end',
    '这就是各流程与阶段的步骤次序',
    'It is the order of the steps of every phase',
  ),
  '305.7e': shaped(
    '规则效果不用连环，情况一出现就起作用',
    'Rule effects do not use the chain; they apply as soon as their case arises',
    '检查规则效果时直接改变局面',
    'The check for rule effects changes the game directly',
  ),
  '305.7f': enforced(
    '认输不需要行动权，也不用连环，随时可以',
    'Conceding needs no priority and no chain; it is possible at any time',
  ),
  '306.1': enforced(
    '移出游戏的卡牌本盘内不再回到任何区域',
    'A card removed from the game never comes back to any zone during that game',
  ),
  '306.2': definition('移出游戏的地方不是区域', 'Where removed cards lie is not a zone'),
  '306.3': enforced(
    '移出游戏的卡牌不再受任何卡牌或效果影响',
    'Nothing affects a card that was removed from the game',
  ),
} as const satisfies Record<string, RuleEntry>;
