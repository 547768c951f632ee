import type { Seat } from '@lianhuan/kernel';
import type { Role } from '@lianhuan/sanguosha';
import type { TableView } from './table-view.ts';
import { isForAll, worthToTarget } from './worth.ts';

/**
 * How likely each role is for each seat: by which roles were dealt, which are known, and who hurt and helped whom in
 * the open, or meant to.
 */

/** By role, probabilities that sum to 1. */
export type RoleOdds = Readonly<Record<Role, number>>;

/** So much damage, in hp, makes a suspicion certain. */
const CERTAIN = 3;
/** How much the odds follow a suspicion: a rebel is e to this times likelier than a 忠臣 to be fully suspect, and half that. */
const TRUST_IN_DEEDS = 3.5;

/** How much each role is the lord's enemy, from −1 to 1. */
const ENMITY: RoleOdds = {
  lord: -1,
  loyalist: -1,
  rebel: 1,
  renegade: 0.2,
  landlord: 1,
  farmer: -1,
};

const NO_ROLE: RoleOdds = { lord: 0, loyalist: 0, rebel: 0, renegade: 0, landlord: 0, farmer: 0 };

/** The odds of every seat, as one seat may reckon them. */
export function roleOdds(table: TableView): readonly RoleOdds[] {
  const seats = table.state.characters.map((_, seat) => seat as Seat);
  const known = seats.map((seat) => table.roleOf(seat));
  const left = [...table.state.roles];
  for (const role of known) {
    const place = role === null ? -1 : left.indexOf(role);
    if (place >= 0) left.splice(place, 1);
  }
  const hidden = seats.filter((seat) => known[seat] === null);
  const enmity = enmityToLord(table, known);
  const weights = weigh(
    hidden.map((seat) => enmity[seat]),
    left,
  );
  return seats.map((seat) => {
    const role = known[seat];
    return role === null ? weights[hidden.indexOf(seat)] : { ...NO_ROLE, [role]: 1 };
  });
}

/** The odds of the seats with these suspicions, over all ways in which the roles can lie among them. */
function weigh(enmity: readonly number[], roles: readonly Role[]): RoleOdds[] {
  const kinds = [...new Set(roles)];
  const left = kinds.map((kind) => roles.filter((role) => role === kind).length);
  /** By place, and by kind of role, how likely such a suspicion is. */
  const factors = enmity.map((suspicion) =>
    kinds.map((role) => Math.exp(TRUST_IN_DEEDS * ENMITY[role] * suspicion)),
  );
  const weights = enmity.map(() => kinds.map(() => 0));

  /** The weight of all ways to give the roles that are left to the seats from this place on. */
  function weightFrom(place: number, weight: number): number {
    if (place === factors.length) return weight;
    let total = 0;
    for (let kind = 0; kind < left.length; kind++) {
      if (left[kind] === 0) continue;
      left[kind] -= 1;
      const found = weightFrom(place + 1, weight * factors[place][kind]);
      weights[place][kind] += found;
      total += found;
      left[kind] += 1;
    }
    return total;
  }

  const total = weightFrom(0, 1);
  // A table that was arranged may have other roles than are dealt: then nothing is known of any.
  if (total === 0) return enmity.map(() => NO_ROLE);
  return weights.map((own) => {
    const odds: Record<Role, number> = { ...NO_ROLE };
    kinds.forEach((role, kind) => {
      odds[role] = own[kind] / total;
    });
    return odds;
  });
}

/** From −1 (stands by the lord) to 1 (is against the lord), by whom each has hurt and helped. */
function enmityToLord(table: TableView, known: readonly (Role | null)[]): readonly number[] {
  const lord = known.indexOf('lord');
  const { characters } = table.state;
  const harm = characters.map(harmTo);
  const bySelf = harm.map((done) => bounded((done[lord] ?? 0) / CERTAIN));
  const sides = bySelf.map((enmity, seat) => {
    const role = known[seat];
    return role === null ? enmity : ENMITY[role];
  });
  return harm.map((done, seat) => {
    const toOthers = done.reduce(
      (sum, damage, other) =>
        other === lord || other === seat ? sum : sum - (damage / CERTAIN) * sides[other],
      0,
    );
    return bounded(bySelf[seat] + toOthers);
  });
}

/** So much that a card was meant to do to its target, in cards, tells as much as 1 damage does. */
const INTENT_OF_ONE_DAMAGE = 6;

type Deeds = Pick<TableView['state']['characters'][number], 'deeds' | 'aims'>;

/** What was reckoned of characters that have done nothing since: many decisions come between two cards that are used. */
const reckoned = new WeakMap<Deeds['aims'], Pick<Deeds, 'deeds'> & { harm: readonly number[] }>();

/**
 * What a character did to each seat, in hp: the damage it dealt, and what it used there, whether or not anything came
 * of it. What is used on everybody tells nothing.
 */
function harmTo({ deeds, aims }: Deeds): readonly number[] {
  const known = reckoned.get(aims);
  if (known?.deeds === deeds) return known.harm;
  const harm = sumHarm({ deeds, aims });
  // What nobody can change is the same as long as it is the same object.
  if (Object.isFrozen(aims) && Object.isFrozen(deeds)) reckoned.set(aims, { deeds, harm });
  return harm;
}

function sumHarm({ deeds, aims }: Deeds): readonly number[] {
  const harm = [...deeds];
  for (const [face, counts] of Object.entries(aims)) {
    if (isForAll(face)) continue;
    const intent = -worthToTarget(face) / INTENT_OF_ONE_DAMAGE;
    for (let seat = 0; seat < harm.length; seat++) harm[seat] += intent * counts[seat];
  }
  return harm;
}

function bounded(value: number): number {
  return Math.max(-1, Math.min(1, value));
}
