import type { RuleEntry } from '@lianhuan/kernel';
import { enforced, shaped } from '@lianhuan/kernel/rulebook';

/** The game of roles (身份局). */
export const IDENTITY = {
  M1: enforced(
    '身份按人数分（主公、忠臣、反贼、内奸）：四人 1/1/1/1，五人 1/1/2/1，六人 1/1/3/1 或 1/1/2/2，七人 1/2/3/1，八人 1/2/4/1 或 1/2/3/2，九人 1/3/4/1，十人 1/3/4/2；暗发，主公亮出',
    'Roles by players (lord, loyalists, rebels, renegades): four 1/1/1/1, five 1/1/2/1, six 1/1/3/1 or 1/1/2/2, seven 1/2/3/1, eight 1/2/4/1 or 1/2/3/2, nine 1/3/4/1, ten 1/3/4/2; dealt face down, the lord shows his',
  ),
  M2: shaped(
    '主公是一号位，座次逆时针数，主公先行动',
    'The lord has seat 1, seats are counted counter-clockwise, and he has the first turn',
    '座次从主公数起，回合从一号位轮起',
    'Seats are laid out from the lord on, and turns go round from the first of them',
  ),
  M3: enforced(
    '主公先从三张主公武将与两张别的武将里选一张亮出；其余各人从三张里暗选一张，一齐亮出',
    'The lord first picks one of three lord generals and two others and shows it; all others pick one of three in secret and show them together',
  ),
  M4: enforced(
    '多于四人时主公体力上限加一',
    'With more than four players the lord has one more maximum HP',
  ),
  M5: enforced(
    '起始手牌四张，得到它们不产生移动的时机',
    'The opening hand is four cards; getting them opens no timing of a move',
  ),
  M6: enforced(
    '主公死了：只剩一名内奸存活，内奸胜；否则反贼胜，死去的也算',
    'The lord is dead: if a renegade alone is alive the renegade wins, else the rebels do, dead ones included',
  ),
  M7: enforced(
    '反贼与内奸都死了：主公与忠臣胜，死去的也算',
    'All rebels and renegades are dead: the lord and the loyalists win, dead ones included',
  ),
  M8: enforced('杀死反贼的摸三张牌', 'Whoever kills a rebel draws three cards'),
  M9: enforced(
    '主公杀死忠臣，弃置所有手牌与装备',
    'A lord who kills a loyalist discards all of hand and equipment',
  ),
  M10: enforced('主公技只对主公有效（见 T04）', 'Lord skills work for the lord only (see T04)'),
} as const satisfies Record<string, RuleEntry>;
