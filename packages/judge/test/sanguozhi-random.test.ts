import { drawRandom, seedRandom } from '@lianhuan/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { MODES, playAnswersInMode } from '../modes.ts';
import { readScenarios } from '../read.ts';
import { openMatch } from '../run.ts';
import type { Scenario } from '../scenario.ts';

// The modes again, where nobody wrote down what is played: from the real beginning of a match.

describe.each([2, 4])('a random game of %i players', (players) => {
  const seed = 40 + players;
  const text = `game: sanguozhi\ntitle: 随意\nplayers: ${players}\nstart: { seed: ${seed} }\n`;
  const [scenario] = readScenarios(text, 'random', GAMES).scenarios;
  const answers = randomAnswers(scenario, seed, 40 + 20 * players);

  test.each(MODES.filter((mode) => mode !== 'forwards'))(
    '%s',
    (mode) => {
      expect(playAnswersInMode(scenario, answers, mode)).toEqual([]);
    },
    60_000,
  );
});

/** Nobody surrenders: the games would be over before they began. */
function randomAnswers(scenario: Scenario, seed: number, count: number): readonly number[] {
  const match = openMatch(scenario);
  let random = seedRandom(seed);
  while (match.answers.length < count && match.outcome === null) {
    const [{ options }] = match.pending;
    const drawn = drawRandom(random, (upTo) => upTo(options.length));
    random = drawn.state;
    match.answerNext(options[drawn.result].verb === 'surrender' ? 0 : drawn.result);
  }
  return match.answers;
}
