import type { AddedCard } from '@lianhuan/cardtext';
import {
  addCard,
  emptyTable,
  NOBODY,
  type Result,
  readSettings,
  type Seed,
} from '@lianhuan/kernel';
import { addedCards } from '../cards/added.ts';
import type { CardDefinition, Role } from '../cards/definition.ts';
import { library } from '../cards/library.ts';
import { decks } from '../decks/decks.ts';
import { PROCEDURES } from '../flow/procedures.ts';
import { rule } from '../rules.ts';
import { freshState, MODES, type Mode } from './state.ts';
import type { SanguoshaTable } from './table.ts';
import { addZones, shared } from './zones.ts';

/** How many can play an 身份局 (M1). */
export const PLAYERS = { least: 4, most: 10 } as const;

/** 身份 by number of players (M1): 主公, 忠臣, 反贼, 内奸; with 6 and 8 one of two. */
const ROLES_OF: Readonly<Record<number, readonly (readonly number[])[]>> = {
  4: [[1, 1, 1, 1]],
  5: [[1, 1, 2, 1]],
  6: [
    [1, 1, 3, 1],
    [1, 1, 2, 2],
  ],
  7: [[1, 2, 3, 1]],
  8: [
    [1, 2, 4, 1],
    [1, 2, 3, 2],
  ],
  9: [[1, 3, 4, 1]],
  10: [[1, 3, 4, 2]],
};

/** How a game is set up. */
export interface SanguoshaSetup {
  readonly mode: Mode;
  readonly players: number;
  /** Two 内奸 where the number of players leaves it open (M1). */
  readonly twoRenegades: boolean;
  /** Ids of the decks that are shuffled together. */
  readonly decks: readonly string[];
  /** The sets whose generals are in the general pile. */
  readonly packs: readonly string[];
  /** Cards that are played beside the game's own, if there are any: their generals are in the general pile. */
  readonly cards?: readonly AddedCard[];
}

const SETTINGS = ['mode', 'players', 'twoRenegades', 'decks', 'packs', 'cards'];
/** What is played where nothing is said. */
const DECKS = ['standard', 'maneuvering'];

/** Reads a set-up; what is left out is as most tables play. */
export function readSetup(input: unknown): Result<SanguoshaSetup> {
  const read = readSettings(input, SETTINGS);
  if (!read.ok) return read;
  const settings = read.value;
  const mode = settings.given('mode', 'identity') as Mode;
  if (mode !== 'identity') {
    const known = MODES.identity;
    settings.wrong(
      'mode',
      `模式应当是 identity（${known.zh}）`,
      `mode should be identity (${known.en})`,
    );
  }
  const players = settings.whole(
    'players',
    5,
    [PLAYERS.least, PLAYERS.most],
    [
      `身份局的人数应当是 ${PLAYERS.least} 到 ${PLAYERS.most}`,
      `an identity game has ${PLAYERS.least} to ${PLAYERS.most} players`,
    ],
  );
  const chosen = readList(settings.given('decks', DECKS));
  const unknown = chosen?.find((id) => !decks().some((deck) => deck.id === id));
  if (chosen === null || chosen.length === 0 || unknown !== undefined) {
    const known = decks().map(({ id }) => id);
    settings.wrong(
      'decks',
      `牌堆应当是 ${known.join('、')} 中的一个或几个`,
      `decks should be some of ${known.join(', ')}`,
    );
  }
  const given = settings.given('packs');
  const packs = given === undefined ? allPacks() : readList(given);
  const isTable = players >= PLAYERS.least && players <= PLAYERS.most;
  if (packs === null || (isTable && !areEnough(packs, players))) {
    settings.wrong(
      given === undefined ? 'players' : 'packs',
      `武将不够：${players} 人至少要 ${generalsNeeded(players)} 名`,
      `too few generals: ${players} players need ${generalsNeeded(players)}`,
    );
  }
  const added = settings.part(addedCards.read(settings.given('cards')));
  if (added === null) return settings.result({} as SanguoshaSetup);
  return settings.result({
    ...addedCards.setting(added),
    mode,
    players,
    twoRenegades: settings.given('twoRenegades', false) === true,
    decks: chosen ?? DECKS,
    packs: packs ?? [],
  });
}

function readList(value: unknown): readonly string[] | null {
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : null;
}

/** The sets of generals that can be played in an 身份局: those whose skills are all written. */
function allPacks(): readonly string[] {
  return [...new Set(playable().map(({ pack }) => pack))];
}

function playable(cards = library()): CardDefinition[] {
  return cards.filter(
    ({ kind, abilities, hpHalves, skills }) =>
      kind === 'general' &&
      abilities.length > 0 &&
      hpHalves % 2 === 0 &&
      skills.every((name) => abilities.some((one) => one.kind === 'skill' && one.name === name)),
  );
}

function generalsNeeded(players: number): number {
  return 5 + (players - 1) * 3;
}

function areEnough(packs: readonly string[], players: number): boolean {
  return playable().filter(({ pack }) => packs.includes(pack)).length >= generalsNeeded(players);
}

/** Lays out all cards, before anything is shuffled or dealt. */
export function start(setup: SanguoshaSetup, seed: Seed): SanguoshaTable {
  return layOutStart(setup, seed, addedCards.libraryWith(setup.cards), new Set());
}

/** Lays out the cards of a start as `cards` has them, but for those of the zones that are laid out otherwise. */
export function layOutStart(
  setup: SanguoshaSetup,
  seed: Seed,
  cards: readonly CardDefinition[],
  without: ReadonlySet<string>,
): SanguoshaTable {
  const { mode, players } = setup;
  const state = freshState(mode, players);
  const table: SanguoshaTable = emptyTable(players, seed, cards, state, PROCEDURES);
  addZones(table);
  const index = new Map(cards.map(({ id }, place) => [id, place]));
  const own = library().length;
  const generals = playable(cards).filter(
    ({ id, pack }) => setup.packs.includes(pack) || (index.get(id) ?? 0) >= own,
  );
  const piles = {
    'draw-pile': deckIds(setup, cards),
    'general-pile': generals.map(({ id }) => id),
    removed: rolesOf(setup),
  } as const;
  for (const [zone, ids] of Object.entries(piles)) {
    if (without.has(zone)) continue;
    for (const id of ids) lay(table, index.get(id), zone as keyof typeof piles);
  }
  return table;
}

function lay(
  table: SanguoshaTable,
  definition: number | undefined,
  zone: 'draw-pile' | 'general-pile' | 'removed',
): void {
  if (definition === undefined) throw new Error('a card that is not in the library');
  addCard(table, definition, shared(zone), NOBODY);
}

/** The definitions of the cards of the chosen decks, one for each card. */
function deckIds(setup: SanguoshaSetup, cards: readonly CardDefinition[]): string[] {
  const faces = new Map(cards.filter(({ id, face }) => id === face).map((one) => [one.name, one]));
  return decks()
    .filter(({ id }) => setup.decks.includes(id))
    .flatMap((deck) => deck.cards)
    .map(({ name, suit, rank }) => `${faces.get(name)?.id}-${suit}-${rank}`);
}

/** The roles that are dealt (M1). */
export function rolesOf({ players, twoRenegades }: SanguoshaSetup): Role[] {
  const variants = ROLES_OF[players];
  const counts = (twoRenegades ? variants.at(-1) : variants[0]) ?? [];
  rule('M1');
  const roles: readonly Role[] = ['lord', 'loyalist', 'rebel', 'renegade'];
  return roles.flatMap((role, place) => Array.from({ length: counts[place] }, () => role));
}
