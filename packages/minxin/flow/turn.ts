import {
  ask,
  askOpenly,
  because,
  type CardId,
  type Flow,
  moveTo,
  NO_CARD,
  NOBODY,
  option,
  type Seat,
} from '@lianhuan/kernel';
import { endingWithTurn, staysOnField } from '../effects/active-effects.ts';
import { handLimit } from '../effects/characteristics.ts';
import { endEffect, type MinxinEvent } from '../events/events.ts';
import { happen, happenTogether } from '../events/pipeline.ts';
import { rule } from '../rules.ts';
import type { Phase } from '../table/state.ts';
import {
  cardsIn,
  field,
  inPlay,
  type MinxinTable,
  player,
  printed,
  seatsFrom,
} from '../table/table.ts';
import { of, shared } from '../table/zones.ts';
import type { Ability } from '../text/nodes/nodes.ts';
import { carryOutAll, speaksOf } from './abilities.ts';
import { act } from './act.ts';
import { draw, isGuest, shuffleInto } from './cards.ts';
import { finishRound } from './end.ts';
import { playOptions } from './options.ts';

/**
 * One turn (2.1.1). A table at an idle point is in the play phase: from there the turn goes on as
 * if it had never stopped.
 */
export function* turn(table: MinxinTable): Flow {
  if (table.state.phase !== 'play') {
    yield* beginTurn(table);
    yield* prepare(table);
    yield* enterPhase(table, 'play');
  }
  yield* playPhase(table);
  yield* endOfPlay(table);
  yield* drawPhase(table);
  yield* endTurn(table);
}

/** 轮 (2.1): a new one begins with the first player's turn. */
function* beginTurn(table: MinxinTable): Flow {
  const { active, first, round } = table.state;
  const seat = active === NOBODY ? first : seatsFrom(table, active)[1];
  const next = rule('2.1') && seat === first ? round + 1 : round;
  yield* happen(table, { type: 'turn', seat, round: next });
}

function enterPhase(table: MinxinTable, phase: Phase): Flow<unknown> {
  rule('2.1.1');
  return happen(table, { type: 'phase', phase });
}

/** 准备阶段 (2.3.1). */
function* prepare(table: MinxinTable): Flow {
  yield* enterPhase(table, 'prepare');
  if (rule('2.3.1')) yield* because({ kind: 'prepare' }, onField(table, 'prepare'));
}

/** The active player's cards in play carry out what they say of this time. */
function* onField(table: MinxinTable, timing: Ability['timing']): Flow {
  const { active } = table.state;
  for (const card of field(table, active)) {
    // The ability of a card before it may have taken this card away.
    if (speaksOf(table, card, timing) && inPlay(table, card)) {
      yield* carryOutAll(table, timing, active, card);
    }
  }
}

/** 出牌阶段 (2.3.2): idle points without number, until the end of play is declared (2.1.2). */
function* playPhase(table: MinxinTable): Flow {
  for (;;) {
    const { active } = table.state;
    const choice = yield* askOpenly({
      seat: active,
      kind: 'main',
      options: playOptions(table, active),
      rule: '2.1.2',
      idle: true,
    });
    if (choice.verb === 'end') return;
    yield* act(table, choice, active);
    rule('2.1.2');
  }
}

/** 出牌结束 (2.3.3). */
function* endOfPlay(table: MinxinTable): Flow {
  yield* enterPhase(table, 'end-of-play');
  if (rule('2.3.3')) yield* because({ kind: 'end-of-play' }, onField(table, 'end-of-play'));
}

/** 摸牌阶段 (2.3.4). */
function* drawPhase(table: MinxinTable): Flow {
  const { active } = table.state;
  yield* enterPhase(table, 'draw');
  if (rule('2.3.4')) yield* because({ kind: 'draw-phase' }, clearUp(table, active));
  const missing = handLimit(table, active) - cardsIn(table, active, 'hand').length;
  if (rule('2.3.4')) yield* because({ kind: 'refill' }, draw(table, active, missing));
}

function* clearUp(table: MinxinTable, seat: Seat): Flow {
  yield* happen(table, { type: 'spend-all', seat });
  yield* untap(table, seat);
  yield* onField(table, 'draw-phase');
  yield* clearField(table, seat);
  yield* discardUnwanted(table, seat);
}

/** 重置 (2.3.4). */
function* untap(table: MinxinTable, seat: Seat): Flow {
  for (const card of field(table, seat)) {
    if (table.cards[card].tapped) yield* happen(table, { type: 'tap', card, tapped: false });
  }
}

/** Puts played cards into the discard pile and used pouches into their deck; 领土 and cards that say so stay. */
function* clearField(table: MinxinTable, seat: Seat): Flow {
  const played: MinxinEvent[] = [];
  const pouches: CardId[] = [];
  for (const card of field(table, seat)) {
    if (stays(table, card)) continue;
    if (printed(table, card).kind === 'pouch') pouches.push(card);
    else played.push(moveTo(table, card, of(seat, 'discard')));
  }
  if (played.length > 0) yield* happenTogether(table, played);
  if (pouches.length > 0) yield* shuffleInto(table, pouches, shared('pouch-deck'));
}

function stays(table: MinxinTable, card: CardId): boolean {
  return (
    printed(table, card).kind === 'territory' || isGuest(table, card) || staysOnField(table, card)
  );
}

/** The player keeps what hand cards they like: one pick each, until done. */
function* discardUnwanted(table: MinxinTable, seat: Seat): Flow {
  for (;;) {
    const hand = cardsIn(table, seat, 'hand');
    if (hand.length === 0) return;
    const choice = yield* ask({
      seat,
      kind: 'discard-hand',
      options: [
        option('done', NO_CARD, seat),
        ...hand.map((card) => option('discard', card, seat)),
      ],
      amount: hand.length,
      rule: '2.3.4',
    });
    if (choice.verb === 'done') return;
    yield* happen(table, moveTo(table, choice.card, of(seat, 'discard')));
    yield* happen(table, { type: 'discarded', seat, card: choice.card });
  }
}

/** 回合结束 (2.3.4#2): what lasts for the turn ends with it. */
function* endTurn(table: MinxinTable): Flow {
  const { active, first } = table.state;
  yield* enterPhase(table, 'turn-end');
  if (rule('2.3.4#2')) yield* because({ kind: 'turn-end' }, forgetTurn(table, active));
  if (seatsFrom(table, active)[1] === first) yield* finishRound(table);
}

function* forgetTurn(table: MinxinTable, seat: Seat): Flow {
  yield* loseRest(table, seat);
  yield* endTurnEffects(table, seat);
  yield* forgetUses(table, seat);
  yield* happen(table, { type: 'forget', seat });
}

/** Resources that abilities of the draw phase brought are lost when the turn ends, as all others were before (2.3.2). */
function* loseRest(table: MinxinTable, seat: Seat): Flow {
  const { power, renown, siege } = player(table, seat);
  if (power + renown + siege > 0 && rule('2.3.2'))
    yield* happen(table, { type: 'spend-all', seat });
}

/** Ends effects that last until the end of this player's turn, also those that began in another player's turn (2.3.5). */
function* endTurnEffects(table: MinxinTable, seat: Seat): Flow {
  for (const effect of endingWithTurn(table, seat)) yield* happen(table, endEffect(effect));
}

/** Sets the counted uses of cards that stay on the field to 0, for the next turn. */
function* forgetUses(table: MinxinTable, seat: Seat): Flow {
  for (const card of field(table, seat)) {
    const { counters } = table.cards[card];
    if (counters === null) continue;
    for (const [counter, count] of Object.entries(counters)) {
      if (count !== 0) yield* happen(table, { type: 'count', card, counter, by: -count });
    }
  }
}
