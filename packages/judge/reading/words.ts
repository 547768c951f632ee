import { fail, NOBODY, type Result, type Seat, succeed } from '@lianhuan/kernel';
import type { Place } from '../scenario/claim.ts';
import { seatOfLetter, type Vocabulary } from '../scenario/judged-game.ts';
import { toHalfWidth } from './half-width.ts';
import { nearestWord } from './nearest-word.ts';

/** What the words of one scenario may refer to. */
export interface Words {
  readonly vocabulary: Vocabulary;
  readonly players: number;
  /** Printed names of all cards there are. */
  readonly cards: ReadonlySet<string>;
  readonly rules: ReadonlySet<string>;
}

/** What a dotted or plain name stands for. */
export type Reference =
  | { readonly kind: 'zone'; readonly place: Place }
  | { readonly kind: 'number'; readonly seat: Seat; readonly name: string }
  | { readonly kind: 'seat'; readonly name: string }
  | { readonly kind: 'list'; readonly name: string };

/** Reads `A.手牌`, `中央牌列`, `A.战力`, `民心池`, `起始玩家`. */
export function parseReference(text: string, words: Words): Result<Reference> {
  const dotted = /^(\w+)\s*[.．]\s*(.+)$/.exec(text.trim());
  const { vocabulary } = words;
  if (!dotted) {
    const name = text.trim();
    if (vocabulary.sharedZones.includes(name)) {
      return succeed({ kind: 'zone', place: { seat: NOBODY, zone: name, holder: null } });
    }
    if (vocabulary.sharedNumbers.includes(name)) {
      return succeed({ kind: 'number', seat: NOBODY, name });
    }
    if (vocabulary.sharedSeats.includes(name)) return succeed({ kind: 'seat', name });
    if (vocabulary.lists.includes(name)) return succeed({ kind: 'list', name });
    return unknownShared(name, vocabulary);
  }
  const seat = parseSeat(dotted[1], words);
  if (!seat.ok) return seat;
  const name = dotted[2];
  if (vocabulary.seatZones.includes(name)) {
    return succeed({ kind: 'zone', place: { seat: seat.value, zone: name, holder: null } });
  }
  if (vocabulary.seatNumbers.includes(name)) {
    return succeed({ kind: 'number', seat: seat.value, name });
  }
  return unknownOwn(name, vocabulary);
}

export function parseSeat(text: string, { players }: Words): Result<Seat> {
  const seat = seatOfLetter(toHalfWidth(text).trim(), players);
  if (seat >= 0) return succeed(seat);
  const letters = Array.from({ length: players }, (_, index) => String.fromCharCode(65 + index));
  return fail(
    `没有座位“${text}”；本例的座位是 ${letters.join('、')}`,
    `There is no seat "${text}"; the seats here are ${letters.join(', ')}`,
  );
}

export function parseRule(text: string, { rules }: Words): Result<string> {
  const number = text.trim();
  return rules.has(number) ? succeed(number) : unknownWord('规则条目', 'rule', number, rules);
}

export function parsePhase(
  text: string,
  { vocabulary: { phases } }: Words,
  moments: readonly string[] = [],
): Result<string> {
  const name = text.trim();
  const known = [...phases, ...moments];
  return known.includes(name) ? succeed(name) : unknownWord('阶段', 'phase', name, known);
}

/** What is wrong with a word that is none of `known`. */
export function unknownWord(
  zh: string,
  en: string,
  word: string,
  known: Iterable<string>,
): Result<never> {
  const nearest = nearestWord(word, known);
  return fail(
    `没有名为“${word}”的${zh}${nearest ? `；是“${nearest}”吗？` : ''}`,
    `There is no ${en} "${word}"${nearest ? `; did you mean "${nearest}"?` : ''}`,
  );
}

function unknownShared(name: string, vocabulary: Vocabulary): Result<never> {
  const { sharedZones, sharedNumbers, sharedSeats, lists, seatZones, seatNumbers } = vocabulary;
  const known = [...sharedZones, ...sharedNumbers, ...sharedSeats, ...lists];
  if (seatZones.includes(name) || seatNumbers.includes(name)) {
    return fail(
      `“${name}”每位玩家都有，要写明是谁的，例如 A.${name}`,
      `Each player has "${name}": say whose, e.g. A.${name}`,
    );
  }
  const nearest = nearestWord(name, known);
  return fail(
    `没有公共的“${name}”${nearest ? `；是“${nearest}”吗？` : ''}可以写：${known.join('、')}`,
    `There is no shared "${name}"${nearest ? `; did you mean "${nearest}"?` : ''} Known: ${known.join(', ')}`,
  );
}

function unknownOwn(name: string, vocabulary: Vocabulary): Result<never> {
  const known = [...vocabulary.seatZones, ...vocabulary.seatNumbers];
  const nearest = nearestWord(name, known);
  return fail(
    `玩家没有“${name}”${nearest ? `；是“${nearest}”吗？` : ''}可以写：${known.join('、')}`,
    `A player has no "${name}"${nearest ? `; did you mean "${nearest}"?` : ''} Known: ${known.join(', ')}`,
  );
}

/** The zones there are, for those who named another. */
export function allZones({ sharedZones, seatZones }: Vocabulary): string {
  return [...sharedZones, ...seatZones.map((zone) => `A.${zone}`)].join('、');
}
