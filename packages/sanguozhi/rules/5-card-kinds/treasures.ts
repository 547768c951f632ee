import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

/** Section 502: treasures are equipped to generals; set treasures work by number. */
export const TREASURES = {
  '502.1': definition(
    '宝物装备在将领身上，叠在其下',
    'A treasure is equipped to a general and lies beneath it',
  ),
  '502.2': enforced(
    '套装宝物“甲/乙：”后的效果，须该将领已装备甲件同套宝物才起作用；乙是全套件数',
    'What follows “a/b:” on a set treasure works once its general bears a pieces of that set; b is the size of the set',
  ),
  '502.3': enforced(
    '自己准备流程、有行动权且连环为空时，可从手牌使用宝物，进入连环',
    'In one’s own preparation step, with priority and an empty chain, one may use a treasure from hand, through the chain',
  ),
  '502.3a': shaped(
    '效果让人装备宝物时不用连环',
    'A treasure equipped by an effect does not use the chain',
    '效果直接调用装备的步骤，不经过连环',
    'The effect calls the steps of equipping by itself, past the chain',
  ),
  '502.3b': enforced(
    '同一套套装宝物每回合只能装备一件，不同套互不妨碍',
    'A player may equip one treasure of each set a turn; different sets do not count against each other',
  ),
  '502.4': enforced(
    '连环中的宝物解析完毕，放到目标将领之下，同在一个将领槽',
    'A treasure in the chain that has resolved goes beneath its general, in the same slot',
  ),
  '502.5': enforced(
    '一名将领最多装备一件非套装宝物，或几件同套而不同名的套装宝物',
    'A general bears one treasure without a set, or several of one set with different names',
  ),
  '502.5a': enforced(
    '装备新宝物时，原有宝物若不与它同套，全部置入墓地',
    'When a new treasure is equipped, those already there go to the graveyard unless they are of its set',
  ),
  '502.6': enforced(
    '装备着套装宝物的将领失去除属性效果以外的效果',
    'A general with a set treasure loses all effects but attribute effects',
  ),
  '502.7': enforced(
    '宝物在连环中、在场上都要有合法的将领作目标，不会单独留在场上',
    'In the chain and on the field a treasure needs a legal general; it never stands on the field alone',
  ),
  '502.7a': enforced(
    '使用宝物时先声明目标将领，不满足装备条件就不能装备',
    'Using a treasure names its general; one that fails the equip requirement cannot be named',
  ),
  '502.7b': enforced(
    '效果让将领装备宝物而装备条件不满足，宝物置入墓地',
    'A treasure that an effect equips to a general failing its requirement goes to the graveyard',
  ),
  '502.7c': enforced(
    '已装备的宝物，将领不再满足装备条件，宝物置入墓地',
    'An equipped treasure whose general no longer meets the requirement goes to the graveyard',
  ),
  '502.7d': enforced(
    '将领被盖放或离场，装备的宝物置入墓地',
    'When a general is turned face down or leaves the field its treasures go to the graveyard',
  ),
} as const satisfies Record<string, RuleEntry>;
