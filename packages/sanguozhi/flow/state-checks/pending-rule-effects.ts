import { ask, type CardId, type Flow, NO_CARD, NOBODY, option, type Seat } from '@lianhuan/kernel';
import { barred, happen } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import type { PendingRuleEffect } from '../../table/state.ts';
import {
  areEnemies,
  enemiesOf,
  player,
  printed,
  type SanguozhiTable,
  seatsFrom,
  zoneOf,
} from '../../table/table.ts';
import { draw, fetchFitting } from '../moving/draw-discard.ts';
import { changeGrain } from '../resources/grain.ts';
import type { Due } from './check.ts';

/** Rule effects that answer what has happened to generals (804.5g–j): in the order in which it did. */
export function pendingChecks(table: SanguozhiTable): Due | null {
  const { pendingRuleEffects } = table.state;
  if (pendingRuleEffects.length === 0) return null;
  return { leaving: [], deeds: carryOutAll(table, pendingRuleEffects) };
}

function* carryOutAll(
  table: SanguozhiTable,
  pendingRuleEffects: readonly PendingRuleEffect[],
): Flow<boolean> {
  yield* happen(table, { type: 'rule-effects-done', count: pendingRuleEffects.length });
  const draws: Seat[] = [];
  for (const pendingEffect of inOrderOfPlay(table, pendingRuleEffects)) {
    const { what, role } = pendingEffect;
    if (what === 'to-graveyard' && role === 'main') {
      if (yield* losesMain(table, pendingEffect)) draws.push(pendingEffect.by);
    } else {
      yield* carryOutPending(table, pendingEffect);
    }
  }
  for (const seat of draws) yield* draw(table, seat, 3);
  return true;
}

/** Of several at once, those who may decide something do so from the active player on (101.4). */
function inOrderOfPlay(
  table: SanguozhiTable,
  pendingRuleEffects: readonly PendingRuleEffect[],
): readonly PendingRuleEffect[] {
  const seats = seatsFrom(table, table.state.active);
  const turnOf = ({ what, role, by, card }: PendingRuleEffect) => {
    if (what === 'to-graveyard' && role === 'main') return seats.indexOf(by);
    return what === 'fell-or-destroyed' ? seats.indexOf(table.cards[card].owner) : -1;
  };
  rule('101.4');
  return pendingRuleEffects.toSorted((one, other) => turnOf(one) - turnOf(other));
}

function* carryOutPending(table: SanguozhiTable, pendingEffect: PendingRuleEffect): Flow {
  const { what, seat, role, factions } = pendingEffect;
  if (player(table, seat).left) return;
  switch (what) {
    case 'entered':
      if (factions.includes('dong-zhuo') && obeys('410.3m', '804.5j')) {
        for (const enemy of enemiesOf(table, seat)) yield* changeGrain(table, enemy, -1);
      }
      return;
    case 'left':
      if (factions.includes('liu-bei') && obeys('410.3j', '804.5j'))
        yield* changeGrain(table, seat, 1);
      return;
    case 'targeted':
      if (obeys('410.3f', '804.5j')) yield* changeGrain(table, pendingEffect.by, -1);
      return;
    case 'to-graveyard':
      if (role === 'adviser' && obeys('202.5a', '804.5i')) yield* changeGrain(table, seat, -5);
      return;
    case 'fell-or-destroyed':
      if (!hasBeenInGraveyard(table, pendingEffect.card)) return;
      if (factions.includes('eunuchs') && obeys('410.3c', '804.5j'))
        yield* fetchEunuch(table, pendingEffect);
  }
}

/** Was the card put into the graveyard (410.3c), even if it has been taken out again? */
function hasBeenInGraveyard(table: SanguozhiTable, card: CardId): boolean {
  const { lastZone } = table.cards[card];
  return (
    zoneOf(table, card) === 'graveyard' ||
    (lastZone >= 0 && table.zones[lastZone].name === 'graveyard')
  );
}

/** The 主将槽 is gone (804.5g); gives whether the enemy who did it draws three (804.5h). */
function* losesMain(table: SanguozhiTable, { seat, by }: PendingRuleEffect): Flow<boolean> {
  if (obeys('202.4b', '804.5g')) yield* happen(table, { type: 'main-slot', seat, lost: true });
  if (
    by === NOBODY ||
    !areEnemies(table, by, seat) ||
    player(table, by).left ||
    !obeys('202.4c', '804.5h')
  )
    return false;
  const choice = yield* ask({
    seat: by,
    kind: 'lord-draw',
    options: [option('draw', NO_CARD, by, 3), option('decline', NO_CARD, by)],
    amount: 3,
    rule: '804.5h',
  });
  return choice.verb === 'draw';
}

/** 十常侍: for one that fell or was destroyed its owner may fetch another (410.3c). */
function* fetchEunuch(table: SanguozhiTable, { card }: PendingRuleEffect): Flow {
  const { owner } = table.cards[card];
  const fits = (other: typeof card) => {
    const definition = printed(table, other);
    return definition.kind === 'general' && definition.factions.includes('eunuchs');
  };
  // Nobody is asked about what cannot be done (101.2).
  if (barred(table, { type: 'fetch', seat: owner, how: 'effect' })) return;
  if (!(yield* agrees(table, owner))) return;
  yield* fetchFitting(table, owner, 1, fits);
}

function* agrees(_: SanguozhiTable, seat: Seat): Flow<boolean> {
  rule('706.3');
  const choice = yield* ask({
    seat,
    kind: 'fetch-eunuch',
    options: [option('fetch', NO_CARD, seat), option('decline', NO_CARD, seat)],
    amount: 1,
    rule: '410.3c',
  });
  return choice.verb === 'fetch';
}
