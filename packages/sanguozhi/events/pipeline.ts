import type { Flow, Seat } from '@lianhuan/kernel';
import { ask, NOBODY, option, pipeline, wordLaws } from '@lianhuan/kernel';
import {
  effectScope,
  isActive,
  occasionOf,
  prohibitionsOn,
  replacementsOn,
  triggersOn,
} from '../effects/active-effects.ts';
import type { Body } from '../effects/effect-body.ts';
import { isArriving, lastingOf } from '../effects/effect-index.ts';
import { obeys, rule } from '../rules.ts';
import type { SanguozhiEffect, SanguozhiTable } from '../table/table.ts';
import { holds } from '../text/meaning/conditions.ts';
import { shapesCards, wordOf } from '../text/meaning/lasting-words.ts';
import { isByItsDamage } from '../text/meaning/lethal.ts';
import type { Scope } from '../text/meaning/scope.ts';
import type { Lasting, Occasion } from '../text/nodes/index.ts';
import { apply } from './apply.ts';
import { isArrivalOf } from './arrival.ts';
import { isForOthers } from './damage-shares.ts';
import { isDestruction, type SanguozhiEvent } from './events.ts';
import { limitKey, timesLeft } from './use-limits.ts';

/** What lasting words forbid and replace. */
const laws = wordLaws<SanguozhiTable, SanguozhiEvent, Body, Lasting, Scope>({
  lastingOf,
  meaningOf: wordOf,
  scopeOf: effectScope,
  isActive,
  // "Cannot" stands above whatever allows it (101.2).
  forbidding: () => rule('101.2'),
  // Replacements apply before the event happens, each once, and to what others have made of it.
  replacing() {
    obeys('710.3', '710.4', '712.1e', '712.3');
    return true;
  },
  // An effect does not replace what it has itself put in the place of an event (710.4).
  mayReplace: (table, effect, event) =>
    !isForOthers(event, effect.id) &&
    !(table.state.replacing.includes(effect.id) && rule('710.4')) &&
    timesLeft(table, effect),
  // For an effect that is used up it matters whether it was needed.
  isInOrder: ({ body }) => body.kind === 'begun' && body.period === 'next',
});

/** The one way in which things happen in 三国智. */
export const {
  forbidden,
  barred,
  decided,
  replacementsOf,
  stands,
  foreheard,
  happen,
  happenTogether,
  carryOut,
} = pipeline<SanguozhiTable, SanguozhiEvent, Body>({
  prohibitionsOn: (table, { type }) => prohibitionsOn(table, type),
  replacementsOn: (table, { type }) => replacementsOn(table, type),
  triggersOn: (table, { type }) => triggersOn(table, type),
  mayConcernEffects: (_, event) => mayConcernEffects(event),
  ...laws,
  replace: countedReplace,
  affected,
  choose,
  prevents: (effect) => {
    const kind = lastingOf(effect)?.kind;
    return kind === 'damage-change' || kind === 'damage-immunity';
  },
  // 0 damage is no damage at all (117.12).
  isNothing: (event) => event.type === 'damage' && event.amount <= 0,
  apply,
  hears,
  schedule: (table, heard) => table.procedures.schedule(table, heard),
});

/** Carries out a replacement; one that says how often is counted where it has replaced something (808.2). */
function* countedReplace(
  table: SanguozhiTable,
  effect: SanguozhiEffect,
  event: SanguozhiEvent,
): Flow<SanguozhiEvent | null> {
  const came = yield* laws.replace(table, effect, event);
  const key = limitKey(effect);
  if (key !== null && came !== event) yield* happen(table, { type: 'used', key });
  return came;
}

/**
 * Could a prohibition, a replacement or a trigger be about an event like this? Of the others no card
 * speaks: they write down how far the game and its events have come.
 */
function mayConcernEffects({ type }: SanguozhiEvent): boolean {
  switch (type) {
    case 'priority':
    case 'pass':
    case 'pending-phases':
    case 'chain-remove':
    case 'chain-change':
    case 'used':
    case 'arriving':
    case 'rule-effect-pending':
    case 'rule-effects-done':
    case 'defer':
    case 'pending-fights':
    case 'nested-battle':
    case 'interrupted-battles':
    case 'repeated':
    case 'position':
    case 'turns-left':
    case 'endless':
    case 'replacing':
    case 'firing':
    case 'resolving':
    case 'keep-declarations':
    case 'done-this-turn':
    case 'begin-effect':
    case 'end-effect':
    case 'chance':
    case 'last-damage':
    case 'remember':
    case 'combat':
    case 'phase-resumed':
    case 'pick':
      return false;
    case 'move':
    case 'shuffle':
    case 'tap':
    case 'face':
    case 'attach':
    case 'shift':
    case 'count':
    case 'finish':
    case 'damage':
    case 'fall':
    case 'destroy':
    case 'sacrifice':
    case 'first':
    case 'turn':
    case 'extra-turn':
    case 'phase':
    case 'phase-end':
    case 'leave-game':
    case 'draw-offer':
    case 'chain-add':
    case 'use':
    case 'target':
    case 'resolve':
    case 'grain':
    case 'grain-cap':
    case 'draw':
    case 'drew-for-turn':
    case 'drawn-out':
    case 'discard':
    case 'player-counter':
    case 'main-slot':
    case 'set-equipped':
    case 'lord':
    case 'loop':
    case 'enter':
    case 'flip':
    case 'uncover':
    case 'fetch':
    case 'equip':
    case 'save':
    case 'heal':
    case 'control':
    case 'lay-troop':
    case 'launch':
    case 'show':
    case 'look':
    case 'formation':
    case 'form':
    case 'declare':
    case 'engage':
    case 'undefended':
    case 'disengage':
      return true;
  }
}

/** The player, or the controller of the card, that the event happens to (712.1). */
function affected(table: SanguozhiTable, event: SanguozhiEvent): Seat {
  if (event.type === 'damage') {
    // Damage that is not assigned yet concerns the controller of its source (117.4a).
    if (event.to === null) return event.by;
    return typeof event.to === 'number' ? event.to : table.cards[event.to.card].controller;
  }
  if ('card' in event) return table.cards[event.card].controller;
  return 'seat' in event ? event.seat : table.state.active;
}

function* choose(
  table: SanguozhiTable,
  seat: Seat,
  choices: readonly SanguozhiEffect[],
  event: SanguozhiEvent,
): Flow<number> {
  if (seat === NOBODY || !rule('712.1')) return 0;
  // Two replacements of a move name two places: the player picks one (300.7, 712.2). 生还 is one of the move
  // onto the graveyard (710.7).
  if (event.type === 'move' || isDestruction(event)) obeys('300.7', '712.2');
  const offered = pickable(choices);
  const options = offered.map((effect) =>
    option('replacement', effect.source, seat, printedPlaceOf(table, effect)),
  );
  const choice = yield* ask({
    seat,
    kind: 'order-replacements',
    options,
    about: choices[0].source,
    amount: choices.length,
    rule: '712.1',
  });
  return choices.indexOf(offered[options.indexOf(choice)]);
}

/** Which ability of its card it is, for the label; −1 for one that was not printed there. */
export function printedPlaceOf(table: SanguozhiTable, { body, source }: SanguozhiEffect): number {
  if (body.kind !== 'trigger' && body.kind !== 'held') return -1;
  return body.ref.definition === table.cards[source].definition ? body.ref.index : -1;
}

/**
 * The replacements the player may apply next: those that change what a card is come first (712.1a);
 * otherwise any (712.1b).
 */
function pickable(choices: readonly SanguozhiEffect[]): readonly SanguozhiEffect[] {
  const shaping = choices.filter((effect) => {
    const word = lastingOf(effect);
    return word?.kind === 'instead' && shapesCards(word.deed);
  });
  if (shaping.length > 0 && rule('712.1a')) return shaping;
  rule('712.1b');
  return choices;
}

function hears(table: SanguozhiTable, effect: SanguozhiEffect, event: SanguozhiEvent): boolean {
  const { body } = effect;
  if (body.kind !== 'trigger' && body.kind !== 'awaiting') return false;
  const on = body.kind === 'trigger' ? body.word.on : body.on;
  const occasion = occasionOf(effect);
  if (!occasion?.events.has(event.type)) return false;
  const scope = effectScope(table, effect);
  if (!occasion.hears(table, on as Occasion, event, scope)) return false;
  if (isDeaf(table, effect, event)) return false;
  if ('card' in event && !isByItsDamage(table, effect, event.card)) return false;
  // Triggers never hear of an event that was prevented or replaced.
  rule('703.2d');
  if (body.kind === 'awaiting') return true;
  if (!isActive(table, effect, scope) || !timesLeft(table, effect)) return false;
  const { condition } = body.word;
  return condition === null || holds(table, condition, scope) || !rule('703.4');
}

/**
 * Does the trigger not hear the event because its card is arriving? Such a card hears only its own
 * arrival (703.5d).
 */
function isDeaf(
  table: SanguozhiTable,
  { body, source }: SanguozhiEffect,
  event: SanguozhiEvent,
): boolean {
  if (!isArriving(table, source) || body.kind !== 'trigger') return false;
  return !isArrivalOf(source, event) && rule('703.5d');
}
