import type { CardId, Flow, Seat, ZoneId } from '@lianhuan/kernel';
import { moveTo } from '@lianhuan/kernel';
import { beginFrame, change, endFrame, happen, happenTogether } from '../../events/pipeline.ts';
import { type RuleId, rule } from '../../rules.ts';
import { listenersAt } from '../../skills/skill-index.ts';
import type { MovedCard } from '../../table/frames.ts';
import { frameOf, pileOf, pileZone, printed, type SanguoshaTable } from '../../table/table.ts';
import { of, shared } from '../../table/zones.ts';
import type { MoveTo } from '../../text/meaning/procedures.ts';
import { DISCARDED_IN_PHASE } from '../../text/meaning/records.ts';
import { timing } from '../timing.ts';

/** 移动 (move): cards that one operation moves are one move. */

const TIMINGS: readonly RuleId[] = ['move.1', 'move.2', 'move.3', 'move.8', 'move.9', 'move.11'];

/**
 * Moves cards to one zone. Cards that lie there already, or that somebody inserted has moved before it happens, stay.
 * @returns those that moved
 */
export function* move(
  table: SanguoshaTable,
  cards: readonly CardId[],
  to: MoveTo,
): Flow<readonly CardId[]> {
  const moved = cards
    .filter((card) => table.cards[card].zone !== to.to || to.place === 'bottom')
    .map((card) => movedCard(table, card, to));
  return yield* moveAsOne(table, moved, to);
}

/** Moves cards by one operation, each to its own zone. @returns those that moved */
export function* moveAsOne(
  table: SanguoshaTable,
  cards: readonly MovedCard[],
  { by, reason, skill = null }: Pick<MoveTo, 'by' | 'reason' | 'skill'>,
): Flow<readonly CardId[]> {
  // The end of the game cuts everything: what is in use stays where it lies (P13).
  if (cards.length === 0 || table.outcome !== null) return [];
  if (!isHeard(table)) {
    const done = yield* carryOut(table, cards);
    yield* noteDiscarded(table, cards, done, reason);
    yield* forget(table, cards, done);
    return done;
  }
  const frame = yield* beginFrame(table, { kind: 'move', by, reason, cards, skill });
  yield* timing(table, frame, 'move.1');
  yield* timing(table, frame, 'move.2');
  yield* timing(table, frame, 'move.3');
  const done = frame.over ? [] : yield* carryOut(table, frame.cards);
  yield* noteDiscarded(table, frame.cards, done, reason);
  yield* timing(table, frame, 'move.8');
  yield* timing(table, frame, 'move.9');
  yield* forget(table, frame.cards, done);
  yield* timing(table, frame, 'move.11');
  yield* endFrame(table, frame);
  return done;
}

/** What is discarded in a phase is remembered until its end, for words that ask (固政). */
function* noteDiscarded(
  table: SanguoshaTable,
  cards: readonly MovedCard[],
  done: readonly CardId[],
  reason: MoveTo['reason'],
): Flow {
  const phase = frameOf(table, 'phase');
  if (reason !== 'discard' || phase === null) return;
  const discarded = cards
    .filter(({ card }) => done.includes(card))
    .map(({ card, from }) => {
      const { owner, name } = table.zones[from];
      return { card, owner, fromHand: name === 'hand' };
    });
  yield* change(table, phase, { discarded: [...phase.discarded, ...discarded] });
  const by = discarded.filter(({ owner }) => owner === phase.seat).length;
  if (phase.phase !== 'discard' || by === 0) return;
  yield* happen(table, { type: 'count-use', seat: phase.seat, use: DISCARDED_IN_PHASE, by });
}

/** Cards that left the discard pile forget that they were discarded (move.10). */
function* forget(
  table: SanguoshaTable,
  cards: readonly MovedCard[],
  done: readonly CardId[],
): Flow {
  const phase = frameOf(table, 'phase');
  if (phase === null || phase.discarded.length === 0) return;
  const left = cards
    .filter(({ card, from }) => from === shared('discard-pile') && done.includes(card))
    .map(({ card }) => card);
  const discarded = phase.discarded.filter(({ card }) => !left.includes(card));
  if (discarded.length === phase.discarded.length || !rule('move.10')) return;
  yield* change(table, phase, { discarded });
}

/** Does anybody wait for a timing of a move? If not, none needs to be opened; hidden generals are not to be noticed by it. */
function isHeard(table: SanguoshaTable): boolean {
  if (table.effects.trigger.length > 0 || table.state.mode === 'hegemony') return true;
  return TIMINGS.some((at) => listenersAt(table, at).length > 0);
}

/** A card as it is about to move. */
export function movedCard(table: SanguoshaTable, card: CardId, to: MoveTo): MovedCard {
  return {
    card,
    from: table.cards[card].zone as ZoneId,
    to: to.to,
    place: to.place ?? 'top',
    faceDown: to.faceDown ?? false,
    pile: null,
  };
}

function* carryOut(table: SanguoshaTable, cards: readonly MovedCard[]): Flow<readonly CardId[]> {
  const there = cards.filter(({ card, from }) => table.cards[card].zone === from && rule('move.5'));
  yield* happenTogether(
    table,
    there.map(({ card, to, place, faceDown }) => ({
      ...moveTo(table, card, landing(table, card, to), place),
      faceDown,
    })),
  );
  yield* unlink(table, there);
  for (const moved of there) yield* followed(table, moved);
  for (const { card, pile } of there) {
    if (pile !== null && rule('move.7')) {
      yield* happen(table, { type: 'pile', piled: { card, pile } });
    }
  }
  return there.map(({ card }) => card);
}

/** What lies with equipment goes with it to whoever has it now (move.7): that is no move of its own. */
function* followed(table: SanguoshaTable, { card, from, to }: MovedCard): Flow {
  const [left, entered] = [table.zones[from], table.zones[to]];
  if (left.name !== 'equipment' || entered.name !== 'equipment') return;
  for (const unit of printed(table, card).abilities) {
    if (unit.kind !== 'status' || unit.word.kind !== 'pile-follows') continue;
    const { pile } = unit.word;
    const zone = of(entered.owner, pileZone(pile));
    const cards = [...pileOf(table, left.owner, pile)].filter(() => rule('move.7'));
    yield* happenTogether(
      table,
      cards.map((one) => moveTo(table, one, zone, 'top')),
    );
    for (const one of cards) yield* happen(table, { type: 'pile', piled: { card: one, pile } });
  }
}

/** Is it used as what it is by the innermost use, which is about to be over? */
function isUsed(table: SanguoshaTable, card: CardId): boolean {
  const use = frameOf(table, 'use');
  if (!use?.card.real.includes(card)) return false;
  return use.card.face === printed(table, card).face;
}

/** 衍生牌, and what goes to the 府库, leave the game where others would go to the discard pile (move.4). */
function landing(table: SanguoshaTable, card: CardId, to: ZoneId): ZoneId {
  if (to !== shared('discard-pile')) return to;
  const { derived, abilities } = printed(table, card);
  const isKept = abilities.some(({ kind }) => kind === 'stored') && !isUsed(table, card);
  return (derived || isKept) && rule('move.4') ? shared('removed') : to;
}

/** A card that leaves a judgement zone counts as what it was there no longer (move.6). */
function* unlink(table: SanguoshaTable, cards: readonly MovedCard[]): Flow {
  if (table.state.delayed.length === 0) return;
  for (const { card, from, to } of cards) {
    if (table.zones[from].name !== 'judgement') continue;
    const trick = table.state.delayed.find(({ card: { real } }) => real.includes(card));
    if (trick === undefined || table.zones[to].name === 'judgement') continue;
    if (rule('move.6')) yield* happen(table, { type: 'delayed', trick, there: false });
  }
}

/** Discards cards: to the discard pile. */
export function discard(
  table: SanguoshaTable,
  cards: readonly CardId[],
  by: Seat,
  skill: string | null = null,
): Flow<readonly CardId[]> {
  return move(table, cards, { to: shared('discard-pile'), reason: 'discard', by, skill });
}

/** 处理区 is cleaned: what a flow laid there and nobody took goes to the discard pile (use.23). */
export function* cleanUp(table: SanguoshaTable, cards: readonly CardId[]): Flow {
  const processing = shared('processing');
  const left = cards.filter((card) => table.cards[card].zone === processing);
  if (left.length === 0 || !rule('use.23')) return;
  yield* move(table, left, { to: shared('discard-pile'), reason: 'clean-up', by: -1 as Seat });
}
