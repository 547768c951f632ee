import type { DamageKind } from '../../../events/events.ts';
import { rule } from '../../../rules.ts';

/**
 * Is damage of one kind what the words call by another? An attacking follower and its target both deal 交战伤害
 * (5.13.3.2); what the attacker deals is 攻击伤害 too (5.13.3.1).
 */
export function isKind(asked: DamageKind, dealt: DamageKind, fighting = false): boolean {
  switch (asked) {
    case 'attack':
      return dealt === 'attack' && rule('5.13.3.1');
    case 'fight':
      return (dealt === 'fight' || (dealt === 'attack' && fighting)) && rule('5.13.3.2');
    case 'ability':
      return dealt === 'ability' && rule('5.13.3.3');
  }
}
