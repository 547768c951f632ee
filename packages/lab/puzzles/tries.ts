import { type Bot, createBot, randomBot, type ThinkingGame } from '@lianhuan/bots';
import { endsByWord, glance, InformationSet, type Match, type Seat } from '@lianhuan/kernel';
import { childSeed } from '../simulating/seed.ts';

/** What picks for the seat that tries. */
export type Picker = (match: Match) => number;

/** No turn asks so much. */
const TOO_LONG = 300;

/** Plays a match on to the end of the turn; has the seat won? @param other plays for everybody else */
export function tryOnce(
  match: Match,
  seat: Seat,
  { turns }: ThinkingGame,
  own: Picker,
  other: Picker,
): boolean {
  const turn = turns(match);
  for (let picks = 0; match.outcome === null && turns(match) === turn; picks++) {
    if (picks >= TOO_LONG) return false;
    const [asked] = match.pending;
    const index = asked.seat === seat ? own(match) : other(match);
    match.answer(asked.seat, index);
  }
  return match.outcome?.winners.length === 1 && match.outcome.winners[0] === seat;
}

/** Picks as the bot does which sees what the one who is asked sees. */
export function picksOf(bot: Bot): Picker {
  return (match) => bot.choose(glance(match, match.pending[0].seat));
}

/** What lets a chance go, in any game. */
const IDLE: ReadonlySet<string> = new Set([
  'end',
  'end-main',
  'pass',
  'cancel',
  'stop',
  'done',
  'decline',
]);

/** Picks any option that does something, as long as there is one, and never gives up. It looks at nothing, so it is quick. */
export function busyPicks(seed: number): Picker {
  let drawn = 0;
  return ({ pending: [{ options }] }) => {
    const indexes = [...options.keys()].filter((index) => !endsByWord(options[index].verb));
    const busy = indexes.filter((index) => !IDLE.has(options[index].verb));
    const among = busy.length > 0 ? busy : indexes;
    return among[(childSeed(seed, drawn++) >>> 0) % among.length] ?? 0;
  };
}

/** Picks at random now and then, else as the bot does. @param careless how often in a hundred */
export function carelessPicks(bot: Bot, careless: number, seed: number): Picker {
  const random = randomBot(seed);
  let drawn = 0;
  return (match) => {
    const isCareless = (childSeed(seed, drawn++) >>> 0) % 100 < careless;
    return (isCareless ? random : bot).choose(glance(match, match.pending[0].seat));
  };
}

/** Picks as who thinks ahead does. @param match the one that is played on, from its beginning */
export function thinkingPicks(
  match: Match,
  seat: Seat,
  { secrets }: ThinkingGame,
  seed: number,
): Picker {
  const bot = botOf('adviser', match.game.id, seed);
  const set = new InformationSet(match, seat, secrets);
  return () => bot.choose(glance(match, seat), () => set);
}

/** A bot that there is. */
export function botOf(name: string, game: string, seed: number): Bot {
  const made = createBot(name, game, seed);
  if (!made.ok) throw new Error(made.problems[0].text.en);
  return made.value;
}
