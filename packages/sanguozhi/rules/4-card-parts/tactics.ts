import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

/** Numbers 414 to 416: speed, duration, wit requirement. */
export const TACTIC_PARTS = {
  '414.1': definition(
    '只有谋略有发动速度，它决定何时能用，见 501',
    'Only tactics have a speed, which decides when they can be used; see 501',
  ),
  '414.2': shaped(
    '发动速度有三种，一张谋略恰有一种',
    'There are three speeds, and a tactic has exactly one',
    '读卡时必须写明其中一种',
    'Reading a tactic demands one of the three',
  ),
  '414.2a': definition('平速：横向的实线箭头', 'Ordinary speed: a solid arrow to the right'),
  '414.2b': definition('缓速：向下斜的虚线箭头', 'Slow speed: a dashed arrow pointing down'),
  '414.2c': definition('急速：向上斜的闪电箭头', 'Swift speed: a lightning arrow pointing up'),
  '415.1': definition(
    '谋略与事件有时限，决定能留多久',
    'Tactics and events have a duration, which tells how long they stay',
  ),
  '415.2': shaped(
    '时限有三种，一张卡牌恰有一种',
    'There are three durations, and a card has exactly one',
    '读卡时必须写明其中一种',
    'Reading a card demands one of the three',
  ),
  '415.2a': definition('瞬时：没有图标', 'Instant: no icon'),
  '415.2b': definition('永续：双箭头循环', 'Permanent: two arrows in a circle'),
  '415.2c': definition('持续：沙漏，只有谋略才有', 'Lasting: an hourglass, on tactics only'),
  '416.1': shaped(
    '只有谋略有智力条件，为数字或 X',
    'Only tactics have a wit requirement: a number or X',
    '读卡时只有谋略有这一部分',
    'Reading a card accepts this part for tactics only',
  ),
  '416.2': enforced(
    '谋略解析时与在场上起作用时检查智力条件，只对敌方控制的目标检查',
    'The wit requirement is checked as the tactic resolves and while it works on the field, against targets that an enemy controls only',
  ),
  '416.3': definition(
    '拿来与智力条件相比的智力叫目标智力',
    'The wit that is compared with the requirement is the target wit',
  ),
  '416.3a': shaped(
    '目标在连环中，以它自己的智力为准',
    'A target in the chain: its own wit',
    '连环中的目标没有军师可代，看的就是它自己的智力',
    'For a target in the chain nobody else’s intelligence is looked at',
  ),
  '416.3b': shaped(
    '目标是场上单独一名将领，通常以它自己的智力为准',
    'A single target on the field: as a rule its own wit',
    '其余几条都不适用时，剩下的就是它自己的智力',
    'Where none of the other items applies its own intelligence is what is left',
  ),
  '416.3c': enforced(
    '单一目标是主将，而其控制者有智力更高的军师，以军师的智力为准',
    'A single target that is the main general: the adviser’s wit if that is higher',
  ),
  '416.3d': enforced(
    '单一目标在结成的阵型中，有未盖放的军师则以军师的智力为准，否则以阵中最高的智力为准',
    'A single target within a formation: the wit of a face-up adviser, else the highest in the formation',
  ),
  '416.3e': enforced(
    '场上目标不止一名，有未盖放的军师则以军师的智力为准，否则以目标中最高的智力为准',
    'Several targets on the field: the wit of a face-up adviser, else the highest among the targets',
  ),
  '416.3f': enforced(
    '目标是一名盖放的将领，除非另有说明，检查不能通过',
    'A single face-down general fails the check unless the card says otherwise',
  ),
  '416.4': shaped(
    '目标有几名，看控制者最后实际选了几名',
    'The number of targets is the number that the controller has in fact chosen',
    '数的就是所选的目标',
    'It is the chosen targets that are counted',
  ),
  '416.5': enforced(
    '智力条件不低于目标智力，目标合法；低于则不合法',
    'A target is legal if the requirement is at least the target wit, and illegal if it is lower',
  ),
  '416.6': enforced(
    '目标智力定下后，该谋略的全部目标都照它检查',
    'Once determined, the target wit decides for all targets of the tactic',
  ),
} as const satisfies Record<string, RuleEntry>;
