import { basename, join, resolve, sep } from 'node:path';
import { type JsonSchema, readYaml } from '@lianhuan/cardtext';
import { PROJECT } from '../files.ts';
import { FIRST_GAME, GAME_IDS, loadGame } from '../games/index.ts';
import type { TerminalGame } from '../games/terminal-game.ts';

/** The game whose cards stand in a file: that of its folder or its name, else the one that has such kinds and fields. */
export function gameOfCards(file: string, text: string): Promise<string> {
  return gameOf(file, text, ratedCards);
}

/** The game whose deck stands in a file: that of its folder or its name, else the one that has such parts and cards. */
export function gameOfDeck(file: string, text: string): Promise<string> {
  return gameOf(file, text, ratedDeck);
}

/** The game whose deck this text more likely is than that of the game it was taken for; null if there is none, or that game has no decks. */
export async function otherGameOfDeck(
  text: string,
  taken: TerminalGame,
): Promise<TerminalGame | null> {
  if (taken.deckSchema === undefined) return null;
  const written = plain(text);
  let [best, most]: [TerminalGame | null, number] = [null, ratedDeck(written, taken)];
  for (const id of GAME_IDS) {
    const game = await loadGame(id);
    const rating = ratedDeck(written, game);
    if (rating > most) [best, most] = [game, rating];
  }
  return best;
}

/** How well what is written fits a game: higher is better. */
type Rating = (written: unknown, game: TerminalGame) => number;

async function gameOf(file: string, text: string, rated: Rating): Promise<string> {
  const isIn = (id: string) => resolve(file).startsWith(join(PROJECT, 'packages', id) + sep);
  const isCalled = (id: string) => basename(file).startsWith(id);
  const home = GAME_IDS.find(isIn) ?? GAME_IDS.find(isCalled);
  if (home !== undefined) return home;
  const written = plain(text);
  let [best, most] = [FIRST_GAME, 0];
  for (const id of GAME_IDS) {
    const rating = rated(written, await loadGame(id));
    if (rating > most) [best, most] = [id, rating];
  }
  return best;
}

/** What is written; null for what is no YAML, which is told later. */
function plain(text: string): unknown {
  return readYaml(text).documents[0]?.toJS({ maxAliasCount: -1 }) ?? null;
}

interface Form extends JsonSchema {
  readonly properties: Readonly<Record<string, { readonly enum?: readonly unknown[] }>>;
}

/** A kind that a game has weighs as much as all the fields of a card. */
const WEIGHT_OF_KIND = 20;

function ratedCards(written: unknown, { cards: doors }: TerminalGame): number {
  const { anyOf: forms } = doors.cardSchema().items as { readonly anyOf: readonly Form[] };
  const cards = Array.isArray(written) ? written.filter(isPlainObject) : [];
  const rates = cards.map((card) => Math.max(...forms.map((form) => ratedCard(card, form))));
  return rates.reduce((sum, rate) => sum + rate, 0);
}

function ratedCard(card: object, { properties }: Form): number {
  const { kind } = card as { readonly kind?: unknown };
  const fields = Object.keys(card).filter((field) => Object.hasOwn(properties, field)).length;
  return fields + (properties.kind?.enum?.includes(kind) ? WEIGHT_OF_KIND : 0);
}

function ratedDeck(written: unknown, { deckSchema, cardNames }: TerminalGame): number {
  if (deckSchema === undefined || !isPlainObject(written)) return 0;
  const { properties } = deckSchema() as { readonly properties: object };
  const parts = Object.keys(written).filter((part) => Object.hasOwn(properties, part));
  const known = new Set(cardNames());
  const lines = Object.values(written).flat().map(String);
  return parts.length + lines.filter((line) => known.has(line.replace(/\s*[x×]\d+$/, ''))).length;
}

function isPlainObject(written: unknown): written is object {
  return typeof written === 'object' && written !== null && !Array.isArray(written);
}
