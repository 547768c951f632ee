import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

/** Attack, defence and damage: rules 608 to 610. */
export const FIGHTING = {
  '608.1': shaped(
    '主动玩家选择将领与阵型发动进攻，不用到连环；不合法则退回',
    'The active player chooses generals and formations to attack, without the chain; an illegal declaration is taken back',
    '列出的选项全是合法的，没有什么需要退回',
    'Only legal options are offered, so nothing needs to be taken back',
  ),
  '608.1a': enforced(
    '横置或盖放的卡不能进攻，只能选自己控制的',
    'Tapped and face-down cards cannot attack; one chooses among cards one controls',
  ),
  '608.1b': enforced(
    '每个进攻者各选一个敌方玩家为目标',
    'Each attacker is given an enemy player as its target',
  ),
  '608.1c': enforced(
    '进攻需要额外条件或动作的，满足之后才能选它',
    'One that needs a condition or an extra act to attack must meet it first',
  ),
  '608.1d': enforced('必须进攻的将领不能漏选', 'One that must attack cannot be left out'),
  '608.1e': enforced('不能进攻的将领不能选', 'One that cannot attack cannot be chosen'),
  '608.1f': shaped(
    '进攻目标必须合法',
    'Every attack target must be legal',
    '只列出合法的目标',
    'Only legal targets are offered',
  ),
  '608.1g': enforced(
    '可以协同进攻的将领在此时决定谁与谁成为集体',
    'Here generals that may attack as a group are put into groups',
  ),
  '608.1h': definition(
    '其他影响进攻的效果也要满足',
    'Any other effect on attacking must be met as well',
  ),
  '608.1i': definition('选定的将领成为进攻将领', 'Those chosen become attackers'),
  '608.2': enforced(
    '随后触发“发动进攻时”“进攻时”与进攻者的“战斗时”的效果',
    'Then effects that wait for the attack, and for the attackers to fight, trigger',
  ),
  '608.2a': shaped(
    '过了这一刻，直到下次发动进攻，这类效果不再触发',
    'After that moment they no longer trigger, until the next declaration of attack',
    '只在宣告的那一刻告知一次',
    'It is told once, at the declaration, and never again',
  ),
  '608.3': enforced(
    '有进攻时主动玩家得到行动权，可用急速、缓速谋略、急速效果或翻转将领；全体让过且连环为空则结束',
    'After an attack the active player has priority for swift and slow tactics, swift effects and flipping; all passing on an empty chain ends the phase',
  ),
  '608.4': enforced(
    '失去将领或阵型目标、或不能再以它为目标的进攻者，改以该目标的控制者为目标',
    'An attacker that loses the general or formation it attacks, or may no longer attack it, then attacks that card’s controller',
  ),
  '609.1': shaped(
    '防守玩家选择将领与阵型发动防守，不用到连环；不合法则退回',
    'The defending player chooses generals and formations to defend, without the chain; an illegal declaration is taken back',
    '列出的选项全是合法的，没有什么需要退回',
    'Only legal options are offered, so nothing needs to be taken back',
  ),
  '609.1a': enforced(
    '盖放的卡不能防守，横置的可以；只能选自己控制的',
    'Face-down cards cannot defend, tapped ones can; one chooses among cards one controls',
  ),
  '609.1b': shaped(
    '每个防守者选一个进攻者为目标',
    'Each defender is given an attacker as its target',
    '防守者与进攻者成对地选，没有无目标的防守',
    'Defenders are picked in pairs with attackers; there is no defence without a target',
  ),
  '609.1c': enforced(
    '防守需要额外条件或动作的，满足之后才能选它',
    'One that needs a condition or an extra act to defend must meet it first',
  ),
  '609.1d': enforced('必须防守的将领不能漏选', 'One that must defend cannot be left out'),
  '609.1e': enforced('不能防守的将领不能选', 'One that cannot defend cannot be chosen'),
  '609.1f': shaped(
    '防守目标必须合法',
    'Every defence target must be legal',
    '只列出合法的目标',
    'Only legal targets are offered',
  ),
  '609.1g': enforced(
    '可以协同防守的将领在此时决定谁与谁成为集体',
    'Here generals that may defend as a group are put into groups',
  ),
  '609.1h': definition(
    '其他影响防守的效果也要满足',
    'Any other effect on defending must be met as well',
  ),
  '609.1i': definition('选定的将领成为防守将领', 'Those chosen become defenders'),
  '609.2': definition(
    '谁防守谁由此确定，有防守者的进攻者称为被防守的',
    'Who defends against whom is now settled; attackers with a defender are defended',
  ),
  '609.2a': enforced('触发“发动防守时”“防守时”的效果', 'Effects that wait for defending trigger'),
  '609.2b': enforced(
    '触发进攻者“被防守时”的效果',
    'Effects of attackers that wait for being defended trigger',
  ),
  '609.2c': enforced(
    '触发旁观的“某将领战斗时”的效果',
    'Effects that watch for any card to fight trigger',
  ),
  '609.2d': enforced(
    '触发防守者自己“战斗时”的效果',
    'Defenders’ own effects that wait for fighting trigger',
  ),
  '609.2e': shaped(
    '过了这一刻，直到下次发动防守，这类效果不再触发',
    'After that moment they no longer trigger, until the next declaration of defence',
    '只在宣告的那一刻告知一次',
    'It is told once, at the declaration, and never again',
  ),
  '609.3': enforced(
    '进攻玩家宣告各进攻者处理伤害的次序，之后照此依次处理，伤害事件同时发生',
    'The attacking player announces the order in which attackers’ damage is worked out; it all happens at once in the end',
  ),
  '609.4': enforced(
    '随后主动玩家得到行动权，可用急速、缓速谋略与急速效果；全体让过且连环为空则结束',
    'Then the active player has priority for swift and slow tactics and swift effects; all passing on an empty chain ends the phase',
  ),
  '610.1': shaped(
    '伤害计算阶段依次为造成、分配、受到、处理四步，其间没有行动权',
    'The damage phase goes through dealing, assigning, taking and settling, without priority',
    '这就是伤害计算各步的次序；没有行动权见 600.4',
    'It is the order of the steps itself; for priority see 600.4',
  ),
  '610.1a': enforced(
    '“伤害计算时”的效果在造成伤害之前触发',
    'Effects that wait for the damage phase trigger before damage is dealt',
  ),
  '610.1b': definition('协同战斗的伤害计算见 807', 'For the damage of groups see 807'),
  '610.1c': enforced(
    '先发增加的伤害计算阶段中，造成或受到伤害的触发暂不触发，留到固定的伤害计算阶段',
    'In the phase added for first strike, triggers on dealing or taking damage wait for the regular damage phase',
  ),
  '610.1d': shaped(
    '先发增加的伤害计算阶段结束不使任何卡离开战斗',
    'The end of that added phase takes nothing out of combat',
    '先发的伤害计算之后没有结束战斗的一步',
    'After the phase of first strike there is no step that ends the combat',
  ),
  '610.2': definition(
    '造成伤害步骤：进攻者与防守者造成伤害',
    'Dealing: attackers and defenders deal damage',
  ),
  '610.2a': enforced(
    '每个战斗者造成等于其攻的战斗伤害，再受“某来源造成的伤害”类效果修改；得 0 就不分配',
    'Each deals combat damage equal to its attack, changed by what changes damage its source deals; 0 is not assigned',
  ),
  '610.3': shaped(
    '分配伤害步骤：进攻玩家先分配完，防守玩家再分配',
    'Assigning: the attacking player assigns all, then the defending player',
    '这就是分配的次序',
    'It is the order of the assigning itself',
  ),
  '610.3a': enforced(
    '未被防守的进攻者伤害防守玩家的粮草，再受“对粮草造成的伤害”类效果修改；得 0 即未造成',
    'An undefended attacker damages the defending player’s grain, changed by what changes damage to grain; 0 means none was dealt',
  ),
  '610.3b': enforced(
    '被防守的进攻者先把伤害分给防守者，超过致命伤害的部分才能穿透到防守玩家的粮草',
    'A defended attacker first damages its defender; only what exceeds lethal damage pierces to the player’s grain',
  ),
  '610.3c': enforced(
    '防守者的伤害分给它防守的进攻者，即反击伤害；超过致命的部分不起作用',
    'A defender’s damage goes to the attacker it defends against; what exceeds lethal does nothing',
  ),
  '610.3d': shaped(
    '分配完毕后再检查一遍，不合规则则退回',
    'The assignment is checked once more and taken back if wrong',
    '列出的分配全是合法的，没有什么需要退回',
    'Only legal assignments are offered, so nothing needs to be taken back',
  ),
  '610.4': shaped(
    '受到伤害步骤：分好的伤害再受“受到的伤害”类效果修改；得 0 即未受到',
    'Taking: assigned damage is changed by what changes damage taken; 0 means none was taken',
    '与 117.4c 是同一步，由它关掉',
    'It is the same step as 117.4c, which switches it off',
  ),
  '610.5': shaped(
    '处理伤害步骤：全部伤害同时生效，然后触发造成、受到伤害与阵亡的效果',
    'Settling: all damage happens at once, then triggers on dealing, taking and falling',
    '全部伤害一次套用，这就是处理伤害步骤',
    'All damage is applied together: it is the settling step itself',
  ),
  '610.6': enforced(
    '伤害处理完毕，伤害计算阶段与战斗流程结束，所有战斗中的卡离开战斗',
    'When all is settled the damage phase and the battle end and everything leaves combat',
  ),
} as const satisfies Record<string, RuleEntry>;
