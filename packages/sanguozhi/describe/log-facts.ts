import { type FactMaker, type Facts, factsWith, NO_CARD, type OwnEvent } from '@lianhuan/kernel';
import type { SanguozhiEvent } from '../events/events.ts';
import type { Target } from '../table/state.ts';

/** What a line tells of an event, as plain data; cards that only some may know are left out for the others. */
export const factsOf = factsWith<SanguozhiEvent>(ownFacts);

function ownFacts(event: OwnEvent<SanguozhiEvent>, make: FactMaker): Facts {
  switch (event.type) {
    case 'damage':
      return {
        card: make.card(event.source),
        by: event.by,
        to: damaged(event.to, make),
        amount: event.amount,
        damage: event.damage,
        combatKind: event.combatKind,
        stage: event.stage,
      };
    case 'position':
      return { times: event.times };
    case 'turns-left':
      return { turns: event.turns };
    case 'endless':
      return { why: event.why };
    case 'fall':
      return { card: make.open(event.card), source: make.card(event.source), by: event.by };
    case 'destroy':
    case 'sacrifice':
      return { card: make.card(event.card), source: make.card(event.source), by: event.by };
    case 'first':
    case 'extra-turn':
    case 'pass':
    case 'drawn-out':
    case 'drew-for-turn':
      return { seat: event.seat };
    case 'turn':
      return { seat: event.seat, round: event.round, skipped: event.skipped };
    case 'phase':
    case 'phase-resumed':
    case 'phase-end':
      return { phase: event.phase };
    case 'draw-offer':
      return { seat: event.seat, how: event.how };
    case 'leave-game':
      return { seat: event.seat, why: event.why };
    case 'chain-add': {
      const { controller, kind, card, role, faceDown } = event.item;
      // A general deployed face down may be known only to the player who deploys it.
      return { seat: controller, kind, card: make.card(card), role, faceDown };
    }
    case 'use':
      return { seat: event.seat, kind: event.kind, card: make.card(event.card) };
    case 'target':
      return { seat: event.seat, card: make.card(event.by), to: aimedAt(event.to, make) };
    case 'resolve':
    case 'flip':
    case 'uncover':
    case 'save':
    case 'disengage':
    case 'loop':
    case 'firing':
      return { card: make.card(event.card) };
    case 'grain':
    case 'grain-cap':
      return { seat: event.seat, by: event.by };
    case 'player-counter':
      return { seat: event.seat, counter: event.counter, by: event.by };
    case 'draw':
      return { seat: event.seat, count: event.count };
    case 'discard':
    case 'launch':
      return { seat: event.seat, card: make.open(event.card) };
    case 'main-slot':
      return { seat: event.seat, lost: event.lost };
    case 'fetch':
      return { seat: event.seat, how: event.how };
    case 'done-this-turn':
      return { seat: event.seat, what: event.what };
    case 'lord':
      return { seat: event.seat, card: make.card(event.lord?.card ?? NO_CARD) };
    case 'enter':
      return { seat: event.seat, card: make.card(event.card), how: event.how };
    case 'equip':
      return { seat: event.seat, card: make.card(event.card), bearer: make.card(event.bearer) };
    case 'heal':
      return { card: make.card(event.card), damage: event.damage, amount: event.amount };
    case 'control':
    case 'lay-troop':
      return { seat: event.seat, card: make.card(event.card) };
    case 'show':
      return { seat: event.seat, cards: event.cards.map(make.open) };
    case 'pick':
      return { seat: event.seat, cards: event.cards.map(make.card) };
    case 'look': {
      const { seat, cards } = event;
      // Only the player who looked at cards is told which they were.
      const seen = make.reader === seat ? { cards: cards.map(make.open) } : {};
      return { seat, count: cards.length, ...seen };
    }
    case 'form':
      return {
        seat: event.seat,
        card: make.card(event.card),
        how: event.how,
        member: make.card(event.member),
      };
    case 'declare':
      return { seat: event.seat, what: event.what };
    case 'undefended':
      return { card: make.card(event.card) };
    case 'engage':
      return {
        card: make.card(event.card),
        how: event.how,
        alone: event.alone,
        against: make.card(event.against),
      };
    // Events that only keep count, or by which others come about: no line tells of them.
    case 'pending-phases':
    case 'priority':
    case 'chain-change':
    case 'chain-remove':
    case 'set-equipped':
    case 'used':
    case 'arriving':
    case 'keep-declarations':
    case 'rule-effect-pending':
    case 'rule-effects-done':
    case 'defer':
    case 'pending-fights':
    case 'nested-battle':
    case 'interrupted-battles':
    case 'resolving':
    case 'replacing':
    case 'repeated':
    case 'last-damage':
    case 'remember':
    case 'formation':
    case 'combat':
      return {};
  }
}

type Damaged = Extract<SanguozhiEvent, { type: 'damage' }>['to'];

/** A card, or a player's number for that player's 粮草. */
function damaged(to: Damaged, make: FactMaker) {
  if (to === null || typeof to === 'number') return to;
  return make.card(to.card);
}

/** A card, a player's number, or null for something in the chain. */
function aimedAt(target: Target, make: FactMaker) {
  switch (target.kind) {
    case 'card':
      return make.card(target.card);
    case 'seat':
      return target.seat;
    case 'item':
      return null;
  }
}
