import type { Flow } from '@lianhuan/kernel';
import type { Begun } from '../../effects/effect-body.ts';
import { happenTogether } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import type { CardRef } from '../../table/state.ts';
import { type EvolveEffect, type EvolveTable, isSame, opponentOf } from '../../table/table.ts';
import { isOfNextStart } from '../../text/meaning/begin-effect.ts';
import { takeControl } from '../moving/tokens.ts';

/** Ends the effects that last until the end of this turn (7.4.7). */
export function* endExpiredEffects(table: EvolveTable): Flow {
  yield* endThose(table, (effect) => expiresNow(table, effect));
}

/** Ends the effects that last until the next turn of their controller begins, which is the turn that has begun now (10.2.1.2). */
export function* endWithNewTurn(table: EvolveTable): Flow {
  const { active, turn } = table.state;
  yield* endThose(
    table,
    ({ body, controller }) =>
      body.kind === 'begun' &&
      body.period === 'own-start' &&
      controller === active &&
      turn > body.turn &&
      rule('10.2.1.2'),
  );
}

function* endThose(table: EvolveTable, isOver: (effect: EvolveEffect) => boolean): Flow {
  const { forbid, replace, modify, trigger } = table.effects;
  const ending = [...forbid, ...replace, ...modify, ...trigger].filter(isOver);
  if (ending.length === 0) return;
  yield* happenTogether(
    table,
    ending.map((effect) => ({ type: 'end-effect', effect })),
  );
  for (const effect of ending) yield* giveBack(table, effect);
}

/** Cards that were taken for a while go back to the other player, if whoever took them still controls them (5.21.1, 7.4.7). */
function* giveBack(table: EvolveTable, { body, controller }: EvolveEffect): Flow {
  if (body.kind !== 'begun' || body.word.kind !== 'control') return;
  const cards = (body.fixed.subjects ?? [])
    .filter((ref) => isSame(table, ref) && table.cards[ref.card].controller === controller)
    .map(({ card }) => card);
  if (cards.length > 0 && rule('7.4.7')) yield* takeControl(table, cards, opponentOf(controller));
}

function expiresNow(table: EvolveTable, { body, controller }: EvolveEffect): boolean {
  const { state } = table;
  if (body.kind === 'awaiting') return body.every;
  if (body.kind !== 'begun') return false;
  if (isOfNextStart(body.word)) return hadNextStart(table, body);
  switch (body.period) {
    case 'turn':
      return true;
    case 'enemy-turn':
      return state.active !== controller;
    case 'enemy-next-turn':
    case 'in-enemy-turn':
      return state.active !== controller && state.turn > body.turn;
    case 'in-own-turn':
    case 'own-turn':
      return state.active === controller && state.turn > body.turn;
    case 'own-start':
      return false;
    case null:
      // An effect without a period lasts to the end of the game (10.2.1.2).
      return !rule('10.2.1.2');
  }
}

function hadNextStart(table: EvolveTable, { fixed, turn }: Begun): boolean {
  const { active, turn: now } = table.state;
  const isOver = (ref: CardRef) =>
    !isSame(table, ref) || (table.cards[ref.card].controller === active && now > turn);
  return (fixed.subjects ?? []).every(isOver);
}
