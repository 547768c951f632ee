// Plays random games with cards whose texts are put together from those of other cards, or made at random from the
// grammar of their game, and prints every way in which one breaks the engine, with the texts that were in play.
//   npm run fuzz:texts -- --game evolve --games 60 --seed 1
// What is printed becomes a scenario of that game, with the card that broke it.

import { parseArgs } from 'node:util';
import { drawRandom, type Match, seedRandom, view } from '@lianhuan/kernel';
import { Presets, SingleBar } from 'cli-progress';
import fc from 'fast-check';
import { knownGame, whole } from './fuzz-arguments.ts';
import { GAMES_WITH_TEXTS, type GameWithTexts } from './fuzz-texts/games-with-texts.ts';

/** In characters. Longer texts hardly ever can be read: some word of theirs stands where it can never work. */
const LONGEST = 90;
const MOST_ANSWERS = 300;

const wish = readArguments();
let broken = 0;
for (const id of wish.game === undefined ? Object.keys(GAMES_WITH_TEXTS) : [wish.game]) {
  broken += fuzz(id, wish.games, wish.seed);
}
process.exit(broken === 0 ? 0 : 1);

/** Plays games with texts that can be read. @returns in how many different ways the engine broke */
function fuzz(id: string, games: number, seed: number): number {
  const game = GAMES_WITH_TEXTS[id];
  const bar = new SingleBar({ format: `${id} {bar} {value}/{total}` }, Presets.shades_classic);
  bar.start(games, 0);
  const ways = new Set<string>();
  let played = 0;
  let answers = 0;
  let used: string[] = [];
  for (const text of readableTexts(game, seed)) {
    used.push(text);
    if (used.length < game.many) continue;
    try {
      const match = game.begin(used, seed + played);
      if (match !== null) {
        played++;
        answers += play(match, seed + played);
      }
    } catch (error) {
      played++;
      const way = String((error as Error).stack)
        .split('\n')
        .slice(0, 3)
        .join('\n');
      if (!ways.has(way)) console.error(`${way}\n  ${used.join('\n  ')}\n`);
      ways.add(way);
    }
    bar.update(played);
    used = [];
    if (played >= games) break;
  }
  bar.stop();
  console.log(`${id}: ${played} games, ${answers} answers, ${ways.size} ways to break`);
  return ways.size;
}

/** Texts that can stand on a card, without an end. */
function* readableTexts(game: GameWithTexts, seed: number): Generator<string> {
  for (let sample = 0; ; sample++) {
    for (const text of fc.sample(game.text, { numRuns: 50, seed: seed * 1_000_003 + sample })) {
      if (isShort(text) && isRead(game, text, seed)) yield text;
    }
  }
}

function isShort(text: string): boolean {
  return text.length <= LONGEST;
}

function isRead(game: GameWithTexts, text: string, seed: number): boolean {
  try {
    return (
      game.begin(
        Array.from({ length: game.many }, () => text),
        seed,
      ) !== null
    );
  } catch {
    // It is read, and breaks the game at once: that is told when it is played.
    return true;
  }
}

/** Gives random answers, but never gives up. @returns how many */
function play(match: Match, seed: number): number {
  let given = 0;
  drawRandom(seedRandom(seed), (upTo) => {
    for (; given < MOST_ANSWERS && match.pending.length > 0; given++) {
      const [{ seat, options }] = match.pending;
      const going = options.flatMap(({ verb }, index) => (verb === 'surrender' ? [] : [index]));
      JSON.stringify(view(match, seat));
      match.answer(seat, going.length === 0 ? 0 : going[upTo(going.length)]);
    }
  });
  return given;
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: { game: { type: 'string' }, games: { type: 'string' }, seed: { type: 'string' } },
    });
    return {
      game: knownGame(values.game, GAMES_WITH_TEXTS),
      games: whole('--games', values.games ?? '60'),
      seed: whole('--seed', values.seed ?? '1'),
    };
  } catch (error) {
    console.error(
      `${(error as Error).message}\nUsage: npm run fuzz:texts -- [--game ID] [--games N] [--seed S]`,
    );
    return process.exit(2);
  }
}
