import { because, type CardId, type Flow, moveTo, NO_CARD } from '@lianhuan/kernel';
import type { Role, TacticDefinition } from '../definition.ts';
import { happen, happenTogether } from '../pipeline.ts';
import { obeys, rule } from '../rules.ts';
import { scopeOf } from '../sight.ts';
import type { CardRef, ChainItem, Declared, DeclaredFor, Target } from '../state.ts';
import { isSame, printed, type SanguozhiTable, zoneOf } from '../table.ts';
import { begin } from '../text/begin.ts';
import type { Ability } from '../text/nodes.ts';
import { run } from '../text/run.ts';
import { targetNodes, targetStands } from '../text/targets.ts';
import { CHAIN, of } from '../zones.ts';
import { arriving } from './arrival.ts';
import { abilityAt, spokenWhenUsed, topItem } from './chain.ts';
import { withTopsHeld } from './deck-tops.ts';
import { canBear } from './legal.ts';
import { moveHome } from './moves.ts';
import { settle } from './settle.ts';
import { withinWit } from './wits.ts';

/** 解析 (705): everything in the chain, the last first, without 行动权 in between (115.4, 705.1). */
export function* resolveChain(table: SanguozhiTable): Flow {
  // Nobody has 行动权 until all of it is done.
  rule('115.2e');
  for (let item = topItem(table); item !== null && table.outcome === null; item = topItem(table)) {
    // What comes of it happens to the table at once.
    rule('305.7a');
    yield* because(
      { kind: 'resolve', seat: item.controller, card: item.card },
      withTopsHeld(table, resolve(table, item)),
    );
    yield* settle(table);
  }
}

function resolve(table: SanguozhiTable, item: ChainItem): Flow {
  switch (item.kind) {
    case 'deploy':
    case 'flip':
      return enterGeneral(table, item);
    case 'treasure':
      return enterTreasure(table, item);
    case 'ability':
      return resolveAbility(table, item);
    case 'tactic':
      return resolveTactic(table, item);
  }
}

/** A general takes the slot it claimed (705.4, 500.2); then its effects of entering (703.5a, 703.5c). */
function* enterGeneral(table: SanguozhiTable, item: ChainItem): Flow {
  const { card, role, faceDown } = item;
  if (role === null || !obeys('705.4', '500.2')) return yield* fizzle(table, item);
  // It enters even where none of its targets is left.
  if (!rule('705.4a') && legalDeclarations(table, item) === null) return yield* fizzle(table, item);
  yield* arriving(table, faceDown ? [] : [card], enterSlot(table, item, role));
}

function* enterSlot(table: SanguozhiTable, item: ChainItem, role: Role): Flow {
  const { card, controller, faceDown, fromField } = item;
  yield* leaveChain(table, item);
  // The kind of a card decides where it goes.
  rule('303.2');
  const zone = of(controller, role);
  if (fromField) {
    yield* happen(table, { type: 'shift', card, to: zone, controller, from: CHAIN });
  } else {
    yield* happen(table, { ...moveTo(table, card, zone), faceDown });
  }
  yield* happen(table, { type: 'resolve', item: item.id, card });
  // Turned up again it has not entered play (113.3, 703.6b).
  const how = item.kind === 'flip' && rule('703.6b') ? 'flipped' : 'used';
  yield* arrive(table, item, how);
}

function* arrive(table: SanguozhiTable, item: ChainItem, how: 'used' | 'flipped'): Flow {
  const { card, controller, faceDown, declared } = item;
  if (!faceDown) yield* stand(table, item, declared);
  yield* happen(table, { type: 'enter', card, seat: controller, how });
}

function* stand(
  table: SanguozhiTable,
  { card }: ChainItem,
  declared: readonly DeclaredFor[],
): Flow {
  const { incarnation } = table.cards[card];
  const standing = { incarnation, declared, turn: table.state.turn };
  yield* happen(table, { type: 'stand', card, standing });
}

/** A treasure goes to its bearer, if that one can still bear it (705.4b). */
function* enterTreasure(table: SanguozhiTable, item: ChainItem): Flow {
  const { card, bearer } = item;
  const there =
    bearer !== null &&
    isSame(table, bearer) &&
    isGeneralInPlay(table, bearer.card) &&
    canBear(table, card, bearer.card);
  if (
    bearer === null ||
    (!there && obeys('705.4b', '804.5u', '502.7')) ||
    !obeys('705.4', '502.4')
  ) {
    return yield* fizzle(table, item);
  }
  yield* arriving(table, [card], enterBearer(table, item, bearer));
}

function* enterBearer(table: SanguozhiTable, item: ChainItem, bearer: CardRef): Flow {
  const { card, controller } = item;
  yield* leaveChain(table, item);
  yield* happen(table, moveTo(table, card, of(controller, 'treasures')));
  yield* happen(table, { type: 'attach', card, host: bearer.card });
  yield* happen(table, { type: 'resolve', item: item.id, card });
  yield* stand(table, item, item.declared);
  yield* happenTogether(table, [
    { type: 'enter', card, seat: controller, how: 'used' },
    { type: 'equip', card, bearer: bearer.card, seat: controller },
  ]);
}

function isGeneralInPlay(table: SanguozhiTable, card: CardId): boolean {
  return ['main', 'adviser', 'deputy'].includes(zoneOf(table, card));
}

/** 瞬时谋略 do what they say and go to the graveyard; others stay (501.6). */
function* resolveTactic(table: SanguozhiTable, item: ChainItem): Flow {
  const { card, controller } = item;
  const definition = printed(table, card);
  const declared = legalDeclarations(table, item);
  if (declared === null) return yield* fizzle(table, item);
  const now = { ...item, declared };
  obeys('705.2', '705.2c');
  if (definition.kind === 'tactic' && stays(definition.duration)) {
    yield* resolveLasting(table, now);
    return;
  }
  for (const { ability, index } of spokenWhenUsed(table, card, 'tactic')) {
    if (!isThere(table, item)) break;
    const { body } = ability;
    if (body.kind !== 'spell' && body.kind !== 'static') continue;
    const mine = declared.find((one) => one.index === index) ?? null;
    const scope = scopeOf(table, card, controller, {
      declared: mine,
      x: mine?.x ?? -1,
      instances: targetNodes(ability),
      item: now,
    });
    yield* because(
      { kind: 'ability', seat: controller, card, span: ability.span },
      // Words that name no time are begun for good (708.2a).
      body.kind === 'spell'
        ? run(table, body.effect, scope)
        : begin(table, body.word, { period: null, turns: 0 }, scope),
    );
  }
  if (!isThere(table, item)) return;
  yield* leaveChain(table, item);
  yield* happen(table, { type: 'resolve', item: item.id, card });
  if (zoneOf(table, card) === 'chain' && obeys('501.6a', '705.2f')) {
    yield* happen(table, moveHome(table, card, 'graveyard'));
  }
}

/** 持续 and 永续 ones stand on the field afterwards (501.6b, 501.6c). */
function stays(duration: TacticDefinition['duration']): boolean {
  if (duration === 'instant' && rule('300.5a')) return false;
  return rule(duration === 'lasting' ? '501.6b' : '501.6c');
}

/** Its words of being resolved first, then it stands on the field and its other words work (501.6b, 501.6c). */
function* resolveLasting(table: SanguozhiTable, item: ChainItem): Flow {
  const { card } = item;
  if (!rule('705.4')) return yield* fizzle(table, item);
  yield* arriving(table, [card], enterTactics(table, { ...item, faceDown: false }));
  yield* happen(table, { type: 'resolve', item: item.id, card });
}

function* enterTactics(table: SanguozhiTable, item: ChainItem): Flow {
  const { card, controller, fromField } = item;
  yield* leaveChain(table, item);
  const zone = of(controller, 'tactics');
  const returns = fromField && rule('703.6b');
  if (returns) {
    yield* happen(table, { type: 'shift', card, to: zone, controller, from: CHAIN });
  } else {
    yield* happen(table, { ...moveTo(table, card, zone), controller });
  }
  yield* arrive(table, item, returns ? 'flipped' : 'used');
}

/** An effect does what it says, whatever has become of its card (705.3, 108.8a). */
function* resolveAbility(table: SanguozhiTable, item: ChainItem): Flow {
  const { card, controller, ability: ref } = item;
  const declared = legalDeclarations(table, item);
/** Of each 指定 of the effect, the targets that are as they should be, and not too clever (705.2a). */
  if (declared === null || ref === null) return yield* fizzle(table, item);
  if (!isSame(table, item) && !rule('702.2a')) return yield* fizzle(table, item);
  const ability = abilityAt(table, ref);
  const { body } = ability;
  if (body.kind === 'activated') {
    const mine = declared[0] ?? null;
    const scope = scopeOf(table, card, controller, {
      incarnation: item.incarnation,
      declared: mine,
      x: mine?.x ?? -1,
      instances: targetNodes(ability),
      item: { ...item, declared },
    });
    yield* because(
      { kind: 'ability', seat: controller, card, span: ability.span },
      run(table, body.effect, scope),
    );
  }
  if (item.kind !== 'tactic') return standing;
  if (!isThere(table, item)) return;
  yield* leaveChain(table, item);
  yield* happen(table, { type: 'resolve', item: item.id, card });
}

/** Has nothing taken it out of the chain meanwhile (705.3)? */
function isThere(table: SanguozhiTable, item: ChainItem): boolean {
  return table.state.chain.some(({ id }) => id === item.id) || !rule('705.3');
}

function* leaveChain(table: SanguozhiTable, item: ChainItem): Flow {
  yield* happen(table, { type: 'chain-remove', item: item.id });
}

/** None of its targets is legal: it is destroyed (705.2a, 804.5u). */
export function* fizzle(table: SanguozhiTable, item: ChainItem): Flow {
  const { card } = item;
  if (item.kind !== 'ability') {
    yield* happen(table, {
      type: 'destroy',
      card,
      source: NO_CARD,
      by: item.controller,
      final: true,
    });
  }
  yield* leaveChain(table, item);
  if (item.kind !== 'ability' && zoneOf(table, card) === 'chain') {
    yield* happen(table, moveHome(table, card, 'graveyard'));
  }
}

/** The declarations with the targets that are still legal; null when there were some and none is. */
export function legalDeclarations(
  table: SanguozhiTable,
  item: ChainItem,
): readonly DeclaredFor[] | null {
  let aimed = 0;
  let legal = 0;
  const standing = (ability: Ability, one: Declared): Declared => {
    const targets = stillLegal(table, item, ability, one);
    aimed += one.targets.flat().length;
    legal += targets.flat().length;
    return { ...one, targets };
  };
  const declared = item.declared.map((one): DeclaredFor => {
    const ability = abilityOf(table, item, one);
    const now = { ...standing(ability, one), index: one.index };
    const { others } = one;
    return others === undefined
      ? now
      : { ...now, others: others.map((other) => standing(ability, other)) };
  });
  if (!obeys('705.2a', '110.8a', '305.5')) return item.declared;
  return aimed > 0 && legal === 0 && rule('804.5u') ? null : declared;
}

function abilityOf(table: SanguozhiTable, item: ChainItem, { index }: DeclaredFor): Ability {
  const definition = table.cards[item.card].definition;
  return abilityAt(table, item.ability ?? { definition, index });
}

function stillLegal(
  table: SanguozhiTable,
  item: ChainItem,
  ability: Ability,
  declared: Declared,
): readonly (readonly Target[])[] {
  const instances = targetNodes(ability);
  const { card, controller, incarnation } = item;
  const scope = scopeOf(table, card, controller, {
    incarnation,
    declared,
    x: declared.x,
    instances,
    item,
  });
  const standing = declared.targets.map((targets, instance) =>
    targets.filter((target) => targetStands(table, instances[instance], target, scope)),
  );
  // 智力条件 are asked of those that are legal otherwise (110.8b).
  const chosen = declared.targets.flat();
  const asked = rule('110.8b') ? standing.flat() : chosen;
  const within = withinWit(table, card, controller, asked, chosen);
  return standing.map((targets) => targets.filter(within));
}
