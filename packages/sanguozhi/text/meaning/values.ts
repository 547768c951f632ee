import type { CardId } from '@lianhuan/kernel';
import type { Stat } from '../../cards/definition.ts';
import { totalOf, usable } from '../../effects/characteristics.ts';
import { obeys, rule } from '../../rules.ts';
import type { LastKnown } from '../../table/state.ts';
import { printed, type SanguozhiTable } from '../../table/table.ts';
import type { Scope } from './scope.ts';

/** The numbers of cards, as the scope sees them. */

/** A card's 攻, 命 or 智: as it is, or as printed (400.4). */
export function statOf(
  table: SanguozhiTable,
  card: CardId,
  stat: Stat,
  initial: boolean,
  scope: Scope,
): number {
  if (initial && rule('400.4')) {
    const definition = printed(table, card);
    return definition.kind === 'general' ? definition[stat] : 0;
  }
  const { [stat]: value } = lastKnown(table, card, scope) ?? scope.derived.of(card);
  return usable(value);
}

/** How a card was before it left, for a trigger that saw it leave (703.5b); null for others. */
export function lastKnown(table: SanguozhiTable, card: CardId, { back }: Scope): LastKnown | null {
  if (!back) return null;
  const known = table.state.lastKnown[card];
  if (known === undefined) return null;
  const hasLeft = known.incarnation + 1 === table.cards[card].incarnation;
  return hasLeft && rule('703.5b') ? known : null;
}

/** A card’s 阵营, 兵种, 特性 and 兵权条件, as the scope sees it. */
export function traitsOf(
  table: SanguozhiTable,
  card: CardId,
  scope: Scope,
): Pick<LastKnown, 'factions' | 'arms' | 'traits' | 'needs'> {
  return lastKnown(table, card, scope) ?? scope.derived.of(card);
}

/** Does it lie, or did it, with its back up? */
export function isBack(table: SanguozhiTable, card: CardId, scope: Scope): boolean {
  return (lastKnown(table, card, scope) ?? table.cards[card]).faceDown;
}

/** 兵权条件总数 of each alternative (412.4b): as they are, or as printed. */
export function needsOf(
  table: SanguozhiTable,
  card: CardId,
  initial: boolean,
  scope: Scope,
): number[] {
  const definition = printed(table, card);
  const needs =
    initial && definition.kind === 'general'
      ? definition.needs
      : traitsOf(table, card, scope).needs;
  const totals = needs.map(totalOf);
  if (totals.includes(0)) rule('412.2c');
  obeys('412.2e', '412.4b');
  return totals;
}

/** How many 兵种 each alternative of 兵权条件 names, 通用 among them (412.2d). */
export function corpsOf(table: SanguozhiTable, card: CardId, scope: Scope): number[] {
  return traitsOf(table, card, scope).needs.map((needs) => {
    if ('any' in needs) rule('412.2d');
    return Object.keys(needs).length;
  });
}
