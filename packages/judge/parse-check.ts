import { fail, NOBODY, type Result, type Seat, succeed } from '@lianhuan/kernel';
import type { Claim, Comparison, Quantity, Time } from './check.ts';
import {
  parseCardPhrase,
  parseCardPhrases,
  parsePlace,
  parseReference,
  parseRule,
  parseSeat,
  unknownWord,
  type Words,
} from './words.ts';

/** How a claim may be written, for those who wrote something else. */
export const CLAIM_FORMS = [
  'A.弃牌堆 has 牌名',
  'A.手牌 has not 牌名',
  'A.牌库 is 牌名, 牌名 x2',
  'A.手牌 is empty',
  'A.战力 = 3',
  '费用 of 牌名 in 中央牌列 = 2',
  'A may 选项',
  'A may not 选项 because 2.3.2',
  'asked: A 提问',
  'winner: A',
  'log cites 2.3.2',
  'log says 文字',
  'never: …',
  'always: …',
] as const;

type Reading = (parts: RegExpExecArray, words: Words) => Result<Claim>;

const READINGS: readonly (readonly [RegExp, Reading])[] = [
  [/^asked\s*[:：]\s*(\S+)\s*(.*)$/, readAsked],
  [/^winners?\s*[:：]\s*(.+)$/, readWinners],
  [/^log\s+cites(\s+not)?\s+(\S+)$/, readCites],
  [/^log\s+says(\s+not)?\s+(.+)$/, readSays],
  [/^(\w+)\s+may(\s+not)?\s+(.+?)(?:\s+because\s+(\S+))?$/, readMay],
  [/^(.+?)\s+has(\s+not)?\s+(.+)$/, readHas],
  [/^(.+?)\s+is\s+(.+)$/, readIs],
  [/^(.+?)\s*(!=|≠|<=|≤|>=|≥|=|<|>)\s*(.+)$/, readCompare],
];

/** Reads one check, such as `A.声望 = 3` or `never: A.手牌 has 望族`. */
export function parseClaim(text: string, words: Words): Result<{ time: Time; claim: Claim }> {
  const [, when, rest] = /^(?:(never|always)\s*[:：]\s*)?(.*)$/s.exec(text.trim()) ?? [];
  for (const [form, read] of READINGS) {
    const parts = form.exec(rest);
    if (!parts) continue;
    const claim = read(parts, words);
    return claim.ok ? succeed({ time: (when ?? 'now') as Time, claim: claim.value }) : claim;
  }
  return fail(
    `看不懂“${text}”；可以写：${CLAIM_FORMS.join('；')}`,
    `"${text}" is not understood; it can be one of: ${CLAIM_FORMS.join('; ')}`,
  );
}

function readAsked([, who, asked]: RegExpExecArray, words: Words): Result<Claim> {
  if (who === 'nobody') return succeed({ kind: 'asked', seat: NOBODY, words: '' });
  const seat = parseSeat(who, words);
  return seat.ok ? succeed({ kind: 'asked', seat: seat.value, words: asked.trim() }) : seat;
}

function readWinners([, text]: RegExpExecArray, words: Words): Result<Claim> {
  const seats: Seat[] = [];
  if (text.trim() === 'none') return succeed({ kind: 'winners', seats });
  for (const letter of text.split(/[\s,，、]+/).filter(Boolean)) {
    const seat = parseSeat(letter, words);
    if (!seat.ok) return seat;
    seats.push(seat.value);
  }
  return succeed({ kind: 'winners', seats: seats.sort((a, b) => a - b) });
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

function readHas([, where, not, what]: RegExpExecArray, words: Words): Result<Claim> {
  const place = parsePlace(where, words);
  if (!place.ok) return place;
  const cards = parseCardPhrases(what, words);
  if (!cards.ok) return cards;
  return succeed({ kind: 'has', place: place.value, wanted: !not, cards: cards.value });
}

function readIs([, where, what]: RegExpExecArray, words: Words): Result<Claim> {
  const place = parsePlace(where, words);
  if (!place.ok) return place;
  if (what.trim() === 'empty') return succeed({ kind: 'is', place: place.value, cards: [] });
  const cards = parseCardPhrases(what, words);
  return cards.ok ? succeed({ kind: 'is', place: place.value, cards: cards.value }) : cards;
}

const SIGNS: Readonly<Record<string, Comparison>> = { '≠': '!=', '≤': '<=', '≥': '>=' };

function readCompare([, before, sign, after]: RegExpExecArray, words: Words): Result<Claim> {
  const named = parseReference(before, words);
  if (named.ok && named.value.kind === 'seat' && sign === '=') {
    const seat = parseSeat(after, words);
    return seat.ok ? succeed({ kind: 'seat', name: named.value.name, seat: seat.value }) : seat;
  }
  const left = parseQuantity(before, words);
  if (!left.ok) return left;
  const right = parseQuantity(after, words);
  if (!right.ok) return right;
  const comparison = SIGNS[sign] ?? (sign as Comparison);
  return succeed({ kind: 'compare', left: left.value, comparison, right: right.value });
}

function parseQuantity(text: string, words: Words): Result<Quantity> {
  const said = text.trim();
  if (/^-?\d+$/.test(said)) return succeed({ kind: 'constant', value: Number(said) });
  const derived = /^(\S+)\s+of\s+(.+?)\s+in\s+(.+)$/.exec(said);
  if (derived) return parseValue(derived, words);
  const reference = parseReference(said, words);
  if (!reference.ok) return reference;
  switch (reference.value.kind) {
    case 'zone':
      return succeed({ kind: 'count', place: reference.value.place });
    case 'number':
      return succeed(reference.value);
    case 'seat':
      return fail(`“${said}”是座位，只能写 = 座位`, `"${said}" is a seat: it can only be = a seat`);
  }
}

function parseValue([, name, what, where]: RegExpExecArray, words: Words): Result<Quantity> {
  const { values } = words.vocabulary;
  if (!values.includes(name)) return unknownWord('数值', 'value of cards', name, values);
  const card = parseCardPhrase(what, words);
  if (!card.ok) return card;
  const place = parsePlace(where, words);
  if (!place.ok) return place;
  return succeed({ kind: 'value', name, card: card.value, place: place.value });
}
