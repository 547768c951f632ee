import type { RuleEntry } from '@lianhuan/kernel';
import { enforced } from '@lianhuan/kernel/rulebook';

/** Distances, ranges and limits. */
export const LIMITS = {
  D1: enforced(
    '距离：两个方向里较少的座次数，死者不算，至少为一；再减自己的进攻坐骑与技能，加对方的防御坐骑与技能，仍至少为一',
    'Distance: seats counted the shorter way, without the dead, at least 1; then less for one’s own offensive mount and skills, more for the other’s defensive ones, at least 1 still',
  ),
  D2: enforced(
    '攻击范围是一，或武器上的数；距离不超过它就在范围内',
    'The attack range is 1, or the weapon’s; who is no further away is in it',
  ),
  D3: enforced(
    '没有别的规定时，每个出牌阶段只能使用一张杀',
    'Unless something says otherwise, one Slash in each play phase',
  ),
  D4: enforced(
    '没有别的规定时，手牌上限等于体力值，多出的在弃牌阶段弃置',
    'Unless something says otherwise the hand limit is one’s HP; the discard phase takes the rest',
  ),
  D5: enforced(
    '武器、防具、进攻坐骑、防御坐骑、宝物各限一张；新的进来，旧的同时进弃牌堆',
    'One weapon, armour, offensive mount, defensive mount and treasure each; as a new one comes the old one is discarded',
  ),
  D6: enforced(
    '判定区里不能有两张同名的延时锦囊',
    'No two delayed tricks of one name lie in a judgement area',
  ),
} as const satisfies Record<string, RuleEntry>;
