import { fail, NOBODY, type Result, succeed } from '@lianhuan/kernel';
import type { CardReference, Quantity } from '../scenario/claim.ts';
import { parseCardReference, speaksOfCard } from './card-reference.ts';
import { parseReference, unknownWord, type Words } from './words.ts';

/** Something said of a card: `费用 of 望族 in 中央牌列` or `望族 费用`. */
export interface Property {
  readonly name: string;
  readonly subject: CardReference;
}

/** Reads `3`, `A.战力`, `A.手牌`, `费用 of 望族 in 中央牌列`, `望族 费用`. */
export function parseQuantity(text: string, words: Words): Result<Quantity> {
  const said = text.trim();
  if (/^-?\d+$/.test(said)) return succeed({ kind: 'constant', value: Number(said) });
  if (said === 'none') return succeed({ kind: 'absent' });
  if (isProperty(said, words)) return parseValue(said, words);
  const reference = parseReference(said, words);
  if (!reference.ok) return reference;
  switch (reference.value.kind) {
    case 'zone':
      return succeed({ kind: 'count', place: reference.value.place });
    case 'number':
      return succeed(reference.value);
    case 'list':
      return succeed({ kind: 'entries', list: reference.value.name });
    case 'seat':
      return fail(`“${said}”是座位，只能写 = 座位`, `"${said}" is a seat: it can only be = a seat`);
  }
}

function parseValue(text: string, words: Words): Result<Quantity> {
  const property = parseProperty(text, words);
  if (!property.ok) return property;
  const { name, subject } = property.value;
  const { values, counters, attachments } = words.vocabulary;
  if (attachments.includes(name)) {
    const place = { seat: NOBODY, zone: name, holder: subject };
    return succeed({ kind: 'count', place });
  }
  const known = [...values, ...counters];
  if (!known.includes(name)) return unknownWord('数值', 'value of cards', name, known);
  return succeed({ kind: 'value', name, subject });
}

/** Is this written as something of a card? */
export function isProperty(text: string, words: Words): boolean {
  return /^\S+\s+of\s+./.test(text) || (speaksOfCard(text, words) && /\s\S+$/.test(text.trim()));
}

/** Reads `NAME of CARD` or `CARD NAME`; whether there is such a NAME is not asked here. */
export function parseProperty(text: string, words: Words): Result<Property> {
  const said = text.trim();
  const [, name, what] = /^(\S+)\s+of\s+(.+)$/.exec(said) ?? [];
  const [, before, last] = /^(.+)\s+(\S+)$/.exec(said) ?? [];
  const subject = parseCardReference(what ?? before ?? said, words);
  return subject.ok ? succeed({ name: name ?? last ?? '', subject: subject.value }) : subject;
}
