import type { Decision, Game, Match, Seat, Table, Text } from '@lianhuan/kernel';

/** The option a label means: its index and whole label, or all the labels when it means none or several. */
export type Pick =
  | { readonly kind: 'one'; readonly index: number; readonly label: Text }
  | { readonly kind: 'none'; readonly labels: readonly Text[] }
  | {
      readonly kind: 'several';
      readonly matching: readonly Text[];
      readonly labels: readonly Text[];
    };

/** The decision this seat is asked, if it is. */
export function askedOf(match: Match, seat: Seat): Decision | null {
  return match.pending.find((decision) => decision.seat === seat) ?? null;
}

export function labelsOf(match: Match, decision: Decision): Text[] {
  const game: Game = match.game;
  const table: Table = match.table;
  return decision.options.map((option) => game.label(table, option, decision));
}

/**
 * Finds an option by its Chinese label: the whole of it, or a part that no other label has. Options
 * that read the same are the same to a reader: the first is taken.
 */
export function pickOption(match: Match, decision: Decision, part: string): Pick {
  const labels = labelsOf(match, decision);
  const wanted = squeeze(part);
  const said = labels.map(({ zh }) => squeeze(zh));
  const whole = said.indexOf(wanted);
  if (whole >= 0) return { kind: 'one', index: whole, label: labels[whole] };
  const matching = said.flatMap((label, index) => (label.includes(wanted) ? [index] : []));
  if (matching.length === 0) return { kind: 'none', labels };
  const [index] = matching;
  if (matching.every((other) => said[other] === said[index])) {
    return { kind: 'one', index, label: labels[index] };
  }
  return { kind: 'several', matching: matching.map((other) => labels[other]), labels };
}

/** Does any option of this seat read so? */
export function isOffered(match: Match, seat: Seat, part: string): boolean {
  const decision = askedOf(match, seat);
  return decision !== null && pickOption(match, decision, part).kind !== 'none';
}

/** A pick with one option that is no resting point of the game: it is made without being told. */
export function forcedPick(match: Match): Decision | null {
  return match.pending.find(({ options, idle }) => options.length === 1 && !idle) ?? null;
}

function squeeze(label: string): string {
  return label.trim().replaceAll(/\s+/g, ' ');
}
