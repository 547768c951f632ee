import { type AddedCard, type DeckChoice as AnyDeckChoice, DeckChoices } from '@lianhuan/cardtext';
import type { CardId, Result, Seat, Seed, ZoneId } from '@lianhuan/kernel';
import { addCard, emptyTable, NOBODY, readSettings, writable } from '@lianhuan/kernel';
import { addedCards } from '../cards/added.ts';
import type { CardDefinition } from '../cards/definition.ts';
import { checkDeck, readDeckList, readyDecks } from '../decks/deck-list.ts';
import type { DeckList } from '../decks/deck-writing.ts';
import { PROCEDURES } from '../flow/procedures.ts';
import { obeys, rule } from '../rules.ts';
import { DRAW_OFFERS } from './limits.ts';
import { freshState } from './state.ts';
import type { SanguozhiTable } from './table.ts';
import { addZones, of, type PlayerZone } from './zones.ts';

/** How many can play: one against one, or two against two (100.1, 900.1). */
export const PLAYER_COUNTS = [2, 4] as const;
/** 粮草 and its 上限 at the start of a game (103.3). */
export const STARTING_GRAIN = 30;

/** A deck to play: the id of a ready one, or a list. */
export type DeckChoice = AnyDeckChoice<DeckList>;

const deckChoices = new DeckChoices<DeckList, CardDefinition>({
  ready: readyDecks,
  read: readDeckList,
  check: checkDeck,
  term: '卡组',
});

/** How a game of 三国智 is set up. */
export interface SanguozhiSetup {
  readonly players: (typeof PLAYER_COUNTS)[number];
  /** One for each seat. */
  readonly decks: readonly DeckChoice[];
  /** Cards that are played beside the game's own, if there are any; the decks may hold them. */
  readonly cards?: readonly AddedCard[];
  /** Who goes first: a seat, or by lot (103.2). */
  readonly first: Seat | 'lot';
  /** Who says who goes first instead: the loser of the game before (103.2); null for nobody. */
  readonly chooser: Seat | null;
  /** 粮草 of each player at the start; less makes a shorter game. */
  readonly grain: number;
  /** It is played in a 比赛 (100.6), where the players may agree on a draw (104.4b); left out where it is not. */
  readonly tournament?: true;
}

/** The teams of the seats, which alternate (900.2). */
export function teamsOf(players: number): number[] {
  return Array.from({ length: players }, (_, seat) => seat % 2);
}

const SETTINGS = ['players', 'decks', 'first', 'chooser', 'grain', 'tournament', 'cards'];

/** Reads a set-up; what is left out is as the rulebook has it, with the ready decks in turn. */
export function readSetup(input: unknown): Result<SanguozhiSetup> {
  const read = readSettings(input, SETTINGS);
  if (!read.ok) return read;
  const settings = read.value;
  const players = PLAYER_COUNTS.find((count) => count === settings.given('players', 2));
  if (players === undefined) {
    settings.wrong('players', '玩家人数应当是 2 或 4', 'players should be 2 or 4');
    return settings.result({} as SanguozhiSetup);
  }
  const last = players - 1;
  const grain = settings.whole(
    'grain',
    STARTING_GRAIN,
    [1, 100],
    ['粮草应当是 1 到 100', 'grain should be 1 to 100'],
  );
  const first = settings.whole(
    'first',
    'lot',
    [0, last],
    [`先手应当是 "lot" 或座位 0 到 ${last}`, `first should be "lot" or a seat, 0 to ${last}`],
    ['lot'],
  );
  const chooser = settings.whole(
    'chooser',
    null,
    [0, last],
    [`决定先手的应当是座位 0 到 ${last}`, `chooser should be a seat, 0 to ${last}`],
    [null],
  );
  const tournament = settings.given('tournament', false);
  if (typeof tournament !== 'boolean') {
    settings.wrong(
      'tournament',
      '是否比赛应当是 true 或 false',
      'tournament should be true or false',
    );
  }
  const added = settings.part(addedCards.read(settings.given('cards')));
  if (added === null) return settings.result({} as SanguozhiSetup);
  const library = addedCards.libraryWith(added);
  const decks = settings.part(deckChoices.read(settings.given('decks'), players, library));
  const setup = {
    ...{ players, decks, first, chooser, grain },
    ...(tournament === true && { tournament }),
    ...addedCards.setting(added),
  };
  return settings.result(setup as SanguozhiSetup);
}

/**
 * Lays out all cards, before anything is shuffled.
 * @throws RangeError if that is no seed.
 * @throws Error if the set-up names a ready deck that there is not; one that {@link readSetup} gave
 * does not.
 */
export function start(setup: SanguozhiSetup, seed: Seed): SanguozhiTable {
  return layOutStart(setup, seed, addedCards.libraryWith(setup.cards));
}

/**
 * Lays out a match of these cards; the zones in `without` stay empty, for the caller to fill.
 * @throws as `start` does
 */
export function layOutStart(
  { players, decks, first, chooser, grain, tournament }: SanguozhiSetup,
  seed: Seed,
  cards: readonly CardDefinition[],
  without: ReadonlySet<ZoneId> = new Set(),
): SanguozhiTable {
  obeys('103.3', '116.1');
  const state = {
    ...freshState(teamsOf(players), grain),
    first: first === 'lot' ? NOBODY : first,
    chooser: chooser ?? NOBODY,
    ...(tournament && { drawOffers: Array<number>(players).fill(DRAW_OFFERS) }),
  };
  const table: SanguozhiTable = emptyTable(players, seed, cards, state, PROCEDURES);
  addZones(table);
  const places = new Map(cards.map((card, index) => [card.name, index]));
  decks.forEach((choice, seat) => {
    const { main, events } = deckChoices.listOf(choice);
    const layOut = (names: readonly string[], zone: PlayerZone): CardId[] => {
      const to = of(seat as Seat, zone);
      if (without.has(to)) return [];
      return names.map((name) => addCard(table, places.get(name) as number, to, seat as Seat));
    };
    layOut(main, 'deck');
    // 事件 lie face down in their slot (103.1a).
    for (const card of layOut(events, 'events')) {
      if (rule('103.1a')) writable(table).cards[card].faceDown = true;
    }
  });
  return table;
}
