import { type FactMaker, type Facts, factsWith, type OwnEvent } from '@lianhuan/kernel';
import type { SanguoshaEvent } from '../events/events.ts';
import type { Frame } from '../table/frames.ts';

/** What a line tells of an event, as plain data. The cards named are those that everybody sees. */
export const factsOf = factsWith<SanguoshaEvent>(ownFacts);

function ownFacts(event: OwnEvent<SanguoshaEvent>, make: FactMaker): Facts {
  switch (event.type) {
    case 'begin-frame':
      return event.begun === null ? {} : frameFacts(event.begun, make);
    case 'change-frame':
    case 'end-frame':
    case 'invalidate':
      return { flow: event.frame.kind };
    case 'hp':
    case 'max-hp':
    case 'drunk':
      return { seat: event.seat, by: event.by };
    case 'deed':
      return { seat: event.seat, to: event.to, by: event.by };
    case 'faction':
      return { seat: event.seat, faction: event.faction ?? '' };
    case 'chain':
      return { seat: event.seat, chained: event.chained ? 1 : 0 };
    case 'turn-over':
      return { seat: event.seat, turnedOver: event.turnedOver ? 1 : 0 };
    case 'mark':
      return { seat: event.seat, mark: event.mark, by: event.by };
    case 'gain-skill':
      return { seat: event.seat, skill: event.skill.name };
    case 'lose-skill':
      return { seat: event.seat, skill: event.name };
    case 'guise':
      return { seat: event.seat, skill: event.guise?.skill ?? '' };
    case 'declare':
      return { seat: event.seat, face: event.face };
    case 'doubt':
      return { seat: event.seat, doubts: event.doubts ? 1 : 0 };
    case 'empty-general':
      return { seat: event.seat, place: event.place };
    case 'add-general':
      return { seat: event.seat, place: event.place, card: make.open(event.card) };
    case 'count-use':
      return { seat: event.seat, use: event.use, by: event.by };
    case 'end-period':
      return { seat: event.seat, period: event.period };
    case 'die':
    case 'first':
    case 'enter':
    case 'reveal':
    case 'extra-turn':
    case 'pass':
      return { seat: event.seat };
    case 'turn':
      return { seat: event.seat, round: event.round };
    case 'began':
    case 'next-command':
    case 'after-reveal':
    case 'endless':
      return {};
    case 'delayed':
      return { seat: event.trick.seat, face: event.trick.card.face };
    case 'pile':
      return { card: make.open(event.piled.card), pile: event.piled.pile };
    case 'show':
      return event.to === -1 ? { cards: event.cards.map((card) => make.open(card)) } : {};
    case 'use-skill':
      return { seat: event.seat, skill: event.skill };
    case 'judged':
      return { seat: event.seat, card: make.open(event.card), reason: event.reason };
  }
}

function frameFacts(frame: Frame, make: FactMaker): Facts {
  const flow = frame.kind;
  switch (frame.kind) {
    case 'use':
    case 'play':
      return {
        flow,
        seat: frame.user,
        face: frame.card.face,
        cards: frame.card.real.map((card) => make.card(card)),
      };
    case 'damage':
      return { flow, seat: frame.source, victim: frame.victim, value: frame.value };
    case 'lose-hp':
      return { flow, seat: frame.victim, value: frame.value };
    default:
      return 'seat' in frame ? { flow, seat: frame.seat } : { flow };
  }
}
