import type { CardDefinition, nodes } from '@lianhuan/sanguosha';

/** What cards and deeds are worth, in cards. */

const KEPT: Readonly<Record<string, number>> = {
  peach: 6,
  nullification: 4,
  dodge: 3.5,
  analeptic: 3,
  'ex-nihilo': 5,
  snatch: 4,
  dismantlement: 3.5,
  indulgence: 4,
  slash: 2.5,
  'fire-slash': 2.7,
  'thunder-slash': 2.7,
};

/** What a card is worth in hand. */
export function keptWorth({ face, kind }: CardDefinition): number {
  return KEPT[face] ?? (kind === 'basic' ? 2 : kind === 'weapon' ? 1.5 : 2.5);
}

/** How good a card is for the one it is used on: less than 0 for what harms. */
const ON_TARGET: Readonly<Record<string, number>> = {
  slash: -3,
  'fire-slash': -3.2,
  'thunder-slash': -3.2,
  duel: -2.6,
  dismantlement: -2.4,
  snatch: -3.4,
  collateral: -1.2,
  'savage-assault': -1.6,
  'archery-attack': -1.6,
  'god-salvation': 1.5,
  'amazing-grace': 1,
  'iron-chain': -0.6,
  'fire-attack': -1,
  indulgence: -3.5,
  'supply-shortage': -2.8,
  lightning: -0.2,
  peach: 5,
  analeptic: 0.4,
  'ex-nihilo': 4,
};

/** What the use of a face is worth to its target. */
export function worthToTarget(face: string): number {
  return ON_TARGET[face] ?? 0;
}

/** What a deed is worth to whoever does it, from its words. */
export function deedWorth(deed: nodes.Deed): number {
  switch (deed.kind) {
    case 'draw':
      return 1.6 * amount(deed.count);
    case 'discard':
      return deed.what.kind === 'some-cards' && deed.what.of === null
        ? -1.4 * cards(deed.what)
        : 1.2;
    case 'obtain':
      return 1.8;
    case 'give':
      return -0.8;
    case 'recover':
      return 3.5;
    case 'lose-hp':
      return -4;
    case 'damage':
    case 'suffer':
      return 2.5;
    case 'change-max-hp':
      return deed.sign === '+' ? 3 : -4;
    case 'sequence':
    case 'sentences':
      return deed.steps.reduce((sum, step) => sum + deedWorth(step), 0);
    case 'then':
    case 'where':
    case 'let':
      return deedWorth(deed.deed);
    case 'if':
      return deedWorth(deed.deed) / 2;
    case 'choose':
      return Math.max(...deed.options.map(deedWorth));
    default:
      return 0.8;
  }
}

function amount(count: number | 'X'): number {
  return count === 'X' ? 2 : count;
}

function cards({ how, count }: nodes.SomeCards): number {
  return how === 'any' || how === 'all' ? 1 : amount(count);
}
