import type { Decision, Option } from '../match/decision.ts';
import type { Match } from '../match/match.ts';
import type { CardId, Seat } from '../table/ids.ts';
import type { Table, Zone } from '../table/table.ts';
import type { CardView, DecisionView, OptionView, View, ZoneView } from './view.ts';
import * as visible from './visible-parts.ts';

/**
 * What `seat` sees; pass `NOBODY` for a spectator. The only source for screens, logs and bots. It is a copy:
 * whatever is done to it, the table stays as it is, and so do the cards and words of all games.
 */
export function view<T extends Table>(match: Match<T>, seat: Seat): View {
  const from = visible.vantageOf(match, seat);
  const own = visible.ownDecision(match, seat);
  return {
    game: match.game.id,
    seat,
    seats: from.table.seats,
    zones: from.table.zones.map((zone) => viewZone(from, zone)),
    state: visible.stateFor(from),
    decision: own && viewDecision(from, own),
    waiting: visible.seatsAsked(match),
    outcome: visible.outcomeOf(from.table),
  };
}

function viewZone<T extends Table>(from: visible.Vantage<T>, zone: Zone): ZoneView {
  return {
    id: zone.id,
    name: zone.name,
    owner: zone.owner,
    count: zone.cards.length,
    cards: visible.cardsFor(from, zone)?.map((card) => viewCard(from, card)) ?? null,
  };
}

function viewCard<T extends Table>(from: visible.Vantage<T>, id: CardId): CardView {
  const card = from.table.cards[id];
  return {
    handle: card.handle,
    definition: visible.definitionFor(from, card),
    owner: card.owner,
    controller: card.controller,
    tapped: card.tapped,
    faceDown: card.faceDown,
    host: visible.hostOf(from, card),
    counters: visible.countersOf(card),
    values: visible.valuesFor(from, card),
  };
}

function viewDecision<T extends Table>(from: visible.Vantage<T>, decision: Decision): DecisionView {
  return {
    kind: decision.kind,
    prompt: visible.promptFor(from, decision),
    rule: decision.rule,
    idle: decision.idle,
    about: visible.aboutFor(from, decision.about),
    amount: decision.amount,
    options: decision.options.map((option) => viewOption(from, option, decision)),
  };
}

function viewOption<T extends Table>(
  from: visible.Vantage<T>,
  option: Option,
  decision: Decision,
): OptionView {
  return {
    verb: option.verb,
    card: visible.aboutFor(from, option.card),
    seat: option.seat,
    amount: option.amount,
    label: visible.labelFor(from, option, decision),
  };
}
