import { handleFor } from '../log/line.ts';
import type { Decision, Option } from '../match/decision.ts';
import type { Game } from '../match/game.ts';
import type { Match } from '../match/match.ts';
import { copyPlain } from '../table/copy.ts';
import { type CardId, type Handle, NO_CARD, type Seat } from '../table/ids.ts';
import { type Card, mayLook, maySee, type Outcome, type Table, type Zone } from '../table/table.ts';
import type { Text } from '../text/text.ts';
import { UNSEEN } from './view.ts';

// The one place that says what a seat may see. `view` reads all of it at once, `glance` each part when
// it is asked for. Whatever is handed out is a copy.

/** From where a table is looked at. */
export interface Vantage<T extends Table> {
  readonly game: Game<T>;
  readonly table: T;
  readonly seat: Seat;
}

/** From where a seat looks at the table of a match as it stands. */
export function vantageOf<T extends Table>({ game, table }: Match<T>, seat: Seat): Vantage<T> {
  return { game, table, seat };
}

/** The game's own part, as the seat sees it. */
export function stateFor<T extends Table>({ game, table, seat }: Vantage<T>): unknown {
  return copyPlain(game.publicState(table, seat));
}

/** What the seat is asked; null while it is not. */
export function ownDecision({ pending }: Pick<Match, 'pending'>, seat: Seat): Decision | null {
  return pending.find((decision) => decision.seat === seat) ?? null;
}

/** The seats that are being asked, which everybody sees. */
export function seatsAsked({ pending }: Pick<Match, 'pending'>): Seat[] {
  return pending.map((decision) => decision.seat);
}

/** How the game ended, which everybody sees; null while it goes on. */
export function outcomeOf({ outcome }: Table): Outcome | null {
  return outcome === null ? null : copyPlain(outcome);
}

/** The cards of a zone, in order; null where the seat may not look. */
export function cardsFor<T extends Table>(
  { seat }: Vantage<T>,
  zone: Zone,
): readonly CardId[] | null {
  return mayLook(zone, seat) ? zone.cards : null;
}

/** May the seat see the face of a card in a zone where it may look? Only its back could hide it. */
function isSeen<T extends Table>({ table, seat }: Vantage<T>, card: Card): boolean {
  return !card.faceDown || maySee(table, card.id, seat);
}

/** The id of what is printed on a card, or {@link UNSEEN}. */
export function definitionFor<T extends Table>(from: Vantage<T>, card: Card): string {
  return isSeen(from, card) ? from.game.definitionId(from.table, card.id) : UNSEEN;
}

/** The derived numbers of a card; none of one whose face the seat does not see. */
export function valuesFor<T extends Table>(
  from: Vantage<T>,
  card: Card,
): Readonly<Record<string, number>> {
  return isSeen(from, card) ? from.game.characteristics(from.table, card.id) : {};
}

/** What lies on a card. */
export function countersOf({ counters }: Card): Readonly<Record<string, number>> | null {
  return counters === null ? null : copyPlain(counters);
}

/** The handle of the card that a card is attached to. */
export function hostOf<T extends Table>({ table }: Vantage<T>, { host }: Card): Handle | null {
  return host === NO_CARD ? null : table.cards[host].handle;
}

/** The handle of the card that a decision or an option is about, if the seat may look at it. */
export function aboutFor<T extends Table>(
  { table, seat }: Vantage<T>,
  card: CardId,
): Handle | null {
  return handleFor(seat, table, card);
}

/** What the seat is asked, in words. */
export function promptFor<T extends Table>({ game, table }: Vantage<T>, decision: Decision): Text {
  return copyPlain(game.prompt(table, decision));
}

/** What picking an option would be, in words. */
export function labelFor<T extends Table>(
  { game, table }: Vantage<T>,
  option: Option,
  decision: Decision,
): Text {
  return copyPlain(game.label(table, option, decision));
}
