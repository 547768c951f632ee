import { fail, NOBODY, type Result, type Seat, succeed } from '@lianhuan/kernel';
import type { Claim, Comparison, Time } from '../scenario/claim.ts';
import { parseCardPhrase, parseCardPhrases } from './card-phrase.ts';
import { parsePlace, speaksOfCard } from './card-reference.ts';
import { nearForms } from './claim-forms.ts';
import { toHalfWidth } from './half-width.ts';
import {
  isSaidOfCard,
  isTrait,
  readSaidOf,
  readState,
  readTrait,
  wordsOf,
} from './parse-description.ts';
import { parseQuantity } from './parse-quantity.ts';
import { parsePhase, parseReference, parseRule, parseSeat, type Words } from './words.ts';

/** `refused because 2.3.2`: the match of this set-up does not begin. */
export const REFUSED = /^refused\s+because\s+(\S+)$/;

type Reading = (parts: RegExpExecArray, words: Words) => Result<Claim>;

const READINGS: readonly (readonly [RegExp, Reading])[] = [
  [/^asked\s*[:：]\s*(\S+)\s*(.*)$/, readAsked],
  [/^(\w+)\s+decides\s*(.*)$/, readAsked],
  [/^winners?\s*[:：]\s*(.+)$/, readWinners],
  [REFUSED, readRefused],
  [/^log\s+cites(\s+not)?\s+(\S+)$/, readCites],
  [/^log\s+says(\s+not)?\s+(.+)$/, readSays],
  [/^phase(?:\s+is(\s+not)?\s+|\s*[=:：]\s*)(\S+)(?:\s+of\s+(\w+))?$/, readPhase],
  [/^(\w+)\s+may(\s+not)?\s+(.+?)(?:\s+because\s+(\S+))?$/, readMay],
  [/^(\w+)\s+sees(\s+not)?\s+(.+?)\s+in\s+(.+)$/, readSees],
  [/^(\w+)\s+was(\s+not)?\s+shown\s+(.+)$/, readShown],
  [/^(\w+)\s+knows(\s+not)?\s+(\w+)\s+chose(?:\s+(.+))?$/, readKnows],
  [/^(.+?)\s+has(\s+not)?\s+(.+)$/, readHas],
  [/^(.+?)\s+is(\s+not)?\s+(.+)$/, readIs],
  [/^(.+?)\s*(!=|≠|<=|≤|>=|≥|=|<|>)\s*(.+)$/, readCompare],
  [/^(.+?)(\s+not)?\s+in\s+(.+)$/, readIn],
];

/** Reads one check, such as `A.声望 = 3` or `never: A.手牌 has 望族`. */
export function parseClaim(text: string, words: Words): Result<{ time: Time; claim: Claim }> {
  const [, when, rest] =
    /^(?:(never|always)\s*[:：]\s*)?(.*)$/s.exec(toHalfWidth(text).trim()) ?? [];
  for (const [form, read] of READINGS) {
    const parts = form.exec(rest);
    if (!parts) continue;
    const claim = read(parts, words);
    return claim.ok ? succeed({ time: (when ?? 'now') as Time, claim: claim.value }) : claim;
  }
  const near = nearForms(rest ?? '', (said) => speaksOfCard(said, words));
  return fail(
    `看不懂“${text}”；可以写：${near.join('；')}`,
    `"${text}" is not understood; there can be: ${near.join('; ')}`,
  );
}

function readAsked([, who, asked]: RegExpExecArray, words: Words): Result<Claim> {
  if (who === 'nobody') return succeed({ kind: 'asked', seat: NOBODY, words: '' });
  const seat = parseSeat(who, words);
  return seat.ok ? succeed({ kind: 'asked', seat: seat.value, words: asked.trim() }) : seat;
}

function readWinners([, text]: RegExpExecArray, words: Words): Result<Claim> {
  const seats: Seat[] = [];
  const said = text.trim();
  if (said === 'none') return succeed({ kind: 'winners', seats, draw: false });
  if (said === 'draw') return succeed({ kind: 'winners', seats, draw: true });
  for (const letter of said.split(/[\s,，、]+/).filter(Boolean)) {
    const seat = parseSeat(letter, words);
    if (!seat.ok) return seat;
    seats.push(seat.value);
  }
  return succeed({ kind: 'winners', seats: seats.sort((a, b) => a - b), draw: false });
}

function readRefused([, number]: RegExpExecArray, words: Words): Result<Claim> {
  const because = parseRule(number, words);
  return because.ok ? succeed({ kind: 'refused', because: because.value }) : because;
}

function readCites([, not, number]: RegExpExecArray, words: Words): Result<Claim> {
  const rule = parseRule(number, words);
  return rule.ok ? succeed({ kind: 'cites', wanted: !not, rule: rule.value }) : rule;
}

function readSays([, not, said]: RegExpExecArray): Result<Claim> {
  return succeed({ kind: 'says', wanted: !not, words: said.trim() });
}

function readMay([, who, not, label, why]: RegExpExecArray, words: Words): Result<Claim> {
  const seat = parseSeat(who, words);
  if (!seat.ok) return seat;
  const may = { kind: 'may', seat: seat.value, wanted: !not, label: label.trim() } as const;
  if (why === undefined) return succeed({ ...may, because: null });
  if (!not) {
    return fail('because 只能写在 may not 之后', 'Only “may not” can be followed by “because”');
  }
  const because = parseRule(why, words);
  return because.ok ? succeed({ ...may, because: because.value }) : because;
}

function readSees([, who, not, what, where]: RegExpExecArray, words: Words): Result<Claim> {
  const seat = parseSeat(who, words);
  if (!seat.ok) return seat;
  const cards = parseCardPhrases(what, words);
  if (!cards.ok) return cards;
  const place = parsePlace(where, words);
  if (!place.ok) return place;
  const sees = { kind: 'sees', seat: seat.value, wanted: !not, place: place.value } as const;
  return succeed({ ...sees, cards: cards.value });
}

function readShown([, who, not, what]: RegExpExecArray, words: Words): Result<Claim> {
  const seat = parseSeat(who, words);
  if (!seat.ok) return seat;
  const cards = parseCardPhrases(what, words);
  if (!cards.ok) return cards;
  return succeed({ kind: 'shown', seat: seat.value, wanted: !not, cards: cards.value });
}

function readKnows([, who, not, whose, what]: RegExpExecArray, words: Words): Result<Claim> {
  const seat = parseSeat(who, words);
  if (!seat.ok) return seat;
  const chooser = parseSeat(whose, words);
  if (!chooser.ok) return chooser;
  const cards = what === undefined ? succeed([]) : parseCardPhrases(what, words);
  if (!cards.ok) return cards;
  const knows = { kind: 'knows', seat: seat.value, wanted: !not, chooser: chooser.value } as const;
  return succeed({ ...knows, cards: cards.value });
}

function readPhase([, not, name, whose]: RegExpExecArray, words: Words): Result<Claim> {
  const phase = parsePhase(name, words);
  if (!phase.ok) return phase;
  const claim = { kind: 'phase', wanted: !not, name: phase.value } as const;
  if (whose === undefined) return succeed({ ...claim, seat: null });
  const seat = parseSeat(whose, words);
  return seat.ok ? succeed({ ...claim, seat: seat.value }) : seat;
}

/** Reads what `until` waits for: `A 出牌`, that A is asked so; `准备流程 of B`, that phase of the turn of B. */
export function parseUntil(text: string, words: Words): Result<Claim> {
  const [, phase, whose] = /^(\S+)\s+of\s+(\w+)$/.exec(toHalfWidth(text).trim()) ?? [];
  const said = phase === undefined ? `asked: ${text}` : `phase is ${phase} of ${whose}`;
  const read = parseClaim(said, words);
  return read.ok ? succeed(read.value.claim) : read;
}

function readHas([, where, not, what]: RegExpExecArray, words: Words): Result<Claim> {
  const said = { where, what, wanted: !not, exact: false };
  return readListOrCard(said, words) ?? readCardsAt('has', said, words);
}

function readIs([, where, not, what]: RegExpExecArray, words: Words): Result<Claim> {
  const said = { where, what, wanted: !not, exact: true };
  return readListOrCard(said, words) ?? readCardsAt('is', said, words);
}

/** `A.副将 has 张飞`, `A.副将 is 张飞`, and the same of lists and of cards. */
interface Said {
  readonly where: string;
  readonly what: string;
  readonly wanted: boolean;
  /** True for `is`, which means these and nothing else; false for `has`. */
  readonly exact: boolean;
}

/** What is said of a list or of a card; null if `where` is neither. */
function readListOrCard({ where, what, wanted, exact }: Said, words: Words): Result<Claim> | null {
  if (words.vocabulary.lists.includes(where.trim())) return readList(where, exact, wanted, what);
  if (!isSaidOfCard(where, words)) return null;
  return (exact ? readState : readSaidOf)(where, wanted, what, words);
}

function readCardsAt(
  kind: 'has' | 'is',
  { where, what, wanted, exact }: Said,
  words: Words,
): Result<Claim> {
  const place = parsePlace(where, words);
  if (!place.ok) return place;
  const none = exact && what.trim() === 'empty';
  const cards = none ? succeed([]) : parseCardPhrases(what, words);
  return cards.ok ? succeed({ kind, place: place.value, wanted, cards: cards.value }) : cards;
}

/** `张飞 in A.副将` says the same as `A.副将 has 张飞`. */
function readIn([, what, not, where]: RegExpExecArray, words: Words): Result<Claim> {
  const card = parseCardPhrase(what, words);
  if (!card.ok) return card;
  const place = parsePlace(where, words);
  if (!place.ok) return place;
  return succeed({ kind: 'has', place: place.value, wanted: !not, cards: [card.value] });
}

function readList(name: string, exact: boolean, wanted: boolean, what: string): Result<Claim> {
  const entries = exact && what.trim() === 'empty' ? [] : wordsOf(what, /[,，、]/);
  return succeed({ kind: 'list', name: name.trim(), exact, wanted, entries });
}

const SIGNS: Readonly<Record<string, Comparison>> = { '≠': '!=', '≤': '<=', '≥': '>=' };

function readCompare([, before, sign, after]: RegExpExecArray, words: Words): Result<Claim> {
  const comparison = SIGNS[sign] ?? (sign as Comparison);
  const named = parseReference(before, words);
  if (named.ok && named.value.kind === 'seat' && sign === '=') {
    const seat = parseSeat(after, words);
    return seat.ok ? succeed({ kind: 'seat', name: named.value.name, seat: seat.value }) : seat;
  }
  if (isTrait(before, words) && (comparison === '=' || comparison === '!=')) {
    return readTrait(before, true, comparison === '=', after, words);
  }
  const left = parseQuantity(before, words);
  if (!left.ok) return left;
  const right = parseQuantity(after, words);
  if (!right.ok) return right;
  return succeed({ kind: 'compare', left: left.value, comparison, right: right.value });
}
