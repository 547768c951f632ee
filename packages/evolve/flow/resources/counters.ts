import { type CardId, type Flow, NO_CARD, type Seat } from '@lianhuan/kernel';
import { characteristicsOf, hasKeyword } from '../../effects/derivation.ts';
import { forbidden, happen, happenTogether } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import { countersOn, type EvolveTable, onField, STACK } from '../../table/table.ts';
import type { Agent } from '../../text/meaning/procedures.ts';
import { pickCard } from '../ask.ts';
import { fieldOf } from '../moving/moves.ts';

/** 指示物 (15.1) and 蓄积 (13.3.2). */

/** Puts counters on a card, or removes them, as far as there are so many; gives whether any were. */
export function* changeCounters(
  table: EvolveTable,
  card: CardId,
  counter: string,
  by: number,
): Flow<boolean> {
  const change = Math.max(by, -countersOn(table, card, counter));
  if (change === 0 || !obeys('15.1.1', '15.1.4')) return false;
  return (yield* happen(table, { type: 'count', card, counter, by: change })) !== null;
}

/** A player's cards with 蓄积. @param filled only those with a counter */
export function stacksOf(table: EvolveTable, seat: Seat, filled: boolean): readonly CardId[] {
  return fieldOf(table, seat).filter(
    (card) => hasKeyword(table, card, 'stack') && (!filled || countersOn(table, card, STACK) > 0),
  );
}

/** The amulets from which 土之秘术 can remove a counter (13.3.3.2). */
export function ritesOf(table: EvolveTable, seat: Seat): readonly CardId[] {
  return stacksOf(table, seat, true).filter(
    (card) => characteristicsOf(table, card).kind === 'amulet',
  );
}

/** 【蓄积】+N (13.3.2.4): so many times the player puts a counter on one of their cards with 蓄积. */
export function* stackUp(
  table: EvolveTable,
  seat: Seat,
  times: number,
  { source }: Agent,
): Flow<boolean> {
  let done = false;
  for (let left = times; left > 0 && rule('13.3.2.4'); left--) {
    const stacks = stacksOf(table, seat, false);
    if (stacks.length === 0) break;
    const question = { seat, kind: 'stack-on', rule: '13.3.2.4', about: source } as const;
    const { card } = yield* pickCard(question, stacks, left);
    if (yield* changeCounters(table, card, STACK, 1)) done = true;
  }
  return done;
}

/** Can the card be tapped, or untapped: it is not so already (1.3.2.1), and no effect forbids it (1.3.3)? */
export function canSetTapped(table: EvolveTable, card: CardId, tapped: boolean): boolean {
  if (!onField(table, card) || (table.cards[card].tapped === tapped && rule('1.3.2.1')))
    return false;
  return forbidden(table, { type: 'tap', card, tapped }) === null;
}

/** Taps or untaps these cards, 横置, 竖置 (5.3), but not those that are so already (1.3.2.1); gives whether any was. */
export function* setTapped(
  table: EvolveTable,
  cards: readonly CardId[],
  tapped: boolean,
): Flow<boolean> {
  const turning = cards.filter(
    (card) =>
      card !== NO_CARD &&
      onField(table, card) &&
      (table.cards[card].tapped !== tapped || !rule('1.3.2.1')) &&
      obeys('5.3.1', '4.2.2'),
  );
  const turned = yield* happenTogether(
    table,
    turning.map((card) => ({ type: 'tap', card, tapped })),
  );
  return turned.length > 0;
}
