import { answerAtRandom, dice, playOut } from '@lianhuan/kernel/testing';
import { describe, expect, test } from 'vitest';
import { coverage, scenariosOf } from '../files.ts';
import { GAMES } from '../games/index.ts';
import { MODES, playAnswersInMode, playInMode } from '../modes/modes.ts';
import { readScenarios } from '../reading/read-scenarios.ts';
import { openMatch } from '../running/run-scenario.ts';

// What holds for the rulebook of any game. The arrows run from the games to the judge, so the
// scenarios of the games are tried from here.

/** So many rules stand in the title of a test; the scenario itself lists them all. */
const RULES_IN_TITLE = 4;

/** Every scenario of a game is played in every mode. */
export function describeScenarios(id: string, { least }: { readonly least: number }): void {
  const { scenarios, problems } = scenariosOf(id);
  const name = nameOf(id);

  test(`every scenario file of ${name} can be read`, () => {
    expect(problems).toEqual([]);
    expect(scenarios.length).toBeGreaterThanOrEqual(least);
  });

  describe.each(MODES)(`${name} %s`, (mode) => {
    test.each(
      scenarios.map((scenario) => [
        scenario.rules.slice(0, RULES_IN_TITLE).join(' '),
        scenario.title,
        scenario,
      ]),
    )('%s %s', (_, __, scenario) => {
      expect(playInMode(scenario, mode)).toEqual([]);
    });
  });
}

/** Every rule of a game is cited, proven and missed when it is switched off. */
export function describeRulebook(id: string, { total }: { readonly total: number }): void {
  describe(`the rulebook of ${nameOf(id)}`, () => {
    const { summary, rules } = coverage(id);

    test(`is whole: all ${total.toLocaleString('en')} numbers`, () => {
      expect(summary.total).toBe(total);
    });

    test('is cited, proven, and missed when switched off, rule by rule', () => {
      const lacking = rules.filter(({ lacks }) => lacks.length > 0);
      expect(lacking.map(({ id, lacks }) => `${id}: ${lacks.join(', ')}`)).toEqual([]);
    });

    test('is not ablated where it says it is the shape of the code', () => {
      expect(rules.filter(({ shape, ablated }) => shape !== null && ablated)).toEqual([]);
    });
  });
}

/**
 * The modes again, where nobody wrote down what is played: from the real beginning of a match.
 * Nobody surrenders: the games would be over before they began.
 * @param answers how many answers are given.
 */
export function describeRandomModes(id: string, answers: (players: number) => number): void {
  // A busy machine takes its time to trade all hidden cards at every moment.
  describe.each([...GAMES[id].seats])(
    'a random game of %i players',
    { timeout: 240_000 },
    (players) => {
      const seed = 40 + players;
      const text = `game: ${id}\ntitle: 随意\nplayers: ${players}\nstart: { seed: ${seed} }\n`;
      const [scenario] = readScenarios(text, 'random', GAMES).scenarios;
      const match = openMatch(scenario);
      const upTo = dice(seed);
      const enough = answers(players);
      playOut(
        match,
        () => answerAtRandom(match, upTo, 'never'),
        () => match.answers.length >= enough,
      );

      test.each(MODES.filter((mode) => mode !== 'forwards'))('%s', (mode) => {
        expect(match.answers).toHaveLength(enough);
        expect(playAnswersInMode(scenario, match.answers, mode)).toEqual([]);
      });
    },
  );
}

function nameOf(id: string): string {
  return GAMES[id].game.name.zh;
}
