import type { Seat, Text, Zone } from '@lianhuan/kernel';
import { cardNameOf, NOBODY, seatLetter, zoneNameFor } from '@lianhuan/kernel';
import type { CardDefinition } from '../cards/definition.ts';
import { type CardInUse, RANK_SIGNS, SUIT_SIGNS } from '../table/cards-in-use.ts';
import { faceOf, printed, type SanguoshaTable } from '../table/table.ts';
import { ZONES, type ZoneName } from '../table/zones.ts';
import TERMS from '../terms.json' with { type: 'json' };

/** The marks that characters can have, by their printed names. */
export const MARK_NAMES: Readonly<Record<string, Text | undefined>> = Object.fromEntries([
  ...Object.entries(TERMS.marks).map(([zh, en]) => [zh, { zh, en }]),
  ...Object.values(TERMS.tokens).map(({ zh, en }) => [zh, { zh, en }]),
]);

/** A letter for each seat, as scenarios and logs call them. */
export function seatName(seat: Seat, reader: Seat = NOBODY): Text {
  if (seat === NOBODY) return { zh: '公共', en: 'the table' };
  if (seat === reader) return { zh: '你', en: 'You' };
  return seatLetter(seat);
}

/** ♠7, as it is printed in the corner; nothing for what has neither. */
export function corner({ suit, rank }: Pick<CardDefinition, 'suit' | 'rank'>): string {
  return suit === null ? '' : `${SUIT_SIGNS[suit]}${RANK_SIGNS[rank]}`;
}

/** A card with what stands in its corner: 杀♠7. */
export function cardName(table: SanguoshaTable, card: number): Text {
  const definition = printed(table, card as never);
  const { zh, en } = cardNameOf(table, card as never);
  const place = corner(definition);
  return { zh: `${zh}${place}`, en: place === '' ? en : `${en} ${place}` };
}

/** What a card is used as, and what it is made of if that is something else. */
export function usedName(table: SanguoshaTable, card: CardInUse): Text {
  const { name, english } = faceOf(table, card.face);
  const real = card.real.map((one) => cardName(table, one));
  if (real.length === 1 && card.converted === null) return real[0];
  if (real.length === 0) return { zh: `【${name}】`, en: english };
  const zh = real.map((one) => one.zh).join('、');
  const en = real.map((one) => one.en).join(', ');
  return { zh: `【${name}】（${zh}）`, en: `${english} (${en})` };
}

/** A zone, and whose it is, as `reader` calls it. */
export function zoneName(zone: Zone, reader: Seat = NOBODY): Text {
  return zoneNameFor(zone, ZONES[zone.name as ZoneName], reader, (seat) => seatName(seat, reader));
}
