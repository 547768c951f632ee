import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

/** 114–115: special actions, and 行动权, the right to act. */
export const ACTIONS = {
  '114.1': shaped(
    '特殊动作要有行动权才能做，做了就生效，不用连环',
    'A special action is done with priority and takes place at once, without the chain',
    '选了就当场做完，没有放上连环的一步',
    'It is carried out where it is picked; there is no step that puts it on the chain',
  ),
  '114.2': definition('特殊动作有下列各种', 'These are the special actions'),
  '114.2a': enforced(
    '自己的准备流程、有行动权且连环为空时，摆一张手里的兵权上场，通常每回合一次',
    'A troop card from hand onto the field, in one’s own preparation with priority and an empty chain, usually once a turn',
  ),
  '114.2b': enforced(
    '同样的时候，从手牌盖放一张阵型',
    'At the same times: a formation from hand face down onto the field',
  ),
  '114.2c': enforced(
    '同样的时候，从手牌把一张谋略横置盖放到谋略槽',
    'At the same times: a tactic from hand, tapped and face down, into a tactic slot',
  ),
  '114.2d': enforced(
    '结阵：同样的时候结成一张阵型，结阵与散阵合计每回合一次',
    'Forming a formation at the same times; forming and dissolving together once a turn',
  ),
  '114.2e': enforced(
    '散阵：同样的时候解散一张阵型，与结阵共用一次机会',
    'Dissolving a formation at the same times, out of the same one chance',
  ),
  '114.2f': enforced(
    '入阵：同样的时候弃一张虎符，让一名副将加入已结成的阵型',
    'Joining: at the same times discard a tally and put a deputy into the formation',
  ),
  '114.2g': enforced(
    '脱阵：同样的时候弃一张虎符，让一名副将退出所在的阵型',
    'Leaving: at the same times discard a tally and take a deputy out of its formation',
  ),
  '114.2h': enforced(
    '征兵：同样的时候弃三张手牌，从卡组选取一张基础兵权',
    'Conscription: at the same times discard three cards and take a basic troop card from the deck',
  ),
  '114.2i': enforced(
    '取阵：同样的时候弃一张特殊兵权，从卡组选取一张阵型',
    'Fetching: at the same times discard a special troop card and take a formation from the deck',
  ),
  '114.2j': enforced(
    '发动事件：同样的时候发动一张事件卡',
    'Launching an event card at the same times',
  ),
  '114.2k': enforced(
    '使用事件卡的启动式效果也是特殊动作，时机看那个效果',
    'Using an activated effect of an event is a special action too, at the times of that effect',
  ),
  '114.3': shaped(
    '做完特殊动作，行动权还在自己手里',
    'After a special action one has priority again',
    '做完特殊动作，行动权没有交出去',
    'After a special action nothing hands the priority on',
  ),
  '115.1': shaped(
    '除非效果让人行动，只有拥有行动权的玩家能行动',
    'Unless an effect tells a player to act, only the player with priority can',
    '每次只问拥有行动权的那一席',
    'Only the seat with priority is ever asked',
  ),
  '115.1a': shaped(
    '有行动权就可以发动急速谋略，或场上竖置盖放的缓速谋略，连环不必为空',
    'With priority one may launch an swift tactic or a slow tactic lying upright face down, chain or not',
    '急速谋略不问是谁的准备流程，也不问连环',
    'For a swift tactic nothing asks whose preparation it is, nor for an empty chain',
  ),
  '115.1b': enforced(
    '有行动权且连环为空，可以使用急速效果或翻转一名将领',
    'With priority and an empty chain one may use a swift effect or flip a general',
  ),
  '115.1c': enforced(
    '自己的准备流程、有行动权且连环为空，可以派遣将领、发动平速谋略、装备宝物',
    'In one’s own preparation, with priority and an empty chain, one may dispatch a general, launch an ordinary tactic or equip a treasure',
  ),
  '115.1d': enforced(
    '同样的时候可以使用横置效果和平速效果',
    'At the same times one may use tap effects and ordinary effects',
  ),
  '115.1e': enforced('同样的时候可以做特殊动作', 'At the same times one may take special actions'),
  '115.2': definition('下列事情不由行动权决定', 'These things happen without priority'),
  '115.2a': enforced(
    '触发式效果一触发就处理，正在做的事暂停',
    'Triggered effects are dealt with at once; whatever was going on waits',
  ),
  '115.2b': shaped(
    '静止式效果一直起作用，与行动权无关',
    'Static effects apply all the time, whoever has priority',
    '它们在每次查看牌时算入，没有使用的时刻',
    'They are reckoned in whenever a card is looked at; there is no moment of use',
  ),
  '115.2c': shaped(
    '阶段开头的游戏动作做完才有行动权，阶段末尾的做完不再有',
    'Game actions at the beginning of a phase come before priority; after those at its end there is none',
    '这就是各阶段里各步的次序',
    'It is the order of the steps in the phases themselves',
  ),
  '115.2d': definition(
    '规则效果自行处理，处理完才有行动权；见 115.5',
    'Rule effects see to themselves before anyone gets priority; see 115.5',
  ),
  '115.2e': shaped(
    '解析途中没有人得到行动权',
    'Nobody gets priority in the middle of a resolution',
    '一次解析做完之前，程序不会回到行动权那一步',
    'A resolution runs to its end before the program comes back to priority',
  ),
  '115.3': definition('行动权这样得到', 'This is how priority is got'),
  '115.3a': enforced(
    '开始阶段开始时的触发处理完，主动玩家得到行动权',
    'In the beginning phase the active player gets priority after what triggers there',
  ),
  '115.3b': enforced(
    '准备流程开始时的触发处理完，主动玩家得到行动权',
    'In the preparation the active player gets priority after what triggers there',
  ),
  '115.3c': enforced(
    '发动进攻后、防守后各有一次行动权，主动玩家先；没有进攻或防守就没有',
    'After the attack, and after the defence, the active player gets priority; without an attack or defence there is none',
  ),
  '115.3d': enforced(
    '结束阶段开始时的触发处理完，主动玩家得到行动权',
    'In the end phase the active player gets priority after what triggers there',
  ),
  '115.3e': shaped(
    '重置、抓卡、伤害计算、清除、弃卡各阶段没有行动权',
    'There is no priority in the untap, draw, damage, cleanup and discard phases',
    '这些阶段里没有给出行动权的一步',
    'In these phases there is no step that gives priority',
  ),
  '115.3f': enforced(
    '连环全部解析完，主动玩家得到行动权',
    'When all of the chain is resolved the active player gets priority',
  ),
  '115.3g': shaped(
    '做完特殊动作的玩家再次得到行动权',
    'Whoever took a special action gets priority again',
    '做完特殊动作，行动权没有交出去',
    'After a special action nothing hands the priority on',
  ),
  '115.3h': enforced(
    '派遣、发动、装备或使用启动式效果之后，行动权到下一位',
    'After a dispatch, a tactic, a treasure or an activated effect priority goes to the next player',
  ),
  '115.3i': enforced(
    '什么都不做就是让过，行动权到下一位',
    'Doing nothing is passing; priority goes to the next player',
  ),
  '115.4': enforced(
    '所有人连续让过：连环从最后放入的起全部解析；连环为空则这个阶段结束',
    'When all pass in a row the whole chain is resolved, last in first; if it is empty the phase ends',
  ),
  '115.5': enforced(
    '得到行动权前，先处理触发，再处理规则效果，反复到都没有为止',
    'Before anyone gets priority, triggers are dealt with, then rule effects, over and over until there are none',
  ),
  '115.6': shaped(
    '新进连环的放在最后，而最后的最先解析',
    'What is new goes to the end of the chain, and the end is resolved first',
    '连环是一个列表，新来的接在末尾',
    'The chain is a list, and what is new goes to its end',
  ),
} as const satisfies Record<string, RuleEntry>;
