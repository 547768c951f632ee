import { type FactMaker, type Facts, factsWith, type OwnEvent } from '@lianhuan/kernel';
import type { EvolveEvent } from '../events/events.ts';

/** What a line tells of an event, as plain data; cards that only some may know are left out for the others. */
export const factsOf = factsWith<EvolveEvent>(ownFacts);

function ownFacts(event: OwnEvent<EvolveEvent>, make: FactMaker): Facts {
  switch (event.type) {
    case 'damage':
      return {
        card: make.card(event.source),
        by: event.by,
        to: make.card(event.to),
        amount: event.amount,
        damage: event.damage,
      };
    case 'first':
    case 'turn':
    case 'skip-turn':
    case 'turn-end':
    case 'draw':
    case 'search':
    case 'evolve-used':
    case 'pass':
      return { seat: event.seat };
    case 'loop':
      return { seat: event.seat, card: make.card(event.card) };
    case 'turns-left':
      return { turns: event.turns };
    case 'phase':
      return { phase: event.phase };
    case 'lose':
      return { seat: event.seat, why: event.why };
    case 'energy':
      return { seat: event.seat, by: event.by, recovered: event.recovered ?? false };
    case 'energy-most':
    case 'evolve-points':
    case 'life':
      return { seat: event.seat, by: event.by };
    case 'drew-from-empty':
      return { seat: event.seat, out: event.out };
    case 'discard':
      return { seat: event.seat, card: make.open(event.card) };
    case 'look': {
      const { seat, cards } = event;
      // Which cards were looked at is told only to the player who looked.
      const seen = make.reader === seat ? { cards: cards.map(make.open) } : {};
      return { seat, count: cards.length, ...seen };
    }
    case 'show':
      return { seat: event.seat, cards: event.cards.map(make.open) };
    case 'pick':
      return { seat: event.seat, cards: event.cards.map(make.card) };
    case 'die':
      return { seat: event.seat, result: event.result };
    case 'use':
      return { seat: event.seat, card: make.open(event.card), from: event.from };
    case 'use-ability':
      return {
        seat: event.seat,
        card: make.open(event.card),
        ability: event.ability?.index ?? null,
        how: event.how,
      };
    case 'select':
      return { seat: event.seat, by: make.open(event.by), card: make.card(event.card) };
    case 'create':
      return { seat: event.seat, card: make.card(event.card), zone: event.zone };
    case 'enter':
      return {
        seat: event.seat,
        card: make.open(event.card),
        from: event.from,
        how: event.how,
      };
    case 'destroy':
      return {
        card: make.open(event.card),
        source: make.open(event.source),
        by: event.by,
        how: event.how,
      };
    case 'banish':
      return { card: make.card(event.card), by: event.by };
    case 'evolve':
      return { seat: event.seat, card: make.open(event.onto), into: make.card(event.card) };
    case 'take':
    case 'race':
      return { seat: event.seat, card: make.open(event.card) };
    case 'meal':
      return { seat: event.seat, card: make.open(event.card), carrot: make.card(event.carrot) };
    case 'attacks':
      return { card: make.open(event.card), to: make.card(event.target) };
    case 'attack-void':
      return { card: make.open(event.card) };
    case 'swap':
    case 'fought':
      return { card: make.open(event.card), with: make.open(event.with) };
    case 'resolved':
      return { card: make.card(event.card) };
    // Events that only keep count have no line.
    case 'turns':
    case 'idle':
    case 'hide-again':
    case 'used':
    case 'wait':
    case 'stop-waiting':
    case 'state-trigger':
    case 'last-known':
    case 'bane-victims':
    case 'attack':
    case 'repeated':
      return {};
  }
}
