import {
  because,
  beginStep,
  type CardId,
  citedAside,
  type Flow,
  moveTo,
  NOBODY,
  type Seat,
} from '@lianhuan/kernel';
import { characteristicsOf, scopeOf } from '../../effects/derivation.ts';
import { happen, happenTogether } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import type { AbilityRef, Declared } from '../../table/state.ts';
import {
  cardsIn,
  countersOn,
  type EvolveTable,
  onField,
  STACK,
  zoneOf,
} from '../../table/table.ts';
import { of, type PlayerZone, RESOLVING } from '../../table/zones.ts';
import { payingsIn, selectsIn } from '../../text/meaning/declared.ts';
import { run } from '../../text/meaning/run.ts';
import type { Counted, Scope } from '../../text/meaning/scope.ts';
import type { Ability, Deed } from '../../text/nodes/index.ts';
import { pickCard } from '../ask.ts';
import { meal, showEvolveCard } from '../kinds/evolve.ts';
import { entered } from '../moving/enter-field.ts';
import { moveHome, moveTogether } from '../moving/moves.ts';
import { changeCounters, ritesOf } from '../resources/counters.ts';
import {
  costsTaken,
  hasRoomFor,
  loweringChoices,
  priceOf,
  withAdditionalCosts,
} from './additional-costs.ts';
import { areIntertwined, payEnergy, payInOrder, takesPoints, together } from './costs.ts';
import { declare } from './declare.ts';
import { type ActivatedAbility, obstacleOfWords, spellAbilities, useKey } from './legal.ts';
import { makePayment, type Payment, scopeOn } from './trial.ts';
import {
  type ChangeableCost,
  changeableCost,
  changedCost,
  endNextCosts,
  NO_USE_COST,
} from './use-cost.ts';

/** 使用和计算 (10.6): using cards and activated abilities, and carrying them out. */

/** An ability of a spell, with what its user declared. */
interface Announced {
  readonly ability: Ability;
  readonly declared: Declared;
}

/** The same once its additional costs are paid: 其 may mean what paid them. */
interface Paid {
  readonly ability: Ability;
  readonly known: Partial<Scope>;
}

/** Uses a card of the hand or the 额外区; gives false if its user takes it back or it cannot be used after all. */
export function* useCard(table: EvolveTable, seat: Seat, card: CardId): Flow<boolean> {
  return yield* announce(table, seat, card, changeableCost(table, card), true);
}

/** Uses a card from wherever it lies without paying its cost; gives false if it cannot be used, or its user does not. */
export function* useWithoutCost(table: EvolveTable, seat: Seat, card: CardId): Flow<boolean> {
  const zone = zoneOf(table, card);
  if (zone === 'field' || zone === 'leader' || zone === 'resolving' || zone === 'gone')
    return false;
  if (obstacleOfWords(table, seat, card, zone, NO_USE_COST) !== null) return false;
  return yield* announce(table, seat, card, NO_USE_COST, false);
}

/** Declares all that its words ask for, and carries the use out. @param cost what using it takes */
function* announce(
  table: EvolveTable,
  seat: Seat,
  card: CardId,
  cost: ChangeableCost,
  mayCancel: boolean,
): Flow<boolean> {
  const announced: Announced[] = [];
  let price = priceOf(null, { use: cost });
  const abilities = spellAbilities(table, card);
  for (const [place, ability] of abilities.entries()) {
    const scope = scopeOf(table, card, seat, { root: ability, using: card });
    price = { ...price, later: loweringChoices(table, abilities.slice(place + 1), scope) };
    const declared = yield* declare(table, ability, scope, price, mayCancel);
    // Nothing has happened yet: the card stays where it is (10.6.2.3.3).
    if (declared === null) return false;
    announced.push({ ability, declared });
    price = withAdditionalCosts(table, price, ability, declared, scope);
  }
  const from = zoneOf(table, card) as PlayerZone;
  // The 能量点 of additional costs are paid with them.
  const use: Use = { from, energy: changedCost(price.use), announced };
  yield* because({ kind: 'use', seat, card }, carryOutCard(table, seat, card, use));
  return true;
}

interface Use {
  readonly from: PlayerZone;
  readonly energy: number;
  readonly announced: readonly Announced[];
}

function* carryOutCard(table: EvolveTable, seat: Seat, card: CardId, use: Use): Flow {
  if (obeys('10.6.2', '10.6.2.1', '8.2.1')) yield* placeAndResolve(table, seat, card, use);
}

function* placeAndResolve(
  table: EvolveTable,
  seat: Seat,
  card: CardId,
  { from, energy, announced }: Use,
): Flow {
  // In the 计算领域 everybody sees the card (10.6.2.1).
  yield* moveTogether(table, [{ ...moveTo(table, card, RESOLVING), controller: seat }]);
  yield* happen(table, { type: 'use', seat, card, from });
  yield* endNextCosts(table, card, seat);
  const payment: Payment<readonly Paid[]> = {
    seat,
    make: (on) => payForCard(on, seat, card, energy, announced),
    isMade: (on, done) =>
      done.every(({ known }, place) => isPaid(announced[place].declared, known.declared)) &&
      hasRoomFor(on, seat, card),
  };
  const taken = announced.flatMap(({ ability, declared }) => costsTaken(ability, declared));
  const confirmed = yield* taken.length > 0 ? makePayment(table, payment) : payment.make(table);
  const { kind } = characteristicsOf(table, card);
  const rounds = { done: 0 };
  if (kind === 'spell') {
    for (const { ability, known } of confirmed) {
      const scope = scopeOf(table, card, seat, { ...known, rounds });
      if (obeys('10.6.2.7', '10.6.2.7.2')) yield* resolve(table, effectOf(ability), scope);
    }
  } else if (obeys('10.6.2.7', '10.6.2.7.1')) {
    yield* toField(table, seat, card, from);
    // 使用时，可以…：… of a follower or an amulet is carried out once it lies on the field (10.4.7.2).
    for (const { ability, known } of confirmed) {
      const scope = scopeOf(table, card, seat, { ...known, rounds });
      yield* resolve(table, effectOf(ability), scope);
    }
  }
  yield* clearAway(table, card);
}

/** Pays what using the card takes, and the additional costs that its user decided to pay (10.6.2.5). */
function* payForCard(
  table: EvolveTable,
  seat: Seat,
  card: CardId,
  energy: number,
  announced: readonly Announced[],
): Flow<readonly Paid[]> {
  if (rule('10.6.2.5')) yield* payEnergy(table, seat, energy, false);
  const confirmed: Paid[] = [];
  for (const { ability, declared } of announced) {
    const scope = scopeOf(table, card, seat, { declared, x: declared.x });
    const { paid, followed } = scope;
    const after = yield* payDeclared(table, ability, declared, scope);
    confirmed.push({
      ability,
      known: { root: ability, declared: after, x: after.x, paid, followed },
    });
  }
  return confirmed;
}

/** Was all paid that the user decided to pay? */
function isPaid({ paid }: Declared, after: Declared | null | undefined): boolean {
  return paid.every((is, place) => !is || after?.paid[place]);
}

function effectOf({ body }: Ability): Deed | null {
  return 'effect' in body ? body.effect : null;
}

function* toField(table: EvolveTable, seat: Seat, card: CardId, from: PlayerZone): Flow {
  yield* moveTogether(table, [moveTo(table, card, of(seat, 'field'))]);
  // It enters the field from the zone it was used from (5.4.3).
  rule('5.4.3');
  yield* entered(table, [{ card, from }], { how: 'used', tapped: false });
}

/** A card that still lies in the 计算领域 is put into its owner's graveyard (10.6.2.7.3). */
function* clearAway(table: EvolveTable, card: CardId): Flow {
  yield* happen(table, { type: 'resolved', card });
  if (zoneOf(table, card) !== 'resolving' || !rule('10.6.2.7.3')) return;
  yield* moveTogether(table, [moveHome(table, card, 'graveyard')]);
}

/**
 * Tells triggers which cards were selected, and pays the additional costs that the user decided to pay (10.4.7.2,
 * 13.3.3.2). Gives what was declared; what could not be paid after all is not among what was paid.
 */
export function* payDeclared(
  table: EvolveTable,
  ability: Ability,
  declared: Declared,
  scope: Scope,
): Flow<Declared> {
  const { targets } = declared;
  const { seat, source: by } = scope;
  if (selectsIn(ability).length > 0) {
    // What was paid before is no reason for what is selected.
    beginStep();
    rule('10.6.2.3');
    yield* happenTogether(
      table,
      targets.flat().map(({ card }) => ({ type: 'select', seat, by, card })),
    );
  }
  const paid = [...declared.paid];
  for (const [place, { when, cost }] of payingsIn(ability).entries()) {
    if (!paid[place]) continue;
    if (when === 'earth-rite') paid[place] = yield* payEarthRite(table, scope);
    else if (rule('10.4.7.2')) paid[place] = yield* payInOrder(table, cost, scope, false);
  }
  return { ...declared, paid };
}

/** Pays 土之秘术: removes a 蓄积 counter from an amulet, and the amulet to the graveyard if it was the last (13.3.3.2). */
function* payEarthRite(table: EvolveTable, { seat, source }: Scope): Flow<boolean> {
  const stacks = ritesOf(table, seat);
  const question = { seat, kind: 'stack-on', rule: '13.3.3.2', about: source } as const;
  if (stacks.length === 0 || !obeys('13.3.3.1', '13.3.3.2')) return false;
  const { card } = yield* pickCard(question, stacks, 1);
  yield* changeCounters(table, card, STACK, -1);
  if (countersOn(table, card, STACK) > 0 || !onField(table, card)) return true;
  yield* moveTogether(table, [moveHome(table, card, 'graveyard')]);
  return true;
}

/** Uses an activated ability of a card on the field; gives false if its user takes it back or it cannot be used after all. */
export function* useAbility(
  table: EvolveTable,
  seat: Seat,
  card: CardId,
  one: ActivatedAbility,
): Flow<boolean> {
  const { held, body } = one;
  const { ability } = held;
  const points = takesPoints(body.symbol);
  const scope = scopeOf(table, card, userOf(seat), { root: ability });
  const price = priceOf(body.cost, { points });
  const declared = yield* declare(table, ability, scope, price, true);
  if (declared === null) return false;
  yield* because(
    { kind: 'ability', seat, card, span: ability.span },
    carryOutAbility(table, seat, card, one, declared),
  );
  return true;
}

/** The controller of an activated ability: the player who uses it (3.1.2.2). */
function userOf(seat: Seat): Seat {
  rule('3.1.2.2');
  return seat;
}

function* carryOutAbility(
  table: EvolveTable,
  seat: Seat,
  card: CardId,
  { held, body }: ActivatedAbility,
  declared: Declared,
): Flow {
  const { ability, ref } = held;
  const known = { root: ability, declared, x: declared.x };
  const scope = scopeOf(table, card, userOf(seat), known);
  yield* noteUse(table, seat, card, ref, 'activated');
  if (ability.limit > 0) yield* happen(table, { type: 'used', key: useKey(table, card, held) });
  yield* showForCost(table, scope, body);
  const points = takesPoints(body.symbol);
  const payment: Payment<Declared | null> = {
    seat,
    *make(on) {
      const words = on === table ? scope : scopeOn(on, scope);
      const paid = !rule('10.6.2.5') || (yield* payInOrder(on, body.cost, words, points));
      return paid ? yield* payDeclared(on, ability, declared, words) : null;
    },
    isMade: (_, done) => done !== null && isPaid(declared, done),
  };
  const { steps } = together([body.cost, ...costsTaken(ability, declared)]);
  const confirmed = yield* areIntertwined(steps, { points })
    ? makePayment(table, payment)
    : payment.make(table);
  if (confirmed === null) return;
  // It is carried out even if its card has left the field (10.6.2.7.2.1).
  if (!onField(table, card)) rule('10.6.2.7.2.1');
  if (obeys('10.6.2', '8.3.1'))
    yield* resolve(table, body.effect, { ...scope, declared: confirmed });
  yield* happen(table, { type: 'resolved', card });
}

/** What evolving and eating take before the cost: the card that is shown, and the 胡萝卜. */
function* showForCost(
  table: EvolveTable,
  { seat, source }: Scope,
  { symbol, meals }: ActivatedAbility['body'],
): Flow {
  if (symbol === 'evolve' || symbol === 'meal') {
    if (rule('8.3.2')) yield* happen(table, { type: 'evolve-used', seat });
  }
  if (symbol === 'evolve' && obeys('12.2.1', '12.2.2')) yield* showEvolveCard(table, source);
  if (symbol === 'meal' && obeys('14.2.2.1', '14.2.2.3')) yield* meal(table, source, meals);
}

/** Tells triggers and the log that an ability is used. */
export function* noteUse(
  table: EvolveTable,
  seat: Seat,
  card: CardId,
  ability: AbilityRef | null,
  how: 'activated' | 'automatic',
): Flow {
  yield* happen(table, { type: 'use-ability', seat, card, ability, how });
}

/**
 * Carries an effect out; gives whether it did anything. What 魔力连锁 and 唤灵充能 count is counted as it begins
 * (13.3.1.3.1, 13.5.1.3.2).
 */
export function* resolve(table: EvolveTable, effect: Deed | null, scope: Scope): Flow<boolean> {
  // Spells, activated and automatic abilities act when they are carried out, once (10.6.1, 10.8.1).
  if (effect === null || !citedAside(() => obeys('10.6.1', '10.8.1'))) return false;
  const fixed = citedAside(() => {
    obeys('13.3.1.3.1', '13.5.1.3.2');
    return countGraveyard(table, scope.seat);
  });
  const rounds = scope.rounds ?? { done: 0 };
  const done = yield* run(table, effect, { ...scope, counted: fixed, rounds });
  // The cards that the effect showed are hidden again (5.20.1.1).
  if (table.state.shown.length > 0 && rule('5.20.1.1'))
    yield* happen(table, { type: 'hide-again' });
  return done;
}

/** How many spells and cards lie in the player's graveyard; a spell that is being carried out is not there yet (13.3.1.3, 13.5.1.3.1). */
export function countGraveyard(table: EvolveTable, seat: Seat): Counted {
  const graveyard = seat === NOBODY ? [] : cardsIn(table, seat, 'graveyard');
  const isSpell = (card: CardId) => characteristicsOf(table, card).kind === 'spell';
  // What is being resolved does not lie there yet.
  obeys('13.3.1.3', '13.5.1.3.1');
  return { spells: graveyard.filter(isSpell).length, graves: graveyard.length };
}
