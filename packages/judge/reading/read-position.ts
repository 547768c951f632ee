import type { Result, Seat } from '@lianhuan/kernel';
import type { PlacedNumber, PlacedZone, Position } from '../scenario/judged-game.ts';
import { splitCards } from './card-phrase.ts';
import { oneWord, toHalfWidth, wholeNumber } from './half-width.ts';
import { nearestWord } from './nearest-word.ts';
import { isList, readZoneCards } from './read-cards.ts';
import type { ScenarioReader } from './read-scenarios.ts';
import type { CardMap, CardsShape, ScenarioShape } from './schema.ts';
import type { Path } from './source.ts';
import { parsePhase, parseReference, parseSeat, type Reference } from './words.ts';

/** The seed of every position: what chance brings in a scenario is the same every time. */
const POSITION_SEED = 1;

type Content = NonNullable<ScenarioShape['setup']>[string];
type Things = {
  zones: PlacedZone[];
  numbers: PlacedNumber[];
  seats: { name: string; seat: Seat }[];
  lists: { name: string; entries: readonly string[] }[];
};

/** Reads `setup`, noting what is wrong. */
export function readPosition(
  reader: ScenarioReader,
  setup: NonNullable<ScenarioShape['setup']>,
): Position {
  const things: Things = { zones: [], numbers: [], seats: [], lists: [] };
  let active = 0 as Seat;
  let phase: string | null = null;
  for (const [key, content] of Object.entries(setup)) {
    const path = ['setup', key];
    if (key === 'active') {
      active = readSeat(reader, content, path) ?? active;
    } else if (key === 'phase') {
      const { moments } = reader.words.vocabulary;
      phase = reader.take(parsePhase(oneWord(content), reader.words, moments), path);
    } else if (/^[A-Z]$/.test(key)) {
      readOwn(reader, things, key, content, path);
    } else if (partsOf(content) === null) {
      readThing(reader, things, key, content, path);
    } else {
      reader.take(parseReference(key, reader.words), path);
    }
  }
  const { players, library } = reader;
  return { players, seed: POSITION_SEED, active, phase, library, ...things };
}

/** What a seat has, by name; null for cards or a value. */
function partsOf(content: Content): CardMap | null {
  return typeof content === 'string' || isList(content) || 'card' in content ? null : content;
}

function readOwn(
  reader: ScenarioReader,
  things: Things,
  letter: string,
  content: Content,
  path: Path,
): void {
  if (reader.take(parseSeat(letter, reader.words), path) === null) return;
  const parts = partsOf(content);
  if (parts === null) {
    reader.wrong(path, {
      zh: `座位里写区域与数值，例如 ${letter}: { 手牌: [望族], 声望: 3 }`,
      en: `A seat holds zones and numbers, e.g. ${letter}: { 手牌: [望族], 声望: 3 }`,
    });
    return;
  }
  for (const [name, cards] of Object.entries(parts)) {
    readThing(reader, things, `${letter}.${name}`, cards, [...path, name]);
  }
}

function readThing(
  reader: ScenarioReader,
  things: Things,
  name: string,
  content: CardsShape,
  path: Path,
): void {
  const reference = reader.take(parseReference(name, reader.words), path);
  if (reference && followsFromRest(reader, reference)) {
    reader.wrong(path, {
      zh: `“${name}”由其余的局面得出，不能设定`,
      en: `"${name}" follows from the rest of the position: it cannot be set`,
    });
    return;
  }
  switch (reference?.kind) {
    case 'zone': {
      const { seat, zone } = reference.place;
      things.zones.push({ seat, zone, cards: readZoneCards(reader, zone, content, path) });
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
    case 'list': {
      const entries = readEntries(reader, reference.name, content, path);
      things.lists.push({ name: reference.name, entries });
      return;
    }
  }
}

function followsFromRest({ words }: ScenarioReader, reference: Reference): boolean {
  const name = reference.kind === 'zone' ? reference.place.zone : reference.name;
  const { readOnly, laidLists = {} } = words.vocabulary;
  if (reference.kind === 'list') return !Object.hasOwn(laidLists, name);
  return readOnly.includes(name);
}

/** What is written into a list, one entry after the other. */
function readEntries(
  reader: ScenarioReader,
  list: string,
  content: CardsShape,
  path: Path,
): string[] {
  const known = reader.words.vocabulary.laidLists?.[list] ?? [];
  const said = isList(content) ? content.map(oneWord) : splitCards(oneWord(content));
  return said.flatMap((one, index) => {
    const entry = one.trim();
    if (known.includes(entry)) return [entry];
    const nearest = nearestWord(entry, known);
    reader.wrong(isList(content) ? [...path, index] : path, {
      zh: `${list}里没有“${entry}”${nearest ? `；是“${nearest}”吗？` : ''}可以写：${known.join('、')}`,
      en: `${list} has no "${entry}"${nearest ? `; did you mean "${nearest}"?` : ''} Known: ${known.join(', ')}`,
    });
    return [];
  });
}

function readNumber(reader: ScenarioReader, content: CardsShape, path: Path): number | null {
  const said = typeof content === 'string' ? toHalfWidth(content) : '';
  const value = wholeNumber(said);
  if (value !== null) return value;
  return reader.wrong(path, {
    zh: '这里应当是一个整数（至多六位）',
    en: 'A whole number should stand here (six digits at most)',
  });
}

function readSeat(reader: ScenarioReader, content: Content, path: Path): Seat | null {
  const named: Result<Seat> = parseSeat(oneWord(content), reader.words);
  return reader.take(named, path) ?? null;
}
