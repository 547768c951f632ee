import {
  ask,
  askOpenly,
  type Flow,
  NO_CARD,
  type Option,
  option,
  type Seat,
} from '@lianhuan/kernel';
import { type CardDefinition, FACTIONS, isSoldier } from '../../cards/definition.ts';
import { happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import { type CardInUse, NO_RANK } from '../../table/cards-in-use.ts';
import {
  HAS_SHOWN,
  HAS_SHOWN_BOTH,
  halvesOf,
  hiddenGenerals,
  KEPT_MORE,
} from '../../table/hegemony.ts';
import { cardsIn, characterOf, printed, type SanguoshaTable } from '../../table/table.ts';
import { draw } from '../moving/draw.ts';
import { pass } from '../pass.ts';
import { handLimit } from '../using/distance.ts';
import { allSeats } from './generals.ts';

/** 标记 of 国战 (H8, H10): 珠联璧合, 阴阳鱼 and 先驱. */

/** Their names. */
export const PAIR = '珠联璧合';
export const FISH = '阴阳鱼';
export const VANGUARD = '先驱';
/** 先驱 fills the hand up to this many. */
const FULL_HAND = 4;

/** Had anybody shown a general before what is shown now? */
export function hasAnybodyShown(table: SanguoshaTable): boolean {
  return table.state.characters.some(({ uses }) => uses[HAS_SHOWN]);
}

/**
 * What showing brings, in its order (H8): for the first time both lie open, and for the first of all to show.
 * @param isFirst nobody had shown before this event, and in it nobody before that character
 */
export function* gainMarks(table: SanguoshaTable, seat: Seat, isFirst: boolean): Flow {
  const { uses } = characterOf(table, seat);
  const [primary, deputy] = cardsIn(table, seat, 'generals').map((card) => printed(table, card));
  const isWhole =
    hiddenGenerals(table, seat).length === 0 &&
    deputy !== undefined &&
    ![primary, deputy].some(isSoldier);
  if (isWhole && !uses[HAS_SHOWN_BOTH]) {
    yield* happen(table, { type: 'count-use', seat, use: HAS_SHOWN_BOTH, by: 1 });
    if (isPair(primary, deputy)) yield* happen(table, { type: 'mark', seat, mark: PAIR, by: 1 });
    if (halvesOf(table, seat) % 2 === 1) {
      yield* happen(table, { type: 'mark', seat, mark: FISH, by: 1 });
    }
  }
  if (isFirst) yield* happen(table, { type: 'mark', seat, mark: VANGUARD, by: 1 });
  yield* happen(table, { type: 'count-use', seat, use: HAS_SHOWN, by: 1 });
}

type Printed = Pick<CardDefinition, 'name' | 'companions' | 'faction'>;

function isPair(one: Printed, other: Printed): boolean {
  return isCompanion(one, other) || isCompanion(other, one);
}

/** 蜀势力武将 among the companions stands for every general of that faction. */
function isCompanion({ companions }: Printed, { name, faction }: Printed): boolean {
  const ofFaction = faction === null ? '' : `${FACTIONS[faction].zh}势力武将`;
  return companions.includes(name) || companions.includes(ofFaction);
}

/** Has the character such a mark? */
export function hasMark(table: SanguoshaTable, seat: Seat, mark: string): boolean {
  return (characterOf(table, seat).marks[mark] ?? 0) > 0;
}

/** What marks can be spent for at an idle point (H10). */
export function markOptions(table: SanguoshaTable, seat: Seat): Option[] {
  const { mode, characters } = table.state;
  if (mode !== 'hegemony' || Object.keys(characters[seat].marks).length === 0) return [];
  return [
    ...(hasMark(table, seat, PAIR) ? [option('spend-pair', NO_CARD, seat)] : []),
    ...(hasMark(table, seat, FISH) ? [option('spend-fish', NO_CARD, seat)] : []),
    ...(hasMark(table, seat, VANGUARD) ? [option('spend-vanguard', NO_CARD, seat)] : []),
  ];
}

/** Spends a mark at an idle point: two cards, one card, or a hand of four and a look at a hidden general (H10). */
export function* spendMark(table: SanguoshaTable, seat: Seat, verb: string): Flow {
  const mark = verb === 'spend-pair' ? PAIR : verb === 'spend-fish' ? FISH : VANGUARD;
  yield* happen(table, { type: 'mark', seat, mark, by: -1 });
  if (mark === PAIR) yield* draw(table, seat, 2, null);
  else if (mark === FISH) yield* draw(table, seat, 1, null);
  else yield* fillAndLook(table, seat);
}

function* fillAndLook(table: SanguoshaTable, seat: Seat): Flow {
  yield* draw(table, seat, FULL_HAND - cardsIn(table, seat, 'hand').length, null);
  const hidden = allSeats(table)
    .filter((one) => one !== seat)
    .flatMap((one) => hiddenGenerals(table, one).map((card, place) => ({ one, card, place })));
  if (hidden.length === 0 || table.outcome !== null) return;
  const choice = yield* ask({
    seat,
    kind: 'look',
    options: hidden.map(({ one, place }) => option('look', NO_CARD, one, place)),
    rule: 'H10',
  });
  const looked = hidden.filter(({ one, place }) => one === choice.seat && place === choice.amount);
  yield* happen(table, { type: 'show', cards: looked.map(({ card }) => card), to: seat });
}

/** A 珠联璧合 that is spent as a 桃: it is made of no card. */
export function* pairAsPeach(table: SanguoshaTable, seat: Seat): Flow<CardInUse> {
  yield* happen(table, { type: 'mark', seat, mark: PAIR, by: -1 });
  return PEACH;
}

/** A 桃 that is made of no card. */
export const PEACH: CardInUse = {
  face: 'peach',
  suit: null,
  rank: NO_RANK,
  colour: null,
  real: [],
  converted: PAIR,
};

/** 阴阳鱼 in the discard phase: whoever has too many cards may keep two more (phase.discard.2, H10). */
export function* offerFish(table: SanguoshaTable, seat: Seat): Flow {
  if (table.state.mode !== 'hegemony' || !hasMark(table, seat, FISH)) return;
  if (cardsIn(table, seat, 'hand').length <= handLimit(table, seat)) return;
  const choice = yield* askOpenly({
    seat,
    kind: 'keep-more',
    options: [pass(seat), option('spend-fish-to-keep', NO_CARD, seat)],
    rule: 'phase.discard.2',
  });
  if (choice.verb === 'pass' || !rule('phase.discard.2')) return;
  yield* happen(table, { type: 'mark', seat, mark: FISH, by: -1 });
  yield* happen(table, { type: 'count-use', seat, use: KEPT_MORE, by: 1 });
}
