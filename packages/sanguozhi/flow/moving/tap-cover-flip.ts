import type { CardId, Flow } from '@lianhuan/kernel';
import type { SanguozhiEvent } from '../../events/events.ts';
import { barred, carryOut, decided, happenTogether } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import type { SanguozhiTable } from '../../table/table.ts';
import {
  generalsOf,
  isFormed,
  isSame,
  onField,
  printed,
  refOf,
  seatsFrom,
} from '../../table/table.ts';
import { targetNodes } from '../../text/meaning/targets.ts';
import { leaveCombat } from '../combat/leave.ts';
import { arriving } from '../triggers/arrival.ts';
import { abilitiesWhenUsed } from '../using/chain.ts';
import { wordsEndedBy, wordsUntilUntapped } from './ended-effects.ts';
import { moveHome, moveTogether } from './moves.ts';
import { isLegalFaceUp } from './place.ts';

/** 横置 (111), 盖放 (112), 翻转 and 恢复正面向上 (113): how cards lie. */

/** Taps cards that stand; those lying face down or tapped cannot be (111.1e, 112.3a). */
export function* tap(table: SanguozhiTable, cards: readonly CardId[]): Flow<boolean> {
  const tappable = cards.filter((card) => canTap(table, card));
  const came = yield* together(
    table,
    tappable.map((card) => ({ type: 'tap', card, tapped: true })),
  );
  return came && tappable.length === cards.length;
}

/** Could the card be tapped now? */
function canTap(table: SanguozhiTable, card: CardId): boolean {
  const { tapped, faceDown } = table.cards[card];
  if (!onField(table, card) || (tapped && rule('111.1e'))) return false;
  if (faceDown && rule('112.3a')) return false;
  return !barred(table, { type: 'tap', card, tapped: true });
}

/** 重置 (111.3): untaps cards, and ends the effects that last until then (111.3f). */
export function* untap(table: SanguozhiTable, cards: readonly CardId[]): Flow<boolean> {
  // Cards stay tapped until an effect or the 重置阶段 untaps them (111.3a).
  rule('111.3a');
  const tapped = cards.filter((card) => table.cards[card].tapped);
  if (tapped.length === 0) return cards.length === 0;
  const untaps = yield* allDecided(
    table,
    tapped.map((card) => ({ type: 'tap', card, tapped: false }) as const),
  );
  const ends = untaps.flatMap((event) =>
    event.type === 'tap' && rule('111.3f') ? wordsUntilUntapped(table, event.card) : [],
  );
  yield* carryOut(table, [...untaps, ...ends]);
  return untaps.length === cards.length;
}

/**
 * 盖放 (112): turns cards face down. They are untapped first (111.3e), lose counters and damage (112.4),
 * and leave combat.
 */
export function* cover(table: SanguozhiTable, cards: readonly CardId[]): Flow<boolean> {
  const covered = yield* untapFirst(table, cards);
  if (covered.length === 0) return cards.length === 0;
  const events = covered.flatMap((card): SanguozhiEvent[] => [
    { type: 'face', card, down: true },
    ...dissolvingEvents(table, card),
    ...endedByCovering(table, card),
  ]);
  yield* together(table, events);
  // A 阵型 that an effect dissolves costs its player no 粮草.
  rule('503.11');
  const down = covered.filter((card) => table.cards[card].faceDown);
  if (obeys('112.3b', '500.7a', '503.8a', '606.9i')) yield* leaveCombat(table, down);
  return down.length === cards.length;
}

/** Untaps the cards; gives those that can still be turned face down, as triggers may have moved some. */
function* untapFirst(table: SanguozhiTable, cards: readonly CardId[]): Flow<readonly CardId[]> {
  const coverable = cards.filter((card) => canCover(table, card));
  const tapped = coverable.filter((card) => table.cards[card].tapped);
  if (tapped.length === 0 || !rule('111.3e')) return coverable;
  const before = coverable.map((card) => refOf(table, card));
  yield* untap(table, tapped);
  return before
    .filter((ref) => isSame(table, ref) && canCover(table, ref.card))
    .map(({ card }) => card);
}

/**
 * Could the card be turned face down: is it face up in play, and of a kind that may lie face down
 * (112.1c)?
 */
function canCover(table: SanguozhiTable, card: CardId): boolean {
  if (!onField(table, card) || (table.cards[card].faceDown && rule('112.1c'))) return false;
  const { kind } = printed(table, card);
  if (kind !== 'general' && kind !== 'tactic' && kind !== 'formation') return false;
  return !barred(table, { type: 'face', card, down: true });
}

/** The events that end, for a card turned face down, the effects on cards of certain characteristics. */
function endedByCovering(table: SanguozhiTable, card: CardId): readonly SanguozhiEvent[] {
  const ended = wordsEndedBy(table, card);
  return ended.length > 0 && rule('112.2d') ? ended : [];
}

/**
 * The events that dissolve a formed 阵型 which an effect turns face down: its player loses no 粮草 by it
 * (503.11).
 */
function dissolvingEvents(table: SanguozhiTable, card: CardId): readonly SanguozhiEvent[] {
  if (!isFormed(table, card)) return [];
  return [{ type: 'formation', seat: table.cards[card].controller, formation: null }];
}

/** 翻转 by an effect (703.5c): generals lying face down that may stand face up (113.1b, 113.2). */
export function* flip(table: SanguozhiTable, cards: readonly CardId[]): Flow<boolean> {
  const flipped = cards.filter((card) => canFlip(table, card));
  const events = flipped.flatMap((card): SanguozhiEvent[] => [
    { type: 'face', card, down: false },
    { type: 'flip', card },
  ]);
  const came = yield* arriving(table, flipped, together(table, events));
  return came && flipped.length === cards.length;
}

/** Could an effect flip the card? */
function canFlip(table: SanguozhiTable, card: CardId): boolean {
  const { faceDown, controller } = table.cards[card];
  if ((!faceDown || !onField(table, card)) && rule('113.1b')) return false;
  if (printed(table, card).kind !== 'general') return false;
  if (barred(table, { type: 'flip', card })) return false;
  return isLegalFaceUp(table, controller, card) || !rule('113.2');
}

/**
 * 恢复正面向上 (113.4): turns cards face up without triggers; those that may not be face up go to their
 * owners' hands (113.4b).
 */
export function* uncover(table: SanguozhiTable, cards: readonly CardId[]): Flow<boolean> {
  const covered = cards.filter((card) => table.cards[card].faceDown && onField(table, card));
  if (!rule('113.4') || covered.length === 0) return cards.length === 0;
  yield* together(
    table,
    covered.flatMap((card): SanguozhiEvent[] => [
      { type: 'face', card, down: false },
      { type: 'uncover', card },
    ]),
  );
  const illegal = covered.filter(
    (card) => isIllegal(table, card) || isNameTaken(table, card, covered),
  );
  if (illegal.length > 0 && rule('113.4b')) {
    yield* moveTogether(
      table,
      illegal.map((card) => moveHome(table, card, 'hand')),
    );
  }
  return covered.length === cards.length;
}

/** Does another general of its name lie face up, whichever of them came first, that was not turned with it? */
function isNameTaken(table: SanguozhiTable, card: CardId, turned: readonly CardId[]): boolean {
  const { name, limit, kind } = printed(table, card);
  if (kind !== 'general' || table.cards[card].faceDown) return false;
  if (limit !== 0 && rule('403.1a')) return false;
  return seatsFrom(table, table.state.active)
    .flatMap((seat) => generalsOf(table, seat))
    .some((other) => {
      const stays = !turned.includes(other) && !table.cards[other].faceDown;
      return stays && printed(table, other).name === name && rule('113.4b');
    });
}

/**
 * May the card not be face up in play: a general whose name is taken or whose 兵权条件 are not met, a 瞬时谋略,
 * a tactic with a 指定 that nobody declared, a 阵型 that is not formed?
 */
function isIllegal(table: SanguozhiTable, card: CardId): boolean {
  if (!onField(table, card) || table.cards[card].faceDown) return false;
  const definition = printed(table, card);
  switch (definition.kind) {
    case 'general':
      return !isLegalFaceUp(table, table.cards[card].controller, card);
    case 'tactic':
      return definition.duration === 'instant' || isAimedAtNobody(table, card);
    case 'formation':
      return !isFormed(table, card);
    default:
      return false;
  }
}

/** Is it a tactic with a 指定 for which nothing was declared? */
function isAimedAtNobody(table: SanguozhiTable, card: CardId): boolean {
  if (table.state.declarations[card]?.incarnation === table.cards[card].incarnation) return false;
  return abilitiesWhenUsed(table, card, 'tactic').some(
    ({ ability }) => ability.body.kind === 'static' && targetNodes(ability).length > 0,
  );
}

/** The events as they happen after replacements; those that come to nothing are left out. */
function* allDecided(
  table: SanguozhiTable,
  wished: readonly SanguozhiEvent[],
): Flow<readonly SanguozhiEvent[]> {
  const events: SanguozhiEvent[] = [];
  for (const event of wished) {
    const came = yield* decided(table, event);
    if (came !== null) events.push(came);
  }
  return events;
}

function* together(table: SanguozhiTable, events: readonly SanguozhiEvent[]): Flow<boolean> {
  if (events.length === 0) return true;
  const came = yield* happenTogether(table, events);
  return came.length >= events.length;
}
