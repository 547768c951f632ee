import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped, table } from '@lianhuan/kernel/rulebook';

/** Control, states, groups in battle, limits and loops: rules 805 to 809. */
export const CONTROL = {
  '805.1': definition(
    '卡的拥有者通常就是控制者，在自己区域的合法卡牌槽里操作它',
    'Normally a card’s owner controls it, in legal slots of their own',
  ),
  '805.2': definition('有些效果改变卡的控制者', 'Some effects change who controls a card'),
  '805.2a': enforced(
    '新控制者得到的卡移到他的对应区域，且必须合法',
    'The card moves to the matching zone of its new controller, where it must be legal',
  ),
  '805.2b': enforced(
    '不能被该玩家控制的，效果不起作用',
    'If the player cannot control it, nothing happens',
  ),
  '805.2c': shaped(
    '效果没有限定卡牌槽的，由新控制者选合法的槽',
    'Unless the effect says which slot, the new controller chooses a legal one',
    '所有合法的槽都列出来选',
    'All legal slots are offered',
  ),
  '805.2d': enforced(
    '没有合法的槽可放，控制者与区域都不变',
    'Without a legal slot neither controller nor zone changes',
  ),
  '805.3': enforced(
    '控制者不能再控制或失去控制权时，卡返回拥有者手牌',
    'When the controller can no longer control a card that is another’s, it returns to its owner’s hand',
  ),
  '805.3a': enforced(
    '控制者不是拥有者的将领是逃降将领，得到忠义就返回拥有者手牌',
    'A general not controlled by its owner is a defector; with Loyalty it returns to its owner’s hand',
  ),
  '806.1': definition(
    '卡的状态有横置、盖放、待发',
    'The states of a card are tapped, face down and ready',
  ),
  '806.1a': table(
    '旋转 90° 就是横置',
    'A card turned by 90° is tapped',
    '画面上横置的卡转向一侧',
    'The screen turns tapped cards sideways',
  ),
  '806.1b': table(
    '从正面翻到背面就是盖放',
    'A card turned from face to back is face down',
    '画面上盖放的卡显示背面',
    'The screen shows the back of face-down cards',
  ),
  '806.1c': enforced('卡组与手牌里的卡都是待发的', 'All cards in decks and hands are ready'),
  '806.2': enforced(
    '效果提到某卡待发，其控制者要展示它',
    'When an effect speaks of a ready card its controller reveals it',
  ),
  '807.1': enforced(
    '只有效果能使几名将领成为战斗集体，一同进攻或防守',
    'Only an effect lets generals fight as a group',
  ),
  '807.1a': enforced('集体里的将领目标相同，而且只有一个', 'A group’s generals share one target'),
  '807.1b': enforced(
    '部分将领离开战斗，其余留下，目标不变；全部离开则集体离开',
    'If some leave combat the rest stay with the same target; with all gone the group is gone',
  ),
  '807.1c': definition(
    '进攻集体里的将领协同进攻，防守集体里的协同防守',
    'Generals of an attacking group attack together as one; those of a defending group defend so',
  ),
  '807.1d': shaped(
    '有一名不能进攻或防守，整个集体就不能',
    'If one of its generals cannot attack or defend, neither can the group',
    '集体只从各自能进攻或防守的将领里组成，每名只选一次',
    'A group is made only of generals that could fight by themselves, each picked once',
  ),
  '807.1e': shaped(
    '集体里有一名不能防守对方集体中的某名，就整个不能防守',
    'If one of its generals cannot defend against one of the other group, the group cannot defend against that group',
    '看的是集体里有没有人被挡住，一名就够',
    'What is asked is whether any member is kept off, and one is enough',
  ),
  '807.1f': definition(
    '到战斗结束为止，集体里的将领是进攻将领或防守将领',
    'Until the battle ends they are attackers or defenders',
  ),
  '807.2': shaped(
    '协同进攻在发动进攻时一并宣告',
    'Attacking groups are declared as part of the attack',
    '集体就在发动进攻的选择里定下',
    'Groups are made within the decisions of the attack itself',
  ),
  '807.2a': definition(
    '宣告哪些将领协同进攻，以及它们的目标',
    'One names the generals of each group and their target',
  ),
  '807.2b': shaped(
    '进攻玩家宣告谁与谁协同进攻，一名将领只属于一个集体',
    'The attacking player names the groups; a general is in one group only',
    '集体只从各自能进攻或防守的将领里组成，每名只选一次',
    'A group is made only of generals that could fight by themselves, each picked once',
  ),
  '807.2c': enforced(
    '每个进攻集体指明一个目标，就是其中所有将领的目标',
    'Each attacking group is given one target, which all its generals have',
  ),
  '807.3': shaped(
    '协同防守在发动防守时一并宣告',
    'Defending groups are declared as part of the defence',
    '集体就在发动防守的选择里定下',
    'Groups are made within the decisions of the defence itself',
  ),
  '807.3a': definition(
    '宣告哪些将领协同防守，以及它们的目标',
    'One names the generals of each group and their target',
  ),
  '807.3b': shaped(
    '防守玩家宣告谁与谁协同防守，一名将领只属于一个集体',
    'The defending player names the groups; a general is in one group only',
    '集体只从各自能进攻或防守的将领里组成，每名只选一次',
    'A group is made only of generals that could fight by themselves, each picked once',
  ),
  '807.3c': shaped(
    '每个防守集体指明一个目标，就是其中所有将领的目标',
    'Each defending group is given one target, which all its generals have',
    '防守集体与所防守的进攻是一对，其中每名没有自己的目标',
    'A defending group is paired with one attack; its members have no targets of their own',
  ),
  '807.4': definition(
    '集体的伤害照 610 各步计算，不同之处如下',
    'Damage of groups follows the steps of 610, with these differences',
  ),
  '807.4a': shaped(
    '集体造成的伤害是其中将领攻之和',
    'A group deals the sum of its generals’ attack',
    '集体中每名各自造成，一并相加',
    'Every member deals its own, and all of it is added up',
  ),
  '807.4b': shaped(
    '防守玩家先分配进攻集体造成的伤害，进攻玩家再分配防守集体造成的',
    'The defending player assigns what attacking groups deal, then the attacking player what defending groups deal',
    '分配由受到的一方来做，这就是分配的次序',
    'The side that takes it shares it out: it is the order of the assigning itself',
  ),
  '807.4c': shaped(
    '防守集体所受由其控制者分配，每名到致命为止，全部致命后余下的穿透；对方也是集体则逐点说明来源',
    'What a defending group takes is assigned by its controller, to each up to lethal, the rest piercing; against a group the source of each point is named',
    '按受伤的集体逐名问分多少，这就是分配的步骤',
    'Each member of the group is asked for in turn: it is the steps of the assigning itself',
  ),
  '807.4d': shaped(
    '进攻集体所受由其控制者分配，每名到致命为止，余下的不起作用；对方也是集体则逐点说明来源',
    'What an attacking group takes is assigned by its controller, to each up to lethal, the rest lost; against a group the source of each point is named',
    '按受伤的集体逐名问分多少，这就是分配的步骤',
    'Each member of the group is asked for in turn: it is the steps of the assigning itself',
  ),
  '808.1': definition(
    '有些效果有次数限制：使用的、触发的或作用的',
    'Some effects are limited in how often they are used, trigger or work',
  ),
  '808.2': enforced(
    '次数用完后，启动式不能再用，触发式不再触发',
    'Once the count is used up an activated effect cannot be used and a triggered one does not trigger',
  ),
  '808.3': shaped(
    '次数记在游戏里，到时限过了才重新计',
    'The game keeps the count until the time it covers is over',
    '次数的记法里只有卡牌与效果',
    'What counts the uses names the card and the effect, and nothing else',
  ),
  '808.3a': enforced('控制者改变，次数照旧', 'A change of controller does not renew it'),
  '808.3b': enforced('换区域再回来，次数照旧', 'Nor does leaving and coming back'),
  '808.3c': enforced('盖放再恢复正面，次数照旧', 'Nor being turned face down and up again'),
  '808.3d': enforced(
    '状态、特征、角色改变，次数照旧',
    'Nor a change of state, characteristics or role',
  ),
  '808.3e': enforced('失去效果又重新获得，次数照旧', 'Nor losing the effect and getting it again'),
  '809.1': table(
    '动作不断反复时，可以定下重复几次，不必一步一步地做',
    'Where actions repeat themselves, players may settle how often, instead of doing them step by step',
    '电脑一步步地做，快得用不着省略',
    'A computer does them step by step, so fast that nothing need be left out',
  ),
  '809.2': enforced(
    '由几名玩家的选择构成的循环，主动玩家（或行动次序上下一位有关的玩家）必须换一个选择',
    'In a loop made of players’ choices the active player, or the next one concerned, must choose differently',
  ),
  '809.3': enforced(
    '全是强制动作的循环，其中最后进场的卡置入墓地',
    'In a loop of compulsory actions the card of it that entered last goes to the graveyard',
  ),
} as const satisfies Record<string, RuleEntry>;
