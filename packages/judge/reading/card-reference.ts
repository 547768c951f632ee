import { fail, NOBODY, type Result, succeed, type Text } from '@lianhuan/kernel';
import type { CardReference, Place } from '../scenario/claim.ts';
import { parseCardPhrase } from './card-phrase.ts';
import { allZones, parseReference, type Reference, unknownWord, type Words } from './words.ts';

/** Reads `A.手牌`, `中央牌列`, or what is attached to a card: `装备 of 张飞`. */
export function parsePlace(text: string, words: Words): Result<Place> {
  const attached = /^(\S+)\s+of\s+(.+)$/.exec(text.trim());
  if (attached) return parseAttached(attached[1], attached[2], words);
  const reference = parseReference(text, words);
  if (!reference.ok) return reference;
  if (reference.value.kind === 'zone') return succeed(reference.value.place);
  const { zh, en } = WHAT_ELSE[reference.value.kind];
  const zones = allZones(words.vocabulary);
  return fail(
    `“${text}”不是区域，而是${zh}；区域有：${zones}`,
    `"${text}" is no zone but ${en}; the zones are: ${zones}`,
  );
}

const WHAT_ELSE: Readonly<Record<Exclude<Reference['kind'], 'zone'>, Text>> = {
  number: { zh: '数值', en: 'a number' },
  seat: { zh: '座位', en: 'a seat' },
  list: { zh: '列表', en: 'a list' },
};

function parseAttached(zone: string, holder: string, words: Words): Result<Place> {
  const { attachments } = words.vocabulary;
  if (!attachments.includes(zone)) {
    return unknownWord('附着', 'kind of attachment', zone, attachments);
  }
  const card = parseCardReference(holder, words);
  return card.ok ? succeed({ seat: NOBODY, zone, holder: card.value }) : card;
}

/** Reads a card something is said of: `张飞`, `张飞 (横置)`, `张飞 in A.副将`. */
export function parseCardReference(text: string, words: Words): Result<CardReference> {
  const [, what, where] = /^(.+?)(?:\s+in\s+(.+))?$/.exec(text.trim()) ?? [];
  const card = parseCardPhrase(what ?? '', words);
  if (!card.ok) return card;
  if (where === undefined) return succeed({ card: card.value, place: null });
  const place = parsePlace(where, words);
  return place.ok ? succeed({ card: card.value, place: place.value }) : place;
}

/** Does a text begin with the name of a card, so that it is meant to speak of one? */
export function speaksOfCard(text: string, words: Words): boolean {
  const [, bracketed, plain] = /^(?:【([^】]+)】|([^\s(（]+))/.exec(text.trim()) ?? [];
  return words.cards.has(bracketed ?? plain ?? '');
}
