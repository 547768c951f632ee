import { type FactMaker, type Facts, factsWith, type OwnEvent } from '@lianhuan/kernel';
import type { MinxinEvent } from '../events/events.ts';

/** What a line tells of an event, as plain data. The cards named are those that everybody sees. */
export const factsOf = factsWith<MinxinEvent>(ownFacts);

function ownFacts(event: OwnEvent<MinxinEvent>, make: FactMaker): Facts {
  switch (event.type) {
    case 'gain':
    case 'pay':
      return { seat: event.seat, resource: event.resource, amount: event.amount };
    case 'seize':
      return { seat: event.seat, from: event.from, amount: event.amount };
    case 'loop':
      return { cards: event.cards.map((card) => make.card(card)) };
    case 'rounds-left':
      return { rounds: event.rounds };
    case 'phase':
      return { phase: event.phase };
    case 'turn':
      return { seat: event.seat, round: event.round };
    case 'first':
    case 'pass':
    case 'spend-all':
    case 'forget':
      return { seat: event.seat };
    case 'pool':
      return { amount: event.amount };
    case 'roll':
      return { seat: event.seat, pips: event.pips };
    case 'contest':
    case 'fail': {
      const { kind, seat, card } = event.contest;
      return { contest: kind, seat, card: make.open(card) };
    }
    case 'settle-contest':
      return {};
    case 'play':
    case 'enter':
    case 'recruited':
    case 'discarded':
    case 'exile':
    case 'edict':
      return { seat: event.seat, card: make.open(event.card) };
    case 'drawn':
      return { seat: event.seat };
    case 'recruit':
      return { seat: event.seat, card: make.open(event.card), to: make.zone(event.to) };
    case 'rout':
    case 'siege':
      return { seat: event.seat, card: make.open(event.card), victim: event.victim };
    case 'show':
    case 'reveal':
      return { card: make.open(event.card) };
  }
}
