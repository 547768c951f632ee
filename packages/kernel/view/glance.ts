import type { Decision, Option } from '../match/decision.ts';
import type { Match } from '../match/match.ts';
import type { Handle, Seat } from '../table/ids.ts';
import type { Card, Outcome, Table, Zone } from '../table/table.ts';
import type { Text } from '../text/text.ts';
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
 * What `view` gives, except that each part is made when it is first read: for bots, who look
 * at little and often. It tells of the table as it is when read, so read it before the next answer.
 */
export function glance<T extends Table>(match: Match<T>, seat: Seat): View {
  return new Glance(match, seat);
}

// What is private here nobody outside can read, or put another in its place, and so see with other eyes.

class Glance<T extends Table> implements View {
  readonly #match: Match<T>;
  readonly #seat: Seat;
  #zones: readonly ZoneView[] | undefined;
  #state: unknown;
  #decision: DecisionView | null | undefined;

  constructor(match: Match<T>, seat: Seat) {
    this.#match = match;
    this.#seat = seat;
  }

  get seat(): Seat {
    return this.#seat;
  }

  get game(): string {
    return this.#match.game.id;
  }

  get seats(): number {
    return this.#match.table.seats;
  }

  get zones(): readonly ZoneView[] {
    if (this.#zones === undefined) {
      const from = vantageOf(this.#match, this.#seat);
      this.#zones = from.table.zones.map((zone) => new GlancedZone(from, zone));
    }
    return this.#zones;
  }

  get state(): unknown {
    this.#state ??= stateFor(vantageOf(this.#match, this.#seat));
    return this.#state;
  }

  get decision(): DecisionView | null {
    if (this.#decision === undefined) {
      const own = ownDecision(this.#match, this.#seat);
      this.#decision = own && new GlancedDecision(vantageOf(this.#match, this.#seat), own);
    }
    return this.#decision;
  }

  get waiting(): readonly Seat[] {
    return seatsAsked(this.#match);
  }

  get outcome(): Outcome | null {
    return outcomeOf(this.#match.table);
  }
}

class GlancedZone<T extends Table> implements ZoneView {
  readonly #from: Vantage<T>;
  readonly #zone: Zone;
  #cards: readonly CardView[] | null | undefined;

  constructor(from: Vantage<T>, zone: Zone) {
    this.#from = from;
    this.#zone = zone;
  }

  get id(): number {
    return this.#zone.id;
  }

  get name(): string {
    return this.#zone.name;
  }

  get owner(): Seat {
    return this.#zone.owner;
  }

  get count(): number {
    return this.#zone.cards.length;
  }

  get cards(): readonly CardView[] | null {
    if (this.#cards === undefined) {
      const from = this.#from;
      const cards = cardsFor(from, this.#zone);
      this.#cards = cards?.map((card) => new GlancedCard(from, from.table.cards[card])) ?? null;
    }
    return this.#cards;
  }
}

class GlancedCard<T extends Table> implements CardView {
  readonly #from: Vantage<T>;
  readonly #card: Card;

  constructor(from: Vantage<T>, card: Card) {
    this.#from = from;
    this.#card = card;
  }

  get handle(): Handle {
    return this.#card.handle;
  }

  get definition(): string {
    return definitionFor(this.#from, this.#card);
  }

  get owner(): Seat {
    return this.#card.owner;
  }

  get controller(): Seat {
    return this.#card.controller;
  }

  get tapped(): boolean {
    return this.#card.tapped;
  }

  get faceDown(): boolean {
    return this.#card.faceDown;
  }

  get host(): Handle | null {
    return hostOf(this.#from, this.#card);
  }

  get counters(): Readonly<Record<string, number>> | null {
    return countersOf(this.#card);
  }

  get values(): Readonly<Record<string, number>> {
    return valuesFor(this.#from, this.#card);
  }
}

class GlancedDecision<T extends Table> implements DecisionView {
  readonly #from: Vantage<T>;
  readonly #decision: Decision;
  #options: readonly OptionView[] | undefined;

  constructor(from: Vantage<T>, decision: Decision) {
    this.#from = from;
    this.#decision = decision;
  }

  get kind(): string {
    return this.#decision.kind;
  }

  get prompt(): Text {
    return promptFor(this.#from, this.#decision);
  }

  get rule(): string {
    return this.#decision.rule;
  }

  get idle(): boolean {
    return this.#decision.idle;
  }

  get about(): Handle | null {
    return aboutFor(this.#from, this.#decision.about);
  }

  get amount(): number {
    return this.#decision.amount;
  }

  get options(): readonly OptionView[] {
    this.#options ??= this.#decision.options.map(
      (option) => new GlancedOption(this.#from, this.#decision, option),
    );
    return this.#options;
  }
}

class GlancedOption<T extends Table> implements OptionView {
  readonly #from: Vantage<T>;
  readonly #decision: Decision;
  readonly #option: Option;

  constructor(from: Vantage<T>, decision: Decision, option: Option) {
    this.#from = from;
    this.#decision = decision;
    this.#option = option;
  }

  get verb(): string {
    return this.#option.verb;
  }

  get card(): Handle | null {
    return aboutFor(this.#from, this.#option.card);
  }

  get seat(): Seat {
    return this.#option.seat;
  }

  get amount(): number {
    return this.#option.amount;
  }

  get label(): Text {
    return labelFor(this.#from, this.#option, this.#decision);
  }
}
