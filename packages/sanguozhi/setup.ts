import {
  addCard,
  type CardId,
  emptyTable,
  fail,
  NOBODY,
  type Problem,
  type Result,
  type Seat,
  succeed,
  writable,
  type ZoneId,
} from '@lianhuan/kernel';
import { checkDeck, type DeckList, readDeckList, readyDecks } from './decks.ts';
import type { CardDefinition } from './definition.ts';
import { library } from './library.ts';
import { obeys, rule } from './rules.ts';
import { freshState } from './state.ts';
import type { SanguozhiTable } from './table.ts';
import { addZones, of, type PlayerZone } from './zones.ts';

/** How many can play: one against one, or two against two (100.1, 900.1). */
export const PLAYER_COUNTS = [2, 4] as const;
/** 粮草 and its 上限 at the start of a game (103.3). */
export const STARTING_GRAIN = 30;

/** A deck to play: the id of a ready one, or a list. */
export type DeckChoice = string | DeckList;

/** How a game of 三国智 is set up. */
export interface SanguozhiSetup {
  readonly players: (typeof PLAYER_COUNTS)[number];
  /** One for each seat. */
  readonly decks: readonly DeckChoice[];
  /** Who goes first: a seat, or by lot (103.2). */
  readonly first: Seat | 'lot';
  /** Who says who goes first instead: the loser of the game before (103.2); null for nobody. */
  readonly chooser: Seat | null;
  /** Less makes a shorter game. */
  readonly grain: number;
}

/** The teams of the seats, which alternate (900.2). */
export function teamsOf(players: number): number[] {
  return Array.from({ length: players }, (_, seat) => seat % 2);
}

/** Reads a set-up; what is left out is as the rulebook has it, with the ready decks in turn. */
export function readSetup(input: unknown): Result<SanguozhiSetup> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return fail(
      '设置应当是一个对象，例如 { "players": 2 }',
      'A set-up is an object, e.g. { "players": 2 }',
      'setup',
    );
  }
  const given = input as Record<string, unknown>;
  const {
    players = 2,
    decks,
    first = 'lot',
    chooser = null,
    grain = STARTING_GRAIN,
    ...unknown
  } = given;
  const problems: Problem[] = Object.keys(unknown).map((key) =>
    problem(key, `没有「${key}」这项设置`, `There is no setting “${key}”`),
  );
  if (!PLAYER_COUNTS.some((count) => count === players)) {
    problems.push(problem('players', '玩家人数应当是 2 或 4', 'players should be 2 or 4'));
    return { ok: false, problems };
  }
  const seats = players as SanguozhiSetup['players'];
  if (!isWithin(grain, 1, 100)) {
    problems.push(problem('grain', '粮草应当是 1 到 100', 'grain should be 1 to 100'));
  }
  if (first !== 'lot' && !isWithin(first, 0, seats - 1)) {
    problems.push(
      problem(
        'first',
        `先手应当是 "lot" 或座位 0 到 ${seats - 1}`,
        `first should be "lot" or a seat, 0 to ${seats - 1}`,
      ),
    );
  }
  if (chooser !== null && !isWithin(chooser, 0, seats - 1)) {
    problems.push(
      problem(
        'chooser',
        `决定先手的应当是座位 0 到 ${seats - 1}`,
        `chooser should be a seat, 0 to ${seats - 1}`,
      ),
    );
  }
  const chosen = decks === undefined ? defaultDecks(seats) : readDecks(decks, seats, problems);
  if (problems.length > 0) return { ok: false, problems };
  return succeed({ players: seats, decks: chosen, first, chooser, grain } as SanguozhiSetup);
}

function problem(key: string, zh: string, en: string): Problem {
  return { at: `setup.${key}`, text: { zh, en } };
}

function isWithin(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

function defaultDecks(players: number): string[] {
  const ready = readyDecks();
  return Array.from({ length: players }, (_, seat) => ready[seat % ready.length].id);
}

function readDecks(decks: unknown, players: number, problems: Problem[]): DeckChoice[] {
  if (!Array.isArray(decks) || decks.length !== players) {
    problems.push(
      problem(
        'decks',
        `要有 ${players} 套卡组，每位玩家一套`,
        `There should be ${players} decks, one for each seat`,
      ),
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
        `没有名为「${deck}」的卡组；可选：${known}`,
        `There is no deck “${deck}”; there are ${known}`,
      ),
    );
    return null;
  }
  const list = readDeckList(deck);
  const found = list.ok ? checkDeck(list.value, library()) : list.problems;
  problems.push(
    ...found.map(({ text, at: inside, rule = null }: Problem) => ({
      text,
      at: `setup.${at}${inside ? `.${inside}` : ''}`,
      rule,
    })),
  );
  return list.ok && found.length === 0 ? list.value : null;
}

/** Lays out all cards, before anything is shuffled. */
export function start(setup: SanguozhiSetup, seed: number): SanguozhiTable {
  return layOutStart(setup, seed, library());
}

/** The same with these cards; zones in `without` stay empty, for somebody else to fill. */
export function layOutStart(
  { players, decks, first, chooser, grain }: SanguozhiSetup,
  seed: number,
  cards: readonly CardDefinition[],
  without: ReadonlySet<ZoneId> = new Set(),
): SanguozhiTable {
  const state = {
    ...freshState(teamsOf(players), obeys('103.3', '116.1') ? grain : 0),
    first: first === 'lot' ? NOBODY : first,
    chooser: chooser ?? NOBODY,
  };
  const table: SanguozhiTable = emptyTable(players, seed, cards, state);
  addZones(table);
  const places = new Map(cards.map((card, index) => [card.name, index]));
  decks.forEach((choice, seat) => {
    const { main, events } = listOf(choice);
    const layOut = (names: readonly string[], zone: PlayerZone): CardId[] => {
      const to = of(seat as Seat, zone);
      if (without.has(to)) return [];
      return names.map((name) => addCard(table, places.get(name) as number, to, seat as Seat));
    };
    layOut(main, 'deck');
    // 事件 lie face down in their slot (103.1a).
    for (const card of layOut(events, 'events')) {
      writable(table).cards[card].faceDown = rule('103.1a');
    }
  });
  return table;
}

/** The list of a deck that was checked when the set-up was read. */
function listOf(choice: DeckChoice): DeckList {
  if (typeof choice !== 'string') return choice;
  const ready = readyDecks().find(({ id }) => id === choice);
  if (ready === undefined) throw new Error(`there is no deck ${choice}`);
  return ready;
}
