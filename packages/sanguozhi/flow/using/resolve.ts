import { because, type CardId, type Flow } from '@lianhuan/kernel';
import type { TacticDefinition } from '../../cards/definition.ts';
import { abilitiesOf, scopeOf } from '../../effects/derivation.ts';
import { happen } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import type { ChainItem, Declared, DeclaredFor, Target } from '../../table/state.ts';
import { isSame, printed, type SanguozhiTable, zoneOf } from '../../table/table.ts';
import { begin } from '../../text/meaning/begin-effect.ts';
import { run } from '../../text/meaning/run.ts';
import { targetNodes, targetStands } from '../../text/meaning/targets.ts';
import type { Ability, Delayed, Occasion, Triggered } from '../../text/nodes/index.ts';
import { moveHome } from '../moving/moves.ts';
import { checkState } from '../state-checks/state-checks.ts';
import { arriving } from '../triggers/arrival.ts';
import { abilitiesWhenUsed, abilityAt, topItem } from './chain.ts';
import { destroyWithoutTargets, leaveChain } from './chain-items.ts';
import { enterBearer, enterSlot, enterTactics } from './enter-field.ts';
import { withTopsHeld } from './held-deck-tops.ts';
import { withinIntelligence } from './intelligence.ts';
import { canBear } from './legal.ts';

/** 解析 (705): everything in the chain, the last first, without 行动权 in between (115.4, 705.1). */
export function* resolveChain(table: SanguozhiTable): Flow {
  // Nobody has 行动权 until the whole chain has resolved.
  rule('115.2e');
  for (let item = topItem(table); item !== null && table.outcome === null; item = topItem(table)) {
    // Whatever an item does happens as it resolves, before the next one resolves.
    rule('305.7a');
    yield* because(
      { kind: 'resolve', seat: item.controller, card: item.card },
      withTopsHeld(table, resolve(table, item)),
    );
    yield* checkState(table);
    yield* table.procedures.fightPending(table);
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
  if (role === null || !obeys('705.4', '500.2')) return yield* destroyWithoutTargets(table, item);
  // A general enters play even where none of its targets is legal any more.
  rule('705.4a');
  yield* arriving(table, faceDown ? [] : [card], enterSlot(table, item, role));
}

/** A treasure goes to its bearer, if that one can still bear it (705.4b). */
function* enterTreasure(table: SanguozhiTable, item: ChainItem): Flow {
  const { card, controller, bearer } = item;
  const there =
    bearer !== null &&
    isSame(table, bearer) &&
    isGeneralInPlay(table, bearer.card) &&
    // A treasure lies on its controller’s side of the map (705.4).
    table.cards[bearer.card].controller === controller &&
    canBear(table, card, bearer.card);
  if (
    bearer === null ||
    (!there && obeys('705.4b', '804.5u', '502.7')) ||
    !obeys('705.4', '502.4')
  ) {
    return yield* destroyWithoutTargets(table, item);
  }
  yield* arriving(table, [card], enterBearer(table, item, bearer));
}

function isGeneralInPlay(table: SanguozhiTable, card: CardId): boolean {
  return ['main', 'adviser', 'deputy'].includes(zoneOf(table, card));
}

/** 瞬时谋略 do what they say and go to the graveyard; others stay (501.6). */
function* resolveTactic(table: SanguozhiTable, item: ChainItem): Flow {
  const { card, controller } = item;
  const definition = printed(table, card);
  const declared = legalDeclarations(table, item);
  if (declared === null) return yield* destroyWithoutTargets(table, item);
  const now = { ...item, declared };
  obeys('705.2', '705.2c');
  if (definition.kind === 'tactic' && stays(definition.duration)) {
    yield* resolveLasting(table, now);
    return;
  }
  for (const { ability, index } of abilitiesWhenUsed(table, card, 'tactic')) {
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
  yield* beginTriggers(table, now);
  if (!isThere(table, item)) return;
  yield* leaveChain(table, item);
  yield* happen(table, { type: 'resolve', item: item.id, card });
  if (zoneOf(table, card) === 'chain' && obeys('501.6a', '705.2f')) {
    yield* happen(table, moveHome(table, card, 'graveyard'));
  }
}

/**
 * What an 瞬时谋略 says of a later time (当…时) waits for it from now on, as the tactic itself does not stay
 * (703.7, 707.2).
 */
function* beginTriggers(table: SanguozhiTable, item: ChainItem): Flow {
  const { card, controller } = item;
  for (const { ability } of abilitiesOf(table, card)) {
    const { body, property, span } = ability;
    if (property || body.kind !== 'triggered' || !isThere(table, item)) continue;
    const { on, times, effect: deed } = body;
    if (!isOfLater(on)) continue;
    const every = times !== 'once';
    const waits: Delayed = { kind: 'delayed', span, on, every, deed, period: null, turns: 0 };
    const scope = scopeOf(table, card, controller, { item });
    rule('707.2');
    yield* because({ kind: 'ability', seat: controller, card, span }, run(table, waits, scope));
  }
}

/** Is it a trigger of something to come, not of the use or the resolution of its own card? */
function isOfLater(on: Triggered['on']): on is Occasion {
  return on.kind !== 'entry' && !(on.kind === 'card-does' && on.who.kind === 'this');
}

/**
 * Do tactics of that duration stay on the field once they have resolved, as 持续 and 永续 do (501.6b,
 * 501.6c)?
 */
function stays(duration: TacticDefinition['duration']): boolean {
  if (duration === 'instant' && rule('300.5a')) return false;
  return rule(duration === 'lasting' ? '501.6b' : '501.6c');
}

/**
 * Carries out what a 持续 or 永续谋略 does on resolving, then puts it onto the field, where its other words
 * work (501.6b, 501.6c).
 */
function* resolveLasting(table: SanguozhiTable, item: ChainItem): Flow {
  const { card } = item;
  rule('705.4');
  yield* arriving(table, [card], enterTactics(table, { ...item, faceDown: false }));
  yield* happen(table, { type: 'resolve', item: item.id, card });
}

/** An effect does what it says, whatever has become of its card (705.3, 108.8a). */
function* resolveAbility(table: SanguozhiTable, item: ChainItem): Flow {
  const { card, controller, ability: ref } = item;
  const declared = legalDeclarations(table, item);
  if (declared === null || ref === null) return yield* destroyWithoutTargets(table, item);
  // It goes on without its card.
  if (!isSame(table, item)) rule('702.2a');
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
  if (!isThere(table, item)) return;
  yield* leaveChain(table, item);
  yield* happen(table, { type: 'resolve', item: item.id, card });
}

/** Is the item still in the chain (705.3)? */
function isThere(table: SanguozhiTable, item: ChainItem): boolean {
  return table.state.chain.some(({ id }) => id === item.id) || !rule('705.3');
}

/**
 * The item's declarations with the targets that are still legal; null when it has targets and none is
 * legal.
 */
export function legalDeclarations(
  table: SanguozhiTable,
  item: ChainItem,
): readonly DeclaredFor[] | null {
  let aimed = 0;
  let legal = 0;
  const whatIsLegal = (ability: Ability, one: Declared): Declared => {
    const targets = stillLegal(table, item, ability, one);
    aimed += one.targets.flat().length;
    legal += targets.flat().length;
    return { ...one, targets };
  };
  const declared = item.declared.map((one): DeclaredFor => {
    const ability = abilityOf(table, item, one);
    const now = { ...whatIsLegal(ability, one), index: one.index };
    const { others } = one;
    return others === undefined
      ? now
      : { ...now, others: others.map((other) => whatIsLegal(ability, other)) };
  });
  return aimed > 0 && legal === 0 && obeys('305.5', '804.5u') ? null : declared;
}

function abilityOf(table: SanguozhiTable, item: ChainItem, { index }: DeclaredFor): Ability {
  const definition = table.cards[item.card].definition;
  return abilityAt(table, item.ability ?? { definition, index });
}

/** For each 指定 of the effect, its targets that are still legal and within the 智力条件 (705.2a). */
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
  const legal = declared.targets.map((targets, instance) =>
    targets.filter(
      (target) =>
        targetStands(table, instances[instance], target, scope) || !obeys('705.2a', '110.8a'),
    ),
  );
  if (item.kind !== 'tactic') return legal;
  // 智力条件 are asked of those that are legal otherwise (110.8b).
  const chosen = declared.targets.flat();
  rule('110.8b');
  const within = withinIntelligence(table, card, controller, legal.flat(), chosen);
  return legal.map((targets) => targets.filter(within));
}
