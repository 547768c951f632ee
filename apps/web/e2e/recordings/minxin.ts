import type { Game, Match, MatchRecord, View } from '@lianhuan/kernel';
import { minxin } from '@lianhuan/minxin';
import { playUntil, recordUpTo, recordWhole } from './bot-game.ts';

interface Recorded {
  readonly seed: number;
  /** At least so many answers, and then until the first player acts freely. */
  readonly answers: number;
  readonly players?: number;
  readonly favorPerPlayer?: number;
}

/** A game that bots played up to a point where the first player is asked. */
export function recordedGame(wanted: Recorded): MatchRecord {
  const { seed, answers, players = 2, favorPerPlayer = 30 } = wanted;
  const setup = { players, order: 'counter-clockwise', favorPerPlayer } as const;
  const isReached = (match: Match) =>
    match.idle && match.pending[0]?.seat === 0 && match.answers.length >= answers;
  return playUntil({ game: minxin as Game, setup, seed }, isReached).record();
}

/** A card of the first player's own discard pile is to be picked, and nothing else can be answered. */
function buriedGame(): MatchRecord {
  return recordUpTo({
    game: minxin as Game,
    setup: { players: 2 },
    moment: areBuried,
    seed: 1,
    mostSeeds: 20,
    mostAnswers: 400,
  });
}

function areBuried({ decision, zones }: View): boolean {
  const pile = zones.find(({ name, owner }) => name === 'discard' && owner === 0);
  const buried = new Set(pile?.cards?.map(({ handle }) => handle));
  const picks = decision?.options ?? [];
  return picks.length > 2 && picks.every(({ card }) => card !== null && buried.has(card));
}

/** Games of 民心, by what they are good for. */
export const MINXIN_RECORDINGS = {
  'minxin begun': () => recordedGame({ seed: 7, answers: 30 }),
  'minxin, free to act': () => recordedGame({ seed: 20, answers: 60 }),
  'minxin, well on': () => recordedGame({ seed: 20, answers: 90 }),
  'minxin, a card of the discard pile': buriedGame,
  'minxin, a table of 2': () => tableOf(2),
  'minxin, a table of 4': () => tableOf(4),
  'minxin, a table of 6': () => tableOf(6),
  'minxin, over': () => recordWhole(minxin as Game, { players: 3 }, 3),
} as const;

/** Late enough for every seat to have cards in play. */
function tableOf(players: number): MatchRecord {
  return recordedGame({ seed: 14, answers: 110 * players, players });
}
