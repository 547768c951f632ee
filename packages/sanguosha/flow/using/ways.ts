import {
  ask,
  type CardId,
  type Flow,
  NO_CARD,
  type Option,
  option,
  type Seat,
} from '@lianhuan/kernel';
import { facesMeant, isOfFace } from '../../cards/faces.ts';
import { happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import { type HeldPart, type HeldSkill, skillIndex } from '../../skills/skill-index.ts';
import { isOften, isUp, mayShow, scopeOf, timesKey, turnedKey } from '../../skills/usable.ts';
import type { CardInUse } from '../../table/cards-in-use.ts';
import { asItIs, characterOf, frameOf, madeOf, type SanguoshaTable } from '../../table/table.ts';
import { fits } from '../../text/meaning/card-qualities.ts';
import { cardsAt } from '../../text/meaning/cards.ts';
import type { ConvertPart, SomeCards } from '../../text/nodes/nodes.ts';
import { usedLikeHand } from './at-hand.ts';

/** The ways in which a character could have a card to use or play: as it is, or made of others (preUse). */

/** The conversions of a character for using or playing, in a fixed order. */
export function conversionsOf(
  table: SanguoshaTable,
  seat: Seat,
  deed: 'use' | 'play',
): readonly HeldPart<ConvertPart>[] {
  const { converting: printed } = skillIndex(table);
  const begun = begunConversions(table);
  const converting = begun.length === 0 ? printed : [...printed, ...begun];
  if (converting.length === 0) return converting;
  return converting.filter((conversion) => {
    const { held, part, place } = conversion;
    if (held.seat !== seat || (part.deed !== deed && part.deed !== 'either')) return false;
    if (!isUp(table, held, place) || isOften(table, conversion)) return false;
    if (isUsedUp(table, held, part) || (held.hidden && !mayShow(table, seat))) return false;
    if (part.condition === null) return rule('T57') && rule('preUse.1');
    return table.procedures.holds(table, part.condition, scopeOf(held, null, []));
  });
}

/** Was it used in this play phase as often as it may be (度势)? */
function isUsedUp(
  table: SanguoshaTable,
  { seat, name }: HeldSkill,
  { limit }: ConvertPart,
): boolean {
  if (limit === 0) return false;
  const isOwnPhase = frameOf(table, 'phase')?.phase === 'play' && table.state.active === seat;
  return !isOwnPhase || (characterOf(table, seat).uses[convertedKey(name)] ?? 0) >= limit;
}

/** Counts a card that a conversion made which is used so many times only, or turns with its use. */
export function* countConversion(
  table: SanguoshaTable,
  seat: Seat,
  { converted, face, real }: CardInUse,
): Flow {
  if (converted === null) return;
  const parts = skillIndex(table).converting.filter(
    ({ held, part, place }) =>
      held.seat === seat &&
      held.name === converted &&
      isOfFace(part.as, face) &&
      isUp(table, held, place),
  );
  // Of several parts that make such a card, the one that takes these.
  const found = parts.find(({ part }) => takes(table, part, real)) ?? parts[0];
  if (found === undefined) return;
  const { held, part, place } = found;
  const uses = [
    ...(part.limit > 0 ? [convertedKey(converted)] : []),
    ...(part.times === null ? [] : [timesKey(held, part.times, place)]),
    ...(held.tags.includes('turning') ? [turnedKey(held)] : []),
  ];
  for (const use of uses) yield* happen(table, { type: 'count-use', seat, use, by: 1 });
}

function takes(table: SanguoshaTable, { what }: ConvertPart, real: readonly CardId[]): boolean {
  return what.kind === 'some-cards' && real.every((card) => isStandard(table, what, card));
}

function convertedKey(skill: string): string {
  return `phase:converted:${skill}`;
}

/** Conversions that effects began (P11). */
function begunConversions(table: SanguoshaTable): readonly HeldPart<ConvertPart>[] {
  if (table.effects.modify.length === 0) return [];
  return table.effects.modify.flatMap(({ body, source }) => {
    if (body.kind !== 'convert-begun') return [];
    const { seat, part, skill } = body;
    const held = {
      seat,
      name: skill ?? '',
      tags: [],
      parts: [part],
      source,
      rank: 0,
      armour: false,
      hidden: false,
    };
    return [{ held, part, place: 0 }];
  });
}

/** How many cards a conversion takes; 1 where nothing is said. */
export function cardsTaken(table: SanguoshaTable, { held, part }: HeldPart<ConvertPart>): number {
  const { what, x } = part;
  if (x !== null) return table.procedures.count(table, x, scopeOf(held, null, []));
  return what.kind === 'some-cards' && typeof what.count === 'number' ? what.count : 1;
}

/** The cards of its owner that a conversion could take. */
export function convertible(
  table: SanguoshaTable,
  { held, part }: HeldPart<ConvertPart>,
): CardId[] {
  const { what } = part;
  if (what.kind !== 'some-cards') return [];
  const own = cardsAt(table, held.seat, what.at);
  const isOfHand = what.at === 'hand' || what.at === 'cards';
  const there = isOfHand ? [...own, ...usedLikeHand(table, held.seat)] : own;
  // Of one's own cards only those of the hand, where it says so (preUse.3).
  const near =
    what.at === 'hand' ? [...new Set([...there, ...cardsAt(table, held.seat, 'cards')])] : there;
  return near.filter(
    (card) =>
      (there.includes(card) || !rule('preUse.3')) &&
      card !== held.source &&
      (isStandard(table, what, card) || !rule('preUse.2')),
  );
}

/** May the card serve as a real card of the conversion (preUse.2)? What refers to the others is looked at later. */
function isStandard(table: SanguoshaTable, { sort, qualities }: SomeCards, card: CardId): boolean {
  const real = asItIs(table, card);
  if (sort !== null && !fits(table, sort, real)) return false;
  return qualities.every((quality) => quality.kind === 'same-suit' || fits(table, quality, real));
}

/** The cards that could go with those picked already: of 花色相同的 only such as leave enough of their suit. */
function convertibleWith(
  table: SanguoshaTable,
  conversion: HeldPart<ConvertPart>,
  picked: readonly CardId[],
): CardId[] {
  const all = convertible(table, conversion);
  const left = all.filter((card) => !picked.includes(card));
  if (!isOfOneSuit(conversion.part)) return left;
  const suitOf = (card: CardId) => asItIs(table, card).suit;
  if (picked.length > 0) return left.filter((card) => suitOf(card) === suitOf(picked[0]));
  const taken = cardsTaken(table, conversion);
  return all.filter(
    (card) => all.filter((other) => suitOf(other) === suitOf(card)).length >= taken,
  );
}

function isOfOneSuit({ what }: ConvertPart): boolean {
  return what.kind === 'some-cards' && what.qualities.some(({ kind }) => kind === 'same-suit');
}

/** The ids of the faces that a conversion makes. */
export function facesMade({ part }: HeldPart<ConvertPart>): readonly string[] {
  return facesMeant(part.as).slice(0, 1);
}

/** Options for one conversion: its cards one by one, or the conversion as a whole where it takes several. */
export function conversionOptions(
  table: SanguoshaTable,
  conversion: HeldPart<ConvertPart>,
  index: number,
  isWanted: (card: CardInUse) => boolean,
): Option[] {
  const cards = convertibleWith(table, conversion, []);
  const { seat, source, name } = conversion.held;
  const [face] = facesMade(conversion);
  const taken = cardsTaken(table, conversion);
  if (taken === 1) {
    return cards
      .filter((card) => isWanted(madeOf(table, face, [card], name)))
      .map((card) => option('convert', card, seat, index));
  }
  if (cards.length < taken || !isWanted(madeOf(table, face, cards.slice(0, taken), name)))
    return [];
  return [option('convert-several', source, seat, index)];
}

/** The card that the picked option makes; null if its player takes it back. */
export function* cardMade(
  table: SanguoshaTable,
  choice: Option,
  conversions: readonly HeldPart<ConvertPart>[],
): Flow<CardInUse | null> {
  const conversion = conversions[choice.amount];
  const [face] = facesMade(conversion);
  rule('T57');
  if (choice.verb === 'convert') return madeOf(table, face, [choice.card], conversion.held.name);
  const picked: CardId[] = [];
  const taken = cardsTaken(table, conversion);
  while (picked.length < taken) {
    const left = convertibleWith(table, conversion, picked);
    const pick = yield* ask({
      seat: choice.seat,
      kind: 'convert-with',
      options: [
        ...left.map((card) => option('pick', card, choice.seat)),
        option('cancel', NO_CARD, choice.seat),
      ],
      about: conversion.held.source,
      amount: taken - picked.length,
      rule: 'preUse.4',
    });
    if (pick.verb === 'cancel') return null;
    picked.push(pick.card);
  }
  return madeOf(table, face, picked, conversion.held.name);
}
