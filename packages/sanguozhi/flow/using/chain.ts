import type { CardId, Seat } from '@lianhuan/kernel';
import type { Role } from '../../cards/definition.ts';
import { abilitiesOf, printedAbilitiesOf } from '../../effects/derivation.ts';
import { obeys } from '../../rules.ts';
import type { AbilityRef, ChainItem, ItemKind } from '../../table/state.ts';
import type { SanguozhiTable } from '../../table/table.ts';
import { expandKeyword, keywordStands } from '../../text/meaning/keywords.ts';
import type { Ability, EntryOccasion } from '../../text/nodes/index.ts';

/** Reading the chain (305). */

/** Is the chain empty, but for the items below a battle that an effect began (606.11)? */
export function chainIsEmpty({ state }: SanguozhiTable): boolean {
  return state.chain.length <= chainBase(state.nestedBattles);
}

function chainBase(nestedBattles: readonly number[]): number {
  return nestedBattles.length === 0 ? 0 : nestedBattles[nestedBattles.length - 1];
}

/** The item that resolves next, if any (305.6). */
export function topItem({ state }: SanguozhiTable): ChainItem | null {
  const base = chainBase(state.nestedBattles);
  if (state.chain.length <= base) return null;
  obeys('705.1', '305.6');
  return state.chain[state.chain.length - 1];
}

/** An item by its number, if it is still there. */
export function itemOf({ state }: SanguozhiTable, id: number): ChainItem | undefined {
  return state.chain.find((item) => item.id === id);
}

/** The ability that is referred to; a 禀赋 is given as the ability it stands for. */
export function abilityAt(table: SanguozhiTable, ref: AbilityRef): Ability {
  return expandKeyword(table.library[ref.definition].catalogue[ref.index]);
}

/** An ability with its place in the catalogue. */
export interface IndexedAbility {
  readonly ability: Ability;
  readonly index: number;
}

/**
 * The abilities of a card for which targets are declared as the card itself is used: not its activated
 * ones (701.2g).
 */
export function abilitiesWhenUsed(
  table: SanguozhiTable,
  card: CardId,
  kind: ItemKind,
  role: Role | null = null,
): readonly IndexedAbility[] {
  const held = table.cards[card].faceDown
    ? printedAbilitiesOf(table, card)
    : abilitiesOf(table, card);
  return held
    .filter(({ ability }) => isDeclaredWhenUsed(ability, kind, role) && keywordStands(ability))
    .map(({ ability, ref }) => ({ ability, index: ref.index }));
}

function isDeclaredWhenUsed({ body, roles }: Ability, kind: ItemKind, role: Role | null): boolean {
  if (role !== null && roles.length > 0 && !roles.includes(role)) return false;
  switch (body.kind) {
    case 'spell':
    case 'static':
      return kind === 'tactic';
    case 'triggered':
      return body.on.kind === 'entry' && body.on.how === ENTRIES[kind];
    default:
      return false;
  }
}

/** Which effects of entering go with which way of being used (703.5a, 703.5c). */
const ENTRIES: Readonly<Record<ItemKind, EntryOccasion['how'] | null>> = {
  deploy: 'enters',
  flip: 'flips',
  tactic: 'resolves',
  treasure: 'enters',
  ability: null,
};

/** How many chain items a seat has that claim a slot for a general, or for a tactic. */
export function claimedSlots(
  { state }: SanguozhiTable,
  seat: Seat,
  slot: ChainItem['role'] | 'tactic',
): number {
  return state.chain.filter((item) => {
    if (item.controller !== seat) return false;
    if (slot === 'tactic') return item.kind === 'tactic';
    if (item.role !== slot) return false;
    if (item.kind === 'flip') obeys('500.3a', '107.3');
    return true;
  }).length;
}
