import { findGame } from '../games/index.ts';
import type { CardName } from '../games/metrics.ts';
import { countMatch, emptyTally, type Tally } from '../statistics/tally.ts';
import type { ReadExperiment } from './experiment.ts';
import { chosenFrom, lineupAt } from './lineup.ts';
import { runTrial } from './trial.ts';

/**
 * The names of the cards an experiment may meet, in the order in which tallies count them.
 * @throws Error if the experiment was not read first.
 */
export function cardNames(experiment: ReadExperiment): readonly CardName[] {
  const { game, players, decks, written, added, mode, seed } = experiment;
  const found = findGame(game);
  if (!found.ok) throw new Error(`no game ${game}`);
  const lineup = lineupAt(decks, players, 0);
  const chosen = chosenFrom(lineup, written);
  const setup = found.value.game.readSetup(found.value.setup(players, chosen, added, mode));
  if (!setup.ok) throw new Error(`no game of ${players} players`);
  return found.value.metrics.cards(found.value.game.start(setup.value, seed));
}

/**
 * Plays and counts the games `from` up to, not including, `to`.
 * @throws Error, naming the game and its seed, if one breaks; or if the experiment was not read first.
 */
export function countRange(experiment: ReadExperiment, from: number, to: number): Tally {
  const tally = emptyTally(experiment.players, cardNames(experiment).length);
  for (let index = from; index < to; index++) {
    countMatch(tally, runTrial(experiment, index), experiment.bots);
  }
  return tally;
}
