import {
  askOpenly,
  type CardId,
  type Flow,
  type Option,
  option,
  type Seat,
} from '@lianhuan/kernel';
import { endingWithContest } from '../effects/active-effects.ts';
import { endEffect } from '../events/events.ts';
import { forbidden, happen } from '../events/pipeline.ts';
import { rule } from '../rules.ts';
import type { Contest, ContestKind } from '../table/state.ts';
import { cardsIn, type MinxinTable, othersFrom, printed } from '../table/table.ts';
import { FIELD } from '../table/zones.ts';
import { hasFlash, isGivenFlash } from '../text/meaning/match.ts';
import { possible } from '../text/meaning/run.ts';
import { fieldUses, hasDoneEnough } from './options.ts';

/** What a player pays for or lets enter, as it is announced; what a contest says besides is read from the table. */
interface Stake {
  readonly kind: ContestKind;
  readonly seat: Seat;
  readonly card: CardId;
  readonly paid?: number;
  readonly paidSiege?: number;
  readonly range?: number;
}

/**
 * Announces something the others may answer, and lets them (2.3.2.2–2.3.2.4). The contest stays
 * open, for its settling to look at, until `settleContest`.
 */
export function* contested(table: MinxinTable, stake: Stake): Flow<Contest> {
  const contest: Contest = {
    kind: stake.kind,
    seat: stake.seat,
    card: stake.card,
    incarnation: table.cards[stake.card].incarnation,
    paid: stake.paid ?? 0,
    paidSiege: stake.paidSiege ?? 0,
    range: stake.range ?? -1,
  };
  yield* happen(table, { type: 'contest', contest });
  yield* answers(table, contest);
  // Read anew from the table: an answer may have taken some of what the payer had paid.
  return table.state.contests.at(-1) ?? contest;
}

/** Closes the innermost contest; effects that last until it is settled end with it. */
export function* settleContest(table: MinxinTable): Flow {
  for (const effect of endingWithContest(table)) yield* happen(table, endEffect(effect));
  yield* happen(table, { type: 'settle-contest' });
}

/** Is the card that was paid for still the same object, where it was? */
export function stillThere(table: MinxinTable, contest: Contest): boolean {
  return table.cards[contest.card].incarnation === contest.incarnation;
}

/** Asks the other players in the order of play, until all pass in a row or the contested card has gone. */
function* answers(table: MinxinTable, contest: Contest): Flow {
  const others = othersFrom(table, contest.seat);
  let passes = 0;
  for (let turn = 0; passes < others.length && stillThere(table, contest); turn++) {
    const seat = others[turn % others.length];
    const answered = mayHoldAnswer(table, seat) && (yield* answer(table, seat, contest));
    passes = answered ? 0 : passes + 1;
  }
}

/** Has the player a hand card, a pouch or a 闪电 ability in play? Whoever has none of them is not asked, which tells nobody anything: all can see it. */
function mayHoldAnswer(table: MinxinTable, seat: Seat): boolean {
  if (cardsIn(table, seat, 'hand').length + cardsIn(table, seat, 'pouches').length > 0) return true;
  return flashUses(table, seat).length > 0;
}

/** Asked even when there is only "pass", so that nobody learns who could not answer. */
function* answer(table: MinxinTable, seat: Seat, contest: Contest): Flow<boolean> {
  const choice = yield* askOpenly({
    seat,
    kind: 'answer',
    options: answerOptions(table, seat, contest),
    about: contest.card,
    amount: table.state.contests.length,
    rule: '2.3.5',
  });
  if (choice.verb === 'pass') {
    yield* happen(table, { type: 'pass', seat });
    return false;
  }
  rule('2.3.5');
  yield* table.procedures.act(table, choice, seat);
  return true;
}

function answerOptions(table: MinxinTable, seat: Seat, contest: Contest): Option[] {
  const options = [option('pass', contest.card, seat)];
  if (hasDoneEnough(table, seat)) return options;
  addFlashPlays(table, seat, options);
  for (const use of flashUses(table, seat)) options.push(use);
  return options;
}

/** The 闪电 cards a player may play as an answer, from the hand or the pouches (2.3.5, 2.4.5). */
function addFlashPlays(table: MinxinTable, seat: Seat, options: Option[]): void {
  for (const card of cardsIn(table, seat, 'hand')) {
    if (hasFlash(table, card) && mayPlay(table, seat, card) && rule('2.3.5')) {
      options.push(option('play', card, seat));
    }
  }
  for (const card of cardsIn(table, seat, 'pouches')) {
    if (hasFlash(table, card) && mayPlay(table, seat, card) && rule('2.4.5')) {
      options.push(option('use-pouch', card, seat));
    }
  }
}

/** 布令 and limited uses with 闪电 of cards in play, if they would do anything (2.3.5). */
function flashUses(table: MinxinTable, seat: Seat): readonly Option[] {
  if (!FIELD.some((zone) => cardsIn(table, seat, zone).some((card) => hasFlash(table, card)))) {
    return NO_OPTIONS;
  }
  return fieldUses(table, seat).filter(({ card, amount }) => {
    const ability = printed(table, card).abilities[amount];
    if (!ability.flash && !isGivenFlash(table, card)) return false;
    return possible(table, ability, { seat, card }) && rule('2.3.5');
  });
}

const NO_OPTIONS: readonly Option[] = [];

/** Is there no effect that forbids playing it? */
function mayPlay(table: MinxinTable, seat: Seat, card: CardId): boolean {
  return forbidden(table, { type: 'play', seat, card }) === null;
}
