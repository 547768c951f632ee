import { ask, because, type CardId, type Flow, moveTo, option, type Seat } from '@lianhuan/kernel';
import type { Role } from '../../cards/definition.ts';
import type { HeldAbility } from '../../effects/characteristics.ts';
import { scopeOf } from '../../effects/derivation.ts';
import type { SanguozhiEvent } from '../../events/events.ts';
import { happen, happenTogether } from '../../events/pipeline.ts';
import { useKey } from '../../events/use-limits.ts';
import { obeys, rule } from '../../rules.ts';
import type { CardRef, ChainItem, DeclaredFor, ItemKind } from '../../table/state.ts';
import { isSame, onField, printed, refOf, roleOf, type SanguozhiTable } from '../../table/table.ts';
import { CHAIN } from '../../table/zones.ts';
import { needsNoTargets, optionalAtAll } from '../../text/meaning/declared.ts';
import { run } from '../../text/meaning/run.ts';
import { targetNodes } from '../../text/meaning/targets.ts';
import { pickTally } from '../kinds/tallies.ts';
import { discard } from '../moving/draw-discard.ts';
import { announce } from './announce.ts';
import { abilitiesWhenUsed } from './chain.ts';
import { costToPay } from './costs.ts';
import { canDeclare, declareTargets, NOTHING_DECLARED, nobodyDeclared } from './declare.ts';
import { refuseFlip, refuseTreasure } from './legal.ts';

/** Using cards and effects (701, 702). */

/** True: in the chain. False: taken back, and nothing has happened. `failed`: what came of paying for it kept it from being used. */
export type Used = boolean | 'failed';

interface Use {
  readonly kind: ChainItem['kind'];
  readonly card: CardId;
  readonly role: Role | null;
  readonly faceDown: boolean;
  readonly declared: readonly DeclaredFor[];
  readonly bearer: CardRef | null;
}

/** 派遣 (701.2b, 701.2c). */
export function* deploy(
  table: SanguozhiTable,
  seat: Seat,
  card: CardId,
  role: Role,
  faceDown: boolean,
): Flow<boolean> {
  const declared = faceDown ? [] : yield* declareAll(table, seat, card, 'deploy', role);
  if (declared === null) return !rule('701.2');
  yield* happen(table, { type: 'done-this-turn', seat, what: 'deployed' });
  yield* enterChain(table, seat, { kind: 'deploy', card, role, faceDown, declared, bearer: null });
  return true;
}

/** 翻转 a general by its player (701.2h): a 虎符 is discarded for it. */
export function* flip(table: SanguozhiTable, seat: Seat, card: CardId): Flow<Used> {
  const tally = yield* pickTally(table, seat, card);
  if (tally === null) return false;
  const role = roleOf(table, card);
  const declared = yield* declareAll(table, seat, card, 'flip', role);
  if (declared === null) return false;
  const before = refOf(table, card);
  yield* discard(table, seat, [tally]);
  // Triggers of the discard may have flipped the general or moved it.
  if (!canStillFlip(table, seat, before) && rule('113.2')) return 'failed';
  yield* enterChain(table, seat, {
    kind: 'flip',
    card,
    role,
    faceDown: false,
    declared,
    bearer: null,
  });
  return true;
}

function canStillFlip(table: SanguozhiTable, seat: Seat, ref: CardRef): boolean {
  const { controller } = table.cards[ref.card];
  return isSame(table, ref) && controller === seat && refuseFlip(table, seat, ref.card) === null;
}

/** 发动 a tactic, from the hand or where it lies (701.2d). */
export function* useTactic(table: SanguozhiTable, seat: Seat, card: CardId): Flow<boolean> {
  const declared = yield* declareAll(table, seat, card, 'tactic', null);
  if (declared === null) return !rule('701.2');
  yield* enterChain(table, seat, {
    kind: 'tactic',
    card,
    role: null,
    faceDown: false,
    declared,
    bearer: null,
  });
  return true;
}

/** 装备 a treasure (701.2e). */
export function* useTreasure(
  table: SanguozhiTable,
  seat: Seat,
  card: CardId,
  bearers: readonly CardId[],
): Flow<boolean> {
  const bearer = yield* pickBearer(table, seat, card, bearers);
  if (bearer === null) return false;
  const declared = yield* declareAll(table, seat, card, 'treasure', null);
  if (declared === null) return false;
  const definition = printed(table, card);
  if (definition.kind === 'treasure' && definition.set !== null) {
    yield* happen(table, { type: 'set-equipped', seat, set: definition.set.name });
  }
  yield* enterChain(table, seat, {
    kind: 'treasure',
    card,
    role: null,
    faceDown: false,
    declared,
    bearer: refOf(table, bearer),
  });
  return true;
}

function* pickBearer(
  table: SanguozhiTable,
  seat: Seat,
  card: CardId,
  bearers: readonly CardId[],
): Flow<CardId | null> {
  const legal = bearers.filter((bearer) => refuseTreasure(table, seat, card, bearer) === null);
  rule('110.1b');
  const choice = yield* ask({
    seat,
    kind: 'pick-bearer',
    options: [...legal.map((bearer) => option('bearer', bearer, seat)), option('cancel')],
    about: card,
    amount: 1,
    rule: '502.7a',
  });
  return choice.verb === 'cancel' ? null : choice.card;
}

/** 使用启动式效果 (702.2): declared, then paid for, then in the chain. */
export function* activate(
  table: SanguozhiTable,
  seat: Seat,
  card: CardId,
  held: HeldAbility,
): Flow<Used> {
  const { ability, ref } = held;
  const { body, limit } = ability;
  if (body.kind !== 'activated') return false;
  const isLeftUndone = needsNoTargets(ability) && !canDeclare(table, ability, card, seat);
  const declared = isLeftUndone
    ? nobodyDeclared(ability)
    : yield* declareTargets(table, ability, card, seat, { free: true });
  if (declared === null) return !rule('702.2');
  if (limit > 0) {
    yield* happen(table, { type: 'used', key: useKey(card, ref) });
  }
  const { incarnation } = table.cards[card];
  if (!onField(table, card) && rule('702.2b')) {
    yield* happen(table, { type: 'show', seat, cards: [card] });
  }
  const taps: readonly SanguozhiEvent[] =
    body.symbol === 'tap' ? [{ type: 'tap', card, tapped: true }] : NOTHING;
  // An effect that costs nothing is used by a player as well, and never carries itself out.
  rule('108.5e');
  if (body.cost !== null && rule('108.5')) {
    const scope = scopeOf(table, card, seat, {
      declared,
      x: declared.x,
      instances: targetNodes(ability),
    });
    const paid = yield* because(
      { kind: 'cost', seat, card, span: body.cost.span },
      run(table, costToPay(table, seat, card, body.cost), scope),
    );
    // A cost that was not paid in full leaves the effect unused.
    if (!paid) return 'failed';
  }
  // Triggers hear of the tapping only now (702.2f), and are carried out before the effect enters the
  // chain (111.1d).
  const stands = isSame(table, { card, incarnation }) && !table.cards[card].faceDown;
  // A card that left the field as a cost lies upright where it went (106.5c).
  const heard = (stands || !rule('106.5c')) && rule('702.2f') ? taps : NOTHING;
  if (rule('111.1d')) yield* happenTogether(table, heard);
  const item: ChainItem = {
    id: table.state.lastNumber + 1,
    kind: 'ability',
    controller: seat,
    card,
    incarnation,
    role: null,
    faceDown: false,
    fromField: true,
    ability: ref,
    declared: [{ ...declared, index: ref.index }],
    bearer: null,
  };
  // The item keeps the controller that the effect has now.
  rule('108.9');
  yield* happen(table, { type: 'chain-add', item });
  yield* announce(table, item);
  return true;
}

/** Declares modes, X and targets for every ability of the card that asks for them (701.2f, 701.2g). */
function* declareAll(
  table: SanguozhiTable,
  seat: Seat,
  card: CardId,
  kind: ItemKind,
  role: Role | null,
): Flow<readonly DeclaredFor[] | null> {
  const all: DeclaredFor[] = [];
  for (const { ability, index } of abilitiesWhenUsed(table, card, kind, role)) {
    if (!canDeclare(table, ability, card, seat)) {
      if (!needsNoTargets(ability)) return null;
      // An optional effect is left undone where it has no legal target; of one that is so in part the rest is done.
      if (!optionalAtAll(ability)) all.push({ ...nobodyDeclared(ability), index });
      continue;
    }
    const declared = yield* declareTargets(table, ability, card, seat, { free: true });
    if (declared === null) return null;
    if (declared !== NOTHING_DECLARED) all.push({ ...declared, index });
  }
  return all;
}

/** The card is laid at the end of the chain (701.2a, 305.2), and what waits for that fires (701.2i). */
function* enterChain(table: SanguozhiTable, seat: Seat, use: Use): Flow {
  const { card, faceDown } = use;
  // All players share one chain, and one item enters it at a time.
  obeys('305.1', '305.3');
  const fromField = onField(table, card);
  if (fromField && obeys('703.6a', '113.3')) {
    // A general that is flipped does not leave the field: it only changes its place (113.3, 300.7b).
    yield* happenTogether(table, [
      { type: 'face', card, down: false },
      { type: 'tap', card, tapped: false },
      { type: 'shift', card, to: CHAIN, controller: seat, from: table.cards[card].zone },
    ]);
  } else {
    yield* happen(table, { ...moveTo(table, card, CHAIN), controller: seat, faceDown });
  }
  rule('109.3');
  const item: ChainItem = {
    id: table.state.lastNumber + 1,
    controller: seat,
    incarnation: table.cards[card].incarnation,
    fromField,
    ability: null,
    ...use,
  };
  yield* happen(table, { type: 'chain-add', item });
  yield* announce(table, item);
}

const NOTHING: readonly SanguozhiEvent[] = [];
