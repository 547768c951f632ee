import {
  ask,
  askOpenly,
  type DecisionToAsk,
  type Flow,
  NO_CARD,
  type Option,
  option,
  type Seat,
} from '@lianhuan/kernel';
import { beginFrame, change, endFrame, happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import { type HeldPart, listenersAt } from '../../skills/skill-index.ts';
import type { CardInUse } from '../../table/cards-in-use.ts';
import type { NeedFrame } from '../../table/frames.ts';
import { hiddenGenerals } from '../../table/hegemony.ts';
import { asItIs, cardsIn, isAlive, madeOf, type SanguoshaTable } from '../../table/table.ts';
import type { Need } from '../../text/meaning/procedures.ts';
import type { ConvertPart } from '../../text/nodes/nodes.ts';
import { hasMark, PAIR, PEACH, pairAsPeach } from '../modes/marks.ts';
import { pass } from '../pass.ts';
import { timing } from '../timing.ts';
import { cardsAtHand } from './at-hand.ts';
import { chooseFreely, type TakingBack } from './choice.ts';
import { cardDeclared, declareOptions, layDeclared } from './declared.ts';
import { canUseFreely, isKept } from './legal.ts';
import { play } from './play.ts';
import { type UseOn, useAgainst } from './use.ts';
import { cardMade, conversionOptions, conversionsOf } from './ways.ts';

/** 需要使用, 需要打出 (needUse, needPlay): somebody is to have a card ready, or not. */

/**
 * Asks a character to use or play one of some cards. It is asked the same whether or not its hand holds one, as long
 * as it has a hand at all.
 * @param picked what it picked as everybody was asked at once; it is asked only if that is not to be had any more
 * @returns the card that was used or played; null for none
 */
export function* need(
  table: SanguoshaTable,
  needed: Need,
  picked: Option | null = null,
): Flow<CardInUse | null> {
  const { seat, deed, faces, answers, count } = needed;
  if (!isAlive(table, seat)) return null;
  const frame = yield* beginFrame(table, {
    kind: 'need',
    seat,
    deed,
    faces,
    answers: answers?.id ?? -1,
    ...(count && { count }),
    done: null,
  });
  yield* timing(table, frame, deed === 'use' ? 'needUse.1' : 'needPlay.1');
  if (frame.done === null) yield* timing(table, frame, deed === 'use' ? 'needUse.2' : 'needPlay.2');
  // What skills count as used is kept from whoever may not use it, as any such card is.
  if (frame.done !== null && !wantedIn(table, needed)(frame.done))
    yield* change(table, frame, { done: null });
  const isOpen = frame.done === null && !frame.over;
  const ready = isOpen
    ? yield* choose(table, frame, needed, picked)
    : yield* onWhom(table, needed, frame.done, 'must-use');
  const { done } = frame;
  yield* endFrame(table, frame);
  if (done === null || ready === null) return null;
  if (deed === 'play') yield* play(table, seat, done, ready.laid === true ? 'laid' : 'not-laid');
  else yield* useAgainst(table, seat, done, { answers, ...ready });
  return done;
}

/** On whom what is needed is used: as was said, or on whom its user chooses; null if it is taken back (preUse.5). */
function* onWhom(
  table: SanguoshaTable,
  { seat, target, ...needed }: Need,
  card: CardInUse | null,
  back: TakingBack,
): Flow<Ready | null> {
  if (card !== null && isFree({ target, ...needed }) && rule('preUse.5')) {
    return yield* chooseFreely(table, seat, card, back);
  }
  return { targets: target === null ? [] : [target] };
}

/** A card that is about to be used, and whether it lies in the processing area already. */
type Ready = Pick<UseOn, 'targets'> & Partial<UseOn>;

/** Is it for its user to choose on whom the card is used: neither was that said, nor does it answer another? */
function isFree({ deed, answers, target }: Omit<Wanted, 'seat' | 'faces'>): boolean {
  return deed === 'use' && answers === null && target === null;
}

/** What somebody is asked for. */
type Wanted = Pick<Need, 'seat' | 'deed' | 'faces' | 'answers' | 'target'>;

/** Whether somebody is asked must not tell what they hold, nor what a hidden general could make of it. */
function couldAnswer(
  table: SanguoshaTable,
  wanted: Wanted,
  conversions: readonly HeldPart<ConvertPart>[],
): boolean {
  const { seat } = wanted;
  if (cardsAtHand(table, seat).length > 0 || canSpendPair(table, wanted)) return true;
  if (conversions.some(({ held }) => !held.hidden)) return true;
  return hiddenGenerals(table, seat).length > 0 && cardsIn(table, seat, 'equipment').length > 0;
}

/**
 * Could words have the character use one of those faces, as far as everybody can tell: on that target, or on anybody (P9,
 * T31)? Not without any card, nor where it is kept from such cards.
 */
export function couldNeed(table: SanguoshaTable, wanted: Wanted): boolean {
  const { seat, faces, target } = wanted;
  const isWanted = wantedIn(table, wanted);
  const isLegal = (card: CardInUse) =>
    target === null || table.procedures.couldBeUsedOn(table, seat, card, target);
  const cards = faces.map((face) => madeOf(table, face, [], null));
  if (!cards.some((card) => isWanted(card) && isLegal(card))) return false;
  if (hiddenGenerals(table, seat).length > 0 || hasWaitingSkill(table, seat)) return true;
  return couldAnswer(table, wanted, conversionsOf(table, seat, 'use'));
}

/** Does it have a skill that waits for 需要使用时? */
export function hasWaitingSkill(table: SanguoshaTable, seat: Seat): boolean {
  const timings = ['needUse.1', 'needUse.2'] as const;
  return timings.some((at) => listenersAt(table, at).some(({ held }) => held.seat === seat));
}

/** 珠联璧合 can be spent as a 桃 (needUse.2, H10). */
function canSpendPair(table: SanguoshaTable, { seat, deed, faces, target }: Wanted): boolean {
  if (table.state.mode !== 'hegemony' || deed !== 'use' || !faces.includes('peach')) return false;
  if (target !== null && !table.procedures.canBeTarget(table, seat, PEACH, target)) return false;
  return hasMark(table, seat, PAIR) && !isKept(table, seat, PEACH, 'use') && rule('needUse.2');
}

const NONE: readonly Option[] = [];

/** The question, and the number by which it is asked, by what is to be done. */
const ASKED = {
  use: { kind: 'need-use', rule: 'needUse.4' },
  play: { kind: 'need-play', rule: 'needPlay.4' },
} as const;

/** Is a card one of those that are asked for, and may be used or played? */
function wantedIn(table: SanguoshaTable, wanted: Wanted) {
  const { seat, deed, faces, target } = wanted;
  if (isFree(wanted)) {
    return (card: CardInUse) => faces.includes(card.face) && canUseFreely(table, seat, card);
  }
  return (card: CardInUse) =>
    faces.includes(card.face) &&
    !isKept(table, seat, card, deed) &&
    (target === null || table.procedures.canBeTarget(table, seat, card, target));
}

/**
 * The question whether somebody uses or plays such a card: as it is (needUse.4), made of others (needUse.3), or not.
 * @returns null for who could have none, whatever their hand held
 */
export function questionOf(
  table: SanguoshaTable,
  wanted: Wanted,
  mayDeclare: 'may-declare' | 'has-declared' = 'may-declare',
): DecisionToAsk | null {
  const { seat, deed } = wanted;
  const conversions = conversionsOf(table, seat, deed);
  if (!couldAnswer(table, wanted, conversions)) return null;
  const isWanted = wantedIn(table, wanted);
  const plain = cardsAtHand(table, seat)
    .filter((card) => isWanted(asItIs(table, card)))
    .filter(() => rule(deed === 'use' ? 'needUse.4' : 'needPlay.4'))
    .map((card) => option(deed, card, seat));
  const made = conversions
    .flatMap((conversion, index) => conversionOptions(table, conversion, index, isWanted))
    .filter(() => rule(deed === 'use' ? 'needUse.3' : 'needPlay.3'));
  const declared = mayDeclare === 'may-declare' ? declareOptions(table, seat, isWanted) : NONE;
  const peach = canSpendPair(table, wanted) ? [option('spend-pair-as-peach', NO_CARD, seat)] : [];
  return {
    ...ASKED[deed],
    seat,
    options: [...plain, ...made, ...declared, ...peach, pass(seat)],
  };
}

/**
 * The seat picks a card to use or play, or passes. What it laid face down and nothing came of leaves it the others: a
 * skill is picked once at one timing (P6).
 * @returns on whom the card that it picked is used; null if it picked none
 */
function* choose(
  table: SanguoshaTable,
  frame: NeedFrame,
  wanted: Need,
  picked: Option | null,
): Flow<Ready | null> {
  const { seat, deed } = wanted;
  let known = picked;
  let mayDeclare: 'may-declare' | 'has-declared' = 'may-declare';
  while (isAlive(table, seat) && table.outcome === null) {
    const question = questionOf(table, wanted, mayDeclare);
    if (question === null) {
      // Told as a pick that nobody had to be asked for.
      yield* ask({ ...ASKED[deed], seat, options: [pass(seat)] });
      break;
    }
    const choice = theSame(question, known) ?? (yield* askOpenly(question));
    known = null;
    if (choice.verb === 'pass') {
      yield* happen(table, { type: 'pass', seat });
      break;
    }
    const card = yield* cardOf(table, wanted, choice);
    const ready = card === null ? null : yield* onWhom(table, wanted, card, 'may-take-back');
    if (card === null || ready === null) continue;
    const laid = yield* layDeclared(table, seat, card, deed, ready.targets);
    if (laid === 'void' && rule('P6')) {
      mayDeclare = 'has-declared';
      continue;
    }
    yield* change(table, frame, { done: card });
    return laid === 'laid' ? { ...ready, laid: true } : ready;
  }
  return null;
}

/** The option of the question that was picked before it was asked, if it is there still. */
function theSame({ options }: DecisionToAsk, picked: Option | null): Option | undefined {
  return options.find(
    ({ verb, card, amount }) =>
      verb === picked?.verb && card === picked.card && amount === picked.amount,
  );
}

/** The card that a pick means; null if its player takes it back. */
function* cardOf(table: SanguoshaTable, wanted: Wanted, choice: Option): Flow<CardInUse | null> {
  const { deed } = wanted;
  if (choice.verb === 'declare') {
    return yield* cardDeclared(table, choice, wantedIn(table, wanted));
  }
  if (choice.verb === deed) return asItIs(table, choice.card);
  if (choice.verb === 'spend-pair-as-peach') return yield* pairAsPeach(table, choice.seat);
  return yield* cardMade(table, choice, conversionsOf(table, choice.seat, deed));
}
