import { askOpenly, type Flow, NOBODY, OFFER_DRAW, type Seat } from '@lianhuan/kernel';
import { happen } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import { nextSeat, player, type SanguozhiTable, seatsFrom } from '../../table/table.ts';
import { offerDraw } from '../game/draw-offer.ts';
import { leaveGame, loseTheDefeated } from '../game/ending.ts';
import { noteChoice, placeOfChoice, withoutLoops } from '../game/loops.ts';
import { checkState } from '../state-checks/state-checks.ts';
import { chainIsEmpty, topItem } from '../using/chain.ts';
import { resolveChain } from '../using/resolve.ts';
import { act, actionOptions } from './player-actions.ts';

/**
 * 行动权 (115): it goes round until all have passed in a row with an empty chain. A table at an idle
 * point goes on from whoever has it.
 */
export function* openPriority(table: SanguozhiTable): Flow {
  if (!table.state.open) yield* give(table, table.state.active, 0);
  while (isGoing(table)) {
    const { priority, passes } = table.state;
    const choice = yield* askOpenly({
      seat: priority,
      kind: 'act',
      options: withoutLoops(table, priority, actionOptions(table, priority)),
      amount: passes,
      rule: '115.1',
      idle: table.state.open,
    });
    if (choice.verb === 'surrender') {
      if (rule('104.3a')) yield* leaveGame(table, [priority], 'surrender');
      yield* give(table, priority, 0);
    } else if (choice.verb === OFFER_DRAW) {
      // Whoever offered still has 行动权: an offer is no action.
      yield* offerDraw(table, priority);
    } else if (choice.verb === 'pass') {
      yield* pass(table, priority, passes);
    } else {
      const place = placeOfChoice(table, choice);
      const acted = yield* act(table, choice, priority);
      if (acted !== 'cancelled') yield* noteChoice(table, choice, place);
      // After a special action the same player goes on (114.3); after a use the next (115.3h).
      if (acted === 'special') {
        // A special action has been carried out already, without the chain.
        rule('305.7c');
        obeys('114.3', '115.3g');
        yield* give(table, priority, 0);
      } else if (acted === 'used') {
        if (!waitsInChain(table)) yield* resolveChain(table);
        if (rule('115.3h')) yield* give(table, nextSeat(table, priority), 0);
      } else if (acted === 'failed') {
        // The table is as it was before the use began (701.2), but for what the payment caused.
        yield* give(table, priority, 0);
      }
    }
  }
}

/** Does anybody still have 行动权? Not once the game, the turn or the round of passes is over. */
function isGoing({ outcome, state }: SanguozhiTable): boolean {
  return outcome === null && state.priority !== NOBODY;
}

/** What was used waits in the chain, so that it can be answered (701.1, 702.1). */
function waitsInChain(table: SanguozhiTable): boolean {
  switch (topItem(table)?.kind) {
    case 'ability':
      return rule('702.1');
    case 'tactic':
      return obeys('701.1', '801.3a');
    default:
      return rule('701.1');
  }
}

/** 让过 (115.3i): the next player, or what is in the chain, or the end of the phase (115.4). */
function* pass(table: SanguozhiTable, seat: Seat, before: number): Flow {
  yield* happen(table, { type: 'pass', seat });
  const passes = before + 1;
  if (passes < seatsFrom(table, seat).length && obeys('115.3i', '115.4', '600.3')) {
    yield* give(table, nextSeat(table, seat), passes);
  } else if (!chainIsEmpty(table)) {
    yield* resolveChain(table);
    // The active player has it again.
    if (table.outcome === null && obeys('115.3f', '705.5'))
      yield* give(table, table.state.active, 0);
  } else {
    yield* close(table);
  }
}

function* close(table: SanguozhiTable): Flow {
  yield* happen(table, { type: 'priority', seat: NOBODY, passes: 0, open: false });
}

/**
 * Gives 行动权 to a player. Before that rule effects are carried out and the defeated leave, again and
 * again until nothing is left to do (115.5).
 */
function* give(table: SanguozhiTable, seat: Seat, passes: number): Flow {
  if (rule('115.5')) yield* checkState(table);
  yield* table.procedures.fightPending(table);
  while (table.outcome === null && (yield* loseTheDefeated(table))) yield* checkState(table);
  if (table.outcome !== null) return;
  const { active, nestedBattles } = table.state;
  // The turn of a player who has left is over.
  if (player(table, active).left) return yield* close(table);
  const to = player(table, seat).left ? nextSeat(table, seat) : seat;
  yield* happen(table, { type: 'priority', seat: to, passes, open: nestedBattles.length === 0 });
}
