import { article, type Speaker } from '@lianhuan/cardtext';
import type { CardQuality, CharacterNoun, CharacterQuality, GroupQuality } from '../nodes/nodes.ts';

/** Characters and cards of card English: what stands before the noun, and what behind it. */

const ADJECTIVES: ReadonlySet<string> = new Set(['wounded', 'of-gender', 'of-faction', 'chained']);

type Quality = CharacterQuality | GroupQuality;

/** "wounded male character in your attack range"; with `other` before it all. */
export function characterWords(qualities: readonly Quality[], noun: string, say: Speaker): string {
  const isBefore = ({ kind }: Quality) => ADJECTIVES.has(kind);
  const before = qualities.filter(isBefore).map((one) => `${say(one, 'you')} `);
  const behind = qualities
    .filter((one) => !isBefore(one))
    .map((one) => say(one, 'you'))
    .sort((one, other) => lateness(one) - lateness(other));
  const joined = behind.map((one, place) =>
    place === 0 || lateness(one) > 0 ? one : `and ${one}`,
  );
  return [`${before.join('')}${noun}`, ...joined].join(' ');
}

/** "in your attack range with cards that …, other than the user": what reads well behind the others. */
function lateness(words: string): number {
  if (words.startsWith('other than ')) return 3;
  if (/^(that|whose|whom) /.test(words)) return 2;
  return words.startsWith('with ') ? 1 : 0;
}

/** "you are wounded", "that character has no hand cards", "the target’s general is face down". */
export function predicate(who: string, quality: string): string {
  const [are, have] = who === 'you' ? ['are', 'have'] : ['is', 'has'];
  if (quality.startsWith('with ')) return `${who} ${have} ${quality.slice(5)}`;
  if (quality.startsWith('that ')) return `${who} ${quality.slice(5)}`;
  if (quality.startsWith('other than ')) return `${who} ${are} not ${quality.slice(11)}`;
  if (quality.startsWith('whose ')) return `${possessed(who, quality.slice(6))}`;
  if (quality.startsWith('whom ')) return `${who} ${are} a character ${quality}`;
  return `${who} ${are} ${quality}`;
}

/** "your hand", "the target’s hand", "the hands of all other characters". */
export function possessed(who: string, thing: string): string {
  if (who === 'you') return `your ${thing}`;
  const isLong = /^(all|up to|any|whoever|\d|X)\b|\b(in|with|at|of|who|whose|and)\b/.test(who);
  return isLong ? `the ${thing} of ${who}` : `${who}’s ${thing}`;
}

/** Is it more than one, as verbs take it? */
export function isSeveral(whom: CharacterNoun): boolean {
  switch (whom.kind) {
    case 'all-characters':
      return true;
    case 'chosen-characters':
      return whom.count !== 1;
    default:
      return whom.who === 'pair' || whom.who === 'targets';
  }
}

/** The same of a single one of them: "each other Wei character". */
export function eachOf(who: string): string {
  return who.startsWith('all ')
    ? `each ${who.slice(4).replace('characters', 'character')}`
    : `each of ${who}`;
}

const NOUNS: ReadonlySet<string> = new Set(['of-sorts', 'of-face', 'of-faces', 'of-face-or-sort']);
const BEHIND: ReadonlySet<string> = new Set([
  'of-rank',
  'same-suit',
  'not-itself',
  'different-suits',
  'other-colour',
  'like-this',
  'named-suit',
  'suit-unlike',
  'of-label',
  'converted-by',
]);

/** A card by its qualities: "red hand card of rank 2 to 9". @param noun what it is where no quality says so */
export function cardWords(qualities: readonly CardQuality[], noun: string, say: Speaker): string {
  const isNoun = (one: CardQuality) =>
    NOUNS.has(one.kind) || (one.kind === 'of-sort' && noun === 'card');
  const behind = qualities.filter(({ kind }) => BEHIND.has(kind));
  const before = qualities.filter(({ kind }) => !BEHIND.has(kind));
  const itself = before.filter(isNoun);
  const adjectives = before.filter((one) => !isNoun(one));
  const isNamed = itself.length > 0 && noun === 'card';
  const words = [...adjectives, ...itself].map((one) => say(one, 'you'));
  return [
    ...words,
    ...(isNamed ? [] : [noun]),
    ...behind.map((one) => say(one, 'you').replace(/^a card /, '')),
  ].join(' ');
}

const COUNTED =
  /\b(card|trick|weapon|mount|Star|Field|Soldier|Lute|Provision|Wound|Illusion|Guise)\b/g;

/** "basic cards or tricks"; names of cards stay as they are. */
export function severalCards(words: string): string {
  const [, head, rest] = /^(.*?)( (?:of|in|from|other|labelled|converted) .*)?$/.exec(words) ?? [];
  return `${(head ?? words).replaceAll(COUNTED, '$1s')}${rest ?? ''}`;
}

/** "a black Slash". */
export function oneCard(words: string): string {
  return words === 'armour' ? words : article(words);
}
