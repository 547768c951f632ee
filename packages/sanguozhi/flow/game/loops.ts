import { childrenOf, type Node } from '@lianhuan/cardtext';
import type { CardId, Flow, Option, Seat } from '@lianhuan/kernel';
import { NO_CARD, NOBODY, positionFingerprint } from '@lianhuan/kernel';
import { abilitiesOf } from '../../effects/derivation.ts';
import type { EndlessWhy } from '../../events/events.ts';
import { carryOut, happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import { MOST_TURNS, REPEATS } from '../../table/limits.ts';
import { onField, type SanguozhiTable } from '../../table/table.ts';
import type { Ability } from '../../text/nodes/index.ts';
import { moveHome } from '../moving/moves.ts';

/** 无限循环 (809): choices that lead back to where they were made, and triggers that never end. */

/** How often a choice is made in one turn before anybody compares positions, which takes time. */
const HARMLESS = 2;

/** How often the active player may make one choice in one and the same position; others once more. */
const TIMES = 3;

/** How often one choice may be made in a turn, wherever it leads: whoever could go on for ever has to stop (809.1). */
const MOST_CHOICES = 64;

/** How many phases a turn may have: then no effect adds any more (809.2). */
const MOST_PHASES = 100;

/** From so many turns of each player on, positions are compared; most games are over by then. */
const LONG_GAME = 50;

/** So many turns before the last the players are told how many are left. */
const LAST_TURNS = 10;

/** After so many rounds of rule effects in which no card's triggers fire again and again, nobody can end them. */
const HOPELESS = 512;

/** After so many rounds in which nothing that was due was done, but something instead, the same will happen again. */
const IN_VAIN = 2;

/** After how many triggers inside each other, or rounds of rule effects, it is a loop nobody chose. */
const ENDLESS = 64;

/** The options without those that a player has picked too often where all was as it is now (809.2). */
export function withoutLoops(
  table: SanguozhiTable,
  seat: Seat,
  options: readonly Option[],
): readonly Option[] {
  const { repetitions, mostRepetitions, active } = table.state;
  const times = seat === active ? TIMES : TIMES + 1;
  if (mostRepetitions < HARMLESS + times) return options;
  const often = (key: string) => repetitions[key] ?? 0;
  if (!options.some((option) => often(keyOf(option)) >= HARMLESS + times)) return options;
  const position = positionKey(table);
  return options.filter((option) => {
    if (often(keyOf(option)) >= MOST_CHOICES && rule('809.2')) return false;
    const again = often(`${position}/${keyOf(option)}`) >= times;
    return !again || !rule('809.2');
  });
}

/**
 * The position in which a choice is made, if the choice was made often this turn; null if not. To be
 * asked before the choice is carried out.
 */
export function placeOfChoice(table: SanguozhiTable, choice: Option): string | null {
  const often = (table.state.repetitions[keyOf(choice)] ?? 0) >= HARMLESS;
  return often ? positionKey(table) : null;
}

/** Notes a choice that was carried out, and where it was made. */
export function* noteChoice(table: SanguozhiTable, choice: Option, place: string | null): Flow {
  const key = keyOf(choice);
  yield* happen(table, { type: 'repeated', position: key });
  if (place !== null) yield* happen(table, { type: 'repeated', position: `${place}/${key}` });
}

function keyOf({ verb, card, seat, amount }: Option): string {
  return `${verb}:${card}:${seat}:${amount}`;
}

/** The number of the position as the player with 行动权 sees it, without all that only counts moments. */
function positionKey(table: SanguozhiTable): string {
  return positionAs(table, table.state.priority);
}

/** The number of the position as a seat sees it; `NOBODY` for what everybody sees. */
function positionAs(table: SanguozhiTable, seat: Seat): string {
  const { state } = table;
  return String(
    positionFingerprint(table, seat, {
      ...state,
      turn: 0,
      round: 0,
      turnsTaken: [],
      uses: seat === NOBODY ? {} : state.uses,
      repetitions: {},
      mostRepetitions: 0,
      phaseCount: 0,
      positions: {},
      version: 0,
      structure: 0,
      lastNumber: 0,
      passes: 0,
      lastKnown: {},
      lastDamage: {},
      declarations: {},
    }),
  );
}

/** Do triggers fire inside each other without end? */
export function isEndless({ state }: SanguozhiTable): boolean {
  return state.firing.length >= ENDLESS;
}

/** Was a loop ended by this card? Then its triggers do nothing until a player is given 行动权 again. */
export function hasEndedLoop({ state }: SanguozhiTable, card: CardId): boolean {
  return state.loopEnders.includes(card);
}

/** Ends a loop of triggers that fire inside each other (809.3). */
export function breakLoop(table: SanguozhiTable): Flow {
  return breakLoopAmong(table, table.state.firing);
}

/** Rounds of rule effects, each because of the one before it. */
interface RuleRounds {
  /** How many there have been. */
  readonly rounds: number;
  /** In how many of the last ones something else happened instead of all that was due. */
  readonly inVain: number;
  /** How many triggers had fired when they began. */
  readonly before: number;
}

/** Ends a loop of rule effects, and of the triggers they fire or what replaces them, if there is one (809.3). */
export function* breakLoopOfRules(
  table: SanguozhiTable,
  { rounds, inVain, before }: RuleRounds,
): Flow {
  const isLoop = rounds % ENDLESS === 0 || inVain >= IN_VAIN;
  if (isLoop) yield* breakLoopAmong(table, table.state.fired.slice(before));
  if (rounds >= HOPELESS) yield* drawGame(table, 'rules');
}

/**
 * To be asked before a turn begins: a game that has come to the same position again and again, or to its
 * last turn, goes on for ever, and is a draw. Nobody can tell whose choice has to be another (809.2).
 */
export function* breakLoopOfTurns(table: SanguozhiTable): Flow {
  const { seats, state } = table;
  if (state.turn < LONG_GAME * seats || !rule('809.2')) return;
  const left = MOST_TURNS * seats - state.turn;
  if (left <= 0) return yield* drawGame(table, 'turns');
  if (left <= LAST_TURNS) yield* happen(table, { type: 'turns-left', turns: left });
  const position = positionAs(table, NOBODY);
  const times = (state.positions[position] ?? 0) + 1;
  yield* happen(table, { type: 'position', position, times });
  if (times >= REPEATS) yield* drawGame(table, 'position');
}

function* drawGame(table: SanguozhiTable, why: EndlessWhy): Flow {
  if (table.outcome !== null || !rule('809.2')) return;
  yield* happen(table, { type: 'endless', why });
  yield* happen(table, { type: 'finish', winners: [] });
}

/** To be asked before phases are added to a turn: those of one that has too many are not. */
export function* hasNoMorePhases(table: SanguozhiTable): Flow<boolean> {
  if (table.state.phaseCount < MOST_PHASES || !rule('809.2')) return false;
  yield* happen(table, { type: 'endless', why: 'phases' });
  return true;
}

/**
 * Of the cards whose triggers fired again and again, one that its player may decline is not chosen again
 * (809.2); if all are compulsory, the one that entered last goes to its owner's graveyard (809.3). What
 * fired but once led into the loop and is no part of it.
 */
function* breakLoopAmong(table: SanguozhiTable, fired: readonly CardId[]): Flow {
  const circle = fired.filter((card, at) => fired.indexOf(card) < at && !hasEndedLoop(table, card));
  const chosen = circle.find((card) => mayDecline(table, card));
  if (chosen !== undefined && rule('809.2')) {
    const seat = table.cards[chosen].controller;
    yield* happen(table, { type: 'loop', seat, card: chosen, how: 'choice' });
    return;
  }
  const inPlay = circle.filter((card) => onField(table, card));
  const last = (inPlay.length > 0 ? inPlay : circle).reduce<CardId>(
    (latest, card) => (isLater(table, card, latest) ? card : latest),
    NO_CARD,
  );
  if (last === NO_CARD) return;
  const seat = table.cards[last].controller;
  yield* happen(table, { type: 'loop', seat, card: last, how: 'leaves' });
  if (!onField(table, last) || !rule('809.3')) return;
  // Nothing comes in the place of it: that would go on with the loop.
  yield* carryOut(table, [moveHome(table, last, 'graveyard')]);
}

function isLater({ cards }: SanguozhiTable, card: CardId, latest: CardId): boolean {
  return latest === NO_CARD || cards[card].enteredAt > cards[latest].enteredAt;
}

/** Does it depend on its player whether a trigger of this card does anything? */
function mayDecline(table: SanguozhiTable, card: CardId): boolean {
  return abilitiesOf(table, card).some(({ ability }) => isDeclinable(ability));
}

function isDeclinable({ body }: Ability): boolean {
  return body.kind === 'triggered' && holdsChoice(body.effect);
}

function holdsChoice(node: Node): boolean {
  return node.kind === 'optional' || childrenOf(node).some(holdsChoice);
}
