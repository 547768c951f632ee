import { handleFor } from '../log/line.ts';
import type { Decision, Option } from '../match/decision.ts';
import type { Game } from '../match/game.ts';
import type { Match } from '../match/match.ts';
import { copyPlain } from '../table/copy.ts';
import type { CardId, Handle, Seat } from '../table/ids.ts';
import { mayLook, maySee, type Outcome, type Table, type Zone } from '../table/table.ts';
import type { Text } from '../text/text.ts';
import {
  type CardView,
  type DecisionView,
  hostOf,
  type OptionView,
  UNSEEN,
  type View,
  type ZoneView,
} from './view.ts';

/**
 * What {@link view} gives, except that each part is made when it is first read: for bots, who look
 * at little and often. It tells of the table as it is when read, so read it before the next answer.
 */
export function glance<T extends Table>(match: Match<T>, seat: Seat): View {
  return new Glance(match, seat);
}

class Glance<T extends Table> implements View {
  readonly #match: Match<T>;
  /** Nobody outside can put another in its place, and so see with other eyes. */
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
    const { game, table } = this.#match;
    this.#zones ??= table.zones.map((zone) => new GlancedZone(game, table, zone, this.#seat));
    return this.#zones;
  }

  get state(): unknown {
    this.#state ??= copyPlain(this.#match.game.publicState(this.#match.table, this.#seat));
    return this.#state;
  }

  get decision(): DecisionView | null {
    if (this.#decision === undefined) {
      const { game, table, pending } = this.#match;
      const own = pending.find((decision) => decision.seat === this.#seat);
      this.#decision = own ? new GlancedDecision(game, table, own) : null;
    }
    return this.#decision;
  }

  get waiting(): readonly Seat[] {
    return this.#match.pending.map((decision) => decision.seat);
  }

  get outcome(): Outcome | null {
    return copyPlain(this.#match.outcome);
  }
}

class GlancedZone<T extends Table> implements ZoneView {
  readonly #game: Game<T>;
  readonly #table: T;
  readonly #zone: Zone;
  readonly #seat: Seat;
  #cards: readonly CardView[] | null | undefined;

  constructor(game: Game<T>, table: T, zone: Zone, seat: Seat) {
    this.#game = game;
    this.#table = table;
    this.#zone = zone;
    this.#seat = seat;
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
      this.#cards = mayLook(this.#zone, this.#seat)
        ? this.#zone.cards.map((card) => new GlancedCard(this.#game, this.#table, card, this.#seat))
        : null;
    }
    return this.#cards;
  }
}

class GlancedCard<T extends Table> implements CardView {
  readonly #game: Game<T>;
  readonly #table: T;
  readonly #id: CardId;
  readonly #seat: Seat;

  constructor(game: Game<T>, table: T, id: CardId, seat: Seat) {
    this.#game = game;
    this.#table = table;
    this.#id = id;
    this.#seat = seat;
  }

  get #seen(): boolean {
    return maySee(this.#table, this.#id, this.#seat);
  }

  get handle(): Handle {
    return this.#table.cards[this.#id].handle;
  }

  get definition(): string {
    return this.#seen ? this.#game.definitionId(this.#table, this.#id) : UNSEEN;
  }

  get owner(): Seat {
    return this.#table.cards[this.#id].owner;
  }

  get controller(): Seat {
    return this.#table.cards[this.#id].controller;
  }

  get tapped(): boolean {
    return this.#table.cards[this.#id].tapped;
  }

  get faceDown(): boolean {
    return this.#table.cards[this.#id].faceDown;
  }

  get host(): Handle | null {
    return hostOf(this.#table, this.#id);
  }

  get counters(): Readonly<Record<string, number>> | null {
    return copyPlain(this.#table.cards[this.#id].counters);
  }

  get values(): Readonly<Record<string, number>> {
    return this.#seen ? this.#game.characteristics(this.#table, this.#id) : {};
  }
}

class GlancedDecision<T extends Table> implements DecisionView {
  readonly #game: Game<T>;
  readonly #table: T;
  readonly #decision: Decision;
  #options: readonly OptionView[] | undefined;

  constructor(game: Game<T>, table: T, decision: Decision) {
    this.#game = game;
    this.#table = table;
    this.#decision = decision;
  }

  get kind(): string {
    return this.#decision.kind;
  }

  get prompt(): Text {
    return copyPlain(this.#game.prompt(this.#table, this.#decision));
  }

  get rule(): string {
    return this.#decision.rule;
  }

  get idle(): boolean {
    return this.#decision.idle;
  }

  get about(): Handle | null {
    return handleFor(this.#decision.seat, this.#table, this.#decision.about);
  }

  get amount(): number {
    return this.#decision.amount;
  }

  get options(): readonly OptionView[] {
    this.#options ??= this.#decision.options.map(
      (option) => new GlancedOption(this.#game, this.#table, this.#decision, option),
    );
    return this.#options;
  }
}

class GlancedOption<T extends Table> implements OptionView {
  readonly #game: Game<T>;
  readonly #table: T;
  readonly #decision: Decision;
  readonly #option: Option;

  constructor(game: Game<T>, table: T, decision: Decision, option: Option) {
    this.#game = game;
    this.#table = table;
    this.#decision = decision;
    this.#option = option;
  }

  get verb(): string {
    return this.#option.verb;
  }

  get card(): Handle | null {
    return handleFor(this.#decision.seat, this.#table, this.#option.card);
  }

  get seat(): Seat {
    return this.#option.seat;
  }

  get amount(): number {
    return this.#option.amount;
  }

  get label(): Text {
    return copyPlain(this.#game.label(this.#table, this.#option, this.#decision));
  }
}
