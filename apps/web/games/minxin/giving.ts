import type { CardDefinition, nodes } from '@lianhuan/minxin';

/** Deeds that do nothing but give their player something, and leave nothing to choose. */
function gives(deed: nodes.Deed): boolean {
  switch (deed.kind) {
    case 'gain':
      return deed.sign === '+';
    case 'draw':
    case 'pouches':
      return true;
    case 'sequence':
    case 'sentences':
      return deed.steps.every(gives);
    case 'then':
      return gives(deed.deed);
    case 'if':
      return gives(deed.deed) && (deed.otherwise === null || gives(deed.otherwise));
    default:
      return false;
  }
}

/** Carrying it out costs its player nothing and asks nothing, so nobody would decline it. */
export function onlyGives(ability: nodes.Ability): boolean {
  return ability.timing === 'enter' && gives(ability.effect);
}

/** An ability for which it is all the same when in a turn its card is played, or the sooner the better. */
function isBestAtOnce(ability: nodes.Ability): boolean {
  if (ability.flash) return false;
  if (ability.timing === 'enter') return gives(ability.effect) && !asksForSomething(ability.effect);
  return ability.timing === 'limited' || (ability.timing === 'trigger' && gives(ability.effect));
}

/** 若…: it may come true later in the turn. */
function asksForSomething(deed: nodes.Deed): boolean {
  if (deed.kind === 'sequence' || deed.kind === 'sentences')
    return deed.steps.some(asksForSomething);
  return deed.kind === 'if';
}

/**
 * A 部曲 or 计略 that does nothing but give, and has no 闪电 to keep it for: there is no reason not to play it at once
 * in one's own turn.
 */
export function isGift({ kind, abilities }: Pick<CardDefinition, 'kind' | 'abilities'>): boolean {
  return (kind === 'troop' || kind === 'scheme') && abilities.every(isBestAtOnce);
}
