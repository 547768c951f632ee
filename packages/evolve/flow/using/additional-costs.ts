import {
  ask,
  type CardId,
  cachedByObject,
  type Flow,
  NO_CARD,
  option,
  type Seat,
} from '@lianhuan/kernel';
import type { Prompt, Verb } from '../../describe/prompts.ts';
import { characteristicsOf } from '../../effects/derivation.ts';
import { obeys, type RuleId, rule } from '../../rules.ts';
import { roomIn } from '../../table/limits.ts';
import type { Declared } from '../../table/state.ts';
import { countersOn, type EvolveTable, STACK } from '../../table/table.ts';
import {
  hasFreeX,
  modesIn,
  namingX,
  payingsIn,
  useCostChangesIn,
} from '../../text/meaning/declared.ts';
import { count } from '../../text/meaning/evaluate.ts';
import type { Scope } from '../../text/meaning/scope.ts';
import type { Ability, Cost, Paying } from '../../text/nodes/index.ts';
import { ritesOf } from '../resources/counters.ts';
import { canPay, energyIn, hasEnergy, together, withoutEnergy } from './costs.ts';
import { sharingTries } from './trial.ts';
import { type ChangeableCost, changedCost, NO_USE_COST } from './use-cost.ts';

/** Additional costs, 使用时，可以…: and 土之秘术: a user decides as they use a card or an ability whether to pay them (10.6.2.2.1). */

/** What using a card or an ability costs: the cost of an ability, or what using a card takes. */
export interface Price {
  readonly cost: Cost | null;
  readonly use: ChangeableCost;
  /** How many 能量点 the additional costs take that the user decided to pay. */
  readonly besides: number;
  readonly points: boolean;
  /** How many 土之秘术 the user decided to pay for other abilities of the card. */
  readonly rites: number;
  /** What may yet be paid to lower it, for the abilities further down on the card: each choice of some, or of none. */
  readonly later: readonly AdditionalCosts[];
}

/** Some additional costs of one card, each with a number for the X in it. */
type AdditionalCosts = readonly Paying[];

/** A card whose abilities further down lower nothing. */
const NOTHING_LATER: readonly AdditionalCosts[] = [[]];

/** The price before any additional costs. @param points may a 进化点 stand for a 能量点 */
export function priceOf(
  cost: Cost | null,
  { points = false, use = NO_USE_COST }: Partial<Pick<Price, 'points' | 'use'>> = {},
): Price {
  return { cost, use, besides: 0, points, rites: 0, later: NOTHING_LATER };
}

/** The price together with the additional costs that the user decided to pay for one ability of the card. */
export function withAdditionalCosts(
  table: EvolveTable,
  price: Price,
  ability: Ability,
  { paid, x }: Declared,
  scope: Scope,
): Price {
  const taken = payingsIn(ability).filter((_, place) => paid[place]);
  const steps = together(taken.map(({ cost }) => cost));
  const named = { ...scope, x };
  return {
    ...price,
    // The next ability of the card asks for an X of its own.
    cost: together([price.cost, namingX(withoutEnergy(steps), x)]),
    use: changedBy(table, price.use, taken, named),
    besides: price.besides + energyIn(table, steps, named),
    rites: price.rites + taken.filter(isRite).length,
  };
}

/** What using the card takes with these additional costs, which say that it takes more, less, or so much (10.4.4.1). */
function changedBy(
  table: EvolveTable,
  use: ChangeableCost,
  taken: readonly Paying[],
  scope: Scope,
): ChangeableCost {
  const words = taken.flatMap(useCostChangesIn);
  if (words.length === 0 || !rule('10.4.4.1')) return use;
  const changes = words.map(({ how, amount }) => ({ how, amount: count(table, amount, scope) }));
  return { ...use, changes: [...use.changes, ...changes] };
}

/** How many 能量点 the price takes if these additional costs are paid, which may change it; without what they take themselves. */
export function energyWith(
  table: EvolveTable,
  { use, besides }: Price,
  taken: readonly Paying[],
  scope: Scope,
): number {
  return changedCost(changedBy(table, use, taken, scope)) + besides;
}

/** The additional costs of an ability that its user decided to pay. */
export function costsTaken(ability: Ability, { paid }: Declared): readonly (Cost | null)[] {
  return payingsIn(ability).flatMap(({ cost }, place) => (paid[place] ? [cost] : []));
}

function isRite({ when }: Paying): boolean {
  return when === 'earth-rite';
}

/** The ability that is being used, its scope and its price. */
export interface Using {
  readonly ability: Ability;
  readonly scope: Scope;
  readonly price: Price;
}

interface Spanned {
  readonly span: readonly [start: number, end: number];
}

function isWithin({ span: inner }: Spanned, { span: outer }: Spanned): boolean {
  return outer[0] <= inner[0] && inner[1] <= outer[1];
}

/** The option of 抉择 in which each additional cost stands; −1 for none. */
export function modesOfAdditionalCosts(ability: Ability): readonly number[] {
  const modes = modesIn(ability)?.modes ?? [];
  return payingsIn(ability).map((paying) => modes.findIndex((mode) => isWithin(paying, mode)));
}

/** Stands the ability's 抉择 in words that are not carried out, as an additional cost is paid or not (10.4.7.1)? */
export function isSkipped(ability: Ability, paid: readonly boolean[]): boolean {
  const modes = modesIn(ability);
  if (modes === null) return false;
  return payingsIn(ability).some(({ deed, otherwise }, place) => {
    const skipped = paid[place] ? otherwise : deed;
    return skipped !== null && isWithin(modes, skipped);
  });
}

/**
 * Asks the user of each additional cost that can be paid whether they pay it. Gives which are paid, by place.
 * @param known those that the user has decided to pay already
 * @param isDue which of them are decided on now, by place
 * @param isUsable could the ability be used if these were paid?
 */
export function* declareAdditionalCosts(
  table: EvolveTable,
  { ability, scope, price }: Using,
  known: readonly boolean[],
  isDue: (place: number) => boolean,
  isUsable: (paid: readonly boolean[]) => boolean,
): Flow<readonly boolean[]> {
  let paid = known;
  const payings = payingsIn(ability);
  for (const [place, paying] of payings.entries()) {
    if (!isDue(place)) continue;
    const before = payings.filter((_, other) => paid[other]);
    const more = paid.map((is, other) => is || other === place);
    const later = payings.slice(place + 1).filter((_, at) => isDue(place + 1 + at));
    const canBePaid = (taken: readonly Paying[]) =>
      subsetsOf(later.filter(lowers)).some(
        (further) => payableX(table, { scope, price }, [...taken, ...further]).length > 0,
      );
    const able = sharingTries(
      () =>
        isRiteLeft(table, paying, scope, price, before) &&
        canBePaid([...before, paying]) &&
        isUsable(more),
    );
    if (!able || !obeys('10.6.2.2', '10.6.2.2.1')) continue;
    // Where the card cannot be used otherwise it is paid (10.6.2.5.3).
    const mayDecline = sharingTries(
      () =>
        canBePaid(before) &&
        hasRoomAfter(table, scope, [...before, ...later]) &&
        (paying.otherwise === null || isUsable(paid)),
    );
    if (yield* asksToPay(paying, scope, mayDecline)) paid = more;
  }
  return paid;
}

/** The greatest X where paying for it takes nothing. */
const MOST_X = 99;

/**
 * The numbers that X may be so that the price can be paid with these additional costs, and with what may yet be paid
 * for later abilities (10.4.2.2, 1.3.5); X as it is where its user does not name it. None if it cannot be paid.
 */
export function payableX(
  table: EvolveTable,
  { scope, price }: Pick<Using, 'scope' | 'price'>,
  taken: readonly Paying[],
): readonly number[] {
  // A 进化点 can stand for a 能量点 of the ability's own cost, not of an additional cost (12.2.3, 14.2.2.4).
  const points = price.points && energyIn(table, price.cost, scope) > 0;
  const cost = together([price.cost, ...taken.map((one) => one.cost)]);
  return nameableX(table, cost, scope, points).filter((x) => {
    const named = { ...scope, x };
    return price.later.some((later) => {
      const all = [...taken, ...later];
      const more = energyWith(table, price, all, named);
      const both = together([cost, ...later.map((one) => one.cost)]);
      return (
        hasRites(table, scope, price.rites + later.filter(isRite).length) &&
        canPay(table, both, named, { more, points })
      );
    });
  });
}

/** The numbers from 0 up that X may be in this cost, if nothing else is to be paid (10.6.2.2.2). */
function nameableX(
  table: EvolveTable,
  cost: Cost,
  scope: Scope,
  points: boolean,
): readonly number[] {
  if (!hasFreeX(cost)) return [scope.x];
  const numbers: number[] = [];
  for (let x = 0; x <= MOST_X && canPay(table, cost, { ...scope, x }, { points }); x++) {
    numbers.push(x);
  }
  return numbers;
}

/** Each choice of additional costs that lower what using the card takes, for these of its abilities. */
export function loweringChoices(
  table: EvolveTable,
  abilities: readonly Ability[],
  scope: Scope,
): readonly AdditionalCosts[] {
  let choices = NOTHING_LATER;
  for (const ability of abilities) {
    const own = subsetsOf(payingsIn(ability).filter(lowers)).flatMap((taken) => {
      const cost = together(taken.map((one) => one.cost));
      return nameableX(table, cost, scope, false).map((x) =>
        hasFreeX(cost) ? taken.map((one) => namingX(one, x)) : taken,
      );
    });
    if (own.length > 1) choices = combined(choices, own);
  }
  return choices;
}

/** So many choices of additional costs are compared: no printed card has more than a few, nor waits anybody for thousands. */
const MOST_CHOICES = 64;

/**
 * Each of these choices together with each of the further ones, those that read alike once; only the former ones where
 * they would be too many.
 */
function combined(
  choices: readonly AdditionalCosts[],
  further: readonly AdditionalCosts[],
): readonly AdditionalCosts[] {
  const found = new Map<string, AdditionalCosts>();
  for (const before of choices) {
    for (const more of further) {
      const all = [...before, ...more];
      found.set(all.map(wordsOf).join(), all);
      if (found.size > MOST_CHOICES) return choices;
    }
  }
  return [...found.values()];
}

/** What an additional cost says, wherever it stands on the card. */
const wordsOf = cachedByObject((paying: Paying) =>
  JSON.stringify(paying, (field, value) => (field === 'span' ? undefined : value)),
);

function lowers(paying: Paying): boolean {
  return useCostChangesIn(paying).length > 0;
}

/** All choices of some of these, from none to all; of those that read alike it only matters how many. */
function subsetsOf(all: AdditionalCosts): readonly AdditionalCosts[] {
  return all.reduce((choices, one) => combined(choices, [[], [one]]), NOTHING_LATER);
}

/** Has the field room for the card that is used once these additional costs are paid (10.6.2.5 comes before 10.6.2.6)? */
export function hasRoomAfter(
  table: EvolveTable,
  scope: Scope,
  payings: readonly Paying[],
): boolean {
  const { seat, using } = scope;
  if (using === NO_CARD || hasRoomFor(table, seat, using) || !rule('10.6.2.6')) return true;
  return payings.some(
    ({ cost }) =>
      cost !== null && canPay(table, cost, scope, {}, (after) => hasRoomFor(after, seat, using)),
  );
}

/** Can the field take the card that is being used, once all is paid (10.6.2.6)? */
export function hasRoomFor(table: EvolveTable, seat: Seat, using: CardId): boolean {
  return characteristicsOf(table, using).kind === 'spell' || roomIn(table, seat, 'field') > 0;
}

/**
 * Has the player the 能量点 to use a card: with some of its additional costs that lower what it takes, if they can be paid
 * together with that (10.4.2.2, 10.4.7.2)?
 */
export function canAfford(
  table: EvolveTable,
  seat: Seat,
  use: ChangeableCost,
  abilities: readonly Ability[],
  scopeFor: (ability: Ability) => Scope,
): boolean {
  // Most cards have none, and are asked at every decision.
  const first = abilities.find((ability) => payingsIn(ability).some(lowers));
  if (first === undefined) return hasEnergy(table, seat, changedCost(use), false);
  const scope = scopeFor(first);
  return loweringChoices(table, abilities, scope).some((taken) => {
    const cost = together(taken.map((one) => one.cost));
    const more = changedCost(changedBy(table, use, taken, scope));
    return (
      hasRites(table, scope, taken.filter(isRite).length) && canPay(table, cost, scope, { more })
    );
  });
}

/** Is there a 土之秘术 left for this additional cost? Each takes a counter of its own (13.3.3.2). */
function isRiteLeft(
  table: EvolveTable,
  paying: Paying,
  scope: Scope,
  price: Price,
  before: readonly Paying[],
): boolean {
  if (!isRite(paying)) return true;
  const needed = price.rites + before.filter(isRite).length + 1;
  return hasRites(table, scope, needed) && rule('13.3.3.2');
}

/** Are there so many counters that 土之秘术 can remove (13.3.3.2)? */
function hasRites(table: EvolveTable, { seat }: Scope, needed: number): boolean {
  if (needed === 0) return true;
  let left = 0;
  for (const card of ritesOf(table, seat)) left += countersOn(table, card, STACK);
  return left >= needed;
}

/** Does the user pay? Where they may not decline it is no question, but can be told of. */
function* asksToPay({ span }: Paying, { seat, source }: Scope, mayDecline: boolean): Flow<boolean> {
  const verbs: readonly Verb[] = mayDecline ? ['yes', 'no'] : ['yes'];
  const choice = yield* ask({
    seat,
    kind: 'pay-extra' satisfies Prompt,
    options: verbs.map((verb) => option(verb, source, seat)),
    about: source,
    amount: span[0],
    rule: '10.6.2.2.1' satisfies RuleId,
  });
  return choice.verb === 'yes';
}
