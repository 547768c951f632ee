import { type AddedCard, type DeckChoice as AnyDeckChoice, DeckChoices } from '@lianhuan/cardtext';
import type { Result, Seat, Seed, ZoneId } from '@lianhuan/kernel';
import { addCard, emptyTable, NOBODY, readSettings } from '@lianhuan/kernel';
import { addedCards } from '../cards/added.ts';
import type { CardDefinition } from '../cards/definition.ts';
import { cardNamed, type DeckPart, deckCardOf } from '../decks/deck-cards.ts';
import { checkDeck, readDeckList, readyDecks } from '../decks/deck-list.ts';
import type { DeckList } from '../decks/deck-writing.ts';
import { obeys, rule } from '../rules.ts';
import type { Procedures } from '../text/meaning/procedures.ts';
import { freshState } from './state.ts';
import type { EvolveTable } from './table.ts';
import { addZones, of, type PlayerZone } from './zones.ts';

/** Two players (1.1.1). */
export const PLAYER_COUNTS = [2] as const;
/** 主战者的生命值 (2.8.3.1). */
export const LEADER_LIFE = 20;

/** A deck to play: the id of a ready one, or a list. */
export type DeckChoice = AnyDeckChoice<DeckList>;

const deckChoices = new DeckChoices<DeckList, CardDefinition>({
  ready: readyDecks,
  read: readDeckList,
  check: (deck, cards) => checkDeck(deck, cards.map(deckCardOf)),
  term: '牌组',
});

/** How a game of EVOLVE is set up. */
export interface EvolveSetup {
  readonly players: 2;
  /** One for each seat. */
  readonly decks: readonly DeckChoice[];
  /** Cards that are played beside the game's own, if there are any; the decks may hold them. */
  readonly cards?: readonly AddedCard[];
  /** Who goes first: a seat, or whoever is drawn by lot says (6.2.1.6). */
  readonly first: Seat | 'lot';
  /** The life of each leader, 1 to 100. */
  readonly life: number;
}

/** Reads a set-up; what is left out is as the rulebook has it, with ready decks. What is wrong is listed as problems. */
export function readSetup(input: unknown): Result<EvolveSetup> {
  const read = readSettings(input, ['players', 'decks', 'first', 'life', 'cards']);
  if (!read.ok) return read;
  const settings = read.value;
  const players = settings.given('players', 2);
  if (!PLAYER_COUNTS.some((count) => count === players) && rule('1.1.1')) {
    settings.wrong('players', '玩家人数应当是 2', 'players should be 2', '1.1.1');
  }
  const life = settings.whole(
    'life',
    LEADER_LIFE,
    [1, 100],
    ['主战者生命值应当是 1 到 100', 'life should be 1 to 100'],
  );
  const first = settings.whole(
    'first',
    'lot',
    [0, 1],
    ['先攻应当是 "lot" 或座位 0、1', 'first should be "lot" or a seat, 0 or 1'],
    ['lot'],
  );
  const added = settings.part(addedCards.read(settings.given('cards')));
  if (added === null) return settings.result({} as EvolveSetup);
  const library = addedCards.libraryWith(added);
  const decks = settings.part(deckChoices.read(settings.given('decks'), 2, library));
  const setup = { players: 2, decks, first, life, ...addedCards.setting(added) };
  return settings.result(setup as EvolveSetup);
}

/**
 * Lays out all cards, before anything is shuffled (6.2.1.1–6.2.1.5).
 * @param cards the library, in which the decks' cards are found by name
 * @param without zones that stay empty, for the caller to fill
 * @throws Error if a deck names a card that is not in the library
 */
export function layOutStart(
  { players, decks, first, life }: EvolveSetup,
  seed: Seed,
  cards: readonly CardDefinition[],
  procedures: Procedures,
  without: ReadonlySet<ZoneId> = new Set(),
): EvolveTable {
  obeys('6.2.1.11', '2.8.3.1');
  const state = {
    ...freshState(players, life),
    first: first === 'lot' ? NOBODY : first,
  };
  // 能量点 begin at nothing (6.2.1.9).
  rule('6.2.1.9');
  const table: EvolveTable = emptyTable(players, seed, cards, state, procedures);
  addZones(table);
  decks.forEach((choice, index) => {
    const seat = index as Seat;
    const { leader, main, evolve } = deckChoices.listOf(choice);
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

/** The index in the library of the card of that name, found once for each name. */
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
