import type { Decision, Game, Match, Seat, Table, Text } from '@lianhuan/kernel';
import type { JudgedGame } from '../scenario/judged-game.ts';
import { holds, plainWords } from './plain-words.ts';

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

/** A decision, and how its game lets players say what they pick. */
export interface Asked {
  readonly judged: JudgedGame;
  readonly match: Match;
  readonly decision: Decision;
}

/**
 * Finds an option by its Chinese label: the whole of it, or a part that no other label has. Options
 * that read the same are the same to a reader: the first is taken. What no label holds is looked for
 * in what else players say for an option.
 */
export function pickOption(asked: Asked, part: string): Pick {
  const labels = labelsOf(asked.match, asked.decision);
  const wanted = squeeze(part);
  const said = labels.map(({ zh }) => squeeze(zh));
  const whole = said.indexOf(wanted);
  if (whole >= 0) return { kind: 'one', index: whole, label: labels[whole] };
  const matching = said.flatMap((label, index) => (label.includes(wanted) ? [index] : []));
  const pick = oneOf(said, labels, matching.length > 0 ? matching : alsoCalled(asked, part));
  if (pick.kind !== 'several' || matching.length === 0) return pick;
  // 副将 in 甲 放在副将槽 and 甲 盖放在副将槽: the one that is wholly called so.
  const wholly = oneOf(said, labels, whollyCalled(asked, part));
  return wholly.kind === 'one' ? wholly : pick;
}

/**
 * The options that are called so in other words than their label's, in a game in which players use several: wholly, else
 * in a part.
 */
function alsoCalled(asked: Asked, part: string): number[] {
  if (asked.judged.alsoSaid === undefined) return [];
  const wanted = plainWords(part);
  if (wanted === '') return [];
  const whole = whollyCalled(asked, part);
  if (whole.length > 0) return whole;
  if (!asked.judged.saidInPart) return part.endsWith('：') ? [] : labelledSo(asked, wanted);
  const names = namesOf(asked);
  const found = (isIt: (name: string) => boolean) =>
    names.flatMap((all, index) => (all.some(isIt) ? [index] : []));
  // A card by its name alone: 使用 桃 for 使用 桃♥3.
  const cards = found((name) => isCardOf(name, wanted));
  // In brackets stands a whole name: 【桃】 is no 【桃园结义】.
  if (cards.length > 0 || part.includes('【')) return cards;
  const inPart = found((name) => holds(name, wanted));
  // 选择 回复 of several things to do: the one that has 回复 in it.
  const [, chosen] = /^选择(.+)$/.exec(wanted) ?? [];
  return inPart.length > 0 || chosen === undefined ? inPart : found((name) => holds(name, chosen));
}

/** 派遣甲 for 派遣 甲 · 副将: the options whose labels hold the plain words. */
function labelledSo({ match, decision }: Asked, words: string): number[] {
  const labels = labelsOf(match, decision);
  return labels.flatMap(({ zh }, index) => (plainWords(zh).includes(words) ? [index] : []));
}

/** In a game in which players use several words for an option: those that are called so and no more. */
function whollyCalled(asked: Asked, part: string): number[] {
  const wanted = plainWords(part);
  if (asked.judged.alsoSaid === undefined || wanted === '') return [];
  return namesOf(asked).flatMap((all, index) => (all.includes(wanted) ? [index] : []));
}

/** Is that a name up to the suit and rank of its card? */
function isCardOf(name: string, wanted: string): boolean {
  return name.startsWith(wanted) && /^[♠♥♣♦]/.test(name.slice(wanted.length));
}

/** All that players say for each option, its label first, in plain words. */
export function namesOf({ judged, match, decision }: Asked): string[][] {
  const labels = labelsOf(match, decision).map(({ zh }) => zh);
  return labels.map((label, index) => {
    const others = judged.alsoSaid?.(match.table, decision, index, labels) ?? [];
    return [label, ...others].map(plainWords);
  });
}

function oneOf(
  said: readonly string[],
  labels: readonly Text[],
  matching: readonly number[],
): Pick {
  if (matching.length === 0) return { kind: 'none', labels };
  const [index] = matching;
  if (matching.every((other) => said[other] === said[index])) {
    return { kind: 'one', index, label: labels[index] };
  }
  return { kind: 'several', matching: matching.map((other) => labels[other]), labels };
}

/** Does any option of this seat read so? */
export function isOffered(
  { judged, match }: Omit<Asked, 'decision'>,
  seat: Seat,
  part: string,
): boolean {
  const decision = askedOf(match, seat);
  return decision !== null && pickOption({ judged, match, decision }, part).kind !== 'none';
}

/** A pick with one option that is no resting point of the game: it is made without being told. */
export function forcedPick(match: Match): Decision | null {
  return match.pending.find(({ options, idle }) => options.length === 1 && !idle) ?? null;
}

function squeeze(label: string): string {
  return label.trim().replaceAll(/\s+/g, ' ');
}
