import { type Result, succeed } from '@lianhuan/kernel';
import type { Claim } from '../scenario/claim.ts';
import { parseCardReference, speaksOfCard } from './card-reference.ts';
import { isProperty, parseProperty } from './parse-quantity.ts';
import { unknownWord, type Words } from './words.ts';

// What is said of a card in words: `张飞 has 刚勇`, `张飞 is 横置`, `张飞 兵种 = 骑兵+枪兵`.

/** What stands between the words that are said of a card. */
const SEPARATOR = /[,，、+]/;

/** Does this name a trait of a card? */
export function isTrait(text: string, words: Words): boolean {
  if (!isProperty(text, words)) return false;
  const property = parseProperty(text, words);
  return property.ok && Object.hasOwn(words.vocabulary.traits, property.value.name);
}

/** Does this speak of a card, or of a trait of it, rather than of a place? */
export function isSaidOfCard(text: string, words: Words): boolean {
  return speaksOfCard(text, words) || isTrait(text, words);
}

/** Reads what a card has or is: of one of its traits, or of all of them and its states. */
export function readSaidOf(
  subject: string,
  wanted: boolean,
  what: string,
  words: Words,
): Result<Claim> {
  if (isTrait(subject, words)) return readTrait(subject, false, wanted, what, words);
  const card = parseCardReference(subject, words);
  if (!card.ok) return card;
  const { states, traits } = words.vocabulary;
  const said = wordsOf(what, SEPARATOR);
  const known = Object.values(traits);
  if (!known.some(isOpen)) {
    const unknown = said.find((word) => !isKnown(word, [...states, ...known.flat()]));
    if (unknown !== undefined) return unknownDescription(unknown, words);
  }
  return succeed({ kind: 'described', subject: card.value, wanted, words: said });
}

/** Reads what a card is: its states, or words of traits that are known beforehand, never any others. */
export function readState(
  subject: string,
  wanted: boolean,
  what: string,
  words: Words,
): Result<Claim> {
  const { states, traits } = words.vocabulary;
  const known = [...states, ...Object.values(traits).flat()];
  const unknown = wordsOf(what, SEPARATOR).find((word) => !isKnown(word, known));
  if (unknown !== undefined && !isTrait(subject, words)) return unknownDescription(unknown, words);
  return readSaidOf(subject, wanted, what, words);
}

/** Reads the words of a trait; `none` is no word at all. */
export function readTrait(
  text: string,
  exact: boolean,
  wanted: boolean,
  what: string,
  words: Words,
): Result<Claim> {
  const property = parseProperty(text, words);
  if (!property.ok) return property;
  const { name, subject } = property.value;
  const said = what.trim() === 'none' ? [] : wordsOf(what, SEPARATOR);
  const known = words.vocabulary.traits[name];
  const unknown = isOpen(known) ? undefined : said.find((word) => !isKnown(word, known));
  if (unknown !== undefined) return unknownWord(name, `${name} of cards`, unknown, known);
  return succeed({ kind: 'trait', subject, name, exact, wanted, words: said });
}

/** A trait that can hold any word. */
function isOpen(known: readonly string[]): boolean {
  return known.length === 0;
}

/** A word may end in its level. */
function isKnown(word: string, known: readonly string[]): boolean {
  return known.includes(word) || known.includes(word.replace(/\d+$/, ''));
}

function unknownDescription(word: string, { vocabulary }: Words): Result<never> {
  const known = [...vocabulary.states, ...Object.values(vocabulary.traits).flat()];
  return unknownWord('状态或特征', 'state or trait', word, known);
}

/** The parts of a list of words. */
export function wordsOf(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((word) => word.trim())
    .filter(Boolean);
}
