import {
  type CardId,
  type Flow,
  NO_CARD,
  type Option,
  positionFingerprint,
  type Seat,
} from '@lianhuan/kernel';
import { happen } from '../pipeline.ts';
import { rule } from '../rules.ts';
import { onField, type SanguozhiTable } from '../table.ts';
import { moveHome } from './moves.ts';

/** 无限循环 (809): choices that lead back to where they were made, and triggers that never end. */

/** How often a choice is made in one turn before anybody compares positions, which takes time. */
const HARMLESS = 2;

/** How often the active player may make one choice in one and the same position; others once more. */
const TIMES = 3;

/** After how many triggers inside each other, or rounds of rule effects, it is a loop nobody chose. */
const ENDLESS = 64;

/** The options without those that a player has picked too often where all was as it is now (809.2). */
export function withoutLoops(
  table: SanguozhiTable,
  seat: Seat,
  options: readonly Option[],
): readonly Option[] {
  const { seen, oftenest, active } = table.state;
  const times = seat === active ? TIMES : TIMES + 1;
  if (oftenest < HARMLESS + times) return options;
  const often = (key: string) => seen[key] ?? 0;
  if (!options.some((option) => often(keyOf(option)) >= HARMLESS + times)) return options;
  const position = positionKey(table);
  return options.filter((option) => {
    const again = often(`${position}/${keyOf(option)}`) >= times;
    return !again || !rule('809.2');
  });
}

/** Where a choice is made, if it was made often; null if not. To be asked before it is carried out. */
export function placeOfChoice(table: SanguozhiTable, choice: Option): string | null {
  const often = (table.state.seen[keyOf(choice)] ?? 0) >= HARMLESS;
  return often ? positionKey(table) : null;
}

/** Notes a choice that was carried out, and where it was made. */
export function* noteChoice(table: SanguozhiTable, choice: Option, place: string | null): Flow {
  const key = keyOf(choice);
  yield* happen(table, { type: 'seen', position: key });
  if (place !== null) yield* happen(table, { type: 'seen', position: `${place}/${key}` });
}

function keyOf({ verb, card, seat, amount }: Option): string {
  return `${verb}:${card}:${seat}:${amount}`;
}

/** What whoever has 行动权 sees, by its number: without what counts the moments. */
function positionKey(table: SanguozhiTable): string {
  const { state } = table;
  return String(
    positionFingerprint(table, state.priority, {
      ...state,
      seen: {},
      oftenest: 0,
      version: 0,
      structure: 0,
      numbered: 0,
      passes: 0,
      lastKnown: {},
      harms: {},
      standing: {},
    }),
  );
}

/** Do triggers fire inside each other without end? */
export function isEndless({ state }: SanguozhiTable): boolean {
  return state.firing.length >= ENDLESS;
}

/** Has a card ended a loop just now? Its triggers do nothing until anybody has 行动权 again. */
export function hasEndedLoop({ state }: SanguozhiTable, card: CardId): boolean {
  return state.looped.includes(card);
}

/** Ends a loop of triggers that fire inside each other (809.3). */
export function breakLoop(table: SanguozhiTable): Flow {
  return breakLoopAmong(table, table.state.firing);
}

/**
 * Ends a loop of rule effects and the triggers they fire, if there is one (809.3).
 * @param rounds how many rounds of rule effects there have been, each because of the one before it
 * @param before how many triggers had fired when they began
 */
export function* breakLoopOfRules(table: SanguozhiTable, rounds: number, before: number): Flow {
  if (rounds % ENDLESS === 0) yield* breakLoopAmong(table, table.state.fired.slice(before));
}

/**
 * Of the cards whose triggers fired again and again, the one that entered last goes to its owner's
 * graveyard. What fired but once led into the loop and is no part of it.
 */
function* breakLoopAmong(table: SanguozhiTable, fired: readonly CardId[]): Flow {
  const circle = fired.filter((card, at) => fired.indexOf(card) < at && !hasEndedLoop(table, card));
  const inPlay = circle.filter((card) => onField(table, card));
  const last = (inPlay.length > 0 ? inPlay : circle).reduce<CardId>(
    (latest, card) => (isLater(table, card, latest) ? card : latest),
    NO_CARD,
  );
  if (last === NO_CARD) return;
  yield* happen(table, { type: 'loop', seat: table.cards[last].controller, card: last });
  if (!onField(table, last) || !rule('809.3')) return;
  yield* happen(table, moveHome(table, last, 'graveyard'));
}

function isLater({ cards }: SanguozhiTable, card: CardId, latest: CardId): boolean {
  return latest === NO_CARD || cards[card].enteredAt > cards[latest].enteredAt;
}
