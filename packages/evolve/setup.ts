import {
  addCard,
  emptyTable,
  fail,
  NOBODY,
  type Problem,
  type Result,
  type Seat,
  succeed,
  type ZoneId,
} from '@lianhuan/kernel';
import { cardNamed, type DeckPart } from './deck-cards.ts';
import { checkDeck, type DeckList, readDeckList, readyDecks } from './decks.ts';
import type { CardDefinition } from './definition.ts';
import { library } from './library.ts';
import { obeys, rule } from './rules.ts';
import { freshState } from './state.ts';
import type { EvolveTable } from './table.ts';
import { addZones, of, type PlayerZone } from './zones.ts';

/** Two play (1.1.1). */
export const PLAYER_COUNTS = [2] as const;
/** 主战者的生命值 (2.8.3.1). */
export const LEADER_LIFE = 20;

/** A deck to play: the id of a ready one, or a list. */
export type DeckChoice = string | DeckList;

/** How a game of EVOLVE is set up. */
export interface EvolveSetup {
  readonly players: 2;
  /** One for each seat. */
  readonly decks: readonly DeckChoice[];
  /** Who goes first: a seat, or whoever is drawn by lot says (6.2.1.6). */
  readonly first: Seat | 'lot';
  /** Less makes a shorter game. */
  readonly life: number;
}

/** Reads a set-up; what is left out is as the rulebook has it, with ready decks. */
export function readSetup(input: unknown): Result<EvolveSetup> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return fail(
      '设置应当是一个对象，例如 { "players": 2 }',
      'A set-up is an object, e.g. { "players": 2 }',
      'setup',
    );
  }
  const {
    players = 2,
    decks,
    first = 'lot',
    life = LEADER_LIFE,
    ...unknown
  } = input as Record<string, unknown>;
  const problems: Problem[] = Object.keys(unknown).map((key) =>
    problem(key, `没有「${key}」这项设置`, `There is no setting “${key}”`),
  );
  if (!PLAYER_COUNTS.some((count) => count === players) && rule('1.1.1')) {
    problems.push({
      ...problem('players', '玩家人数应当是 2', 'players should be 2'),
      rule: '1.1.1',
    });
  }
  if (!isWithin(life, 1, 100)) {
    problems.push(problem('life', '主战者生命值应当是 1 到 100', 'life should be 1 to 100'));
  }
  if (first !== 'lot' && !isWithin(first, 0, 1)) {
    problems.push(
      problem('first', '先攻应当是 "lot" 或座位 0、1', 'first should be "lot" or a seat, 0 or 1'),
    );
  }
  const chosen = decks === undefined ? defaultDecks() : readDecks(decks, problems);
  if (problems.length > 0) return { ok: false, problems };
  return succeed({ players: 2, decks: chosen, first, life } as EvolveSetup);
}

function problem(key: string, zh: string, en: string): Problem {
  return { at: `setup.${key}`, text: { zh, en } };
}

function isWithin(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

function defaultDecks(): string[] {
  const ready = readyDecks();
  return [0, 1].map((seat) => ready[seat % ready.length].id);
}

function readDecks(decks: unknown, problems: Problem[]): DeckChoice[] {
  if (!Array.isArray(decks) || decks.length !== 2) {
    problems.push(
      problem('decks', '要有 2 套牌组，每位玩家一套', 'There should be 2 decks, one for each seat'),
    );
    return [];
  }
  return decks.flatMap((deck: unknown, seat) => readChoice(deck, seat, problems) ?? []);
}

function readChoice(deck: unknown, seat: number, problems: Problem[]): DeckChoice | null {
  const at = `decks[${seat}]`;
  if (typeof deck === 'string') {
    const ready = readyDecks();
    if (ready.some(({ id }) => id === deck)) return deck;
    const known = ready.map(({ id }) => id).join(' / ');
    problems.push(
      problem(
        at,
        `没有名为「${deck}」的牌组；可选：${known}`,
        `There is no deck “${deck}”; there are ${known}`,
      ),
    );
    return null;
  }
  const list = readDeckList(deck);
  const found = list.ok ? checkDeck(list.value) : list.problems;
  problems.push(
    ...found.map(({ text, at: inside, rule: number = null }: Problem) => ({
      text,
      at: `setup.${at}${inside ? `.${inside}` : ''}`,
      rule: number,
    })),
  );
  return list.ok && found.length === 0 ? list.value : null;
}

/** Lays out all cards, before anything is shuffled (6.2.1.1–6.2.1.5). */
export function start(setup: EvolveSetup, seed: number): EvolveTable {
  return layOutStart(setup, seed, library());
}

/** The same with these cards; zones in `without` stay empty, for somebody else to fill. */
export function layOutStart(
  { players, decks, first, life }: EvolveSetup,
  seed: number,
  cards: readonly CardDefinition[],
  without: ReadonlySet<ZoneId> = new Set(),
): EvolveTable {
  const state = {
    ...freshState(players, obeys('6.2.1.11', '2.8.3.1') ? life : 0),
    first: first === 'lot' ? NOBODY : first,
  };
  // 能量点 begin at nothing (6.2.1.9).
  rule('6.2.1.9');
  const table: EvolveTable = emptyTable(players, seed, cards, state);
  addZones(table);
  decks.forEach((choice, index) => {
    const seat = index as Seat;
    const { leader, main, evolve } = listOf(choice);
    const layOut = (names: readonly string[], part: DeckPart, zone: PlayerZone) => {
      const to = of(seat, zone);
      if (without.has(to)) return;
      for (const name of names) {
        addCard(table, placeOf(name, part, cards), to, seat);
      }
    };
    if (rule('6.2.1.2')) layOut([leader], 'leader', 'leader');
    if (rule('6.2.1.4')) layOut(main, 'main', 'deck');
    if (rule('6.2.1.5')) layOut(evolve, 'evolve', 'evolve-deck');
  });
  return table;
}

const places = new WeakMap<readonly CardDefinition[], Map<string, number>>();

/** Where in the library the card of that name is; a deck holds the same names again and again. */
function placeOf(name: string, part: DeckPart, cards: readonly CardDefinition[]): number {
  let known = places.get(cards);
  if (known === undefined) {
    known = new Map();
    places.set(cards, known);
  }
  const key = `${part} ${name}`;
  let place = known.get(key);
  if (place === undefined) {
    place = cards.indexOf(cardNamed(name, part, cards) as CardDefinition);
    if (place < 0) throw new Error(`there is no card ${name}`);
    known.set(key, place);
  }
  return place;
}

/** The list of a deck that was checked when the set-up was read. */
function listOf(choice: DeckChoice): DeckList {
  if (typeof choice !== 'string') return choice;
  const ready = readyDecks().find(({ id }) => id === choice);
  if (ready === undefined) throw new Error(`there is no deck ${choice}`);
  return ready;
}
