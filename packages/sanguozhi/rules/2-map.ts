import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped, table } from '@lianhuan/kernel/rulebook';

const SEEN = [
  '盖放的卡牌总让控制者看见，别人看不见',
  'A card that lies face down is always seen by its controller, and by nobody else',
] as const;
const DRAWN = ['位置由画面摆好', 'The screen lays the places out'] as const;

/** Chapter 2: the map of a player, its slots, and what the slots do. */
export const MAP = {
  '200.1': shaped(
    '每位玩家各有一张同样的地图',
    'Every player has a map of their own, and all maps are alike',
    '每位玩家的状态里都有同样的一套卡牌槽',
    'The state of every player holds the same set of slots',
  ),
  '200.2': table('地图由卡牌槽组成，分三行', 'A map is made of slots in three rows', ...DRAWN),
  '200.2a': table(
    '第一行：一个墓地槽、五个将领槽、一个营地槽',
    'First row: one graveyard slot, five general slots, one camp slot',
    '位置由画面摆好；将领槽的数目见 202.4 至 202.6',
    'The screen lays the places out; the number of general slots stands in 202.4 to 202.6',
  ),
  '200.2b': shaped(
    '第二行：一个事件槽、五个谋略槽、一个阵型槽',
    'Second row: one event slot, five tactic slots, one formation slot',
    '这个数就写在数槽的那一处',
    'The number itself stands where slots are counted',
  ),
  '200.2c': table('第三行：一个兵权槽', 'Third row: one troop slot', ...DRAWN),
  '200.3': table(
    '卡牌槽只有位置和数目，没有大小；除副将槽外不能挪动',
    'A slot has a place and a number, not a size; only deputy slots may be rearranged',
    ...DRAWN,
  ),
  '200.4': table(
    '槽里的卡牌要让所有人看清能看的内容、分得开、数得清',
    'Cards in slots are laid so that everyone can see what is public, tell them apart and count them',
    '画面总是如此显示',
    'The screen always shows them so',
  ),
  '200.5': definition(
    '有些效果会改变某种卡牌槽的数目',
    'Some effects change the number of slots of a kind',
  ),
  '200.5a': shaped(
    '槽变少时，已在槽里的卡牌不会因此离开，但槽数照样减少',
    'When slots become fewer the cards in them stay, yet the number of slots has dropped',
    '检查将领能否留下时，不数槽够不够',
    'Whether a general may stay is asked without counting the slots',
  ),
  '200.5b': shaped(
    '槽变多时，先前没有占到槽的卡牌占用新槽',
    'When slots become more, cards that had no slot of their own take the new ones',
    '空槽是槽数减去占着的，不分是不是后来加的',
    'Free slots are those there are less those occupied, whether they were added or not',
  ),
  '200.6': shaped(
    '卡牌换槽或互换位置时只看前后两头，途中不算离开所在区域',
    'When cards move between slots or change places only before and after count; they never leave their zone on the way',
    '换槽是一次移动，没有途中',
    'Changing slots is one move, without a way between',
  ),
  '200.7': enforced(
    '卡牌占着它不该占的槽，返回拥有者手牌',
    'A card in a slot that it may not hold returns to its owner’s hand',
  ),
  '201.1': definition('卡组放在营地槽里', 'The deck lies in the camp slot'),
  '201.2': table(
    '卡组背面向上叠放，张数不限',
    'The deck is a face-down pile of any size',
    '画面把卡组画成一叠背面',
    'The screen shows the deck as a face-down pile',
  ),
  '202.1': definition(
    '将领上场后占用将领槽；将领槽属于场上',
    'Generals on the field hold general slots, which are part of the field',
  ),
  '202.2': enforced(
    '一个将领槽只容一名将领，正面或盖放都一样',
    'A general slot holds one general only, face up or face down',
  ),
  '202.3': definition(
    '将领槽分主将、军师、副将三种，各给相应的角色',
    'General slots are main general, adviser and deputy slots; each gives its role',
  ),
  '202.4': shaped(
    '主将槽只有一个，占着它的将领就是主将',
    'There is one main general’s slot; the general in it is the main general',
    '这个数就写在数槽的那一处',
    'The number itself stands where slots are counted',
  ),
  '202.4a': enforced(
    '初始兵权条件总数不少于 3 的主将 +2 攻、+2 命',
    'A main general whose initial troop requirement totals 3 or more has +2 attack and +2 life',
  ),
  '202.4b': enforced(
    '主将进入墓地，其控制者失去主将槽，直到有效果把它恢复',
    'When a main general is put into a graveyard its controller loses the main general’s slot until an effect restores it',
  ),
  '202.4c': enforced(
    '主将因敌方的效果或敌方的致命伤害进入墓地，该敌方玩家可抓 3 张卡',
    'An enemy whose effect or lethal damage put a main general into a graveyard may draw 3 cards',
  ),
  '202.5': shaped(
    '军师槽只有一个，占着它的将领就是军师',
    'There is one adviser slot; the general in it is the adviser',
    '这个数就写在数槽的那一处',
    'The number itself stands where slots are counted',
  ),
  '202.5a': enforced(
    '军师进入墓地，其控制者 -5 粮',
    'When a adviser is put into a graveyard its controller loses 5 grain',
  ),
  '202.6': shaped(
    '副将槽有三个，占着它们的将领都是副将',
    'There are three deputy slots; the generals in them are deputies',
    '这个数就写在数槽的那一处',
    'The number itself stands where slots are counted',
  ),
  '202.6a': shaped(
    '副将槽之间不分先后左右',
    'Deputy slots have no order among themselves',
    '副将槽只记数目，没有编号',
    'Deputy slots are counted, not numbered',
  ),
  '202.6b': shaped(
    '改变副将槽的数目时只增减数目，不涉及某一个特定的槽',
    'A change in the number of deputy slots adds or removes none in particular',
    '副将槽只记数目，没有编号',
    'Deputy slots are counted, not numbered',
  ),
  '202.6c': table(
    '副将的左右次序由玩家随意摆放',
    'A player lays deputies out from left to right as they like',
    '次序没有意义，画面自行排列',
    'The order means nothing; the screen arranges them',
  ),
  '203.1': definition('进入墓地的卡牌放在墓地槽里', 'Cards in the graveyard lie in its slot'),
  '203.2': table(
    '墓地正面向上叠放，张数不限',
    'The graveyard is a face-up pile of any size',
    '画面把墓地画成一叠正面',
    'The screen shows the graveyard as a face-up pile',
  ),
  '204.1': definition(
    '发动的谋略与场上的谋略占用谋略槽；谋略槽属于场上',
    'Tactics used or on the field hold tactic slots, which are part of the field',
  ),
  '204.2': shaped(
    '一个谋略槽只容一张谋略，正面或盖放都一样',
    'A tactic slot holds one tactic only, face up or face down',
    '用掉的槽数就是占槽的谋略张数',
    'The number of slots in use is the number of tactics that hold one',
  ),
  '204.2a': shaped(
    '自己场上的谋略不能随意挪动',
    'Players do not move their tactics about on the field',
    '没有挪动谋略的行动',
    'There is no action that moves a tactic',
  ),
  '204.2b': shaped(
    '自己盖放的谋略随时可以看',
    'A player may look at their own face-down tactics at any time',
    ...SEEN,
  ),
  '205.1': definition(
    '场上的阵型占用阵型槽；阵型槽属于场上',
    'Formations on the field hold the formation slot, which is part of the field',
  ),
  '205.2': shaped(
    '一个阵型槽可叠放多张阵型，正面或盖放都可以',
    'A formation slot holds any number of formations, face up or face down',
    '阵型槽是一列卡牌，不设上限',
    'The formation slot is a list of cards without a limit',
  ),
  '205.2a': table(
    '未结成的阵型盖放；结成的正面向上放在最上面',
    'Formations not formed lie face down, the formed one face up on top of them',
    '叠放的次序由画面摆好；正反面见 503.1 与 503.2a',
    'The screen piles them up; which side is up stands in 503.1 and 503.2a',
  ),
  '205.2b': shaped(
    '自己盖放的阵型随时可以看',
    'A player may look at their own face-down formations at any time',
    ...SEEN,
  ),
  '206.1': definition(
    '场上的兵权占用兵权槽；兵权槽属于场上',
    'Troop cards on the field hold the troop slot, which is part of the field',
  ),
  '206.2': table(
    '兵权正面向上，张数不限，不同面值要分得开、数得清',
    'Troop cards lie face up in any number, so that different face values can be told apart and counted',
    '画面把兵权按面值归拢并标出总数',
    'The screen groups troop cards by face value and shows the totals',
  ),
  '207.1': definition(
    '事件放在事件槽里；事件槽不属于任何区域',
    'Events lie in the event slot, which belongs to no zone',
  ),
  '207.2': enforced('一个事件槽最多放 10 张事件', 'An event slot holds 10 events at most'),
  '207.2a': enforced(
    '没发动的事件盖放，对手看不到；发动后留下的正面向上，不留的移出游戏',
    'Unused events lie face down, hidden from others; used ones that stay are face up, those that do not are removed from the game',
  ),
  '207.2b': table(
    '已发动的几张事件要摆得让所有人看清',
    'Several used events are laid so that everyone can read them',
    '画面把每张都显示出来',
    'The screen shows every one of them',
  ),
  '207.2c': shaped(
    '自己盖放的事件随时可以看',
    'A player may look at their own face-down events at any time',
    ...SEEN,
  ),
} as const satisfies Record<string, RuleEntry>;
