import { askOpenly, type CardId, type Flow, NO_CARD, option, type Seat } from '@lianhuan/kernel';
import type { Faction } from '../../cards/definition.ts';
import { beginFrame, endFrame, happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import { type HeldSkill, skillIndex } from '../../skills/skill-index.ts';
import { mayShow } from '../../skills/usable.ts';
import type { CardInUse } from '../../table/cards-in-use.ts';
import type { Frame } from '../../table/frames.ts';
import { hiddenGenerals, labelOf, lordOfFaction } from '../../table/hegemony.ts';
import {
  cardsIn,
  characterOf,
  inTurnOrder,
  isAlive,
  type SanguoshaTable,
} from '../../table/table.ts';
import { pass } from '../pass.ts';
import { timing } from '../timing.ts';
import { testEnd } from './ends.ts';
import { allSeats } from './generals.ts';
import { offerLordship } from './lords.ts';
import { gainMarks, hasAnybodyShown } from './marks.ts';

/** 明置 of 国战 (reveal, H6–H8). */

/** 明置 generals of a character; what follows waits for the end of the outermost event (reveal.5). */
export function* showGenerals(table: SanguoshaTable, seat: Seat, cards: readonly CardId[]): Flow {
  if (cards.length === 0 || !isAlive(table, seat)) return;
  const frame = yield* beginFrame(table, { kind: 'reveal', seat, cards });
  yield* happen(table, { type: 'reveal', seat, cards });
  for (const card of cards) {
    if (rule('reveal.2')) yield* happen(table, { type: 'face', card, down: false });
  }
  if (rule('reveal.3')) yield* joinFaction(table, seat);
  yield* endFrame(table, frame);
}

/** 势力确定 (H6): that of the generals, unless half of the players or more have joined it before. */
export function* joinFaction(table: SanguoshaTable, seat: Seat): Flow {
  const faction = factionToJoin(table, seat);
  if (characterOf(table, seat).faction !== null || faction === null) return;
  yield* happen(table, { type: 'faction', seat, faction });
}

/** What 势力 a character would have that shows now. */
function factionToJoin(table: SanguoshaTable, seat: Seat): Faction | null {
  const label = labelOf(table, seat);
  if (label === null) return null;
  const lord = lordOfFaction(table, label);
  if (lord !== null && rule('H13')) return lord === 'living' ? label : 'careerist';
  const others = allSeats(table).filter(
    (one) => one !== seat && characterOf(table, one).faction === label,
  ).length;
  return others * 2 >= table.seats && rule('H6') ? 'careerist' : label;
}

/**
 * 势力召唤 (T50): whoever has no 势力 yet and would be of the caller's may show a general. All of them are asked, so that
 * it does not tell who could.
 */
export function* callFaction(table: SanguoshaTable, caller: Seat): Flow<boolean> {
  const { faction } = characterOf(table, caller);
  if (faction === null || faction === 'careerist' || !rule('T50')) return false;
  const unknown = inTurnOrder(table).filter((seat) => characterOf(table, seat).faction === null);
  for (const seat of unknown) yield* askToJoin(table, caller, seat, 'T50');
  return unknown.length > 0;
}

/**
 * Asks somebody without 势力 to show, if that brings the caller's (T50: one general; H11: one or both). Who cannot is asked,
 * too, so that it does not tell who could.
 */
export function* askToJoin(
  table: SanguoshaTable,
  caller: Seat,
  seat: Seat,
  why: 'T50' | 'H11',
): Flow {
  const hidden = hiddenGenerals(table, seat);
  if (hidden.length === 0) return;
  const { faction } = characterOf(table, caller);
  const able = factionToJoin(table, seat) === faction && mayShow(table, seat) ? hidden : [];
  const both = why === 'H11' && able.length > 1 ? [option('show-both', NO_CARD, seat)] : [];
  const choice = yield* askOpenly({
    seat,
    kind: 'show-generals',
    options: [pass(seat), ...able.map((card) => option('show-general', card, seat)), ...both],
    rule: why,
  });
  if (choice.verb === 'pass') return;
  yield* showGenerals(table, seat, choice.verb === 'show-both' ? hidden : [choice.card]);
}

/** A skill of a hidden general is about to be used: the general is shown first (H7, reveal.1). */
export function* showFor(table: SanguoshaTable, { seat, source, hidden }: HeldSkill): Flow {
  if (hidden && rule('reveal.1')) yield* showGenerals(table, seat, [source as CardId]);
}

/** A card is about to be used or played that a skill of a hidden general made. */
export function* showForCard(table: SanguoshaTable, seat: Seat, { converted }: CardInUse): Flow {
  if (converted === null || table.state.mode !== 'hegemony') return;
  const { converting } = skillIndex(table);
  const made = converting.filter(({ held }) => held.seat === seat && held.name === converted);
  if (made.length > 0 && made.every(({ held }) => held.hidden)) yield* showFor(table, made[0].held);
}

/** 回合开始后❼: one hidden general or both can be shown (turn.7, H7). */
export function* offerToShow(table: SanguoshaTable, seat: Seat): Flow {
  const hidden = hiddenGenerals(table, seat);
  if (hidden.length === 0 || !rule('turn.7') || !rule('H7')) return;
  const both = hidden.length > 1 ? [option('show-both', NO_CARD, seat)] : [];
  const choice = yield* askOpenly({
    seat,
    kind: 'show-generals',
    options: [pass(seat), ...hidden.map((card) => option('show-general', card, seat)), ...both],
    rule: 'H7',
  });
  if (choice.verb === 'pass') return;
  yield* showGenerals(table, seat, choice.verb === 'show-both' ? hidden : [choice.card]);
}

/** The hidden generals that can be shown at an idle point: those with a 锁定技 (H7). */
export function showableNow(table: SanguoshaTable, seat: Seat): readonly CardId[] {
  const hidden = hiddenGenerals(table, seat);
  if (hidden.length === 0 || !mayShow(table, seat)) return [];
  const { skills } = skillIndex(table);
  return hidden.filter((card) =>
    skills.some(({ source, tags }) => source === card && tags.includes('compulsory')),
  );
}

/** 明置后, as the outermost event is about to end: for each living character that showed in it (reveal.5, H8). */
export function* afterReveal(table: SanguoshaTable, frame: Frame): Flow {
  while (table.state.revealed.length > 0 && table.outcome === null) {
    const { revealed } = table.state;
    const seats = inTurnOrder(table).filter((seat) => revealed.includes(seat));
    const first = hasAnybodyShown(table) ? null : revealed.find((seat) => seats.includes(seat));
    yield* happen(table, { type: 'after-reveal' });
    for (const seat of seats) {
      yield* timing(table, frame, 'reveal.5', [seat]);
      if (rule('reveal.5') && rule('H8')) yield* gainMarks(table, seat, seat === first);
      yield* offerLordship(table, seat);
    }
    yield* testEnd(table);
    for (const seat of seats) yield* timing(table, frame, 'reveal.6', [seat]);
  }
}

/** A dying character’s hidden generals are turned up, which is no 明置, and it gets a faction (death.2). */
export function* turnUp(table: SanguoshaTable, seat: Seat): Flow {
  if (table.state.mode !== 'hegemony') return;
  for (const card of cardsIn(table, seat, 'generals')) {
    if (table.cards[card].faceDown && rule('death.2')) {
      yield* happen(table, { type: 'face', card, down: false });
    }
  }
  if (rule('death.2')) yield* joinFaction(table, seat);
}
