import { askOpenly, because, type Flow, type Option, option, type Seat } from '@lianhuan/kernel';
import { rule } from '../../rules.ts';
import { type Formation, formationsIn } from '../../skills/formations.ts';
import { type HeldSkill, skillIndex } from '../../skills/skill-index.ts';
import { isSameFaction, membersWith } from '../../table/hegemony.ts';
import { cardsIn, characterOf, isAlive, type SanguoshaTable } from '../../table/table.ts';
import { pass } from '../pass.ts';
import { neighbours } from '../using/neighbours.ts';
import { askToJoin } from './reveal.ts';

/** 阵法召唤 (T49, H11): whoever has no faction yet and sits where a 阵法技 looks may show a general, and join. */

/** A call that a character could make now. */
interface Call {
  readonly held: HeldSkill;
  readonly formation: Formation;
}

/** 下家 and 上家: counter-clockwise, clockwise. */
type Side = 'next' | 'previous';
const SIDES: readonly Side[] = ['next', 'previous'];

/** Of what a call that brought nobody is noted in the phase. */
export const CALLED_IN_VAIN = '阵法召唤';

/** What a character can call with (T49): each 阵法技 of a shown general, and what it looks at. */
function callsOf(table: SanguoshaTable, seat: Seat): readonly Call[] {
  if (table.state.mode !== 'hegemony' || !mayBeJoined(table, seat)) return [];
  const own = skillIndex(table).skills.filter(
    (held) =>
      held.seat === seat &&
      held.tags.includes('formation') &&
      !held.hidden &&
      cardsIn(table, seat, 'generals').includes(held.source),
  );
  return own.flatMap((held) =>
    formationsIn(held.parts)
      .filter((formation) => SIDES.some((side) => wanted(table, seat, formation, side) !== null))
      .map((formation) => ({ held, formation })),
  );
}

/** A faction that somebody who shows now would join, rather than become a 野心家 (T49). */
function mayBeJoined(table: SanguoshaTable, seat: Seat): boolean {
  const { faction } = characterOf(table, seat);
  if (faction === null || faction === 'careerist') return false;
  return membersWith(table, seat).length * 2 < table.seats && rule('T49');
}

/** The character on that side, with no faction yet, who would complete what the skill looks at; null for none. */
function wanted(table: SanguoshaTable, seat: Seat, formation: Formation, side: Side): Seat | null {
  return formation === 'siege' ? behind(table, seat, side) : endOfLine(table, seat, side);
}

/** 围攻: beyond a neighbour of another faction. */
function behind(table: SanguoshaTable, seat: Seat, side: Side): Seat | null {
  const victim = beside(table, seat, side);
  if (victim === null || characterOf(table, victim).faction === null) return null;
  if (isSameFaction(table, seat, victim)) return null;
  const other = beside(table, victim, side);
  return other !== null && other !== seat && characterOf(table, other).faction === null
    ? other
    : null;
}

/** 队列: the first without a faction, with nobody of another one before it. */
function endOfLine(table: SanguoshaTable, seat: Seat, side: Side): Seat | null {
  for (let one = beside(table, seat, side); one !== null && one !== seat; ) {
    if (characterOf(table, one).faction === null) return one;
    if (!isSameFaction(table, seat, one)) return null;
    one = beside(table, one, side);
  }
  return null;
}

function beside(table: SanguoshaTable, seat: Seat, side: Side): Seat | null {
  return neighbours(table, seat).at(side === 'next' ? 0 : -1) ?? null;
}

/** The calls as they are offered at an idle point. */
export function callOptions(table: SanguoshaTable, seat: Seat): Option[] {
  return callsOf(table, seat).map(({ held }, index) =>
    option('formation-call', held.source, seat, index),
  );
}

/** Makes the call that was offered in that place. @returns whether anybody joined */
export function* callFormation(table: SanguoshaTable, seat: Seat, index: number): Flow<boolean> {
  const call = callsOf(table, seat)[index];
  if (call === undefined || !rule('H11')) return false;
  const { held } = call;
  const { span } = held.parts[0];
  const flow = callAround(table, seat, call.formation);
  return yield* because({ kind: 'skill', seat, card: held.source, span }, flow);
}

/** Counter-clockwise first, then clockwise; a line goes on outward as long as whoever is asked joins. */
function* callAround(table: SanguoshaTable, seat: Seat, formation: Formation): Flow<boolean> {
  const asked: Seat[] = [];
  // Both sides of a siege are looked at before anybody is asked.
  const sides = SIDES.filter((side) => wanted(table, seat, formation, side) !== null);
  let isJoined = false;
  for (const side of sides) {
    let one = wanted(table, seat, formation, side);
    while (one !== null && !asked.includes(one) && isAlive(table, seat)) {
      asked.push(one);
      yield* askToJoin(table, seat, one, 'H11');
      if (!isSameFaction(table, seat, one)) break;
      isJoined = true;
      if (formation === 'siege') break;
      const further: Seat | null = beside(table, one, side);
      const isOpen = further !== null && characterOf(table, further).faction === null;
      one = isOpen ? further : null;
    }
  }
  return isJoined;
}

/** 准备阶段结束时: the current-turn character may call (phase.prepare.4). */
export function* offerToCall(table: SanguoshaTable, seat: Seat): Flow {
  const calls = callOptions(table, seat);
  if (calls.length === 0 || !isAlive(table, seat) || !rule('phase.prepare.4')) return;
  const choice = yield* askOpenly({
    seat,
    kind: 'formation-call',
    options: [pass(seat), ...calls],
    rule: 'phase.prepare.4',
  });
  if (choice.verb !== 'pass') yield* callFormation(table, seat, choice.amount);
}
