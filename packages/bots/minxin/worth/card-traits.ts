import { cachedByObject } from '@lianhuan/kernel';
import type { Ability, CardDefinition, Deed } from '@lianhuan/minxin';

/** What a card is like to play, read from its text once. */
export interface CardTraits {
  /** It may draw cards when it enters. */
  readonly draws: boolean;
  /** It asks what was done before in the turn. */
  readonly looksBack: boolean;
  /** It crosses what another player pays for. */
  readonly crosses: boolean;
}

/** What a card is like. */
export const traitsOf = cachedByObject(readCharacter);

function readCharacter({ abilities }: CardDefinition): CardTraits {
  return {
    draws: abilities.some((ability) => ability.timing === 'enter' && mentions(ability, 'draw')),
    looksBack: mentions(abilities, 'did') || mentions(abilities, 'done-count'),
    crosses: abilities.some((ability) => crossingIn(ability) !== null),
  };
}

/** Does a node of this kind stand anywhere in the tree? */
export function mentions(tree: unknown, kind: string): boolean {
  if (typeof tree !== 'object' || tree === null) return false;
  if ((tree as { kind?: unknown }).kind === kind) return true;
  return Object.values(tree).some((branch) => mentions(branch, kind));
}

/** How an ability crosses what another player pays for: takes from the payer, or makes it cost more. */
export interface Crossing {
  readonly renown: number;
  readonly power: number;
  readonly cost: number;
}

/** The crossing in an ability's effect, or null. */
export function crossingIn(ability: Ability): Crossing | null {
  if (!('effect' in ability) || !ability.flash) return null;
  const found = { renown: 0, power: 0, cost: 0 };
  gather(ability.effect, false, found);
  return found.renown + found.power + found.cost > 0 ? found : null;
}

type Gathered = { -readonly [K in keyof Crossing]: number };

/** @param harmful whether the deed is done by (so: to) somebody who may be the payer */
function gather(deed: Deed, harmful: boolean, found: Gathered): void {
  switch (deed.kind) {
    case 'sequence':
    case 'sentences':
      for (const step of deed.steps) gather(step, harmful, found);
      return;
    case 'choose':
      for (const option of deed.options) gather(option, harmful, found);
      return;
    case 'then':
    case 'may':
    case 'if':
      return gather(deed.deed, harmful, found);
    case 'they-choose':
      for (const option of deed.options) gather(option, deed.who !== 'you', found);
      return;
    case 'by':
      return gather(deed.deed, deed.who !== 'you', found);
    case 'target-cost':
      if (deed.change.kind === 'add') found.cost += deed.change.amount;
      return;
    case 'gain':
      if (!harmful || deed.sign !== '-' || typeof deed.amount === 'string') return;
      if (deed.resource === 'renown') found.renown += deed.amount;
      if (deed.resource === 'power') found.power += deed.amount;
  }
}
