import {
  ask,
  type CardId,
  copyTable,
  type Decision,
  type Flow,
  NO_CARD,
  type Option,
  type Seat,
  unrecorded,
} from '@lianhuan/kernel';
import { scopeOf } from '../../effects/derivation.ts';
import { copyState } from '../../table/state.ts';
import { type EvolveTable, leaderOf, zoneOf } from '../../table/table.ts';
import type { Scope } from '../../text/meaning/scope.ts';

/**
 * Payments of several steps are tried out on copies of the table before they are made: what one step takes another
 * cannot take again, and what it gives another may take (10.4.2.1, 10.4.2.2).
 */

/** A payment, as it can be made on the table or on a copy of it. */
export interface Payment<Result> {
  readonly seat: Seat;
  make(table: EvolveTable): Flow<Result>;
  /** Was all of it paid, and does the table stand as it must afterwards? */
  isMade(table: EvolveTable, result: Result): boolean;
}

/** Can the player answer so that the payment is made, whatever the other player answers? @param given how they begin */
export function canMake<Result>(
  table: EvolveTable,
  payment: Payment<Result>,
  given: readonly Option[] = [],
): boolean {
  const all = shared ?? { left: MOST_TRIES };
  const most = Math.max(1, Math.min(MOST_TRIES, all.left));
  const tries: Tries = { left: most, given: given.length };
  const made = unrecorded(() => leadsThere(withUnknownDecks(table), payment, given, tries));
  all.left -= most - tries.left;
  return made;
}

/** A payment with more ways than these counts as one that can be made: nobody waits until all are gone through. */
const MOST_TRIES = 300;

/** How many ways are tried for all options of one decision together. */
const MOST_TRIES_TOGETHER = 600;

/** The tries that are left to the payments that are looked at together; null where one is looked at alone. */
let shared: { left: number } | null = null;

/**
 * Looks at several payments, as the options of one decision need them: they have their tries together.
 * A payment has one try in any case, which finds out whether it can be made where there is nothing to pick.
 */
export function sharingTries<Result>(look: () => Result): Result {
  const before = shared;
  shared ??= { left: MOST_TRIES_TOGETHER };
  try {
    return look();
  } finally {
    shared = before;
  }
}

/** How many more ways may be tried, and how many answers were given before. */
interface Tries {
  left: number;
  readonly given: number;
}

/** A payment that is tried on a copy of the table, up to a decision. */
interface Trial<Result> {
  readonly copy: EvolveTable;
  readonly flow: Flow<Result>;
  readonly given: readonly Option[];
  /** The decision before. */
  readonly before: Decision | readonly Decision[] | null;
}

/** Tries the payment from its beginning with these answers, and with every way to go on. */
function leadsThere<Result>(
  table: EvolveTable,
  payment: Payment<Result>,
  given: readonly Option[],
  tries: Tries,
): boolean {
  if (tries.left <= 0) return true;
  tries.left -= 1;
  const copy = copyTable(table, copyState) as EvolveTable;
  const flow = payment.make(copy);
  let step = flow.next(0);
  let before: Trial<Result>['before'] = null;
  for (const answer of given) {
    if (step.done) break;
    before = step.value;
    step = flow.next(placeOf(optionsOf(step.value), answer));
  }
  return goesOnThere({ copy, flow, given, before }, step);

  /** Goes on with the first answer where the trial has come to, with the others from the beginning. */
  function goesOnThere(trial: Trial<Result>, at: IteratorResult<Asked, Result>): boolean {
    if (at.done) return payment.isMade(trial.copy, at.value);
    const asked = at.value;
    const picked = trial.given.length > tries.given ? trial.given.at(-1) : undefined;
    const options = differing(trial.copy, inOneOrder(asked, trial.before, picked));
    const leads = (answer: Option, place: number) => {
      const answers = [...trial.given, answer];
      if (place > 0) return leadsThere(table, payment, answers, tries);
      const next = trial.flow.next(placeOf(optionsOf(asked), answer));
      return goesOnThere({ ...trial, given: answers, before: asked }, next);
    };
    return isAskedOf(payment.seat, asked) ? options.some(leads) : options.every(leads);
  }
}

type Asked = Decision | readonly Decision[];

/** Makes a payment; its player is offered nothing that would leave a later step unpayable. */
export function* makePayment<Result>(table: EvolveTable, payment: Payment<Result>): Flow<Result> {
  const before = copyTable(table, copyState) as EvolveTable;
  const flow = payment.make(table);
  const given: Option[] = [];
  let step = flow.next(0);
  while (!step.done) {
    const asked = step.value;
    const answer = isAskedOf(payment.seat, asked)
      ? yield* ask({ ...asked, options: leading(before, payment, given, asked) })
      : optionsOf(asked)[yield asked];
    given.push(answer);
    step = flow.next(optionsOf(asked).indexOf(answer));
  }
  return step.value;
}

/** The options by which the payment can be made; all of them where chance has left none. */
function leading<Result>(
  before: EvolveTable,
  payment: Payment<Result>,
  given: readonly Option[],
  { options }: Decision,
): readonly Option[] {
  const found = sharingTries(() =>
    options.filter((one) => canMake(before, payment, [...given, one])),
  );
  return found.length > 0 ? found : options;
}

/** The options; of several cards that are picked one by one the ways to pick the same ones in another order are left out. */
function inOneOrder(
  now: Decision | readonly Decision[],
  before: Decision | readonly Decision[] | null,
  picked: Option | undefined,
): readonly Option[] {
  const options = optionsOf(now);
  if (before === null || picked === undefined || !isNextPick(now, before)) return options;
  return options.filter(({ verb, card }) => verb !== picked.verb || card > picked.card);
}

/** Is one card fewer left to pick of those that the decision before was about? */
function isNextPick(
  now: Decision | readonly Decision[],
  before: Decision | readonly Decision[],
): boolean {
  const [one, other] = [[now].flat()[0], [before].flat()[0]];
  return (
    one.kind === other.kind &&
    one.seat === other.seat &&
    Number(one.amount) === Number(other.amount) - 1
  );
}

/** The options without those about a card that is like another that lies beside it. */
function differing(table: EvolveTable, options: readonly Option[]): readonly Option[] {
  const seen = new Set<string>();
  return options.filter(({ verb, card, seat, amount }) => {
    const looks = card === NO_CARD ? '' : looksOf(table, card);
    const key = `${verb} ${seat} ${amount} ${looks}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Where a card lies and what it is; a card on the field is like no other. */
function looksOf({ cards, zones }: EvolveTable, card: CardId): string {
  const { definition, zone, counters } = cards[card];
  const isPlain = zones[zone].name === 'hand' && counters === null;
  return isPlain ? `${zone} ${definition}` : `card ${card}`;
}

function isAskedOf(seat: Seat, asked: Decision | readonly Decision[]): asked is Decision {
  return !Array.isArray(asked) && (asked as Decision).seat === seat;
}

function optionsOf(asked: Decision | readonly Decision[]): readonly Option[] {
  return [asked].flat().flatMap(({ options }) => options);
}

/** The place of an answer among the options; the first one where what nobody knew made it another question. */
function placeOf(options: readonly Option[], { verb, card, seat, amount }: Option): number {
  const place = options.findIndex(
    (one) => one.verb === verb && one.card === card && one.seat === seat && one.amount === amount,
  );
  return Math.max(0, place);
}

/** Nobody knows what will be drawn: in a trial the cards of decks are nothing that words ask for, and chance is another. */
function withUnknownDecks(table: EvolveTable): EvolveTable {
  const cards = table.cards.map((card) =>
    zoneOf(table, card.id) === 'deck'
      ? { ...card, definition: table.cards[leaderOf(table, card.owner)].definition }
      : card,
  );
  return { ...table, cards, random: UNKNOWN };
}

const UNKNOWN = { key: [0, 0, 0, 0, 0, 0, 0, 0], drawn: 0 };

/** The same words on a copy of the table, which must not touch what they keep here. */
export function scopeOn(table: EvolveTable, scope: Scope): Scope {
  const { cards } = scopeOf(table, scope.source, scope.seat);
  return { ...scope, cards, paid: [...scope.paid], followed: [...scope.followed] };
}
