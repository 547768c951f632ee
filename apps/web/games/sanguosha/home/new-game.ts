import type { AddedCard } from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import type { NewGame, SeatKind, SetupSettings } from '../../../engine/protocol.ts';
import { cardsOf } from '../../../own-cards/needed-cards.ts';
import { type DraftPart, wordOf } from '../../../pages/home/agreed-draft.ts';
import { parseSeed, randomSeed } from '../../../pages/home/seed.ts';
import { decksOf } from './decks.ts';

/** So many have this role. */
export interface RoleCount {
  readonly name: Text;
  readonly count: number;
}

/** A table that can be played: how many sit at it, and who they are. */
export interface TableSize {
  readonly players: number;
  /** The roles that are dealt; a second list where the players choose how many 内奸 there are (M1). */
  readonly roles: readonly [readonly RoleCount[], ...(readonly RoleCount[])[]];
}

/** A mode that can be played, with its tables from the smallest on. */
export interface PlayedMode {
  readonly mode: string;
  readonly name: Text;
  readonly sizes: readonly TableSize[];
}

/** How many 内奸, where that is open. */
export const RENEGADES = ['one', 'two'] as const;

/** Who is heard where several may answer, as the set-up has it. */
export const RESPONSES = ['in-turn', 'first'] as const;

/** A new game as it stands in the form. */
export interface Draft {
  readonly mode: string;
  /** How many play, as a word. */
  readonly players: string;
  /** For all seats that any table has; those beyond the number of players wait. */
  readonly seats: readonly SeatKind[];
  readonly renegades: (typeof RENEGADES)[number];
  readonly responses: (typeof RESPONSES)[number];
  /** The decks that are shuffled together, in one word; empty for those that most tables of the mode play. */
  readonly decks: string;
  /** The ids of the player's own generals that are dealt from, too. */
  readonly cards: readonly string[];
  /** As typed. */
  readonly seed: string;
}

/** The usual number of players, where a mode leaves a choice. */
const USUAL = 5;

/** One person among bots. @throws Error where no mode can be played */
export function freshDraft(modes: readonly PlayedMode[]): Draft {
  const [first] = modes;
  if (first === undefined) throw new Error('there is no mode to play');
  const most = Math.max(...modes.flatMap(({ sizes }) => sizes.map(({ players }) => players)));
  return {
    mode: first.mode,
    players: `${usualSize(first).players}`,
    seats: Array.from({ length: most }, (_, seat) => (seat === 0 ? 'human' : 'greedy')),
    renegades: 'one',
    responses: 'in-turn',
    decks: '',
    cards: [],
    seed: randomSeed(),
  };
}

/** What the form begins with where so much is agreed in a room. */
export function agreedDraft(
  { mode, players, twoRenegades, responses, decks = '' }: SetupSettings,
  modes: readonly PlayedMode[],
): DraftPart<Draft> {
  return {
    mode: wordOf(
      modes.map((one) => one.mode),
      mode,
    ),
    players: players === undefined ? undefined : String(players),
    renegades: twoRenegades === true ? 'two' : 'one',
    responses: wordOf(RESPONSES, responses),
    decks: wordOf(decksOf(String(mode)), decks),
  };
}

/** The table a mode begins with in the form. @throws Error for a mode without one */
export function usualSize({ sizes }: PlayedMode): TableSize {
  const size = sizes.find(({ players }) => players === USUAL) ?? sizes[0];
  if (size === undefined) throw new Error('nobody can play that mode');
  return size;
}

/** The mode and the table that the form describes. @throws Error for a mode that is not there */
export function chosenTable(
  modes: readonly PlayedMode[],
  draft: Draft,
): { readonly mode: PlayedMode; readonly size: TableSize } {
  const mode = modes.find((one) => one.mode === draft.mode);
  if (mode === undefined) throw new Error(`there is no mode ${draft.mode}`);
  const size = mode.sizes.find(({ players }) => `${players}` === draft.players);
  return { mode, size: size ?? usualSize(mode) };
}

/** The decks that are shuffled together: the usual ones of the mode where it has not what was chosen. */
export function chosenDecks({ mode, decks }: Pick<Draft, 'mode' | 'decks'>): string {
  const [usual, ...others] = decksOf(mode);
  return others.find((one) => one === decks) ?? usual;
}

/**
 * The game that the form describes, or null while it cannot be played.
 * @param own cards that the player added to the game
 */
export function gameOf(
  modes: readonly PlayedMode[],
  draft: Draft,
  own: readonly AddedCard[] = [],
): NewGame | null {
  const seed = parseSeed(draft.seed);
  const { mode, size } = chosenTable(modes, draft);
  const seats = draft.seats.slice(0, size.players);
  if (seed === null || !seats.includes('human')) return null;
  const twoRenegades = size.roles.length > 1 && draft.renegades === 'two';
  const decks = chosenDecks(draft);
  const [usual] = decksOf(mode.mode);
  const picked = own.filter(({ id }) => draft.cards.includes(String(id))).map(({ name }) => name);
  const setup = {
    mode: mode.mode,
    players: size.players,
    twoRenegades,
    responses: draft.responses,
    // What is left out is as most tables play.
    ...(decks !== usual && { decks }),
    ...cardsOf([{ picked }], own),
  };
  return { game: 'sanguosha', setup, seed, seats };
}
