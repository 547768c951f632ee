import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createBot, letBotAnswer } from '@lianhuan/bots';
import {
  Match,
  type MatchRecord,
  NOBODY,
  parseRecord,
  type Result,
  viewLog,
} from '@lianhuan/kernel';
import { answerAtRandom, dice, type TestedGame } from '@lianhuan/kernel/testing';
import type { Engine } from '@lianhuan/releases';
import { DEFINITIONS } from '../../apps/web/build/games.ts';
import type { GameId } from '../../apps/web/games/ids.ts';
import { FUZZ_GAMES } from '../fuzz-games.ts';
import { HERE, type Places } from './places.ts';

/** Whole games of one version: whoever is that version plays them so. */
export interface Golden {
  readonly game: string;
  readonly version: string;
  /** The digest of all that is printed on the cards. */
  readonly cards: string;
  readonly games: readonly Omit<MatchRecord, 'game' | 'version' | 'content' | 'count'>[];
}

/** So many games are kept, of so many that are played. */
const KEPT = 12;
/** Fingerprints are taken at the first idle point after so many answers. */
const PRINT_EVERY = 8;
/** A game between random players may take long; longer ones are left as they are. */
const MOST_ANSWERS = 4000;
const SEEDS = 5;
/** Who plays; nobody at all is anything that is legal, giving up now and then. */
const LINEUPS = [['greedy'], ['random'], ['greedy', 'random'], []] as const;

export function goldenFile(game: string, version: string, { golden }: Places = HERE): string {
  return join(golden, game, `${version}.json`);
}

/** The golden games of a version, or null if there are none. */
export function readGolden(game: string, version: string, places: Places = HERE): Golden | null {
  const file = goldenFile(game, version, places);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** A line for each game, so that a change shows which ones it is in. */
export function writeGolden(golden: Golden, places: Places = HERE): void {
  const { games, ...head } = golden;
  const file = goldenFile(golden.game, golden.version, places);
  mkdirSync(dirname(file), { recursive: true });
  const lines = games.map((game) => JSON.stringify(game)).join(',\n');
  writeFileSync(file, `${JSON.stringify(head).slice(0, -1)},"games":[\n${lines}\n]}\n`);
}

/** A golden game as a record of the engine that shall play it. */
export function recordOf(
  { game, version }: Golden,
  content: string,
  one: Golden['games'][number],
): Result<MatchRecord> {
  return parseRecord({ game, version, content, count: one.answers.length, ...one });
}

/** What an engine plays otherwise than these games: a line for each. */
export function departures(golden: Golden, engine: Engine): string[] {
  return golden.games.flatMap((one, index) => {
    const record = recordOf(golden, engine.content, one);
    const problems = record.ok ? engine.check(record.value) : record.problems;
    return problems.map(
      ({ at, text }) => `game ${index} of ${golden.game} ${golden.version}, ${at}: ${text.en}`,
    );
  });
}

/** Does an engine print the cards that these games were played with? */
export async function printsAsBefore(golden: Golden): Promise<boolean> {
  return golden.cards === (await cardsDigest(golden.game));
}

/**
 * Plays games of today's rules and keeps those that show most, as the golden ones of this version.
 * @throws Error for a game that there is not
 */
export async function playGolden(game: string, version: string): Promise<Golden> {
  const tried = FUZZ_GAMES[game];
  if (!tried) throw new Error(`there is no game ${game}`);
  const shown = tried.players.flatMap((players) =>
    LINEUPS.flatMap((lineup) =>
      Array.from({ length: SEEDS }, (_, index) => playOne(tried, players, lineup, index + 1)),
    ),
  );
  const games = choose(shown).map(({ kept }) => kept);
  return { game, version, cards: await cardsDigest(game), games };
}

interface Shown {
  readonly kept: Golden['games'][number];
  /** The rules that were cited, and the cards that moved. */
  readonly seen: ReadonlySet<string>;
}

function playOne(
  tried: TestedGame,
  players: number,
  lineup: readonly string[],
  seed: number,
): Shown {
  const setup = { players, ...tried.setUp?.(players, seed) };
  const read = tried.game.readSetup(setup);
  if (!read.ok) throw new Error(read.problems[0].text.en);
  const match = new Match(tried.game, {
    setup: read.value,
    seed,
    recorded: true,
    checkpointEvery: PRINT_EVERY,
  });
  const answer = lineup.length === 0 ? byChance(match, seed) : byBots(match, lineup, seed);
  while (match.answers.length < MOST_ANSWERS && answer());
  const { seed: drawn, answers, fingerprints } = match.record();
  return { kept: { setup, seed: drawn, answers, fingerprints }, seen: seenIn(match) };
}

function byChance(match: Match, seed: number): () => boolean {
  const upTo = dice(seed);
  return () => answerAtRandom(match, upTo);
}

function byBots(match: Match, lineup: readonly string[], seed: number): () => boolean {
  const bots = Array.from({ length: match.table.seats }, (_, seat) => {
    const bot = createBot(lineup[seat % lineup.length], match.game.id, seed * 100 + seat);
    if (!bot.ok) throw new Error(bot.problems[0].text.en);
    return bot.value;
  });
  return () => letBotAnswer(match, bots);
}

function seenIn(match: Match): Set<string> {
  const cards = viewLog(match, NOBODY).flatMap(({ card }) => card ?? []);
  return new Set([...(match.recorder?.cited ?? []), ...cards]);
}

/** The game that shows most, then the one that adds most to it, and so on; all numbers of players. */
function choose(shown: readonly Shown[]): Shown[] {
  const chosen: Shown[] = [];
  const known = new Set<string>();
  const rest = new Set(shown);
  const counts = new Set(shown.map(playersIn));
  while (chosen.length < KEPT && rest.size > 0) {
    const missing = [...counts].filter((count) => !chosen.some((one) => playersIn(one) === count));
    const open = [...rest].filter(
      (one) => missing.length === 0 || missing.includes(playersIn(one)),
    );
    const news = (one: Shown) => [...one.seen].filter((thing) => !known.has(thing)).length;
    const best = open.reduce((one, other) => (news(other) > news(one) ? other : one));
    rest.delete(best);
    chosen.push(best);
    for (const thing of best.seen) known.add(thing);
  }
  return chosen;
}

function playersIn({ kept }: Shown): number {
  return (kept.setup as { readonly players: number }).players;
}

/** Of what is printed, not of the trees that are read from it: those may be built otherwise. */
export async function cardsDigest(game: string): Promise<string> {
  const cards = (await DEFINITIONS[game as GameId]()) as readonly object[];
  const printed = cards.map((card) =>
    Object.entries(card).filter(([, value]) => [value].flat().every(isPlain)),
  );
  return createHash('sha256').update(JSON.stringify(printed)).digest('hex').slice(0, 12);
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}
