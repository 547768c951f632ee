import type { CardId, Flow, MoveEvent } from '@lianhuan/kernel';
import { effectScope, isActive, replacementsOn } from '../../effects/active-effects.ts';
import { characteristicsOf, statOf } from '../../effects/derivation.ts';
import { lastingOf } from '../../effects/effect-index.ts';
import { countFactionEffects, hasFactionEffect } from '../../effects/faction-effects.ts';
import { type DestructionEvent, isDestruction, type SanguozhiEvent } from '../../events/events.ts';
import { barred, carryOut, decided, stands } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import type { ChainItem, Target } from '../../table/state.ts';
import {
  damageOn,
  isFormed,
  onField,
  printed,
  roleOf,
  type SanguozhiTable,
  seatsFrom,
} from '../../table/table.ts';
import { wordOf } from '../../text/meaning/lasting-words.ts';
import type { Agent } from '../../text/meaning/procedures.ts';
import type { Survives, SurvivesFor } from '../../text/nodes/index.ts';
import type { ReplaceWordOf } from '../../text/reading/word.ts';
import { leaveCombat } from '../combat/leave.ts';
import { allHealed } from '../damage/heal.ts';
import { asOneMoment } from '../triggers/one-moment.ts';
import { itemRemovals, itemsAmong } from '../using/chain-items.ts';
import { isDoneOtherwise } from '../using/done-otherwise.ts';
import { formerReplacements, sourcesLast } from './decided-last.ts';
import { lastDamageTo } from './draw-discard.ts';
import { moveHome, moveTogether } from './moves.ts';
import { type HeardTrigger, heardTogether, hearsUnburied } from './unburied.ts';

/** 阵亡, 破坏, 牺牲 (801.5–801.7): how cards are destroyed, and how 生还 keeps them in play (710.7). */

/** What became of cards that were to be destroyed. */
interface Destroyed {
  /** Those whose destruction was forbidden. */
  readonly kept: readonly CardId[];
  /** Those that went to the graveyard for it. */
  readonly buried: readonly CardId[];
}

/** What becomes of cards about to be destroyed, once every replacement has applied. */
interface Destructions {
  /** Cards whose destruction was forbidden. A replaced one counts as done (706.2d). */
  readonly kept: readonly CardId[];
  readonly ends: readonly DestructionEvent[];
  readonly saved: readonly CardId[];
  /** What happens instead of a destruction. */
  readonly instead: readonly SanguozhiEvent[];
  /** Who hears of destroyed cards that have left already, by what came in place of the graveyard (710.5). */
  readonly heard: readonly HeardTrigger[];
}

/** Destroys cards together; gives whether no destruction was forbidden. */
export function* destroyAll(
  table: SanguozhiTable,
  destructions: readonly DestructionEvent[],
): Flow<boolean> {
  return (yield* resolved(table, destructions)).kept.length === 0;
}

/** Destroys cards together; gives what became of them. */
function* resolved(
  table: SanguozhiTable,
  destructions: readonly DestructionEvent[],
): Flow<Destroyed> {
  if (destructions.length === 0) return { kept: [], buried: [] };
  const ending = endAll(table, destructions);
  // What comes in place of one of them happens at the same moment as the others (703.2c).
  return yield* destructions.length > 1 && rule('703.2c') ? asOneMoment(table, ending) : ending;
}

function* endAll(
  table: SanguozhiTable,
  destructions: readonly DestructionEvent[],
): Flow<Destroyed> {
  const { kept, ends, saved, instead, heard } = yield* resolveDestructions(table, destructions);
  yield* save(table, saved);
  if (instead.length > 0) yield* carryOut(table, instead);
  const came = yield* heardTogether(table, putIntoGraveyard(table, ends), heard);
  const gone = ends.filter(({ card }) => came.some((event) => isBurialOf(table, card, event)));
  return { kept, buried: gone.map(({ card }) => card) };
}

function* resolveDestructions(
  table: SanguozhiTable,
  destructions: readonly DestructionEvent[],
): Flow<Destructions> {
  const saved = new Set<CardId>();
  const ends: DestructionEvent[] = [];
  const instead: SanguozhiEvent[] = [];
  const kept: CardId[] = [];
  const heard: HeardTrigger[] = [];
  // One 生还 saves a card from all destructions of the same moment.
  rule('804.6');
  const formerReplacementsOf = formerReplacements(table, destructions);
  for (const destruction of sourcesLast(table, inTurn(table, destructions))) {
    const { card } = destruction;
    if (saved.has(card) && canBeSaved(table, destruction)) continue;
    const former = formerReplacementsOf(destruction);
    const isSure = former.length === 0 && stands(table, destruction);
    const hears = isSure ? [] : hearsUnburied(table, destruction);
    const came = wuhuanSaves(table, destruction)
      ? { type: 'save' as const, card }
      : yield* decided(table, destruction, former);
    if (!isDoneOtherwise(table, destruction, came)) kept.push(card);
    if (came === null) continue;
    const end = came.type === 'save' && barred(table, came) ? destruction : came;
    if (end.type === 'save') saved.add(end.card);
    else if (!isDestruction(end)) instead.push(end);
    else {
      ends.push(end);
      if (end.unburied === true) heard.push(...hears);
    }
  }
  const ended = new Set(ends.map(({ card }) => card));
  return { kept, ends, saved: [...saved].filter((card) => !ended.has(card)), instead, heard };
}

/** The destructions in the order in which players choose replacements: from the active player on (712.1). */
function inTurn(
  table: SanguozhiTable,
  destructions: readonly DestructionEvent[],
): readonly DestructionEvent[] {
  const seats = seatsFrom(table, table.state.active);
  const turn = ({ card }: DestructionEvent) => seats.indexOf(table.cards[card].controller);
  return destructions.toSorted((one, other) => turn(one) - turn(other));
}

/** 生还 helps generals in play (801.9a), against 阵亡 and 被破坏 (801.7c), not against a 命 of 0 (500.9). */
function canBeSaved(table: SanguozhiTable, { card, type, final }: DestructionEvent): boolean {
  if (final && obeys('500.9', '801.6c')) return false;
  if (type === 'sacrifice' && rule('801.7c')) return false;
  const stands = printed(table, card).kind === 'general' && onField(table, card);
  return stands || !rule('801.9a');
}

/** 乌丸军: with three of them in play, one that falls is kept (410.3g). */
function wuhuanSaves(table: SanguozhiTable, destruction: DestructionEvent): boolean {
  const { card, type } = destruction;
  if (
    type !== 'fall' ||
    !canBeSaved(table, destruction) ||
    !hasFactionEffect(table, card, 'wuhuan')
  )
    return false;
  const { controller } = table.cards[card];
  return countFactionEffects(table, controller, 'wuhuan') >= 3 && rule('410.3g');
}

/** 生还: the damage is taken off, and the card leaves combat (710.7, 801.9b). */
function* save(table: SanguozhiTable, cards: readonly CardId[]): Flow {
  if (cards.length === 0) return;
  const events: SanguozhiEvent[] = cards.map((card) => ({ type: 'save', card }));
  if (obeys('710.7', '801.5c', '801.9b'))
    events.push(
      ...cards.flatMap((card) => allHealed(table, card).filter((one) => !barred(table, one))),
    );
  yield* carryOut(table, events);
  if (obeys('710.7', '606.9g')) yield* leaveCombat(table, cards);
}

/** Puts destroyed cards into their owners' graveyards, all at once (801.5a, 801.6a, 801.7a). */
function* putIntoGraveyard(
  table: SanguozhiTable,
  ends: readonly DestructionEvent[],
): Flow<readonly SanguozhiEvent[]> {
  if (ends.length === 0) return [];
  // What came in place of the graveyard for a card has been done already (712.2).
  const elsewhere = new Set(ends.flatMap(({ card, unburied }) => (unburied ? card : [])));
  const cards = [...new Set(ends.map(({ card }) => card))].filter(
    (card) => isStillInPlay(table, card) && !elsewhere.has(card),
  );
  const lastDamage = ends.flatMap(({ card, source, by }) =>
    lastDamageTo(table, [card], { source, seat: by }),
  );
  const moves = cards.map((card) => moveHome(table, card, 'graveyard'));
  const pending = cards.flatMap((card) => eunuchDestroyed(table, card, ends) ?? []);
  return yield* moveTogether(table, moves, [...ends, ...lastDamage, ...pending], 'owners');
}

function isBurialOf({ zones }: SanguozhiTable, card: CardId, event: SanguozhiEvent): boolean {
  return event.type === 'move' && event.card === card && zones[event.to].name === 'graveyard';
}

/** 十常侍 that fall or are destroyed let their owner fetch another; being sacrificed is neither (410.3c). */
function eunuchDestroyed(
  table: SanguozhiTable,
  card: CardId,
  ends: readonly DestructionEvent[],
): SanguozhiEvent | null {
  const end = ends.find((one) => one.card === card && one.type !== 'sacrifice');
  const { factions } = characteristicsOf(table, card);
  if (end === undefined || !factions.includes('eunuchs')) return null;
  const { controller: seat } = table.cards[card];
  const role = roleOf(table, card);
  return {
    type: 'rule-effect-pending',
    pendingEffect: { what: 'fell-or-destroyed', card, seat, role, factions, by: end.by },
  };
}

/** Is the card still on the field, where it was destroyed? */
function isStillInPlay(table: SanguozhiTable, card: CardId): boolean {
  return onField(table, card);
}

/**
 * The move onto the graveyard that 生还 could replace together with the destruction: what else replaces that
 * move changes the same thing, so that the general's controller picks (710.7, 712.2). Null where none could.
 */
export function savableBurial(
  table: SanguozhiTable,
  destruction: DestructionEvent,
): MoveEvent | null {
  const saves = replacementsOn(table, destruction.type).some((effect) => {
    const word = lastingOf(effect);
    if (word?.kind !== 'survives' && word?.kind !== 'survives-for') return false;
    const scope = effectScope(table, effect);
    const { replaces } = wordOf(word) as ReplaceWordOf<Survives | SurvivesFor>;
    return isActive(table, effect, scope) && replaces(table, word, effect, destruction, scope);
  });
  return saves && rule('710.7') ? moveHome(table, destruction.card, 'graveyard') : null;
}

/** 破坏 (801.6): cards in play, and things in the chain. */
export function* destroy(
  table: SanguozhiTable,
  targets: readonly Target[],
  agent: Agent,
): Flow<boolean> {
  const cards = targets
    .filter((target) => target.kind === 'card')
    .map(({ card }) => card)
    .filter((card) => onField(table, card));
  const gone = yield* destroyItems(table, itemsAmong(table, targets), agent);
  const destructions = cards.map((card) => destructionBy('destroy', card, agent));
  const fallen = obeys('801.6a', '801.6b') && (yield* destroyAll(table, destructions));
  return gone && fallen && targets.every(({ kind }) => kind !== 'seat');
}

/** An effect makes generals fall (801.5a); gives whether all of them did. */
export function* fall(
  table: SanguozhiTable,
  cards: readonly CardId[],
  agent: Agent,
): Flow<boolean> {
  const there = cards.filter((card) => onField(table, card));
  const destructions = there.map((card) => destructionBy('fall', card, agent));
  return rule('801.5a') && (yield* destroyAll(table, destructions));
}

/** 破坏 of cards in play; gives those that went to the graveyard for it (801.6a). */
export function* destroyIntoGraveyard(
  table: SanguozhiTable,
  cards: readonly CardId[],
  agent: Agent,
): Flow<readonly CardId[]> {
  const there = cards.filter((card) => onField(table, card) && obeys('801.6a', '801.6b'));
  const destructions = there.map((card) => destructionBy('destroy', card, agent));
  return (yield* resolved(table, destructions)).buried;
}

/** Destroys items in the chain: they do not resolve (108.10), and their cards go to the graveyard. */
function* destroyItems(
  table: SanguozhiTable,
  items: readonly ChainItem[],
  agent: Agent,
): Flow<boolean> {
  const ended: ChainItem[] = [];
  const destructions: SanguozhiEvent[] = [];
  for (const item of items) {
    // A used effect is not its card: no replacement can save it.
    const destruction = item.kind === 'ability' ? null : destructionBy('destroy', item.card, agent);
    const came = destruction === null ? null : yield* decided(table, destruction);
    if (came !== null) destructions.push(came);
    if (destruction === null || came !== null) ended.push(item);
  }
  const done = ended.length === items.length;
  if (ended.length === 0 || !rule('108.10')) return done;
  const { words, cards } = itemRemovals(
    table,
    ended.map(({ id }) => ({ kind: 'item', item: id })),
  );
  const moves = cards.map((card) => moveHome(table, card, 'graveyard'));
  yield* moveTogether(table, moves, [...words, ...destructions]);
  return done;
}

/**
 * 牺牲 (801.7): cards in play, but not one with lethal damage or without 命 (500.10); gives the cards that
 * were not sacrificed.
 */
export function* sacrifice(
  table: SanguozhiTable,
  cards: readonly CardId[],
  agent: Agent,
): Flow<readonly CardId[]> {
  const legal = cards.filter((card) => canBeSacrificed(table, card) && rule('801.7a'));
  const { kept } = yield* resolved(
    table,
    legal.map((card) => destructionBy('sacrifice', card, agent)),
  );
  return [...cards.filter((card) => !legal.includes(card)), ...kept];
}

/** Could its controller sacrifice it? */
function canBeSacrificed(table: SanguozhiTable, card: CardId): boolean {
  if (!onField(table, card) && rule('801.7b')) return false;
  return !isDoomed(table, card) || !rule('500.10');
}

/** Has the card lethal damage, or no 命 left, so that rule effects are about to destroy it? */
function isDoomed(table: SanguozhiTable, card: CardId): boolean {
  const mortal = printed(table, card).kind === 'general' || isFormed(table, card);
  if (!mortal || table.cards[card].faceDown) return false;
  return damageOn(table, card) >= statOf(table, card, 'life');
}

/** The event of a destruction that is somebody's doing. */
export function destructionBy(
  type: DestructionEvent['type'],
  card: CardId,
  { source, seat }: Agent,
  final = false,
): DestructionEvent {
  return { type, card, source, by: seat, final };
}
