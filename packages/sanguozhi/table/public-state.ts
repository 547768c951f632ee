import { type CardId, type Handle, maySee, type Seat, type Text } from '@lianhuan/kernel';
import { addedCards } from '../cards/added.ts';
import type { CardDefinition } from '../cards/definition.ts';
import { type Corps, ROLES, type Role } from '../cards/definition.ts';
import { abilityWords } from '../describe/card-words.ts';
import { itemName } from '../describe/names.ts';
import { type ChangedCard, changedCards } from '../effects/changes.ts';
import { laidOpen } from '../effects/revealed-cards.ts';
import { troopsOf } from '../flow/kinds/troop-needs.ts';
import { abilityAt } from '../flow/using/chain.ts';
import { freeSlots, freeTacticSlots } from '../flow/using/legal.ts';
import { grainCapOf, handLimit, slotCount } from './limits.ts';
import type {
  CardRef,
  ChainItem,
  Combat,
  Defence,
  ItemKind,
  Player,
  SanguozhiState,
  Target,
} from './state.ts';
import { isSame, player, printed, type SanguozhiTable } from './table.ts';

/** What a seat may know beside the cards that it sees: plain data, with handles instead of card ids. */

/** A target as everybody may name it. */
export type PublicTarget =
  | { readonly kind: 'card'; readonly card: Handle }
  | Extract<Target, { kind: 'seat' | 'item' }>;

/** How many cards a slot has room for, and how many more. */
export interface Slots {
  readonly count: number;
  readonly free: number;
}

/** What everybody may see of a player beside the cards: copies, for views. */
export interface PublicPlayer
  extends Pick<
    Player,
    | 'team'
    | 'grain'
    | 'grainCap'
    | 'left'
    | 'mainLost'
    | 'deployed'
    | 'laidTroop'
    | 'formed'
    | 'attacksMade'
    | 'counters'
  > {
  readonly handLimit: number;
  readonly slots: Readonly<Record<Role | 'tactic', Slots>>;
  /** What the 兵权 in play add up to. */
  readonly troops: Readonly<Record<Corps, number>>;
  readonly formation: { readonly card: Handle; readonly members: readonly Handle[] } | null;
}

/** Something in the chain. */
export interface PublicItem {
  readonly id: number;
  readonly kind: ItemKind;
  readonly controller: Seat;
  /** The card in the chain, or the source of an effect if it is still the object it was. */
  readonly card: Handle | null;
  /** The definition of that card; null for one that lies face down before this seat. */
  readonly definition: string | null;
  readonly name: Text;
  /** The words of a used effect; null for cards. */
  readonly words: Text | null;
  readonly role: Role | null;
  readonly faceDown: boolean;
  readonly targets: readonly PublicTarget[];
}

/** The battle under way. */
export interface PublicCombat {
  readonly attacker: Seat;
  readonly attacks: readonly {
    readonly id: number;
    readonly members: readonly Handle[];
    readonly target: PublicTarget;
    readonly defender: Seat;
    /** Whether the attack was defended against when the defence phase ended; null before. */
    readonly defended: boolean | null;
  }[];
  readonly defences: readonly (Omit<Defence, 'members'> & {
    readonly members: readonly Handle[];
  })[];
  readonly order: readonly number[];
}

/** Cards that an effect lays open to everybody (展示), by what is printed on them. */
export interface Revealed {
  readonly seat: Seat;
  readonly place: 'hand' | 'deck-top';
  readonly definitions: readonly string[];
}

/** What a seat may see beside the cards: copies, for views. */
export interface SanguozhiPublicState
  extends Pick<
    SanguozhiState,
    'phase' | 'turn' | 'round' | 'active' | 'first' | 'priority' | 'passes' | 'extraTurns'
  > {
  readonly players: readonly PublicPlayer[];
  /** The last entry resolves first. */
  readonly chain: readonly PublicItem[];
  readonly combat: PublicCombat | null;
  readonly revealed: readonly Revealed[];
  /** Cards on the field that differ from what is printed on them. */
  readonly cards: Readonly<Record<Handle, ChangedCard>>;
  /** The cards that are not of the game's own. */
  readonly addedCards: readonly CardDefinition[];
}

/** What everybody may know of the table, and what `seat` may know of face-down cards. */
export function publicState(table: SanguozhiTable, seat: Seat): SanguozhiPublicState {
  const { state } = table;
  const { phase, turn, round, active, first, priority, passes, extraTurns, combat } = state;
  return {
    phase,
    turn,
    round,
    active,
    first,
    priority,
    passes,
    extraTurns,
    players: state.players.map((_, of) => publicPlayer(table, of as Seat)),
    chain: state.chain.map((item) => publicItem(table, item, seat)),
    combat: combat === null ? null : publicCombat(table, combat),
    revealed: laidOpen(table).map(({ seat: whose, place, cards }) => ({
      seat: whose,
      place,
      definitions: cards.map((card) => printed(table, card).id),
    })),
    cards: changedCards(table),
    addedCards: addedCards.among(table.library),
  };
}

const ROLE_LIST = Object.keys(ROLES) as Role[];

function publicPlayer(table: SanguozhiTable, seat: Seat): PublicPlayer {
  const { formation, lord: _, drawnOut: __, setsEquipped: ___, ...known } = player(table, seat);
  const slots = ROLE_LIST.map((role) => [
    role,
    { count: slotCount(table, seat, role), free: Math.max(0, freeSlots(table, seat, role)) },
  ]);
  return {
    ...known,
    grainCap: grainCapOf(table, seat),
    handLimit: handLimit(table, seat),
    slots: {
      ...Object.fromEntries(slots),
      tactic: {
        count: slotCount(table, seat, 'tactic'),
        free: Math.max(0, freeTacticSlots(table, seat)),
      },
    } as PublicPlayer['slots'],
    troops: troopsOf(table, seat),
    formation:
      formation === null
        ? null
        : { card: handleOf(table, formation.card), members: handlesOf(table, formation.members) },
  };
}

function handleOf({ cards }: SanguozhiTable, card: CardId): Handle {
  return cards[card].handle;
}

function handlesOf(table: SanguozhiTable, cards: readonly CardId[]): Handle[] {
  return cards.map((card) => handleOf(table, card));
}

/**
 * The handles of cards that are still the objects they were; nobody may follow a card that has become
 * another one.
 */
function present(table: SanguozhiTable, refs: readonly CardRef[]): Handle[] {
  return refs.filter((ref) => isSame(table, ref)).map(({ card }) => handleOf(table, card));
}

function publicItem(table: SanguozhiTable, item: ChainItem, seat: Seat): PublicItem {
  const { id, kind, controller, card, role, faceDown, ability, declared, bearer } = item;
  const aimed = declared.flatMap(({ targets }) => targets.flat());
  const known = !faceDown || maySee(table, card, seat);
  return {
    id,
    kind,
    controller,
    card: isSame(table, item) ? handleOf(table, card) : null,
    definition: known ? printed(table, card).id : null,
    name: itemName(table, item, seat),
    words: ability === null ? null : abilityWords(abilityAt(table, ability)),
    role,
    faceDown,
    targets: [...(bearer === null ? [] : [{ kind: 'card', ...bearer } as const]), ...aimed].flatMap(
      (target) => publicTarget(table, target) ?? [],
    ),
  };
}

function publicTarget(table: SanguozhiTable, target: Target): PublicTarget | null {
  if (target.kind !== 'card') return target;
  return isSame(table, target) ? { kind: 'card', card: handleOf(table, target.card) } : null;
}

function publicCombat(table: SanguozhiTable, combat: Combat): PublicCombat {
  const { attacker, attacks, defences, defended, order } = combat;
  return {
    attacker,
    attacks: attacks.map(({ id, members, target, defender }) => ({
      id,
      members: present(table, members),
      target: publicTarget(table, target) ?? { kind: 'seat', seat: defender },
      defender,
      defended: defended === null ? null : defended.includes(id),
    })),
    defences: defences.map(({ id, members, attack, seat }) => ({
      id,
      members: present(table, members),
      attack,
      seat,
    })),
    order,
  };
}
