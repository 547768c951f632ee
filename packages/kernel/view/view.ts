import { contentFor, handleFor, type LineContent } from '../log/line.ts';
import type { LogNode } from '../log/recorder.ts';
import type { Decision, Option } from '../match/decision.ts';
import type { Game } from '../match/game.ts';
import type { Match } from '../match/match.ts';
import { copyPlain } from '../table/copy.ts';
import { type CardId, type Handle, NO_CARD, type Seat } from '../table/ids.ts';
import { mayLook, maySee, type Outcome, type Table, type Zone } from '../table/table.ts';
import type { Text } from '../text/text.ts';

/** The definition of a card that lies with its back up to the one who looks. */
export const UNSEEN = '';

/** A card as somebody sees it. */
export interface CardView {
  readonly handle: Handle;
  /** {@link UNSEEN} for a card whose face this seat may not see. */
  readonly definition: string;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly tapped: boolean;
  readonly faceDown: boolean;
  /** The card it is attached to, if any. */
  readonly host: Handle | null;
  readonly counters: Readonly<Record<string, number>> | null;
  /** Derived numbers. */
  readonly values: Readonly<Record<string, number>>;
}

/** A zone as somebody sees it: always how many, and the cards only if this seat may look. */
export interface ZoneView {
  readonly id: number;
  readonly name: string;
  readonly owner: Seat;
  readonly count: number;
  readonly cards: readonly CardView[] | null;
}

/** One thing this seat may pick; its place in the list is the answer. */
export interface OptionView {
  readonly verb: string;
  /** The card it is about, if this seat may look at it. */
  readonly card: Handle | null;
  readonly seat: Seat;
  readonly amount: number;
  readonly label: Text;
}

/** What this seat is asked. */
export interface DecisionView {
  readonly kind: string;
  readonly prompt: Text;
  readonly rule: string;
  readonly idle: boolean;
  /** The card it is about, if this seat may look at it. */
  readonly about: Handle | null;
  /** The number the prompt speaks of, if any (see {@link Decision}). */
  readonly amount: number;
  readonly options: readonly OptionView[];
}

/** Everything one seat may know at one moment, as plain data. */
export interface View {
  readonly game: string;
  readonly seat: Seat;
  readonly seats: number;
  readonly zones: readonly ZoneView[];
  readonly state: unknown;
  /** What this seat is asked now, if it is. */
  readonly decision: DecisionView | null;
  /** The seats that are being asked, this one or others. */
  readonly waiting: readonly Seat[];
  readonly outcome: Outcome | null;
}

/**
 * What `seat` sees; pass `NOBODY` for a spectator. The only source for screens, logs and bots. It is a copy:
 * whatever is done to it, the table stays as it is, and so do the cards and words of all games.
 */
export function view<T extends Table>(match: Match<T>, seat: Seat): View {
  const { game, table, pending } = match;
  const own = pending.find((decision) => decision.seat === seat);
  return {
    game: game.id,
    seat,
    seats: table.seats,
    zones: table.zones.map((zone) => viewZone(game, table, zone, seat)),
    state: copyPlain(game.publicState(table, seat)),
    decision: own ? viewDecision(game, table, own) : null,
    waiting: pending.map((decision) => decision.seat),
    outcome: copyPlain(table.outcome),
  };
}

function viewZone<T extends Table>(game: Game<T>, table: T, zone: Zone, seat: Seat): ZoneView {
  return {
    id: zone.id,
    name: zone.name,
    owner: zone.owner,
    count: zone.cards.length,
    cards: mayLook(zone, seat) ? zone.cards.map((card) => viewCard(game, table, card, seat)) : null,
  };
}

function viewCard<T extends Table>(game: Game<T>, table: T, id: CardId, seat: Seat): CardView {
  const card = table.cards[id];
  const seen = maySee(table, id, seat);
  return {
    handle: card.handle,
    definition: seen ? game.definitionId(table, id) : UNSEEN,
    owner: card.owner,
    controller: card.controller,
    tapped: card.tapped,
    faceDown: card.faceDown,
    host: hostOf(table, id),
    counters: copyPlain(card.counters),
    values: seen ? game.characteristics(table, id) : {},
  };
}

/** The handle of the card that a card is attached to. */
export function hostOf(table: Table, card: CardId): Handle | null {
  const { host } = table.cards[card];
  return host === NO_CARD ? null : table.cards[host].handle;
}

function viewDecision<T extends Table>(game: Game<T>, table: T, decision: Decision): DecisionView {
  return {
    kind: decision.kind,
    prompt: copyPlain(game.prompt(table, decision)),
    rule: decision.rule,
    idle: decision.idle,
    about: handleFor(decision.seat, table, decision.about),
    amount: decision.amount,
    options: decision.options.map((option) => viewOption(game, table, option, decision)),
  };
}

function viewOption<T extends Table>(
  game: Game<T>,
  table: T,
  option: Option,
  decision: Decision,
): OptionView {
  return {
    verb: option.verb,
    card: handleFor(decision.seat, table, option.card),
    seat: option.seat,
    amount: option.amount,
    label: copyPlain(game.label(table, option, decision)),
  };
}

/** A line of the log, or a cause that lines hang from, as one seat reads it. */
export interface LogLine extends LineContent {
  /** Lines are numbered in the order in which they come; what nobody is told has no number. */
  readonly id: number;
  /** The line of the cause it hangs from; −1 for none. */
  readonly parent: number;
  /** How many answers had been given. */
  readonly answers: number;
  readonly rules: readonly string[];
}

/**
 * The log as `seat` may read it, settled line by line as it was written: nothing that comes later changes
 * a line. Of a match that records for a judge, the judge's lines, whatever the seat.
 * @param from only the lines that have come since there were so many nodes
 */
export function viewLog<T extends Table>(match: Match<T>, seat: Seat, from = 0): LogLine[] {
  const lines: LogLine[] = [];
  const { log } = match;
  const tell = ({ line, parent, answers, rules, content: told }: LogNode) => {
    const words = line === null ? null : contentFor(told, seat);
    if (line === null || words === null) return;
    lines.push({
      id: line.number,
      parent: log[parent]?.line?.number ?? -1,
      answers,
      rules,
      ...words,
    });
  };
  for (const cause of causesSince(log, from)) tell(cause);
  for (let place = from; place < log.length; place++) tell(log[place]);
  return lines;
}

/** Causes written down before node `from` of which something has come only since, the outermost first. */
function causesSince(log: readonly LogNode[], from: number): LogNode[] {
  const causes: LogNode[] = [];
  if (from === 0) return causes;
  let above = log.slice(from).find(({ line }) => line !== null)?.parent ?? -1;
  for (; above >= 0; above = log[above].parent) {
    if (above < from && (log[above].line?.since ?? -1) >= from) causes.unshift(log[above]);
  }
  return causes;
}
