import {
  ask,
  type CardId,
  type Flow,
  type MoveEvent,
  moveTo,
  NO_CARD,
  type Option,
  option,
  type Seat,
} from '@lianhuan/kernel';
import type { SanguozhiEvent } from '../../events/events.ts';
import { barred, forbidden, happen, happenTogether } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import type { Formed } from '../../table/state.ts';
import { cardsIn, onField, player, printed, type SanguozhiTable } from '../../table/table.ts';
import { of } from '../../table/zones.ts';
import { leaveCombat } from '../combat/leave.ts';
import { discard } from '../moving/draw-discard.ts';
import { show } from '../moving/moves.ts';
import { areEnough, canForm, canJoin, LEAST_MEMBERS, possibleMembers } from './formation-terms.ts';
import { pickTally, talliesOf } from './tallies.ts';

/** 阵型 (503): set, formed, dissolved, joined and left, by special actions and by effects. */

const VERBS: ReadonlySet<string> = new Set([
  'set-formation',
  'form',
  'dissolve',
  'join-formation',
  'leave-formation',
]);

/** Is that something {@link actFormation} does? */
export function isFormationVerb(verb: string): boolean {
  return VERBS.has(verb);
}

/** The special actions with 阵型, at the time for them. */
export function formationOptions(table: SanguozhiTable, seat: Seat): Option[] {
  const options: Option[] = [];
  const hand = cardsIn(table, seat, 'hand').filter((card) => isFormation(table, card));
  if (obeys('503.1', '114.2b')) {
    for (const card of hand) {
      if (forbidden(table, setting(table, seat, card)) === null) {
        options.push(option('set-formation', card, seat));
      }
    }
  }
  if (!player(table, seat).formed || !obeys('503.3', '114.2d', '114.2e')) {
    addForming(table, seat, hand, options);
  }
  addMembers(table, seat, options);
  return options;
}

/** The move by which a 阵型 is laid face down (503.1). */
function setting(table: SanguozhiTable, seat: Seat, card: CardId): MoveEvent {
  return { ...moveTo(table, card, of(seat, 'formations')), faceDown: true };
}

/** What tells that a 阵型 is formed, is dissolved, or that a general joins or leaves it. */
function forming(
  seat: Seat,
  card: CardId,
  how: 'form' | 'dissolve' | 'join' | 'leave',
  member: CardId = NO_CARD,
) {
  return { type: 'form', seat, card, how, member } as const;
}

function isFormation(table: SanguozhiTable, card: CardId): boolean {
  return printed(table, card).kind === 'formation';
}

function addForming(
  table: SanguozhiTable,
  seat: Seat,
  hand: readonly CardId[],
  options: Option[],
): void {
  for (const card of formable(table, seat, hand)) options.push(option('form', card, seat));
  const { formation } = player(table, seat);
  if (formation === null || forbidden(table, forming(seat, formation.card, 'dissolve')) !== null) {
    return;
  }
  if (rule('503.3c')) {
    options.push(option('dissolve', formation.card, seat));
  }
}

/** What could be formed from the hand (503.3a) and from the slot (503.3b, 113.1f). */
function formable(table: SanguozhiTable, seat: Seat, hand: readonly CardId[]): CardId[] {
  const set = cardsIn(table, seat, 'formations').filter((card) => table.cards[card].faceDown);
  if (forbidden(table, forming(seat, NO_CARD, 'form')) !== null) return [];
  return [
    ...hand.filter((card) => canForm(table, seat, card) && rule('503.3a')),
    ...set.filter((card) => canForm(table, seat, card) && obeys('503.3b', '113.1f')),
  ];
}

/** 入阵 and 脱阵 cost a 虎符 (503.4a, 503.4b). */
function addMembers(table: SanguozhiTable, seat: Seat, options: Option[]): void {
  const { formation } = player(table, seat);
  if (formation === null) return;
  const paid = talliesOf(table, seat).length > 0;
  if (paid || !obeys('503.4a', '114.2f')) {
    for (const card of joiners(table, seat, formation)) {
      options.push(option('join-formation', card, seat));
    }
  }
  if (paid || !obeys('503.4b', '114.2g')) {
    for (const card of formation.members) {
      if (forbidden(table, forming(seat, formation.card, 'leave', card)) === null) {
        options.push(option('leave-formation', card, seat));
      }
    }
  }
}

function joiners(table: SanguozhiTable, seat: Seat, { card, members }: Formed): CardId[] {
  return possibleMembers(table, seat, card).filter(
    (general) =>
      !members.includes(general) && forbidden(table, forming(seat, card, 'join', general)) === null,
  );
}

/** Carries out one of them; false where it was taken back. */
export function* actFormation(table: SanguozhiTable, seat: Seat, choice: Option): Flow<boolean> {
  const { card, verb } = choice;
  switch (verb) {
    case 'set-formation':
      yield* happen(table, setting(table, seat, card));
      // A 阵型 that is set lies on top of the others, and its player may still look at it.
      obeys('205.2', '205.2b');
      return true;
    case 'form':
      return yield* formOnce(table, seat, card);
    case 'dissolve':
      yield* happen(table, { type: 'done-this-turn', seat, what: 'formed' });
      return yield* dissolve(table, seat);
    case 'join-formation':
      if (!(yield* payTally(table, seat, card))) return false;
      yield* joinFormation(table, card);
      return true;
    case 'leave-formation':
      if (!(yield* payTally(table, seat, card))) return false;
      yield* leaveFormation(table, card);
      return true;
    default:
      return false;
  }
}

/** 结阵 by special action, once a turn (503.3). */
function* formOnce(table: SanguozhiTable, seat: Seat, card: CardId): Flow<boolean> {
  const members = yield* pickMembers(table, seat, card, true);
  if (members === null) return false;
  yield* happen(table, { type: 'done-this-turn', seat, what: 'formed' });
  return yield* formWith(table, seat, card, members);
}

function* payTally(table: SanguozhiTable, seat: Seat, about: CardId): Flow<boolean> {
  if (talliesOf(table, seat).length === 0) return true;
  const tally = yield* pickTally(table, seat, about);
  if (tally === null) return false;
  if (rule('801.8c')) yield* show(table, seat, [tally]);
  yield* discard(table, seat, [tally]);
  return true;
}

/** Asks who forms it, one after the other; null where that was taken back. */
function* pickMembers(
  table: SanguozhiTable,
  seat: Seat,
  card: CardId,
  free: boolean,
): Flow<readonly CardId[] | null> {
  const legal = possibleMembers(table, seat, card);
  if (legal.length <= LEAST_MEMBERS) return legal;
  const picked: CardId[] = [];
  while (picked.length < legal.length) {
    const left = legal.filter((general) => !picked.includes(general));
    const options = left.map((general) => option('member', general, seat));
    if (areEnough(table, card, picked)) options.push(option('done', undefined, seat));
    if (free) options.push(option('cancel'));
    const choice = yield* ask({
      seat,
      kind: 'form-members',
      options,
      about: card,
      amount: picked.length,
      rule: '503.2a',
    });
    if (choice.verb === 'cancel') return null;
    if (choice.verb === 'done') break;
    picked.push(choice.card);
  }
  return picked;
}

/** 结阵 (503.2a): the card is face up, and these form it. */
function* formWith(
  table: SanguozhiTable,
  seat: Seat,
  card: CardId,
  members: readonly CardId[],
): Flow<boolean> {
  const lies: readonly SanguozhiEvent[] = onField(table, card)
    ? [{ type: 'face', card, down: false }]
    : [moveTo(table, card, of(seat, 'formations')), { type: 'enter', card, seat, how: 'used' }];
  yield* happenTogether(table, [
    ...lies,
    { type: 'formation', seat, formation: { card, members } },
    { type: 'form', seat, card, how: 'form', member: NO_CARD },
  ]);
  yield* outOfCombat(table, members);
  return true;
}

/** The members of a 阵型 leave combat (500.7c, 606.9d). */
function* outOfCombat(table: SanguozhiTable, members: readonly CardId[]): Flow {
  if (table.state.combat !== null && rule('606.9d')) yield* leaveCombat(table, members);
}

/** 结阵 by an effect (503.3d), which does not use up the one of the turn. */
export function* form(table: SanguozhiTable, seat: Seat): Flow<boolean> {
  const hand = cardsIn(table, seat, 'hand').filter((card) => isFormation(table, card));
  const legal = formable(table, seat, hand);
  if (legal.length === 0) return false;
  const { card } = yield* ask({
    seat,
    kind: 'pick-formation',
    options: legal.map((one) => option('form', one, seat)),
    amount: 1,
    rule: '503.3d',
  });
  // 结阵 by an effect does not count as the one of the turn.
  rule('503.3d');
  const members = yield* pickMembers(table, seat, card, false);
  return members !== null && (yield* formWith(table, seat, card, members));
}

/** 散阵 (503.2b): face down again, and its generals are free. */
export function* dissolve(table: SanguozhiTable, seat: Seat): Flow<boolean> {
  const { formation } = player(table, seat);
  if (formation === null || !rule('503.2b')) return false;
  if (barred(table, forming(seat, formation.card, 'dissolve'))) return false;
  yield* layDown(table, seat, formation, 'dissolve');
  return true;
}

/** Turns the formed card face down, and tells for which reason. */
export function* layDown(
  table: SanguozhiTable,
  seat: Seat,
  { card }: Formed,
  how: 'dissolve' | 'break' | 'fall',
  words: readonly SanguozhiEvent[] = [],
): Flow {
  const fighting = table.state.combat !== null;
  yield* happenTogether(table, [
    ...words,
    { type: 'face', card, down: true },
    { type: 'formation', seat, formation: null },
    { type: 'form', seat, card, how, member: NO_CARD },
  ]);
  if (fighting && obeys('503.8a', '606.9h')) yield* leaveCombat(table, [card]);
}

/** 入阵 (503.4). */
export function* joinFormation(table: SanguozhiTable, general: CardId): Flow<boolean> {
  const { controller: seat } = table.cards[general];
  const { formation } = player(table, seat);
  if (formation === null || formation.members.includes(general)) return false;
  if (!canJoin(table, formation.card, general)) return false;
  const { card, members } = formation;
  const word = forming(seat, card, 'join', general);
  if (barred(table, word)) return false;
  yield* happenTogether(table, [
    { type: 'formation', seat, formation: { card, members: [...members, general] } },
    word,
  ]);
  yield* outOfCombat(table, [general]);
  return true;
}

/** 脱阵 (503.4). */
export function* leaveFormation(table: SanguozhiTable, general: CardId): Flow<boolean> {
  const { controller: seat } = table.cards[general];
  const { formation } = player(table, seat);
  if (formation === null || !formation.members.includes(general)) return false;
  const { card } = formation;
  const word = forming(seat, card, 'leave', general);
  if (barred(table, word)) return false;
  const members = formation.members.filter((one) => one !== general);
  yield* happenTogether(table, [{ type: 'formation', seat, formation: { card, members } }, word]);
  return true;
}
