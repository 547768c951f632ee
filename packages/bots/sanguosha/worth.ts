import type { CardDefinition } from '@lianhuan/sanguosha';

/** What cards are worth, in cards. */

const KEPT: Readonly<Record<string, number>> = {
  peach: 6,
  nullification: 4,
  dodge: 4.5,
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

const FOR_ALL: ReadonlySet<string> = new Set([
  'savage-assault',
  'archery-attack',
  'god-salvation',
  'amazing-grace',
]);

/** Whether a face is used on everybody at once. */
export function isForAll(face: string): boolean {
  return FOR_ALL.has(face);
}

/** What the use of a face is worth to its target. */
export function worthToTarget(face: string): number {
  return ON_TARGET[face] ?? 0;
}
