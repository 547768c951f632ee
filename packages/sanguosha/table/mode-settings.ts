import type { CardDefinition, Role } from '../cards/definition.ts';
import { rule } from '../rules.ts';
import type { Mode } from './state.ts';

/** What each mode needs: players, generals, roles. */

/** How many can play each mode that stands (M1, L1). */
export const MODE_PLAYERS = {
  identity: { least: 4, most: 10 },
  hegemony: { least: 2, most: 10 },
  landlord: { least: 3, most: 3 },
  duel: { least: 2, most: 2 },
} as const satisfies Partial<Record<Mode, { readonly least: number; readonly most: number }>>;
/** A mode that can be played, by its slug. */
export type PlayedMode = keyof typeof MODE_PLAYERS;

/** How many can play at all. */
export const PLAYERS = { least: 2, most: 10 } as const;

/** The mode that so many play where nothing is said: two a duel, three 斗地主, more an 身份局. */
export function modeOf(players: number): PlayedMode {
  if (players === 2) return 'duel';
  return players === 3 ? 'landlord' : 'identity';
}

/** How many generals each chooses among at the beginning. */
export const CHOICES = {
  /** 主公: some with a 主公技, and others (M3). */
  lords: 3,
  lord: 2,
  /** Everybody else (M3, L1). */
  each: 3,
  /** Everybody in 国战, to keep two (H1). */
  hegemony: 7,
  /** Those laid out for the two of a duel. */
  duel: 12,
} as const;

/** How many generals there must be for so many players. */
export function generalsNeeded(mode: Mode, players: number): number {
  switch (mode) {
    case 'hegemony':
      return players * CHOICES.hegemony;
    case 'identity':
      return CHOICES.lords + CHOICES.lord + (players - 1) * CHOICES.each;
    case 'landlord':
      return players * CHOICES.each;
    case 'duel':
      return CHOICES.duel;
  }
}

/** Can the general be dealt? Those of 国战 are for it alone, and its lord generals come in later (H13). */
export function isDealt(mode: Mode, card: CardDefinition): boolean {
  const { pack, lordOf } = card;
  if (!isWritten(card) || lordOf !== '') return false;
  return pack === '' || isOfHegemony(pack) === (mode === 'hegemony');
}

/** Is it a general all of whose skills have a text? */
export function isWritten({ kind, abilities, skills }: CardDefinition): boolean {
  return (
    kind === 'general' &&
    abilities.length > 0 &&
    skills.every((name) => abilities.some((one) => one.kind === 'skill' && one.name === name))
  );
}

function isOfHegemony(pack: string): boolean {
  return pack === '国战标准版' || pack.startsWith('君临天下');
}

/** 身份 by number of players (M1): 主公, 忠臣, 反贼, 内奸; with 6 and 8 one of two. */
const ROLES_OF: Readonly<Record<number, readonly (readonly number[])[]>> = {
  4: [[1, 1, 1, 1]],
  5: [[1, 1, 2, 1]],
  6: [
    [1, 1, 3, 1],
    [1, 1, 2, 2],
  ],
  7: [[1, 2, 3, 1]],
  8: [
    [1, 2, 4, 1],
    [1, 2, 3, 2],
  ],
  9: [[1, 3, 4, 1]],
  10: [[1, 3, 4, 2]],
};

/** Does the number of players leave open how many 内奸 there are (M1)? */
export function mayHaveTwoRenegades(mode: Mode, players: number): boolean {
  return mode === 'identity' && (ROLES_OF[players]?.length ?? 0) > 1;
}

/** The roles that are dealt (M1, L1). */
export function rolesOf(mode: Mode, players: number, twoRenegades: boolean): Role[] {
  if (mode === 'landlord') return ['landlord', 'farmer', 'farmer'];
  if (mode !== 'identity') return [];
  const variants = ROLES_OF[players];
  const counts = (twoRenegades ? variants.at(-1) : variants[0]) ?? [];
  rule('M1');
  const roles: readonly Role[] = ['lord', 'loyalist', 'rebel', 'renegade'];
  return roles.flatMap((role, place) => Array.from({ length: counts[place] }, () => role));
}
