import type { Decision, Game, Match, Seat, Table, Text } from '@lianhuan/kernel';
import type { JudgedGame, WordsAsked } from '../scenario/judged-game.ts';

/** The option a label means: its index and whole label, or all the labels when it means none or several. */
export type Pick =
  | { readonly kind: 'one'; readonly index: number; readonly label: Text }
  | { readonly kind: 'none'; readonly labels: readonly Text[] }
  | {
      readonly kind: 'several';
      readonly matching: readonly Text[];
      readonly labels: readonly Text[];
    };

/** The game's own ways to say an option. */
export interface Sayings {
  readonly sayings?: JudgedGame['sayings'];
}

/** The decision this seat is asked, if it is. */
export function askedOf(match: Match, seat: Seat): Decision | null {
  return match.pending.find((decision) => decision.seat === seat) ?? null;
}

export function labelsOf(match: Match, decision: Decision): Text[] {
  const game: Game = match.game;
  const table: Table = match.table;
  return decision.options.map((option) => game.label(table, option, decision));
}

/** The decision as its player reads it, in Chinese. */
export function wordsAskedOf(match: Match, decision: Decision): WordsAsked {
  const game: Game = match.game;
  return {
    prompt: game.prompt(match.table, decision).zh,
    labels: labelsOf(match, decision).map(({ zh }) => zh),
  };
}

/**
 * Finds an option by its Chinese label: the whole of it, or a part that no other label has. Options
 * that read the same are the same to a reader: the first is taken. Where no label has the words, they
 * are said as the game's options say them.
 */
export function pickOption(
  match: Match,
  decision: Decision,
  part: string,
  { sayings }: Sayings,
): Pick {
  const labels = labelsOf(match, decision);
  const picked = pickLabel(labels, part);
  if (picked.kind !== 'none' || sayings === undefined) return picked;
  const meant = sayings(squeeze(part), wordsAskedOf(match, decision));
  const found = meant.map((words) => pickLabel(labels, words));
  return found.find(({ kind }) => kind !== 'none') ?? picked;
}

function pickLabel(labels: readonly Text[], part: string): Pick {
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

/** Are these words for a pick that was made, by one who was asked this? */
export function saysPick(said: string, read: WordsAsked, { sayings }: Sayings): boolean {
  const words = [squeeze(said), ...(sayings?.(squeeze(said), read) ?? [])];
  return words.some((part) => read.labels[0].includes(part));
}

/** Does any option of this seat read so? */
export function isOffered(match: Match, seat: Seat, part: string, sayings: Sayings): boolean {
  const decision = askedOf(match, seat);
  return decision !== null && pickOption(match, decision, part, sayings).kind !== 'none';
}

/** A pick with one option that is no resting point of the game: it is made without being told. */
export function forcedPick(match: Match): Decision | null {
  return match.pending.find(({ options, idle }) => options.length === 1 && !idle) ?? null;
}

function squeeze(label: string): string {
  return label.trim().replaceAll(/\s+/g, ' ');
}
