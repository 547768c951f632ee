import { fail, type Result, succeed } from '@lianhuan/kernel';
import type { CardPhrase, CounterPhrase } from '../scenario/claim.ts';
import { toHalfWidth } from './half-width.ts';
import { unknownWord, type Words } from './words.ts';

/** Reads `望族`, `民兵 x3`, `屯田 横置`, `【望族】 x2`, `关羽 (横置 战斗伤害2)`. */
export function parseCardPhrase(text: string, words: Words): Result<CardPhrase> {
  const match = /^(?:【([^】]+)】|([^\s(（]+))\s*(.*)$/.exec(toHalfWidth(text).trim());
  if (!match) return fail('这里应当是牌名', 'A card name should stand here');
  const name = match[1] ?? match[2];
  if (!words.cards.has(name)) return unknownWord('牌', 'card', name, words.cards);
  let count: number | null = null;
  const states: string[] = [];
  const counters: CounterPhrase[] = [];
  for (const word of match[3].split(/[\s()（）,，、]+/).filter(Boolean)) {
    const times = /^[x×](\d+)$/.exec(word);
    const counter = parseCounter(word, words);
    if (times) {
      count = Number(times[1]);
      if (count > MOST_COPIES) return tooMany(count);
    } else if (counter) counters.push(counter);
    else if (words.vocabulary.states.includes(word)) states.push(word);
    else return unknownAfterName(word, words);
  }
  return succeed({ name, count, states, counters });
}

/** The most copies of one card that a phrase may name: no deck of any game has so many. */
const MOST_COPIES = 999;

function tooMany(count: number): Result<never> {
  return fail(
    `一处至多 ${MOST_COPIES} 张同名的牌，不能是 ${count} 张`,
    `There can be ${MOST_COPIES} of a card in one place at most, not ${count}`,
  );
}

/** Reads `战斗伤害2`. */
function parseCounter(word: string, { vocabulary }: Words): CounterPhrase | null {
  const counted = /^(.+?)(\d{1,6})$/.exec(word);
  if (!counted || !vocabulary.counters.includes(counted[1])) return null;
  return { name: counted[1], value: Number(counted[2]) };
}

function unknownAfterName(word: string, { vocabulary }: Words): Result<never> {
  const { states, counters } = vocabulary;
  const known = [...states, ...counters.map((name) => `${name}N`)].join('、');
  return fail(
    `牌名之后的“${word}”看不懂；可以写 x张数${known && `、${known}`}`,
    `"${word}" after a card name is not understood; there can be xN${known && `, ${known}`}`,
  );
}

/** Reads a list of cards with commas. */
export function parseCardPhrases(text: string, words: Words): Result<CardPhrase[]> {
  const cards: CardPhrase[] = [];
  for (const part of splitCards(text)) {
    const card = parseCardPhrase(part, words);
    if (!card.ok) return card;
    cards.push(card.value);
  }
  return succeed(cards);
}

/** The parts between the commas of a list of cards; what stands in brackets belongs together. */
export function splitCards(text: string): string[] {
  return text.split(/[,，、](?![^(（]*[)）])/);
}
