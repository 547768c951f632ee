import { createBot, letBotAnswer } from '@lianhuan/bots';
import { type EvolvePublicState, evolve } from '@lianhuan/evolve';
import { Match, type MatchRecord, type View, view } from '@lianhuan/kernel';

/** Where the first player is asked something, in a game that bots have played so far. */
type Moment = (seen: View, state: EvolvePublicState) => boolean;

const MOST_SEEDS = 60;
const MOST_ANSWERS = 600;

/** A game of EVOLVE up to the first moment of that sort. @throws Error if no seed leads to one. */
export function recordedEvolve(
  moment: Moment,
  decks: readonly [string, string] = ['elf', 'royal'],
): MatchRecord {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const record = playUntil(moment, decks, seed);
    if (record !== null) return record;
  }
  throw new Error('no game led there');
}

function playUntil(
  moment: Moment,
  decks: readonly [string, string],
  seed: number,
): MatchRecord | null {
  const setup = evolve.readSetup({ players: 2, decks });
  if (!setup.ok) throw new Error(setup.problems[0]?.text.en);
  const match = new Match(evolve, { setup: setup.value, seed });
  const bots = [0, 1].map((seat) => {
    const bot = createBot('greedy', evolve.id, seed + seat);
    if (!bot.ok) throw new Error(bot.problems[0]?.text.en);
    return bot.value;
  });
  while (!match.outcome && match.answers.length < MOST_ANSWERS) {
    if (match.pending[0]?.seat === 0) {
      const seen = view(match, match.pending[0].seat);
      if (moment(seen, seen.state as EvolvePublicState)) return match.record();
    }
    letBotAnswer(match, bots);
  }
  return null;
}

/** One's own main phase, with followers on both sides, one of them evolved. */
export const FULL_TABLE: Moment = (seen, { turn }) =>
  isMain(seen) &&
  turn >= 9 &&
  count(seen, 'field', 0) >= 2 &&
  count(seen, 'field', 1) >= 2 &&
  count(seen, 'evolved', 0) > 0;

/** A follower can do nothing but attack, and more than one enemy. */
const ATTACKERS: Moment = (seen, { standing }) => {
  const [first, ...more] = seen.decision?.options.filter(({ card }) => isOnField(seen, card)) ?? [];
  return (
    isMain(seen) &&
    first?.verb === 'attack' &&
    first.card !== null &&
    (standing[first.card]?.targets.length ?? 0) > 1 &&
    more.every(({ card }) => card !== first.card)
  );
};

/** The enemy attacks, and something could be used with 快速. */
const ATTACKED: Moment = ({ decision }, { attack }) =>
  decision?.kind === 'quick' && attack !== null && decision.options.length > 2;

/** A follower may evolve, and can do nothing else. */
const MAY_EVOLVE: Moment = (seen) => {
  const [first, ...more] = seen.decision?.options.filter(({ card }) => isOnField(seen, card)) ?? [];
  return isMain(seen) && /【进化】/.test(first?.label.zh ?? '') && more.length === 0;
};

const CARROTS: Moment = (seen) => isMain(seen) && count(seen, 'race', 0) > 0;

const WAITING: Moment = ({ decision }) => decision?.kind === 'order-waiting';

/** A follower of one's own has not the attack that is printed, and a card in hand cannot be used. */
const CHANGED: Moment = (seen, { cards }) => {
  const changed = zone(seen, 'field', 0)?.cards?.some(({ handle, values }) => {
    const change = cards[handle]?.changes.find(({ what }) => what === 'attack');
    return change !== undefined && change.from !== values.attack;
  });
  const usable = new Set(seen.decision?.options.map(({ card }) => card));
  const idle = zone(seen, 'hand', 0)?.cards?.some(({ handle }) => !usable.has(handle));
  return isMain(seen) && changed === true && idle === true;
};

function isMain({ decision }: View): boolean {
  return decision?.kind === 'main';
}

function zone({ zones }: View, name: string, owner: number) {
  return zones.find((one) => one.name === name && one.owner === owner);
}

function count(seen: View, name: string, owner: number): number {
  return zone(seen, name, owner)?.count ?? 0;
}

function isOnField(seen: View, card: number | null): boolean {
  return zone(seen, 'field', 0)?.cards?.some(({ handle }) => handle === card) ?? false;
}

/** Games of EVOLVE, by what they are good for. */
export const EVOLVE_RECORDINGS = {
  'evolve, a full table': () => recordedEvolve(FULL_TABLE),
  'evolve, attackers': () => recordedEvolve(ATTACKERS),
  'evolve, attacked': () => recordedEvolve(ATTACKED, ['elf', 'nightmare']),
  'evolve, about to evolve': () => recordedEvolve(MAY_EVOLVE),
  'evolve, carrots': () => recordedEvolve(CARROTS, ['racers', 'dragon']),
  'evolve, abilities that wait': () => recordedEvolve(WAITING, ['nightmare', 'elf']),
  'evolve, changed numbers': () => recordedEvolve(CHANGED),
} as const;
