import { fail, NOBODY, type Result, type Seat, succeed } from '@lianhuan/kernel';
import type { CardPhrase, Place } from './check.ts';
import { seatOfLetter, type Vocabulary } from './judged.ts';
import { nearestWord } from './nearest.ts';

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
  | { readonly kind: 'seat'; readonly name: string };

/** Reads `A.手牌`, `中央牌列`, `A.战力`, `民心池`, `起始玩家`. */
export function parseReference(text: string, words: Words): Result<Reference> {
  const dotted = /^(\w+)\s*[.．]\s*(.+)$/.exec(text.trim());
  const { vocabulary } = words;
  if (!dotted) {
    const name = text.trim();
    if (vocabulary.sharedZones.includes(name)) {
      return succeed({ kind: 'zone', place: { seat: NOBODY, zone: name } });
    }
    if (vocabulary.sharedNumbers.includes(name)) {
      return succeed({ kind: 'number', seat: NOBODY, name });
    }
    if (vocabulary.sharedSeats.includes(name)) return succeed({ kind: 'seat', name });
    return unknownShared(name, vocabulary);
  }
  const seat = parseSeat(dotted[1], words);
  if (!seat.ok) return seat;
  const name = dotted[2];
  if (vocabulary.seatZones.includes(name)) {
    return succeed({ kind: 'zone', place: { seat: seat.value, zone: name } });
  }
  if (vocabulary.seatNumbers.includes(name)) {
    return succeed({ kind: 'number', seat: seat.value, name });
  }
  return unknownOwn(name, vocabulary);
}

export function parsePlace(text: string, words: Words): Result<Place> {
  const reference = parseReference(text, words);
  if (!reference.ok) return reference;
  if (reference.value.kind === 'zone') return succeed(reference.value.place);
  return fail(
    `“${text}”不是区域，而是数值；区域有：${allZones(words.vocabulary)}`,
    `"${text}" is no zone; the zones are: ${allZones(words.vocabulary)}`,
  );
}

export function parseSeat(text: string, { players }: Words): Result<Seat> {
  const seat = seatOfLetter(text.trim(), players);
  if (seat >= 0) return succeed(seat);
  const letters = Array.from({ length: players }, (_, index) => String.fromCharCode(65 + index));
  return fail(
    `没有座位“${text}”；本例的座位是 ${letters.join('、')}`,
    `There is no seat "${text}"; the seats here are ${letters.join(', ')}`,
  );
}

/** Reads `望族`, `民兵 x3`, `屯田 横置`, `【望族】 x2`. */
export function parseCardPhrase(text: string, words: Words): Result<CardPhrase> {
  const match = /^(?:【([^】]+)】|(\S+))\s*(.*)$/.exec(text.trim());
  if (!match) return fail('这里应当是牌名', 'A card name should stand here');
  const name = match[1] ?? match[2];
  if (!words.cards.has(name)) return unknownWord('牌', 'card', name, words.cards);
  let count: number | null = null;
  const states: string[] = [];
  for (const word of match[3].split(/\s+/).filter(Boolean)) {
    const times = /^[x×](\d+)$/.exec(word);
    if (times) count = Number(times[1]);
    else if (words.vocabulary.states.includes(word)) states.push(word);
    else {
      const known = words.vocabulary.states.join('、');
      return fail(
        `牌名之后的“${word}”看不懂；可以写 x张数${known && `、${known}`}`,
        `"${word}" after a card name is not understood; there can be xN${known && `, ${known}`}`,
      );
    }
  }
  return succeed({ name, count, states });
}

/** Reads a list of cards with commas. */
export function parseCardPhrases(text: string, words: Words): Result<CardPhrase[]> {
  const cards: CardPhrase[] = [];
  for (const part of text.split(/[,，、]/)) {
    const card = parseCardPhrase(part, words);
    if (!card.ok) return card;
    cards.push(card.value);
  }
  return succeed(cards);
}

export function parseRule(text: string, { rules }: Words): Result<string> {
  const number = text.trim();
  return rules.has(number) ? succeed(number) : unknownWord('规则条目', 'rule', number, rules);
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
  const { sharedZones, sharedNumbers, sharedSeats, seatZones, seatNumbers } = vocabulary;
  const known = [...sharedZones, ...sharedNumbers, ...sharedSeats];
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

function allZones({ sharedZones, seatZones }: Vocabulary): string {
  return [...sharedZones, ...seatZones.map((zone) => `A.${zone}`)].join('、');
}
