import { askOpenly, type Flow, NO_CARD, option, type Seat } from '@lianhuan/kernel';
import { beginFrame, change, endFrame, happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import type { HeldPart } from '../../skills/skill-index.ts';
import type { CardInUse } from '../../table/cards-in-use.ts';
import type { NeedFrame } from '../../table/frames.ts';
import { hiddenGenerals } from '../../table/hegemony.ts';
import { asItIs, cardsIn, isAlive, type SanguoshaTable } from '../../table/table.ts';
import type { Need } from '../../text/meaning/procedures.ts';
import type { ConvertPart } from '../../text/nodes/nodes.ts';
import { hasMark, PAIR, PEACH, pairAsPeach } from '../modes/marks.ts';
import { timing } from '../timing.ts';
import { isKept, isSlash } from './legal.ts';
import { play } from './play.ts';
import { useAgainst } from './use.ts';
import { cardMade, conversionOptions, conversionsOf } from './ways.ts';

/** 需要使用, 需要打出 (needUse, needPlay): somebody is to have a card ready, or not. */

/**
 * Asks a character to use or play one of some cards. It is asked the same whether or not its hand holds one, as long
 * as it has a hand at all.
 * @returns the card that was used or played; null for none
 */
export function* need(table: SanguoshaTable, needed: Need): Flow<CardInUse | null> {
  const { seat, deed, faces, answers, target } = needed;
  if (!isAlive(table, seat)) return null;
  const frame = yield* beginFrame(table, {
    kind: 'need',
    seat,
    deed,
    faces,
    answers: answers?.id ?? -1,
    done: null,
  });
  yield* timing(table, frame, deed === 'use' ? 'needUse.1' : 'needPlay.1');
  if (frame.done === null) yield* timing(table, frame, deed === 'use' ? 'needUse.2' : 'needPlay.2');
  if (frame.done === null && !frame.over) yield* choose(table, frame, target);
  const { done } = frame;
  yield* endFrame(table, frame);
  if (done === null) return null;
  if (deed === 'play') yield* play(table, seat, done);
  else yield* useAgainst(table, seat, done, { answers, targets: target === null ? [] : [target] });
  return done;
}

/** Whether somebody is asked must not tell what they hold, nor what a hidden general could make of it. */
function couldAnswer(
  table: SanguoshaTable,
  frame: NeedFrame,
  conversions: readonly HeldPart<ConvertPart>[],
): boolean {
  const { seat } = frame;
  if (cardsIn(table, seat, 'hand').length > 0 || canSpendPair(table, frame)) return true;
  if (conversions.some(({ held }) => !held.hidden)) return true;
  return hiddenGenerals(table, seat).length > 0 && cardsIn(table, seat, 'equipment').length > 0;
}

/** 珠联璧合 can be spent as a 桃 (needUse.2, H10). */
function canSpendPair(table: SanguoshaTable, { seat, deed, faces }: NeedFrame): boolean {
  if (table.state.mode !== 'hegemony' || deed !== 'use' || !faces.includes('peach')) return false;
  return hasMark(table, seat, PAIR) && !isKept(table, seat, PEACH, 'use') && rule('needUse.2');
}

/** As it is (needUse.4) or made of others (needUse.3): the seat picks, or passes. */
function* choose(table: SanguoshaTable, frame: NeedFrame, target: Seat | null): Flow {
  const { seat, deed, faces } = frame;
  const conversions = conversionsOf(table, seat, deed);
  if (!couldAnswer(table, frame, conversions)) return;
  const isWanted = (card: CardInUse) =>
    faces.includes(card.face) &&
    !isKept(table, seat, card, deed) &&
    (target === null || !isSlash(card) || table.procedures.canBeTarget(table, seat, card, target));
  for (;;) {
    const plain = cardsIn(table, seat, 'hand')
      .filter((card) => isWanted(asItIs(table, card)))
      .filter(() => rule(deed === 'use' ? 'needUse.4' : 'needPlay.4'))
      .map((card) => option(deed, card, seat));
    const made = conversions
      .flatMap((conversion, index) => conversionOptions(table, conversion, index, isWanted))
      .filter(() => rule(deed === 'use' ? 'needUse.3' : 'needPlay.3'));
    const peach = canSpendPair(table, frame) ? [option('spend-pair-as-peach', NO_CARD, seat)] : [];
    const choice = yield* askOpenly({
      seat,
      kind: deed === 'use' ? 'need-use' : 'need-play',
      options: [...plain, ...made, ...peach, option('pass', NO_CARD, seat)],
      about: NO_CARD,
      amount: 0,
      rule: deed === 'use' ? 'needUse.4' : 'needPlay.4',
      idle: false,
    });
    if (choice.verb === 'pass') {
      yield* happen(table, { type: 'pass', seat });
      return;
    }
    const card =
      choice.verb === deed
        ? asItIs(table, choice.card)
        : choice.verb === 'spend-pair-as-peach'
          ? yield* pairAsPeach(table, seat)
          : yield* cardMade(table, choice, conversions);
    if (card === null) continue;
    yield* change(table, frame, { done: card });
    return;
  }
}
