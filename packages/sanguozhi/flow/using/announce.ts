import { type CardId, type Flow, NOBODY, type Seat } from '@lianhuan/kernel';
import { characteristicsOf } from '../../effects/derivation.ts';
import type { SanguozhiEvent } from '../../events/events.ts';
import { happenTogether } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import type { ChainItem, Declared, Target } from '../../table/state.ts';
import { areEnemies, roleOf, type SanguozhiTable } from '../../table/table.ts';
import { sameTarget } from '../../text/meaning/targets.ts';
import { opposedCard } from './intelligence.ts';
import { namedTargets } from './named-targets.ts';

/** What is heard once something is in the chain (701.2i, 702.2f). */

/** Everybody hears that it was used, and whom it is aimed at. */
export function* announce(
  table: SanguozhiTable,
  item: ChainItem,
  taps: readonly SanguozhiEvent[] = [],
): Flow {
  const { controller: seat, card, id, kind } = item;
  const events: SanguozhiEvent[] = [...taps, { type: 'use', seat, item: id, kind, card }];
  for (const to of [...targetsOf(item), ...namedTargets(table, item)]) {
    events.push(...aiming(table, item, to));
  }
  yield* happenTogether(table, events);
}

/** Cards and players that became targets by retargeting hear that they are targeted as well (110.5). */
export function* announceNew(table: SanguozhiTable, item: ChainItem, before: ChainItem): Flow {
  const old = targetsOf(before);
  const fresh = targetsOf(item).filter((to) => !old.some((one) => sameTarget(one, to)));
  if (fresh.length === 0 || !rule('110.5')) return;
  yield* happenTogether(
    table,
    fresh.flatMap((to) => aiming(table, item, to)),
  );
}

/** The targets of a trigger or an 事件 hear that they are targeted too, though neither is in the chain. */
export function* announceAimed(
  table: SanguozhiTable,
  seat: Seat,
  card: CardId,
  declared: Declared,
): Flow {
  const targets = aimedAt([declared]);
  if (targets.length === 0 || !rule('110.1')) return;
  yield* happenTogether(
    table,
    targets.map((to) => ({ type: 'target', seat, by: card, item: NO_ITEM, to })),
  );
}

const NO_ITEM = -1;

function aiming(table: SanguozhiTable, item: ChainItem, to: Target): SanguozhiEvent[] {
  const { controller: seat, card, id } = item;
  const pendingEffect = offence(table, item, to);
  const word: SanguozhiEvent = { type: 'target', seat, by: card, item: id, to };
  return pendingEffect === null ? [word] : [word, pendingEffect];
}

/** All targets of an item of the chain; the bearer of a treasure is one, too (110.1b). */
function targetsOf({ declared, bearer }: ChainItem): Target[] {
  const targets = aimedAt(declared);
  return bearer === null ? targets : [...targets, { kind: 'card', ...bearer }];
}

function aimedAt(declared: readonly Declared[]): Target[] {
  return declared.flatMap((one) =>
    [one, ...(one.others ?? [])].flatMap((each) => each.targets.flat()),
  );
}

/**
 * An opponent's tactic targets a general of 曹操军, in play or in the chain: the tactic's player will lose
 * 粮草 for it (410.3f).
 */
function offence(table: SanguozhiTable, item: ChainItem, to: Target): SanguozhiEvent | null {
  const aimed = item.kind === 'tactic' ? opposedCard(table, to) : null;
  if (aimed === null) return null;
  const { card, seat } = aimed;
  if (seat === NOBODY || !areEnemies(table, seat, item.controller)) return null;
  const { factions } = characteristicsOf(table, card);
  if (!factions.includes('cao-cao')) return null;
  return {
    type: 'rule-effect-pending',
    pendingEffect: {
      what: 'targeted',
      card,
      seat,
      role: roleOf(table, card),
      factions,
      by: item.controller,
    },
  };
}
