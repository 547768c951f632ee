import type { Decision, Option } from '../match/decision.ts';
import type { Match } from '../match/match.ts';
import type { CardId, Seat } from '../table/ids.ts';
import type { Table, Zone } from '../table/table.ts';
import type { CardView, DecisionView, OptionView, View, ZoneView } from './view.ts';
import {
  aboutFor,
  cardsFor,
  countersOf,
  definitionFor,
  hostOf,
  labelFor,
  outcomeOf,
  ownDecision,
  promptFor,
  seatsAsked,
  stateFor,
  type Vantage,
  valuesFor,
  vantageOf,
} from './visible-parts.ts';

/**
 * What `seat` sees; pass `NOBODY` for a spectator. The only source for screens, logs and bots. It is a copy:
 * whatever is done to it, the table stays as it is, and so do the cards and words of all games.
 */
export function view<T extends Table>(match: Match<T>, seat: Seat): View {
  const from = vantageOf(match, seat);
  const own = ownDecision(match, seat);
  return {
    game: match.game.id,
    seat,
    seats: from.table.seats,
    zones: from.table.zones.map((zone) => viewZone(from, zone)),
    state: stateFor(from),
    decision: own && viewDecision(from, own),
    waiting: seatsAsked(match),
    outcome: outcomeOf(from.table),
  };
}

function viewZone<T extends Table>(from: Vantage<T>, zone: Zone): ZoneView {
  return {
    id: zone.id,
    name: zone.name,
    owner: zone.owner,
    count: zone.cards.length,
    cards: cardsFor(from, zone)?.map((card) => viewCard(from, card)) ?? null,
  };
}

function viewCard<T extends Table>(from: Vantage<T>, id: CardId): CardView {
  const card = from.table.cards[id];
  return {
    handle: card.handle,
    definition: definitionFor(from, card),
    owner: card.owner,
    controller: card.controller,
    tapped: card.tapped,
    faceDown: card.faceDown,
    host: hostOf(from, card),
    counters: countersOf(card),
    values: valuesFor(from, card),
  };
}

function viewDecision<T extends Table>(from: Vantage<T>, decision: Decision): DecisionView {
  return {
    kind: decision.kind,
    prompt: promptFor(from, decision),
    rule: decision.rule,
    idle: decision.idle,
    about: aboutFor(from, decision.about),
    amount: decision.amount,
    options: decision.options.map((option) => viewOption(from, option, decision)),
  };
}

function viewOption<T extends Table>(
  from: Vantage<T>,
  option: Option,
  decision: Decision,
): OptionView {
  return {
    verb: option.verb,
    card: aboutFor(from, option.card),
    seat: option.seat,
    amount: option.amount,
    label: labelFor(from, option, decision),
  };
}
