import {
  type CardId,
  type CardRefusal,
  cachedByObject,
  NO_CARD,
  NOBODY,
  type Option,
  option,
  type Result,
  type Seat,
  type Seed,
  type Table,
  type Text,
} from '@lianhuan/kernel';
import type { PlacedZone, Position } from '../scenario/judged-game.ts';

// What the `JudgedGame`s of several games have in common.

/** Printed terms in English, by what each is in Chinese; 【守护】 is found without its brackets, too. */
export function termsInEnglish(
  ...sets: readonly Readonly<Record<string, Text>>[]
): Record<string, string> {
  const terms = sets.flatMap((set) => Object.values(set));
  return Object.fromEntries(
    terms.flatMap(({ zh, en }) => [
      [zh, en],
      [zh.replace(/^【(.*)】$/, '$1'), en],
    ]),
  );
}

/** The cards of a game: its own, and how it reads those made up for a case. */
interface Cards<Definition extends { readonly name: string }> {
  readonly library: () => readonly Definition[];
  readonly readCards: (
    madeUp: readonly unknown[],
    own: readonly Definition[],
  ) => Result<readonly Definition[]>;
  /** Cards of one name are told apart by this; where nothing is said, a name is one card's alone. */
  readonly apart?: (card: Definition) => string;
}

/**
 * A game's own cards, then those made up for a case; one that is called like a card of the game has its
 * place. Problems name `[index].field`.
 */
export function libraryWith<Definition extends { readonly name: string }>(
  { library, readCards, apart = () => '' }: Cards<Definition>,
  madeUp: readonly unknown[],
): Result<readonly Definition[]> {
  if (madeUp.length === 0) return { ok: true, value: library() };
  const read = readGiven(readCards, library(), madeUp);
  if (read.ok) {
    const keyOf = (card: Definition) => `${card.name} ${apart(card)}`;
    const standIns = new Map(read.value.map((card) => [keyOf(card), card]));
    const own = library().map((card) => standIns.get(keyOf(card)) ?? card);
    const further = read.value.filter((card) => !own.includes(card));
    return { ok: true, value: [...own, ...further] };
  }
  // Problems with made-up cards name their place from the top of the document: `cards[0].text`.
  const problems = read.problems.map(({ text, at }) => ({ text, at: at.replace(/^cards/, '') }));
  return { ok: false, problems };
}

/** So many readings of made-up cards are kept: about as many as the scenarios of one game have. */
const MOST_READINGS = 2000;

/** What came of reading made-up cards beside a game's own: replaying a scenario reads them again. */
const readingsBeside = cachedByObject(
  (_own: readonly unknown[]): Map<string, Result<readonly unknown[]>> => new Map(),
);

/** Reads made-up cards, or knows what came of it when the very same were read before. */
function readGiven<Definition extends { readonly name: string }>(
  readCards: Cards<Definition>['readCards'],
  own: readonly Definition[],
  madeUp: readonly unknown[],
): Result<readonly Definition[]> {
  const readings = readingsBeside(own) as Map<string, Result<readonly Definition[]>>;
  const key = JSON.stringify(madeUp, exactly);
  const known = readings.get(key);
  if (known !== undefined) return known;
  if (readings.size >= MOST_READINGS) readings.clear();
  const read = readCards(madeUp, own);
  readings.set(key, read);
  return read;
}

/** Numbers that JSON would write as nothing stay what they are. */
const exactly = (_key: string, value: unknown) =>
  typeof value === 'number' ? { number: String(value) } : value;

/** The terms that made-up cards bring in. */
export function termsOn(
  madeUp: readonly { readonly name: string; readonly glossary?: object }[],
): readonly string[] {
  const names = new Set(madeUp.map(({ name }) => name));
  const words = madeUp.flatMap(({ glossary = {} }) => Object.keys(glossary));
  return [...new Set(words.filter((word) => !names.has(word)))];
}

/** How a game lays out the beginning of a match in which these zones hold these cards. */
export function beginningWith<T, Setup, Definition, Zones>(
  layOut: (setup: Setup, seed: Seed, library: readonly Definition[], zones: Zones) => T,
  laid: (zones: readonly PlacedZone[], library: readonly Definition[], setup: Setup) => Zones,
): (setup: Setup, seed: Seed, beginning: Position) => T {
  return (setup, seed, { library, zones }) => {
    const definitions = library as readonly Definition[];
    return layOut(setup, seed, definitions, laid(zones, definitions, setup));
  };
}

/** What a game refuses a player, as the options that they would be offered if no rule stood in the way. */
export function refusedOptions<T extends Table>(
  refusals: (table: T, seat: Seat) => readonly CardRefusal<string>[],
): (table: T, seat: Seat) => { readonly option: Option; readonly rule: string }[] {
  return (table, seat) =>
    refusals(table, seat).map(({ card, verb, amount, rule }) => ({
      option: option(verb, cardOfHandle(table, card), seat, amount),
      rule,
    }));
}

/** What any game's position begins with. @param first the printed name of who was first */
export function commonParts({ players, seed, active, seats }: Position, first: string) {
  return { players, seed, active, first: seats.find(({ name }) => name === first)?.seat ?? active };
}

/** The number that a position gives that seat, or all (`NOBODY`), by its printed name. */
export function givenNumber(
  { numbers }: Position,
  name: string,
  seat: Seat = NOBODY,
): number | undefined {
  return numbers.find((given) => given.name === name && given.seat === seat)?.value;
}

/** The code of a printed name that a game has. */
export function codeCalled<Code extends string>(
  names: Readonly<Record<Code, string>>,
  name: string,
): Code {
  return (Object.keys(names) as Code[]).find((code) => names[code] === name) as Code;
}

/** The card of a handle; `NO_CARD` if there is none. */
export function cardOfHandle({ cards }: Table, handle: number): CardId {
  return cards.find((card) => card.handle === handle)?.id ?? NO_CARD;
}

/** With how many players a game is played that any number from the least to the most can play. */
export function playerCounts({
  least,
  most,
}: {
  readonly least: number;
  readonly most: number;
}): readonly number[] {
  return Array.from({ length: most - least + 1 }, (_, more) => least + more);
}
