import { applyTableEvent, NO_CARD, NOBODY, writable } from '@lianhuan/kernel';
import { isInactiveMove } from '../effects/active-abilities.ts';
import { keepEffectIndex } from '../effects/effect-index.ts';
import { obeys, rule } from '../rules.ts';
import { onField, type SanguozhiTable } from '../table/table.ts';
import {
  applyDamage,
  enter,
  forgetCard,
  heal,
  moveCard,
  remember,
  shiftCard,
  stamp,
} from './card-changes.ts';
import type { DamageEvent, DestructionEvent, SanguozhiEvent } from './events.ts';
import type { Open } from './open-table.ts';
import { beginTurn, did, nest } from './turn-changes.ts';
import { usesAfter } from './use-counts.ts';

/** The only writer to a 三国智 table. */
export function apply(table: SanguozhiTable, event: SanguozhiEvent): void {
  const open = writable(table) as unknown as Open;
  open.state.uses = usesAfter(table, event);
  const speechless = changesNoEffects(table, event);
  const change = write(table, open, event);
  if (change >= VALUES) open.state.version += 1;
  if (change < STRUCTURE) return;
  open.state.structure += 1;
  if (speechless) keepEffectIndex(table);
}

/** Cards have got other faces by no event: see `Game.facesChanged`. */
export function facesChanged(table: SanguozhiTable): void {
  const { state } = writable(table) as unknown as Open;
  state.version += 1;
  state.structure += 1;
}

/** How much of what is derived an event changes: nothing, numbers, or which effects there are. */
const NOTHING = 0;
const VALUES = 1;
const STRUCTURE = 2;
type Change = typeof NOTHING | typeof VALUES | typeof STRUCTURE;

/**
 * Does the event begin, end and move no effects, so that the index of effects stays right? Tapping an
 * 事件 ends its effects (505.5e).
 */
function changesNoEffects(table: SanguozhiTable, event: SanguozhiEvent): boolean {
  if (event.type === 'move') return isInactiveMove(table, event.card, event.to);
  return event.type === 'tap' && onField(table, event.card);
}

function write(table: SanguozhiTable, open: Open, event: SanguozhiEvent): Change {
  const { state } = open;
  switch (event.type) {
    // The events that happen most often come first.
    case 'priority':
      state.priority = event.seat;
      state.passes = event.passes;
      state.open = event.open;
      state.fired = [];
      state.loopEnders = [];
      return NOTHING;
    case 'pass':
    case 'phase-end':
    case 'drew-for-turn':
    case 'use':
    case 'target':
    case 'resolve':
    case 'fall':
    case 'destroy':
    case 'sacrifice':
    case 'draw':
    case 'discard':
    case 'equip':
    case 'control':
    case 'lay-troop':
    case 'launch':
    case 'show':
    case 'pick':
    case 'look':
    case 'declare':
    case 'engage':
    case 'undefended':
    case 'disengage':
    case 'uncover':
    case 'fetch':
    case 'turns-left':
    case 'endless':
      return NOTHING;
    case 'flip':
      if (rule('709.6a')) stamp(table, open, event.card);
      return STRUCTURE;
    case 'form':
      if (event.how !== 'form') return NOTHING;
      stamp(table, open, event.card);
      return STRUCTURE;
    case 'loop':
      state.loopEnders = [...state.loopEnders, event.card];
      return NOTHING;
    case 'move':
      moveCard(table, open, event);
      return STRUCTURE;
    case 'shift':
      shiftCard(table, open, event);
      return STRUCTURE;
    case 'phase':
      state.phaseCount += 1;
      state.phase = event.phase;
      // Effects look at the phase only when an event is about to happen, so nothing derived changes.
      return NOTHING;
    case 'phase-resumed':
      state.phase = event.phase;
      // Effects look at the phase only when an event is about to happen, so nothing derived changes.
      return NOTHING;
    case 'pending-phases':
      state.pendingPhases = event.pendingPhases;
      return NOTHING;
    case 'damage':
      applyDamage(table, open, event);
      return VALUES;
    case 'grain':
      open.state.players[event.seat].grain += event.by;
      return VALUES;
    case 'chain-add':
      obeys('701.2a', '305.2', '115.6');
      state.chain = [...state.chain, event.item];
      state.lastNumber = Math.max(state.lastNumber, event.item.id);
      return VALUES;
    case 'chain-change':
      state.chain = state.chain.map((item) => (item.id === event.item.id ? event.item : item));
      return VALUES;
    case 'chain-remove':
      state.chain = state.chain.filter(({ id }) => id !== event.item);
      return VALUES;
    case 'turn':
      beginTurn(state, event.seat, event.round);
      return VALUES;
    case 'enter':
      // A general that is flipped does not enter (113.3).
      if (event.how !== 'flipped' || !rule('113.3')) enter(table, state, event.card, event.seat);
      return NOTHING;
    default:
      // All that is left, and each of it: the compiler finds an event that nobody writes.
      return writeOther(table, open, event);
  }
}

/** The events that `write` leaves over. */
type OtherEvent = Exclude<
  SanguozhiEvent,
  { readonly type: FrequentType | DamageEvent['type'] | DestructionEvent['type'] }
>;

type FrequentType =
  | 'priority'
  | 'pass'
  | 'phase-end'
  | 'drew-for-turn'
  | 'use'
  | 'target'
  | 'resolve'
  | 'draw'
  | 'discard'
  | 'flip'
  | 'equip'
  | 'control'
  | 'lay-troop'
  | 'launch'
  | 'show'
  | 'pick'
  | 'look'
  | 'form'
  | 'declare'
  | 'engage'
  | 'undefended'
  | 'disengage'
  | 'uncover'
  | 'fetch'
  | 'turns-left'
  | 'endless'
  | 'loop'
  | 'move'
  | 'shift'
  | 'phase'
  | 'phase-resumed'
  | 'pending-phases'
  | 'grain'
  | 'chain-add'
  | 'chain-change'
  | 'chain-remove'
  | 'turn'
  | 'enter';

function writeOther(table: SanguozhiTable, open: Open, event: OtherEvent): Change {
  const { state } = open;
  switch (event.type) {
    case 'first':
      state.first = event.seat;
      return NOTHING;
    case 'extra-turn':
      state.extraTurns = [...state.extraTurns, event.seat];
      return NOTHING;
    case 'leave-game':
      state.players[event.seat].left = true;
      return STRUCTURE;
    case 'draw-offer': {
      const { drawOffers } = state;
      if (event.how === 'offered' && drawOffers) {
        state.drawOffers = drawOffers.with(event.seat, drawOffers[event.seat] - 1);
      }
      return NOTHING;
    }
    case 'grain-cap':
      state.players[event.seat].grainCap += event.by;
      return VALUES;
    case 'drawn-out':
      state.players[event.seat].drawnOut = true;
      return NOTHING;
    case 'player-counter': {
      const player = state.players[event.seat];
      const count = (player.counters[event.counter] ?? 0) + event.by;
      player.counters = { ...player.counters, [event.counter]: count };
      return VALUES;
    }
    case 'main-slot':
      state.players[event.seat].mainLost = event.lost;
      return VALUES;
    case 'done-this-turn':
      did(state.players[event.seat], event.what);
      return NOTHING;
    case 'set-equipped': {
      const player = state.players[event.seat];
      player.setsEquipped = [...player.setsEquipped, event.set];
      return NOTHING;
    }
    case 'lord':
      state.players[event.seat].lord = event.lord;
      return STRUCTURE;
    case 'used':
      state.uses = { ...state.uses, [event.key]: (state.uses[event.key] ?? 0) + 1 };
      return NOTHING;
    case 'arriving':
      state.arriving = event.done
        ? state.arriving.filter((card) => card !== event.card)
        : [...state.arriving, event.card];
      return STRUCTURE;
    case 'keep-declarations':
      state.declarations = { ...state.declarations, [event.card]: event.declarations };
      return VALUES;
    case 'rule-effect-pending':
      state.pendingRuleEffects = [...state.pendingRuleEffects, event.pendingEffect];
      return NOTHING;
    case 'rule-effects-done':
      state.pendingRuleEffects = state.pendingRuleEffects.slice(event.count);
      return NOTHING;
    case 'defer':
      state.deferredTriggers = event.deferred;
      return NOTHING;
    case 'pending-fights':
      state.pendingFights = event.fights;
      return NOTHING;
    case 'nested-battle':
      nest(state, event.base);
      return VALUES;
    case 'interrupted-battles':
      state.interruptedBattles = event.combats;
      return NOTHING;
    case 'resolving':
      state.heldDeckTops = event.tops;
      return NOTHING;
    case 'replacing':
      if (event.card !== undefined) state.fired = [...state.fired, event.card];
      state.replacing = event.effects;
      state.replacedInFull = event.done;
      return NOTHING;
    case 'save':
      state.fired = [...state.fired, event.card];
      return NOTHING;
    case 'firing':
      state.firing = event.done ? state.firing.slice(0, -1) : [...state.firing, event.card];
      if (!event.done) state.fired = [...state.fired, event.card];
      return NOTHING;
    case 'repeated':
      state.repetitions[event.position] = (state.repetitions[event.position] ?? 0) + 1;
      state.mostRepetitions = Math.max(state.mostRepetitions, state.repetitions[event.position]);
      return NOTHING;
    case 'position':
      state.positions = { ...state.positions, [event.position]: event.times };
      return NOTHING;
    case 'heal':
      heal(table, event.card, event.damage, event.amount);
      return VALUES;
    case 'last-damage':
      state.lastDamage = {
        ...state.lastDamage,
        [event.card]: { card: event.card, source: event.source, seat: event.seat },
      };
      return NOTHING;
    case 'remember':
      for (const card of event.cards) {
        if (!state.remembered.includes(card)) remember(table, state, card);
      }
      state.remembered = event.cards;
      return NOTHING;
    case 'formation':
      state.players[event.seat].formation = event.formation;
      return VALUES;
    case 'combat':
      state.combat = event.combat;
      return VALUES;
    case 'face':
      applyTableEvent(table, event);
      if (event.down) forgetCard(open, event.card);
      return STRUCTURE;
    case 'tap':
      // Only this event taps and untaps cards.
      rule('106.5d');
      applyTableEvent(table, event);
      return STRUCTURE;
    case 'begin-effect':
    case 'end-effect':
      applyTableEvent(table, event);
      return STRUCTURE;
    case 'attach':
      applyTableEvent(table, event);
      // A general that bears a 套装宝物 loses abilities (502.6).
      return STRUCTURE;
    case 'count':
      applyTableEvent(table, event);
      return VALUES;
    case 'shuffle':
    case 'chance':
    case 'finish':
      applyTableEvent(table, event);
      return NOTHING;
  }
}

/** The agent of rule effects: no card and no player (804.2). */
export const NO_AGENT = { source: NO_CARD, seat: NOBODY } as const;
