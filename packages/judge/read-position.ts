import type { Result, Seat } from '@lianhuan/kernel';
import type { PlacedCard, PlacedNumber, PlacedZone, Position } from './judged.ts';
import type { ScenarioReader } from './read.ts';
import type { ScenarioShape } from './schema.ts';
import type { Path } from './source.ts';
import { parseCardPhrase, parseReference, parseSeat } from './words.ts';

/** How a place is left free in zones that have places. */
export const FREE_PLACE = '空';
/** Chance in positions is the same every time. */
const POSITION_SEED = 1;

type Content = NonNullable<ScenarioShape['setup']>[string];
type Things = {
  zones: PlacedZone[];
  numbers: PlacedNumber[];
  seats: { name: string; seat: Seat }[];
};

/** Reads `setup`, noting what is wrong. */
export function readPosition(
  reader: ScenarioReader,
  setup: NonNullable<ScenarioShape['setup']>,
): Position {
  const things: Things = { zones: [], numbers: [], seats: [] };
  let active = 0 as Seat;
  for (const [key, content] of Object.entries(setup)) {
    const path = ['setup', key];
    if (key === 'active') {
      active = readSeat(reader, content, path) ?? active;
    } else if (/^[A-Z]$/.test(key)) {
      readOwn(reader, things, key, content, path);
    } else if (typeof content === 'string' || Array.isArray(content)) {
      readThing(reader, things, key, content, path);
    } else {
      reader.take(parseReference(key, reader.words), path);
    }
  }
  const { players, library } = reader;
  return { players, seed: POSITION_SEED, active, library, ...things };
}

function readOwn(
  reader: ScenarioReader,
  things: Things,
  letter: string,
  content: Content,
  path: Path,
): void {
  if (reader.take(parseSeat(letter, reader.words), path) === null) return;
  if (typeof content === 'string' || Array.isArray(content)) {
    reader.wrong(path, {
      zh: `座位里写区域与数值，例如 ${letter}: { 手牌: [望族], 声望: 3 }`,
      en: `A seat holds zones and numbers, e.g. ${letter}: { 手牌: [望族], 声望: 3 }`,
    });
    return;
  }
  for (const [name, cards] of Object.entries(content)) {
    readThing(reader, things, `${letter}.${name}`, cards, [...path, name]);
  }
}

function readThing(
  reader: ScenarioReader,
  things: Things,
  name: string,
  content: string | string[],
  path: Path,
): void {
  const reference = reader.take(parseReference(name, reader.words), path);
  if (reference && reference.kind !== 'zone' && isReadOnly(reader, reference.name)) {
    reader.wrong(path, {
      zh: `“${name}”由其余的局面得出，不能设定`,
      en: `"${name}" follows from the rest of the position: it cannot be set`,
    });
    return;
  }
  switch (reference?.kind) {
    case 'zone': {
      const { seat, zone } = reference.place;
      const cards = readCards(reader, content, path);
      checkPlaces(reader, zone, cards, path);
      things.zones.push({ seat, zone, cards });
      return;
    }
    case 'number': {
      const value = readNumber(reader, content, path);
      if (value !== null) things.numbers.push({ ...reference, value });
      return;
    }
    case 'seat': {
      const seat = readSeat(reader, content, path);
      if (seat !== null) things.seats.push({ name: reference.name, seat });
      return;
    }
  }
}

function isReadOnly({ words }: ScenarioReader, name: string): boolean {
  return words.vocabulary.readOnly.includes(name);
}

function readCards(
  reader: ScenarioReader,
  content: string | string[],
  path: Path,
): (PlacedCard | null)[] {
  if (Array.isArray(content)) {
    return content.flatMap((phrase, index) => readPhrase(reader, phrase, [...path, index]));
  }
  return content
    .split(/[,，、]/)
    .filter((phrase) => phrase.trim() !== '')
    .flatMap((phrase) => readPhrase(reader, phrase, path));
}

function checkPlaces(
  reader: ScenarioReader,
  zone: string,
  cards: readonly (PlacedCard | null)[],
  path: Path,
): void {
  const { places } = reader.words.vocabulary;
  const most = Object.hasOwn(places, zone) ? places[zone] : null;
  if (most === null && cards.includes(null)) {
    reader.wrong(path, {
      zh: `${zone}没有位置之分，不能写“${FREE_PLACE}”`,
      en: `${zone} has no places: none can be left free with “${FREE_PLACE}”`,
    });
  } else if (most !== null && cards.length > most) {
    reader.wrong(path, {
      zh: `${zone}有 ${most} 个位置，这里写了 ${cards.length} 个`,
      en: `${zone} has ${most} places; ${cards.length} are given`,
    });
  }
}

function readPhrase(reader: ScenarioReader, text: string, path: Path): (PlacedCard | null)[] {
  if (text.trim() === FREE_PLACE) return [null];
  const phrase = reader.take(parseCardPhrase(text, reader.words), path);
  if (!phrase) return [];
  const { library, judged } = reader;
  const definition = library.findIndex((card) => judged.nameOf(card) === phrase.name);
  const card = { definition, states: phrase.states };
  return Array.from({ length: phrase.count ?? 1 }, () => card);
}

function readNumber(reader: ScenarioReader, content: string | string[], path: Path): number | null {
  if (typeof content === 'string' && /^-?\d+$/.test(content)) return Number(content);
  return reader.wrong(path, { zh: '这里应当是一个整数', en: 'A whole number should stand here' });
}

function readSeat(reader: ScenarioReader, content: Content, path: Path): Seat | null {
  const named: Result<Seat> = parseSeat(String(content), reader.words);
  return reader.take(named, path) ?? null;
}
