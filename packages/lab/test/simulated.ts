import { type Report, simulate } from '../index.ts';

/** The report of so many games of two greedy players with ready decks. */
export async function simulated(game: string, games: number): Promise<Report> {
  const experiment = { game, players: 2, games, bots: ['greedy'], seed: 3 };
  const result = await simulate(experiment, { workers: 1 });
  if (!result.ok) throw new Error(result.problems[0].text.en);
  return result.value;
}
