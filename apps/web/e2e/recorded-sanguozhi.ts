import { createBot, letBotAnswer } from '@lianhuan/bots';
import { Match, type MatchRecord, type View, view } from '@lianhuan/kernel';
import { type SanguozhiPublicState, sanguozhi } from '@lianhuan/sanguozhi';
import { expect, type Page } from '@playwright/test';

interface Wanted {
  readonly players?: 2 | 4;
  /** The first seed to try; those after it are tried until one gives what is wanted. */
  readonly seed?: number;
}

/** Where the first player is asked something, in a game that bots have played so far. */
type Moment = (seen: View, state: SanguozhiPublicState) => boolean;

const MOST_SEEDS = 30;
const MOST_ANSWERS = 1200;

/** A game of 三国智 up to the first moment of that sort. @throws Error if no seed leads to one. */
export function recordedSanguozhi(moment: Moment, wanted: Wanted = {}): MatchRecord {
  const { players = 2, seed = 1 } = wanted;
  for (let tried = seed; tried < seed + MOST_SEEDS; tried++) {
    const record = playUntil(moment, players, tried);
    if (record !== null) return record;
  }
  throw new Error('no game led there');
}

function playUntil(moment: Moment, players: number, seed: number): MatchRecord | null {
  const setup = sanguozhi.readSetup({ players });
  if (!setup.ok) throw new Error(setup.problems[0]?.text.en);
  const match = new Match(sanguozhi, { setup: setup.value, seed });
  const bots = Array.from({ length: players }, (_, seat) => {
    const bot = createBot('greedy', sanguozhi.id, seed + seat);
    if (!bot.ok) throw new Error(bot.problems[0]?.text.en);
    return bot.value;
  });
  while (!match.outcome && match.answers.length < MOST_ANSWERS) {
    if (match.pending[0]?.seat === 0) {
      const seen = view(match, match.pending[0].seat);
      if (moment(seen, seen.state as SanguozhiPublicState)) return match.record();
    }
    letBotAnswer(match, bots);
  }
  return null;
}

/** The first player’s own preparation, some turns into the game, with an empty chain. */
export const OWN_PREPARATION: Moment = ({ decision }, { active, chain, phase, turn }) =>
  decision?.kind === 'act' &&
  active === 0 &&
  phase === 'prepare' &&
  chain.length === 0 &&
  turn >= 7;

/** All cards are read before a game opens, which takes its time where many tests run at once. */
const PATIENCE = 30_000;

/** Opens the game that was kept under `kept`. */
export async function openKept(page: Page): Promise<void> {
  await page.goto('/#/play/kept');
  await expect(page.locator('.board')).toBeVisible({ timeout: PATIENCE });
}
