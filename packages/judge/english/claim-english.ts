import { NOBODY, type Seat, type Text } from '@lianhuan/kernel';
import type {
  CardPhrase,
  CardReference,
  CardsSaid,
  Check,
  Claim,
  Comparison,
  Place,
  Quantity,
} from '../scenario/claim.ts';
import { seatLetter } from '../scenario/judged-game.ts';

/** What English is made of: what one of these does not know is not said. */
export interface EnglishWords {
  /** A word of the vocabulary. */
  word(chinese: string): string | null;
  /** A word that a trait or a list of cards holds; names of cards are among them. */
  term(chinese: string): string | null;
  /** A card by its name; one that was made up is called by the sound of its own. */
  card(name: string): string;
  /** What is said in English, with the cards that were made up called as on the table. */
  calling(english: string): string;
  /** What can be picked, by a part of its label. */
  option(label: string): string | null;
  /** What is asked, by a part of its words. */
  question(words: string): string | null;
  /** A line of the log, by a part of it. */
  line(words: string): string | null;
}

/** What a scenario claims, as an English sentence; null where some part of it is known in Chinese alone. */
export function checkInEnglish(check: Check, words: EnglishWords): string | null {
  return sentence(checkPhrase(check, words));
}

/** The same of a claim alone. */
export function claimInEnglish(claim: Claim, words: EnglishWords): string | null {
  return sentence(claimPhrase(claim, words));
}

/** The first few of these that are known in English, in one sentence; null where none is. */
export function titleInEnglish(
  checks: readonly Check[],
  words: EnglishWords,
  most: number,
): string | null {
  const said = checks.flatMap((check) => checkPhrase(check, words) ?? []).slice(0, most);
  return sentence(said.length === 0 ? null : said.join('; '));
}

function sentence(said: string | null): string | null {
  return said === null ? null : said.charAt(0).toUpperCase() + said.slice(1);
}

function checkPhrase({ time, claim }: Check, words: EnglishWords): string | null {
  const said = claimPhrase(claim, words);
  if (said === null || time === 'now') return said;
  return `${time === 'never' ? 'at no time' : 'at all times'}: ${said}`;
}

/** A claim as it stands within a sentence. */
function claimPhrase(claim: Claim, words: EnglishWords): string | null {
  switch (claim.kind) {
    case 'has':
      return filled`${claim.wanted ? '' : 'no '}${cardsIn(claim, words, claim.wanted ? ', ' : ', no ')} in ${placeIn(claim.place, words)}`;
    case 'is':
      if (claim.cards.length === 0)
        return filled`${claim.wanted ? 'nothing' : 'something'} in ${placeIn(claim.place, words)}`;
      return filled`${claim.wanted ? '' : 'not '}just ${cardsIn(claim, words)} in ${placeIn(claim.place, words)}`;
    case 'compare':
      return comparisonIn(claim, words);
    case 'seat':
      return filled`${words.word(claim.name)}: ${letter(claim.seat)}`;
    case 'described':
      return filled`${referenceIn(claim.subject, words)}: ${claim.wanted ? '' : 'not '}${all(claim.words, words.word)}`;
    case 'phase':
      return filled`it is ${claim.wanted ? '' : 'not '}the ${words.word(claim.name)}${claim.seat === null ? '' : ` of ${letter(claim.seat)}`}`;
    case 'may':
      return filled`${letter(claim.seat)} ${claim.wanted ? 'may' : 'may not'}: ${words.option(claim.label)}${by(claim.because)}`;
    case 'asked':
      return claim.seat === NOBODY
        ? 'the match is over'
        : claim.words === ''
          ? `${letter(claim.seat)} is asked`
          : filled`${letter(claim.seat)} is asked “${words.question(claim.words)}”`;
    case 'winners':
      if (claim.draw) return 'the match is a draw';
      return claim.seats.length === 0
        ? 'nobody has won'
        : `won by ${claim.seats.map(letter).join(', ')}`;
    case 'sees':
      return filled`${letter(claim.seat)} ${claim.wanted ? 'sees' : 'does not see'} ${cardsIn(claim, words)} in ${placeIn(claim.place, words)}`;
    case 'shown':
      return filled`${letter(claim.seat)} was ${claim.wanted ? '' : 'not '}shown ${cardsIn(claim, words)}`;
    case 'knows':
      return filled`${letter(claim.seat)} ${claim.wanted ? 'knows' : 'does not know'} what ${letter(claim.chooser)} chose${claim.cards.length === 0 ? '' : ': '}${claim.cards.length === 0 ? '' : cardsIn(claim, words)}`;
    case 'refused':
      return `no match begins with this set-up${by(claim.because)}`;
    case 'cites':
      return `rule ${claim.rule} is ${claim.wanted ? '' : 'not '}applied`;
    case 'says':
      return claim.wanted ? filled`the log says “${words.line(claim.words)}”` : null;
    case 'trait':
      return filled`${referenceIn(claim.subject, words)}: ${words.word(claim.name)} ${listed(claim, words)}`;
    case 'list':
      return filled`${words.word(claim.name)} ${listed({ ...claim, words: claim.entries }, words)}`;
  }
}

/** Two numbers that are compared: how many cards lie somewhere, what a player has, what is printed or counted on a card. */
function comparisonIn(
  { left, comparison, right }: Claim & { kind: 'compare' },
  words: EnglishWords,
): string | null {
  if (left.kind === 'count' && right.kind === 'constant') {
    if (right.value === 0 && comparison === '=')
      return filled`nothing in ${placeIn(left.place, words)}`;
    const cards = right.value === 1 ? 'card' : 'cards';
    return filled`${COUNTED[comparison]}${String(right.value)} ${cards} in ${placeIn(left.place, words)}`;
  }
  const held = right.kind === 'constant' ? holding(comparison, right.value) : null;
  const state = left.kind === 'number' && left.seat >= 0 ? words.word(left.name) : null;
  if (held !== null && state?.startsWith('is '))
    return `${letter((left as { readonly seat: Seat }).seat)} ${held ? state : state.replace('is', 'is not')}`;
  const verb = isPlural(left, words) ? 'are' : 'is';
  return filled`${quantityIn(left, words)} ${verb}${COMPARED[comparison]} ${quantityIn(right, words)}`;
}

/** Of a state that a number stands for, 0 where it is not so: whether the comparison says that it is; null where it says neither. */
function holding(comparison: Comparison, value: number): boolean | null {
  if (value === 0)
    return comparison === '=' ? false : comparison === '!=' || comparison === '>' ? true : null;
  return value === 1 && (comparison === '=' || comparison === '>=') ? true : null;
}

/** A’s play points are 3; the number of main slots is 1. */
function isPlural(quantity: Quantity, words: EnglishWords): boolean {
  if (quantity.kind !== 'number' && quantity.kind !== 'value') return false;
  const name = words.word(quantity.name) ?? '';
  return /[^s]s$/.test(name) && !name.startsWith('number of');
}

/** What stands before a number of cards. */
const COUNTED: Readonly<Record<Comparison, string>> = {
  '=': '',
  '!=': 'not ',
  '<=': 'at most ',
  '>=': 'at least ',
  '<': 'fewer than ',
  '>': 'more than ',
};

/** What stands between two numbers, behind the verb. */
const COMPARED: Readonly<Record<Comparison, string>> = {
  '=': '',
  '!=': ' not',
  '<=': ' at most',
  '>=': ' at least',
  '<': ' less than',
  '>': ' more than',
};

function letter(seat: Seat): string {
  return seatLetter(seat);
}

function by(rule: string | null): string {
  return rule === null ? '' : ` (by rule ${rule})`;
}

/** A sentence; null where one of its parts is not known. */
function filled(words: TemplateStringsArray, ...parts: readonly (string | null)[]): string | null {
  if (parts.includes(null)) return null;
  return words.reduce((said, word, at) => said + word + (parts[at] ?? ''), '');
}

/** Which words stand there: exactly these, or these among others. */
function listed(
  { exact, wanted, words: said }: Pick<Claim & { kind: 'trait' }, 'exact' | 'wanted' | 'words'>,
  words: EnglishWords,
): string | null {
  if (said.length === 0 && exact) return wanted ? 'none' : 'some';
  const kept = said.length === 0 ? 'none' : all(said, words.term);
  const among = exact ? `${wanted ? '' : 'not '}just` : wanted ? 'with' : 'without';
  return filled`${among} ${kept}`;
}

function all(parts: readonly string[], say: (part: string) => string | null): string | null {
  const said = parts.map(say);
  return said.includes(null) ? null : said.join(', ');
}

function placeIn({ seat, zone, holder }: Place, words: EnglishWords): string | null {
  const named = words.word(zone);
  if (holder !== null) return filled`${named} of ${referenceIn(holder, words)}`;
  return seat < 0 ? filled`the ${named}` : filled`${letter(seat)}’s ${named}`;
}

/** @param between what stands between two of them */
function cardsIn(
  { cards }: Pick<CardsSaid, 'cards'>,
  words: EnglishWords,
  between = ', ',
): string | null {
  if (cards.length === 0) return 'no card';
  const said = cards.map((card) => phraseIn(card, words));
  return said.includes(null) ? null : said.join(between);
}

/** A card with how many and in what state: Militia ×2 (tapped). */
function phraseIn({ name, count, states, counters }: CardPhrase, words: EnglishWords) {
  const counted = counters.map((one) => filled`${words.word(one.name)} ${String(one.value)}`);
  const told = [...states.map((state) => words.word(state)), ...counted];
  if (told.includes(null)) return null;
  const many = count === null || count === 1 ? '' : ` ×${count}`;
  const state = told.length === 0 ? '' : ` (${told.join(', ')})`;
  return words.card(name) + many + state;
}

function referenceIn({ card, place }: CardReference, words: EnglishWords): string | null {
  const said = phraseIn(card, words);
  return place === null ? said : filled`${said} in ${placeIn(place, words)}`;
}

function quantityIn(quantity: Quantity, words: EnglishWords): string | null {
  switch (quantity.kind) {
    case 'constant':
      return String(quantity.value);
    case 'count':
      return filled`the number of cards in ${placeIn(quantity.place, words)}`;
    case 'number':
      return quantity.seat < 0
        ? words.word(quantity.name)
        : filled`${letter(quantity.seat)}’s ${words.word(quantity.name)}`;
    case 'value':
      return filled`${words.word(quantity.name)} of ${referenceIn(quantity.subject, words)}`;
    case 'entries':
      return filled`the number of entries of ${words.word(quantity.list)}`;
    case 'absent':
      return 'none';
  }
}

/** The English of the first text whose Chinese has these words in it, the shortest first; null for none. */
export function englishOf(texts: readonly Text[], part: string): string | null {
  const wanted = squeezed(part);
  if (wanted === '') return null;
  const found = texts.filter(({ zh }) => squeezed(zh).includes(wanted));
  return found.toSorted((one, other) => one.zh.length - other.zh.length)[0]?.en ?? null;
}

function squeezed(text: string): string {
  return text.replaceAll(/\s/g, '');
}
