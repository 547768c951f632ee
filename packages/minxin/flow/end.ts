import type { Flow, Seat } from '@lianhuan/kernel';
import { worthOf } from '../effects/characteristics.ts';
import { happen } from '../events/pipeline.ts';
import { rule } from '../rules.ts';
import { LAST_ROUND, LAST_ROUNDS } from '../table/limits.ts';
import { cardsIn, field, type MinxinTable, player } from '../table/table.ts';

/** A player's final count (2.5.1#2). */
export interface Score {
  readonly seat: Seat;
  readonly tokens: number;
  /** 民心值 of all cards in the hand, in play, in the discard pile and the deck. */
  readonly cards: number;
  readonly total: number;
}

/** The game ends with a 轮 at whose end the pool is empty (2.5.1). */
export function* finishRound(table: MinxinTable): Flow {
  if (table.state.pool > 0 && !(yield* isLastRound(table))) return;
  if (rule('2.5.1')) {
    yield* happen(table, { type: 'phase', phase: 'over' });
    yield* happen(table, { type: 'finish', winners: winners(table) });
  }
}

/** A game in which nobody empties the pool ends all the same, and players are told before. */
function* isLastRound(table: MinxinTable): Flow<boolean> {
  const left = LAST_ROUND - table.state.round;
  if (left <= LAST_ROUNDS) yield* happen(table, { type: 'rounds-left', rounds: Math.max(0, left) });
  return left <= 0;
}

/** All who share the highest total (2.5.1#2). */
function winners(table: MinxinTable): Seat[] {
  const totals = scores(table);
  const best = Math.max(...totals.map((score) => score.total));
  return totals
    .filter((score) => !(score.total < best && rule('2.5.1#2')))
    .map((score) => score.seat);
}

/** Everybody's count as it stands now; only the end of the game makes it final. */
export function scores(table: MinxinTable): Score[] {
  return table.state.players.map((_, index) => {
    const seat = index as Seat;
    const tokens = player(table, seat).favor;
    const cards = worthOfCards(table, seat);
    return { seat, tokens, cards, total: tokens + cards };
  });
}

function worthOfCards(table: MinxinTable, seat: Seat): number {
  const own = [
    ...cardsIn(table, seat, 'hand'),
    ...cardsIn(table, seat, 'deck'),
    ...cardsIn(table, seat, 'discard'),
    ...field(table, seat),
  ];
  return own.reduce((sum, card) => sum + worthOf(table, card), 0);
}
