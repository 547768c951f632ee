import { answerAtRandom, dice, playOut } from '@lianhuan/kernel/testing';
import { describe, expect, test } from 'vitest';
import { coverage, scenariosOf } from '../files.ts';
import { GAMES } from '../games/index.ts';
import { InModes, MODES } from '../modes/modes.ts';
import { readScenarios } from '../reading/read-scenarios.ts';
import { openMatch } from '../running/open-match.ts';
import { runScenario } from '../running/run-scenario.ts';
import type { Scenario } from '../scenario/scenario.ts';

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

  test(`no two scenarios of ${name} have one title, which is their address`, () => {
    const titles = scenarios.map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) < index)).toEqual([]);
  });

  // One scenario after another in all modes: what it is compared with is played once, and then let go.
  let played: { scenario: Scenario; modes: InModes } | null = null;
  const modesOf = (scenario: Scenario) => {
    if (played?.scenario !== scenario) played = { scenario, modes: new InModes(scenario) };
    return played.modes;
  };
  describe(name, () => {
    const titled = scenarios.flatMap((scenario) => {
      const rules = scenario.rules.slice(0, RULES_IN_TITLE).join(' ');
      return MODES.map((mode) => [mode, rules, scenario.title, scenario] as const);
    });
    test.each(titled)('%s %s %s', (mode, _, __, scenario) => {
      expect(modesOf(scenario).play(mode)).toEqual([]);
    });
  });
}

/**
 * Every rule of a game is cited, proven and missed when it is switched off.
 * @param unproven rules of a rulebook that is being written of which that is not so yet: of each of them something is lacking
 */
export function describeRulebook(
  id: string,
  { total, unproven = [] }: { readonly total: number; readonly unproven?: readonly string[] },
): void {
  describe(`the rulebook of ${nameOf(id)}`, () => {
    const before = citedBySome(id);
    const { summary, rules } = coverage(id);

    test(`is whole: all ${total.toLocaleString('en')} numbers`, () => {
      expect(summary.total).toBe(total);
    });

    test('is cited, proven, and missed when switched off, rule by rule', () => {
      const open = new Set(unproven);
      const lacking = rules.filter(({ id, lacks }) => lacks.length > 0 && !open.has(id));
      expect(lacking.map(({ id, lacks }) => `${id}: ${lacks.join(', ')}`)).toEqual([]);
    });

    test('lists no rule as unproven that is proven, or is none', () => {
      const lacking = new Set(rules.filter(({ lacks }) => lacks.length > 0).map(({ id }) => id));
      expect(unproven.filter((id) => !lacking.has(id))).toEqual([]);
    });

    test('is not ablated where it says it is the shape of the code', () => {
      expect(rules.filter(({ shape, ablated }) => shape !== null && ablated)).toEqual([]);
    });

    // What is kept of a card from one match to the next must not keep a rule from being cited.
    test('is cited by a scenario whatever was played before', () => {
      expect(citedBySome(id)).toEqual(before);
    });
  });
}

/** Of so many scenarios one is played to see what it cites. */
const ONE_IN = 16;

/** The rules that scenarios cite, which are read for it. */
function citedBySome(id: string): string[] {
  return scenariosOf(id)
    .scenarios.filter((_, index) => index % ONE_IN === 0)
    .map((scenario) => `${scenario.title}: ${[...runScenario(scenario).cited].sort().join(' ')}`);
}

interface RandomGames {
  readonly seats?: readonly number[];
  readonly mode?: string;
  readonly laid?: string;
}

/**
 * The modes again, where nobody wrote down what is played: from the real beginning of a match.
 * Nobody surrenders: the games would be over before they began. Numbers of players for which there are too few cards
 * to begin are left out.
 * @param answers how many answers are given.
 * @param only how many play, in which mode, and what zones hold instead of the real cards, as a scenario says it under
 * `setup`; every number of players in its usual mode with the real cards where nothing is said
 */
export function describeRandomModes(
  id: string,
  answers: (players: number) => number,
  only: RandomGames = {},
): void {
  const { game, setup } = GAMES[id];
  const { seats = GAMES[id].seats, mode: played, laid = '' } = only;
  const start = played === undefined ? {} : { mode: played };
  const apart = `${played === undefined ? '' : ` of ${played}`}${laid === '' ? '' : ' with cards laid out'}`;
  // A busy machine takes its time to trade all hidden cards at every moment.
  describe.each(seats.filter((players) => game.readSetup(setup(players, start)).ok))(
    `a random game of %i players${apart}`,
    { timeout: 240_000 },
    (players) => {
      const enough = answers(players);
      const { scenario, match } = randomGame(id, players, enough, only);
      const modes = new InModes(scenario, match.answers);

      test.each(MODES.filter((mode) => mode !== 'forwards'))('%s', (mode) => {
        expect(match.answers).toHaveLength(enough);
        expect(modes.play(mode)).toEqual([]);
      });
    },
  );
}

/** The first game, by its seed, that is not over before so many answers: which one that is changes with the cards. */
function randomGame(
  id: string,
  players: number,
  enough: number,
  { mode, laid = '' }: Pick<RandomGames, 'mode' | 'laid'>,
) {
  const played = mode === undefined ? '' : `, mode: ${mode}`;
  for (let seed = 40 + players; seed < 10_000; seed += 100) {
    const text = `game: ${id}\ntitle: 随意\nplayers: ${players}\nstart: { seed: ${seed}${played} }\n${laid}`;
    const [scenario] = readScenarios(text, 'random', GAMES).scenarios;
    const match = openMatch(scenario);
    const upTo = dice(seed);
    playOut(
      match,
      () => answerAtRandom(match, upTo, 'never'),
      () => match.answers.length >= enough,
    );
    if (match.answers.length >= enough) return { scenario, match };
  }
  throw new Error(`no random game of ${id} lasts for ${enough} answers`);
}

function nameOf(id: string): string {
  return GAMES[id].game.name.zh;
}
