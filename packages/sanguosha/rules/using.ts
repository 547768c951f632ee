import type { RuleEntry } from '@lianhuan/kernel';
import { enforced } from '@lianhuan/kernel/rulebook';

/** Using cards, playing cards and using skills. */
export const USING = {
  'needUse.1': enforced(
    '需要使用此牌时❶：由别人或以判定代为使用的技能；牌名与目标此时就定下，以后不再检验',
    'Needs to use ❶: skills by which another, or a judgement, provides the card; name and targets are fixed now and not tested again',
  ),
  'needUse.2': enforced(
    '需要使用此牌时❷：另一类视为使用的技能，也可用珠联璧合当桃；牌名与目标此时就定下',
    'Needs to use ❷: further skills by which a card is used, or a paired mark (珠联璧合) as a Peach; name and targets are fixed now',
  ),
  'needUse.3': enforced(
    '需要使用此牌时❸：转化技，改变实体牌的标准',
    'Needs to use ❸: conversion skills change what may serve as the real cards',
  ),
  'needUse.4': enforced(
    '都不用，就直接使用手里的这种牌',
    'With none of these, a card of that name is used as it is',
  ),
  'preUse.1': enforced('声明牌名，并定种类或用法', 'The name is declared, with its kind or mode'),
  'preUse.2': enforced('确定实体牌的标准', 'It is fixed what may serve as the real cards'),
  'preUse.3': enforced(
    '确定实体牌从哪些区域取',
    'It is fixed from which zones the real cards may come',
  ),
  'preUse.4': enforced(
    '选实体牌：一张照它的花色点数；几张没有花色点数，颜色相同才有颜色；没有实体牌就什么都没有',
    'The real cards are chosen: one gives its suit and rank; several give no suit or rank, and a colour only if they share it; none give nothing',
  ),
  'preUse.5': enforced(
    '选合法目标，从当前回合角色起编号列表；哪一步做不到，就没有这次使用',
    'Legal targets are chosen and numbered from the current-turn character; if any step cannot be done there is no use',
  ),
  'use.1': enforced('实体牌置入处理区', 'The real cards go to the processing area'),
  'use.2': enforced('声明使用牌后', 'After the use is declared'),
  'use.3': enforced(
    '选择目标后：只能增加还不是目标的角色',
    'After targets are chosen: only characters that are no targets yet may be added',
  ),
  'use.4': enforced(
    '牌被使用时；然后重新排列目标',
    'When the card is used; then the targets are sorted anew',
  ),
  'use.5': enforced(
    '指定目标时：每个目标各一次；然后重新排列',
    'When a target is designated, for each of them; then they are sorted anew',
  ),
  'use.6': enforced(
    '成为目标时：每个目标各一次，换上来的排进还没轮到的里面；之后“对其使用过此牌”才定下',
    'When one becomes a target, for each; a replacement is sorted among those still to come; afterwards it is settled on whom the card has been used',
  ),
  'use.7': enforced('指定目标后：每个目标各一次', 'After a target is designated, for each of them'),
  'use.8': enforced('成为目标后：每个目标各一次', 'After one became a target, for each of them'),
  'use.9': enforced('使用结算准备工作结束时', 'When the preparations of the settlement are done'),
  'use.10': enforced(
    '延时锦囊进判定区；装备进装备区，同时旧的进弃牌堆',
    'A delayed trick goes to the judgement area; equipment to its slot while the old one is discarded',
  ),
  'use.11': enforced(
    '去掉已死角色的目标，得到最终列表；延时锦囊与装备到此为止',
    'Targets that died are dropped, and the list is final; a delayed trick or equipment goes no further',
  ),
  'use.12': enforced(
    '轮到一个目标时牌对它已无效，略过它的后面四步',
    'If the card is void for the target whose turn it is, the next four steps are passed over',
  ),
  'use.13': enforced(
    '对当前目标使用结算开始时',
    'When the settlement for the current target begins',
  ),
  'use.14': enforced(
    '这时变得无效，略过后面三步',
    'If it is void now the next three steps are passed over',
  ),
  'use.15': enforced(
    '对当前目标生效前：响应的窗口；要两张闪的，头一张生效后再来一次',
    'Before it takes effect on the target: the window for answers; where two Dodges are needed it opens again after the first took effect',
  ),
  'use.16': enforced(
    '被抵消后：代替后面两步',
    'After it was countered: instead of the next two steps',
  ),
  'use.17': enforced('对当前目标生效时', 'When it takes effect on the target'),
  'use.18': enforced(
    '对当前目标生效后：执行牌的效果',
    'After it took effect on the target: the card’s effect is carried out',
  ),
  'use.19': enforced('轮到下一个目标', 'The next target has its turn'),
  'use.20': enforced('使用结算结束后❶', 'After the settlement ❶'),
  'use.21': enforced('使用结算结束后❷', 'After the settlement ❷'),
  'use.22': enforced('使用结算结束后❸', 'After the settlement ❸'),
  'use.23': enforced(
    '清理处理区，牌进弃牌堆；推迟的明置后在此产生；虚拟牌消失',
    'The processing area is cleared into the discard pile; deferred “after showing” comes here; the virtual card vanishes',
  ),
  'needPlay.1': enforced(
    '需要打出此牌时❶：由别人或以判定代为打出的技能',
    'Needs to play ❶: skills by which another, or a judgement, provides the card',
  ),
  'needPlay.2': enforced(
    '需要打出此牌时❷：另一类视为打出的技能',
    'Needs to play ❷: further skills by which a card is played',
  ),
  'needPlay.3': enforced('需要打出此牌时❸：转化技', 'Needs to play ❸: conversion skills'),
  'needPlay.4': enforced(
    '都不用，就直接打出手里的这种牌',
    'With none of these, a card of that name is played as it is',
  ),
  'play.1': enforced(
    '打出：实体牌置入处理区，没有目标',
    'Playing: the real cards go to the processing area; there are no targets',
  ),
  'play.2': enforced('牌被打出时', 'When the card is played'),
  'play.3': enforced('打出结算结束后', 'After the settlement of the play'),
  'useSkill.1': enforced('执行消耗后', 'After the cost is paid'),
  'useSkill.2': enforced('发动技能后', 'After the skill is used'),
  'useSkill.3': enforced('依次执行即时效果', 'The immediate effects are carried out in order'),
  'useSkill.4': enforced(
    '清理处理区之后，技能使用结算结束后',
    'After the settlement of the skill, once the processing area is cleared',
  ),
} as const satisfies Record<string, RuleEntry>;
