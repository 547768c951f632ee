import { type CardId, NOBODY, type Seat } from '../table/ids.ts';
import { definitionOf, type Table, type Zone } from '../table/table.ts';
import type { Text } from '../text/text.ts';
import { line, listed } from '../text/wording.ts';

/** Wording of names and log lines that is the same in every game. */

/** The letter of a seat, for spectators and scenarios: A for seat 0. */
export function seatLetter(seat: Seat): Text {
  const letter = String.fromCharCode(65 + seat);
  return { zh: letter, en: letter };
}

const RULES: Text = { zh: '规则', en: 'The rules' };
const YOU: Text = { zh: '你', en: 'You' };
const OPPONENT: Text = { zh: '对手', en: 'Opponent' };

/** What `reader` calls each of the other players. */
export type OtherSeats = (seat: Seat, reader: Seat) => Text;

/**
 * A player as `reader` calls them: a letter for those who only look on, “you” for the reader; nobody is the rules.
 * @param others what the reader calls the other players; there is one opponent unless it is said
 */
export function seatNameFor(seat: Seat, reader: Seat, others: OtherSeats = () => OPPONENT): Text {
  if (seat === NOBODY) return RULES;
  if (reader === NOBODY) return seatLetter(seat);
  return seat === reader ? YOU : others(seat, reader);
}

/** A card's printed name, for whoever may know which card it is. */
export function cardNameOf(
  table: Table<{ readonly name: string; readonly english: string }>,
  card: CardId,
): Text {
  const { name, english } = definitionOf(table, card);
  return { zh: name, en: english };
}

/**
 * A zone with its owner, as `reader` calls it; a zone that nobody owns by its name alone.
 * @param name what the zone is called
 * @param seatName what the reader calls a seat
 */
export function zoneNameFor(
  { owner }: Zone,
  { zh, en }: Text,
  reader: Seat,
  seatName: (seat: Seat) => Text,
): Text {
  if (owner === NOBODY) return { zh, en };
  const player = seatName(owner);
  const whose = owner === reader ? 'your' : `${player.en}’s`;
  return { zh: `${player.zh}的${zh}`, en: `${whose} ${en}` };
}

/** A card that went from one zone to another. */
export function zoneChangeLine(parts: Readonly<Record<'card' | 'from' | 'to', Text>>): Text {
  return line('{card}：{from} → {to}', '{card}: {from} → {to}', parts);
}

/**
 * A number of a player or a card that changed, as in 粮草+2; null where nothing changes.
 * @param what what the number is called
 * @param by what was added to it; below 0 what was taken away
 */
export function changeLine(who: Text, what: Text, by: number): Text | null {
  if (by === 0) return null;
  const sign = by < 0 ? '−' : '+';
  const n = Math.abs(by);
  return line('{who} {what}{sign}{n}', '{who}: {what} {sign}{n}', { who, what, sign, n });
}

/** More cards than that are not named: a whole deck was searched. */
const MOST_NAMED = 10;

/**
 * The cards a player looked at.
 * @param count how many
 * @param names gives what the cards are called; null where the reader may not know which they are
 * @param unit what the game calls so many cards: 张卡
 */
export function lookLine(
  who: Text,
  count: number,
  names: (() => readonly Text[]) | null,
  unit: string,
): Text {
  if (names === null || count > MOST_NAMED) {
    return line(`{who} 查看 {n} ${unit}`, '{who}: looked at {n} cards', { who, n: count });
  }
  const cards = listed(names());
  return line('{who} 查看 {cards}', '{who}: looked at {cards}', { who, cards });
}
