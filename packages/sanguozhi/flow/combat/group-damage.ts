import type { CardId, Flow, Seat } from '@lianhuan/kernel';
import type { DamageEvent } from '../../events/events.ts';
import { rule } from '../../rules.ts';
import type { CardRef } from '../../table/state.ts';
import { refOf, type SanguozhiTable } from '../../table/table.ts';
import { type Assigning, type Assignment, assignDamage, expectedDamage } from '../damage/damage.ts';
import { type Share, type Source, shareOut, type Taker } from './damage-shares.ts';

/** What one side of a fight deals to the other, with a group on either of them (807.4). */

/** A side's damage for the other side. */
export interface SideDamage {
  readonly by: Seat;
  /** The player who says how much of whose damage each card takes. */
  readonly sharer: Seat;
  readonly combatKind: DamageEvent['combatKind'];
  readonly sources: readonly Source[];
  readonly takers: readonly Taker[];
}

/** What one side was dealt, and what is left over once each of its cards was dealt lethal damage. */
export interface SideDealt {
  readonly events: DamageEvent[];
  readonly left: readonly Source[];
}

/**
 * Deals damage to a side: each of its cards is dealt lethal damage before any is left over (807.4c,
 * 807.4d).
 */
export function* dealToSide(
  table: SanguozhiTable,
  assigning: Assigning,
  side: SideDamage,
): Flow<SideDealt> {
  return side.takers.length === 1
    ? yield* dealToOne(table, assigning, side)
    : yield* dealToSeveral(table, assigning, side);
}

/** Deals all damage to the one card; effects change it before lethal damage is counted (610.3b, 610.3c). */
function* dealToOne(
  table: SanguozhiTable,
  assigning: Assigning,
  { by, sharer, combatKind: kind, sources, takers: [taker] }: SideDamage,
): Flow<SideDealt> {
  const wholes = sources.map(({ card, amount }) =>
    combatDamage(card, by, refOf(table, taker.card), amount, kind),
  );
  const all = yield* assignAll(table, wholes, assigning);
  // Damage that 守护 takes over neither counts as lethal here nor pierces (802.26d).
  const elsewhere = all.filter((event) => event.guarded && rule('802.26d'));
  const here = all.filter((event) => !elsewhere.includes(event));
  const met = here.map(({ source, amount }) => ({ card: source, amount }));
  const shares = yield* shareOut(sharer, met, [taker]);
  const counted = shares.flatMap(({ source, amount }) =>
    here.filter((event) => event.source === source).map((event) => ({ ...event, amount })),
  );
  return { events: [...elsewhere, ...counted], left: leftOver(met, shares) };
}

/**
 * Deals damage to several cards; how much is lethal for each counts in the effects that are known to
 * change it (610.3b, 610.3c).
 */
function* dealToSeveral(
  table: SanguozhiTable,
  assigning: Assigning,
  { by, sharer, combatKind: kind, sources, takers }: SideDamage,
): Flow<SideDealt> {
  const to = (card: CardId, source: CardId, amount: number) =>
    combatDamage(source, by, refOf(table, card), amount, kind);
  const warding = takers.map(({ card, lethal }) => ({
    card,
    lethal,
    stays: (source: CardId, amount: number) =>
      expectedDamage(table, to(card, source, amount), assigning.shares),
  }));
  const shares = yield* shareOut(sharer, sources, warding);
  const parts = shares.map((share) => to(share.to, share.source, share.amount));
  return { events: yield* assignAll(table, parts, assigning), left: leftOver(sources, shares) };
}

function leftOver(sources: readonly Source[], shares: readonly Share[]): Source[] {
  return sources.flatMap(({ card, amount }) => {
    const shared = shares.filter(({ source }) => source === card);
    const left = shared.reduce((rest, share) => rest - share.amount, amount);
    return left > 0 ? [{ card, amount: left }] : [];
  });
}

/** Damage of a battle. */
export function combatDamage(
  source: CardId,
  by: Seat,
  to: CardRef | Seat,
  amount: number,
  kind: DamageEvent['combatKind'],
): Assignment {
  return { source, by, to, amount, damage: 'combat', combatKind: kind };
}

/** Assigns several parts of damage one after the other (117.4b); gives those of which something is left. */
export function* assignAll(
  table: SanguozhiTable,
  parts: readonly Assignment[],
  assigning: Assigning,
): Flow<DamageEvent[]> {
  const events: DamageEvent[] = [];
  for (const one of parts) {
    const event = yield* assignDamage(table, one, assigning);
    if (event !== null) events.push(event);
  }
  return events;
}
