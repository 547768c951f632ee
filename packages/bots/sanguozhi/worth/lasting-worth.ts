import type { Ability, Lasting } from '@lianhuan/sanguozhi';
import { countOf } from './counts.ts';
import { areaOf, partySign, sideSign } from './sides.ts';

/** Bans that guard the card they lie on. */
const GUARDS: ReadonlySet<string> = new Set([
  'target',
  'destroy',
  'control',
  'damage',
  'cover',
  'tap',
  'be-defended',
]);

/** What lasting words are worth to the player of the card, in 粮草, as a rule of thumb. */
export function lastingValue(word: Lasting): number {
  switch (word.kind) {
    case 'stat-change': {
      const size = word.how === 'set' ? 1 : 0.8 * countOf(word.amount) * word.stats.length;
      const worth = word.how === 'subtract' ? -size : size;
      return sideSign(word.who, worth) * areaOf(word.who) * worth;
    }
    case 'grants': {
      const worth = word.abilities.reduce((sum, ability) => sum + grantedValue(ability), 0);
      return sideSign(word.who, worth) * areaOf(word.who) * worth;
    }
    case 'loses':
      return sideSign(word.who, -1) * areaOf(word.who) * -1.5;
    case 'needs-change':
      return sideSign(word.who, -word.amount) * -1.5 * word.amount;
    case 'wit-need-change':
      return 1;
    case 'player-change':
      return partySign(word.who) * (word.how === 'subtract' ? -1 : 1);
    case 'cannot': {
      const worth = GUARDS.has(word.ban) ? 1.5 : -2;
      return sideSign(word.who, worth) * worth;
    }
    case 'only-defended':
      return sideSign(word.who, 1.5) * 1.5;
    case 'must':
    case 'only-as':
    case 'combat-cost':
      return sideSign(word.who, -1) * -1;
    case 'skips':
      return partySign(word.who) * -3;
    case 'while':
      return 0.6 * word.words.reduce((sum, one) => sum + lastingValue(one), 0);
    case 'together':
      return sideSign(word.who, 1) * areaOf(word.who) * 1.5 * word.words.length;
    case 'where-lasting':
      return lastingValue(word.word);
    case 'damage-change': {
      const less = word.how === 'subtract' || word.how === 'prevent';
      return less === (word.to === null || sideSign(word.to, 1) > 0) ? 2 : -1;
    }
    default:
      return 1.5;
  }
}

function grantedValue({ body }: Ability): number {
  return body.kind === 'keyword' ? keywordValue(body) : 1.5;
}

/** What a 禀赋 is worth to its general. */
export function keywordValue({ level }: Extract<Ability['body'], { kind: 'keyword' }>): number {
  return 1.3 + 0.4 * level;
}
