import type { Seat } from '@lianhuan/kernel';
import { isCalled, type PlacedCard } from '../scenario/judged-game.ts';
import { parseCardPhrase, splitCards } from './card-phrase.ts';
import { oneWord, wholeNumber } from './half-width.ts';
import type { ScenarioReader } from './read-scenarios.ts';
import type { CardMap, CardsShape } from './schema.ts';
import type { Path } from './source.ts';
import { parseSeat } from './words.ts';

/** What a scenario writes for a place that is left free, in zones that have places. */
const FREE_PLACE = '空';

type MutableCard = { -readonly [Key in keyof PlacedCard]: PlacedCard[Key] };

/** Reads the cards of a zone, noting what is wrong. */
export function readZoneCards(
  reader: ScenarioReader,
  zone: string,
  content: CardsShape,
  path: Path,
): (PlacedCard | null)[] {
  const cards = readCards(reader, zone, content, path);
  checkPlaces(reader, zone, cards, path);
  return cards;
}

/** @param zone where they are to lie, or as what they are to be attached */
function readCards(
  reader: ScenarioReader,
  zone: string,
  content: CardsShape,
  path: Path,
): (PlacedCard | null)[] {
  if (typeof content === 'string') {
    return splitCards(content)
      .filter((phrase) => phrase.trim() !== '')
      .flatMap((phrase) => readPhrase(reader, zone, phrase, path));
  }
  if (!isList(content)) return readCardMap(reader, zone, content, path);
  return content.flatMap((item, index) => {
    const inner = [...path, index];
    return typeof item === 'string'
      ? readPhrase(reader, zone, item, inner)
      : readCardMap(reader, zone, item, inner);
  });
}

/** Does a scenario list the cards of a zone one by one, rather than in a single phrase? */
export function isList(content: CardsShape): content is readonly (string | CardMap)[] {
  return Array.isArray(content);
}

function readPhrase(
  reader: ScenarioReader,
  zone: string,
  text: string,
  path: Path,
): (PlacedCard | null)[] {
  if (text.trim() === FREE_PLACE) return [null];
  const phrase = reader.take(parseCardPhrase(text, reader.words), path);
  if (!phrase) return [];
  const { library, judged } = reader;
  const { states, counters, count } = phrase;
  const definition = library.findIndex((card) => isCalled(judged, card, phrase.name));
  if (judged.mayLie?.(library[definition], zone) === false) {
    reader.wrong(path, {
      zh: `“${phrase.name}”不是能放在“${zone}”的牌`,
      en: `"${phrase.name}" is no card that can lie in "${zone}"`,
    });
  }
  if (!reader.place(count ?? 1, path)) return [];
  const card = { definition, states, counters, attached: [], owner: null };
  return Array.from({ length: count ?? 1 }, () => card);
}

/** Reads `{ card: 张飞 横置, 装备: [丈八蛇矛], 永久伤害: 1, owner: B }`. */
function readCardMap(reader: ScenarioReader, zone: string, map: CardMap, path: Path): PlacedCard[] {
  const { card: phrase, ...rest } = map;
  const [read] = readPhrase(reader, zone, oneWord(phrase), [...path, 'card']);
  if (!read) return [];
  const card: MutableCard = { ...read };
  for (const [key, said] of Object.entries(rest)) {
    readOnCard(reader, card, key, said, [...path, key]);
  }
  return [card];
}

function readOnCard(
  reader: ScenarioReader,
  card: MutableCard,
  key: string,
  said: CardsShape,
  path: Path,
): void {
  const { attachments, counters } = reader.words.vocabulary;
  if (key === 'owner') {
    card.owner = reader.take<Seat>(parseSeat(oneWord(said), reader.words), path);
  } else if (attachments.includes(key)) {
    const cards = readCards(reader, key, said, path).filter((attached) => attached !== null);
    card.attached = [...card.attached, { as: key, cards }];
  } else if (counters.includes(key)) {
    const value = wholeNumber(oneWord(said));
    if (value !== null && value >= 0) card.counters = [...card.counters, { name: key, value }];
    else reader.wrong(path, { zh: '这里应当是一个整数', en: 'A whole number should stand here' });
  } else {
    const known = ['card', 'owner', ...attachments, ...counters];
    reader.wrong(path, {
      zh: `牌上没有“${key}”；可以写：${known.join('、')}`,
      en: `A card has no "${key}"; there can be: ${known.join(', ')}`,
    });
  }
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
