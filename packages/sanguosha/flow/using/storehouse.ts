import type { Flow, Seat } from '@lianhuan/kernel';
import { rule } from '../../rules.ts';
import { asItIs, isAlive, printed, type SanguoshaTable, sharedCards } from '../../table/table.ts';
import { legalTargets, useOf } from './legal.ts';
import { useAgainst } from './use.ts';

/** 府库: cards that were kept out of the discard pile, to be used as the turn ends. */

/** Whose turn it is uses what lies there, on all whom it can be used on (turn.16). */
export function* useStored(table: SanguoshaTable, seat: Seat): Flow {
  const cards = sharedCards(table, 'removed').filter((card) =>
    printed(table, card).abilities.some(({ kind }) => kind === 'stored'),
  );
  for (const card of cards) {
    const used = asItIs(table, card);
    const use = useOf(table, used, 'play-phase');
    const targets = use === undefined ? [] : legalTargets(table, seat, used, use);
    if (targets.length === 0 || !isAlive(table, seat) || !rule('turn.16')) continue;
    yield* useAgainst(table, seat, used, { targets, answers: null });
  }
}
