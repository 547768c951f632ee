import type { CardDefinition, Role, TroopCount } from '@lianhuan/sanguozhi';
import { generalsOf, type SeenCard, type TableView } from '../table-view.ts';
import { abilityValue } from './effect-worth.ts';

/** What cards are worth, in 粮草, as a rule of thumb. */

type General = Extract<CardDefinition, { kind: 'general' }>;
type Abilities = CardDefinition['abilities'];

/** A 主将 with needs of so many fights better (804.5f). */
const LORDLY_NEEDS = 3;

/** 主将槽 lost and cards drawn for it (804.5g, 804.5h); 粮草 for a fallen 军师 (804.5i). */
const LOSS_OF_ROLE: Readonly<Record<Role, number>> = { main: 7, adviser: 4.5, deputy: 0 };

const known = new Map<Abilities, Map<Role | null, number>>();

/** What the abilities of a card are worth to it, in that role if it is a general. */
function abilitiesValue(abilities: Abilities, role: Role | null): number {
  let byRole = known.get(abilities);
  if (byRole === undefined) {
    byRole = new Map();
    known.set(abilities, byRole);
  }
  let value = byRole.get(role);
  if (value === undefined) {
    value = 0;
    for (const ability of abilities) {
      if (role === null || ability.roles.length === 0 || ability.roles.includes(role)) {
        value += Math.max(-3, Math.min(6, abilityValue(ability)));
      }
    }
    byRole.set(role, value);
  }
  return value;
}

/** 兵权条件总数: the smallest of the alternatives. */
export function needsOf({ needs }: General): number {
  return Math.min(...needs.map((one) => Object.values(one).reduce((sum, count) => sum + count, 0)));
}

/** What a general is worth in a role: its numbers, its abilities, less what its fall would cost. */
export function deployedWorth(general: General, role: Role): number {
  const { attack, life, wit, abilities } = general;
  const lordly = role === 'main' ? (needsOf(general) >= LORDLY_NEEDS ? 4 : -4) : 0;
  // A 军师 is hit for its wit's sake, and its fall costs 粮草: better no great fighter.
  const risk = role === 'adviser' ? 0.3 * wit - 0.4 * attack : 0;
  const toll = general.factions.includes('lords') ? TOLL : 0;
  return attack + 0.7 * life + 0.2 * wit + abilitiesValue(abilities, role) + lordly + risk - toll;
}

/** 诸侯军: none of a player's cards fight but for a 虎符 (410.3h). */
const TOLL = 4;

/** Does a player with 诸侯军 in play need 虎符 to fight? */
export function needsTallies(table: TableView): boolean {
  return generalsOf(table, table.seat).some(
    ({ printed }) => printed.kind === 'general' && printed.factions.includes('lords'),
  );
}

/** What a card in play is worth to its controller as it stands now. */
export function standingWorth({ card, printed, zone }: SeenCard): number {
  switch (printed.kind) {
    case 'general': {
      const role = roleIn(zone);
      const { attack = 0, life = 0, wit = 0 } = card.values;
      const lost = role === null ? 0 : LOSS_OF_ROLE[role];
      return attack + 0.7 * life + 0.2 * wit + abilitiesValue(printed.abilities, role) + lost;
    }
    case 'formation':
      return card.faceDown ? 1 : 3 + (card.values.attack ?? 0);
    case 'tactic':
      return card.faceDown ? 2 : 3;
    case 'treasure':
      return 2.5;
    case 'troop':
      return 2 * Object.values(printed.face).reduce((sum, count) => sum + count, 0);
    case 'event':
      return 1;
  }
}

function roleIn(zone: string): Role | null {
  return zone === 'main' || zone === 'adviser' || zone === 'deputy' ? zone : null;
}

/** What using a tactic, a treasure or an event is worth. */
export function useWorth(printed: CardDefinition): number {
  return abilitiesValue(printed.abilities, null);
}

/** How many 兵权 are still missing for a general, at best. */
export function missingFor(general: General, troops: Readonly<Record<string, number>>): number {
  return Math.min(...general.needs.map((needs) => missing(needs, troops)));
}

/** 通用 is met by whatever the others leave over (412.2b). */
function missing(needs: TroopCount, troops: Readonly<Record<string, number>>): number {
  let short = 0;
  let spare = troops.any ?? 0;
  for (const corps of ['foot', 'bow', 'horse', 'counsel'] as const) {
    const left = troops[corps] - (needs[corps] ?? 0);
    if (left < 0) short -= left;
    else spare += left;
  }
  return short + Math.max(0, (needs.any ?? 0) - spare);
}

/** What it is worth to keep a card in hand rather than lose it. */
export function handWorth({ printed }: SeenCard, table: TableView): number {
  const { troops } = table.state.players[table.seat];
  switch (printed.kind) {
    case 'troop': {
      const total = Object.values(troops).reduce((sum, count) => sum + count, 0);
      const face = Object.values(printed.face).reduce((sum, count) => sum + count, 0);
      const toll = printed.type === 'tally' && needsTallies(table) ? 4 : 0;
      return Math.max(0.8, 4.5 - 0.4 * total) * (0.6 + 0.4 * face) + extra(printed.type) + toll;
    }
    case 'general': {
      const role = 'deputy';
      const short = missingFor(printed, troops);
      const taken = generalsOf(table, table.seat).some((one) => one.printed.name === printed.name);
      return taken ? 0.5 : Math.max(0.5, 0.5 * deployedWorth(printed, role) - 0.9 * short + 1);
    }
    case 'tactic':
      return Math.max(0.6, Math.min(6, useWorth(printed)));
    case 'treasure':
      return canBeBorne(printed) ? 2.5 : 1.5;
    case 'formation':
      return 0.7;
    case 'event':
      return 1;
  }
}

/** 虎符 pay for turning generals up; 特殊 ones have a text. */
function extra(type: Extract<CardDefinition, { kind: 'troop' }>['type']): number {
  return { basic: 0, tally: 0.2, special: 0.4 }[type];
}

function canBeBorne({ bearer }: Extract<CardDefinition, { kind: 'treasure' }>): boolean {
  return bearer === null || bearer.kind !== 'named';
}
