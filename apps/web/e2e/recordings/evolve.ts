import { type EvolvePublicState, evolve } from '@lianhuan/evolve';
import type { Game, MatchRecord, View } from '@lianhuan/kernel';
import { type Moment as MomentOf, playUntil, recordUpTo, recordWhole } from './bot-game.ts';

type Moment = MomentOf<EvolvePublicState>;

/** A game of EVOLVE up to the first moment of that sort. @throws Error if no seed leads to one. */
export function recordedEvolve(
  moment: Moment,
  decks: readonly [string, string] = ['elf', 'royal'],
): MatchRecord {
  return recordUpTo({
    game: evolve as Game,
    setup: { players: 2, decks },
    moment,
    seed: 1,
    mostSeeds: 60,
    mostAnswers: 600,
  });
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

/** Some turns in which the first player picks at random. */
function careless(): MatchRecord {
  const setup = { players: 2, decks: ['elf', 'royal'] };
  const read = evolve.readSetup(setup);
  if (!read.ok) throw new Error(read.problems[0]?.text.en);
  const game = { game: evolve as Game, setup: read.value, seed: 3, first: 'random' } as const;
  return playUntil(game, ({ answers }) => answers.length >= 50).record();
}

/** Games of EVOLVE, by what they are good for. */
export const EVOLVE_RECORDINGS = {
  'evolve, a full table': () => recordedEvolve(FULL_TABLE),
  'evolve, attackers': () => recordedEvolve(ATTACKERS),
  'evolve, attacked': () => recordedEvolve(ATTACKED, ['elf', 'nightmare']),
  'evolve, about to evolve': () => recordedEvolve(MAY_EVOLVE),
  'evolve, carrots': () => recordedEvolve(CARROTS, ['racers', 'dragon']),
  'evolve, abilities that wait': () => recordedEvolve(WAITING, ['nightmare', 'elf']),
  'evolve, played carelessly': careless,
  'evolve, changed numbers': () => recordedEvolve(CHANGED),
  'evolve, over': () => recordWhole(evolve as Game, { players: 2, decks: ['elf', 'royal'] }, 3),
} as const;
