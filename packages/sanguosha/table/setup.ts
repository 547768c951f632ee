import type { AddedCard } from '@lianhuan/cardtext';
import {
  addCard,
  emptyTable,
  NOBODY,
  type Result,
  readSettings,
  type Seed,
  type SettingsReader,
} from '@lianhuan/kernel';
import { addedCards } from '../cards/added.ts';
import type { CardDefinition } from '../cards/definition.ts';
import { library, printedIn } from '../cards/library.ts';
import { decks } from '../decks/decks.ts';
import { PROCEDURES } from '../flow/procedures.ts';
import {
  generalsNeeded,
  isDealt,
  MODE_PLAYERS,
  mayHaveTwoRenegades,
  modeOf,
  PLAYERS,
  type PlayedMode,
  rolesOf,
} from './mode-settings.ts';
import { freshState, MODES, type Mode, type Responses } from './state.ts';
import type { SanguoshaTable } from './table.ts';
import { addZones, shared } from './zones.ts';

/** How a game is set up. */
export interface SanguoshaSetup {
  readonly mode: Mode;
  readonly players: number;
  /** Two 内奸 where the number of players leaves it open (M1). */
  readonly twoRenegades: boolean;
  /** Who is heard where several may answer: each in turn, if nothing is said. */
  readonly responses: Responses;
  /** Ids of the decks that are shuffled together. */
  readonly decks: readonly string[];
  /** The sets whose generals are in the general pile. */
  readonly packs: readonly string[];
  /** Cards that are played beside the game's own, if there are any: their generals are in the general pile. */
  readonly cards?: readonly AddedCard[];
}

/** How many play where nothing is said. */
const USUAL_PLAYERS = 5;
const SETTINGS = ['mode', 'players', 'twoRenegades', 'responses', 'decks', 'packs', 'cards'];
/** What is played where nothing is said. */
const DECKS = { usual: ['standard', 'maneuvering'], hegemony: ['hegemony-standard'] } as const;

/** Reads a set-up; what is left out is as most tables play. */
export function readSetup(input: unknown): Result<SanguoshaSetup> {
  const read = readSettings(input, SETTINGS);
  if (!read.ok) return read;
  const settings = read.value;
  tellModes(settings);
  const mode = readMode(settings);
  const players = readPlayers(settings, mode);
  const chosen = readDecks(settings, mode, players);
  const added = settings.part(addedCards.read(settings.given('cards')));
  const packs = readPacks(settings, mode, players, added ?? []);
  return settings.result({
    ...addedCards.setting(added ?? []),
    mode,
    players,
    twoRenegades: readRenegades(settings, mode, players),
    responses: readResponses(settings),
    decks: chosen,
    packs,
  });
}

/** 国战: 1 says the mode of a position; that of a start is a setting, by its slug. */
function tellModes(settings: SettingsReader): void {
  for (const slug of Object.keys(MODE_PLAYERS) as PlayedMode[]) {
    const { zh, en } = MODES[slug];
    if (settings.given(zh) === undefined) continue;
    settings.wrong(zh, `这里的${zh}写作 mode: ${slug}`, `${en} is written mode: ${slug} here`);
  }
}

/** The mode, as it is called or as so many play it. */
function readMode(settings: SettingsReader): PlayedMode {
  const players = settings.given('players', USUAL_PLAYERS);
  const mode = settings.given('mode', modeOf(Number(players)));
  if (isPlayed(mode)) return mode;
  const known = Object.keys(MODE_PLAYERS) as PlayedMode[];
  settings.wrong(
    'mode',
    `模式应当是 ${known.map((one) => `${one}（${MODES[one].zh}）`).join('、')}`,
    `mode should be ${known.map((one) => `${one} (${MODES[one].en})`).join(', ')}`,
  );
  return 'identity';
}

function isPlayed(mode: unknown): mode is PlayedMode {
  return typeof mode === 'string' && Object.hasOwn(MODE_PLAYERS, mode);
}

function readPlayers(settings: SettingsReader, mode: PlayedMode): number {
  const { least, most } = isPlayed(settings.given('mode')) ? MODE_PLAYERS[mode] : PLAYERS;
  const players = settings.given('players', Math.min(Math.max(least, USUAL_PLAYERS), most));
  const count = Number(players);
  if (Number.isInteger(players) && count >= least && count <= most) return count;
  const { zh, en } = isPlayed(settings.given('mode')) ? MODES[mode] : sanguosha;
  const range =
    least === most ? [`${least}`, `${least}`] : [`${least} 到 ${most}`, `${least} to ${most}`];
  const number = { identity: 'M1', hegemony: undefined, landlord: 'L1', duel: undefined }[mode];
  settings.wrong(
    'players',
    `${zh}的人数应当是 ${range[0]}`,
    `${en}: there should be ${range[1]} players`,
    number,
  );
  return count;
}

const sanguosha = { zh: '三国杀', en: 'Sanguosha' };

function readRenegades(settings: SettingsReader, mode: PlayedMode, players: number): boolean {
  const two = settings.given('twoRenegades', false);
  if (typeof two !== 'boolean' || (two && !mayHaveTwoRenegades(mode, players))) {
    settings.wrong(
      'twoRenegades',
      '双内奸应当是 true 或 false，而且只有六人与八人的身份局可以有两名内奸',
      'twoRenegades should be true or false, and only an identity game of six or eight can have two',
      'M1',
    );
  }
  return two === true;
}

function readResponses(settings: SettingsReader): Responses {
  const responses = settings.given('responses', 'in-turn');
  if (responses === 'in-turn' || responses === 'first') return responses;
  settings.wrong(
    'responses',
    '响应方式应当是 in-turn（依次询问）或 first（同时询问，先响应者先得）',
    'responses should be in-turn (one after another) or first (all at once, and the first to act is heard)',
  );
  return 'in-turn';
}

/** The decks; there must be enough cards in them for the opening hands. */
function readDecks(settings: SettingsReader, mode: PlayedMode, players: number): readonly string[] {
  const usual = mode === 'hegemony' ? DECKS.hegemony : DECKS.usual;
  const given = settings.given('decks', usual);
  // One word with all of them is the same, as forms that send no lists have it.
  const chosen = readList(typeof given === 'string' ? given.split('+') : given);
  const known = decks().map(({ id }) => id);
  if (chosen !== null && chosen.length > 0 && chosen.every((id) => known.includes(id))) {
    // One that is named twice is there once.
    const ids = [...new Set(chosen)];
    const there = ids.reduce((sum, id) => sum + cardsOf(id), 0);
    const needed = OPENING_HAND * players;
    if (there < needed && players <= PLAYERS.most) tooFewCards(settings, players, needed, there);
    return ids;
  }
  settings.wrong(
    'decks',
    `牌堆应当是 ${known.join('、')} 中的一个或几个`,
    `decks should be some of ${known.join(', ')}`,
  );
  return usual;
}

/** Cards that each player has to begin with (M5); in a duel it is more for most generals. */
const OPENING_HAND = 4;

function cardsOf(deck: string): number {
  return decks().find(({ id }) => id === deck)?.cards.length ?? 0;
}

function tooFewCards(
  settings: SettingsReader,
  players: number,
  needed: number,
  there: number,
): void {
  settings.wrong(
    'decks',
    `牌堆里的牌不够：${players} 人的起始手牌至少要 ${needed} 张，这里只有 ${there} 张`,
    `too few cards: the opening hands of ${players} players need ${needed}, and there are ${there}`,
    'M5',
  );
}

/** The sets of generals; there must be enough of them for so many players. */
function readPacks(
  settings: SettingsReader,
  mode: PlayedMode,
  players: number,
  added: readonly AddedCard[],
): readonly string[] {
  const given = settings.given('packs');
  const known = allPacks(mode);
  const packs = given === undefined ? known : readList(given);
  if (packs === null || packs.some((pack) => !known.includes(pack))) {
    settings.wrong(
      'packs',
      `武将包应当是 ${known.join('、')} 中的几个`,
      `packs should be some of ${known.join(', ')}`,
    );
    return known;
  }
  const { least, most } = MODE_PLAYERS[mode];
  const there = dealt(mode, addedCards.libraryWith(added), packs).length;
  const needed = generalsNeeded(mode, players);
  if (players >= least && players <= most && there < needed) {
    const { zh, en } = MODES[mode];
    settings.wrong(
      given === undefined ? 'players' : 'packs',
      `武将不够：${players} 人${zh}至少要 ${needed} 名，能上场的有 ${there} 名`,
      `too few generals: ${players} players of ${en} need ${needed}, and ${there} can be played`,
      NUMBER_OF_CHOICE[mode],
    );
  }
  return packs;
}

/** The number that says how many generals are dealt. */
const NUMBER_OF_CHOICE = {
  identity: 'M3',
  hegemony: 'H1',
  landlord: 'L1',
  duel: undefined,
} as const;

function readList(value: unknown): readonly string[] | null {
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : null;
}

/** The sets of which generals can be dealt. */
function allPacks(mode: Mode): readonly string[] {
  const there = library().filter((card) => isDealt(mode, card));
  return [...new Set(there.map(({ pack }) => pack))];
}

/** The generals that are dealt: those of the sets, and all that are added to the game's own. */
function dealt(
  mode: Mode,
  cards: readonly CardDefinition[],
  packs: readonly string[],
): CardDefinition[] {
  const own = new Set(library().map(({ id }) => id));
  return cards.filter(
    (card) => isDealt(mode, card) && (packs.includes(card.pack) || !own.has(card.id)),
  );
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
  const { mode, players, twoRenegades, responses } = setup;
  const roles = rolesOf(mode, players, twoRenegades);
  const state = freshState(mode, players, roles, responses);
  const table: SanguoshaTable = emptyTable(players, seed, cards, state, PROCEDURES);
  addZones(table);
  const index = new Map(cards.map(({ id }, place) => [id, place]));
  const piles = {
    'draw-pile': deckIds(setup, cards),
    'general-pile': dealt(mode, cards, setup.packs).map(({ id }) => id),
    removed: roles,
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
  const faces = cards.filter(({ id, face }) => id === face);
  return decks()
    .filter(({ id }) => setup.decks.includes(id))
    .flatMap((deck) => printedIn(deck, faces))
    .map(({ definition }) => definition.id);
}
