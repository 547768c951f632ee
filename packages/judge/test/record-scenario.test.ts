import { replay, type Seat, viewLog } from '@lianhuan/kernel';
import { describe, expect, test } from 'vitest';
import { scenariosOf } from '../files.ts';
import { GAMES } from '../games/index.ts';
import { isScenarioSetup, recordScenario, withScenarios } from '../played.ts';
import { runScenario } from '../running/run-scenario.ts';

const MARKET = `game: minxin
title: 招募的牌进入弃牌堆
rules: [2.3.2.2]
setup:
  A: { 声望: 3, 手牌: [望族] }
  中央牌列: [民兵]
plays:
  - A: 招募 民兵
  - check: A.弃牌堆 has 民兵
expect:
  - A.手牌 has 望族
`;

describe('a scenario as a match', () => {
  test('says what is done, when, and what must hold', () => {
    const recorded = recordScenario(MARKET, GAMES.minxin);
    expect(recorded).toMatchObject({
      ok: true,
      value: {
        title: '招募的牌进入弃牌堆',
        rules: ['2.3.2.2'],
        seat: 0,
        lines: [
          { kind: 'play', text: 'A: 招募 民兵', english: 'A: Recruit Militia', answers: 1 },
          {
            kind: 'check',
            text: 'A.弃牌堆 has 民兵',
            english: 'Militia in A’s discard pile',
            answers: 1,
          },
        ],
        expect: [{ text: 'A.手牌 has 望族', english: 'Noble House in A’s hand' }],
      },
    });
  });

  test('calls made-up cards in English alike on the table, in the log, and in what is done', () => {
    const text = `game: evolve
title: 自制的随从进场
cards:
  - { name: 试兵, kind: 随从, cost: 0, stats: 1/1, text: "入场曲：主战者生命值+1。" }
setup:
  active: A
  A: { 手牌: [试兵] }
plays:
  - A: 使用 试兵
expect:
  - A.战场 is 试兵
`;
    const recorded = recordScenario(text, GAMES.evolve);
    if (!recorded.ok) throw new Error(recorded.problems[0].text.en);
    const { lines, expect: claims, record } = recorded.value;
    expect(lines[0].english).toBe('A: Use Shi Bing');
    expect(claims[0].english).toContain('Shi Bing');
    if (record === null) throw new Error('it has no record');
    const again = replay(withScenarios(GAMES.evolve), record, { recorded: true });
    if (!again.ok || !again.value.ok) throw new Error('it cannot be played again');
    const told = viewLog(again.value.match, 0 as Seat).map(({ text }) => text.en);
    expect(told.some((line) => line.includes('Shi Bing'))).toBe(true);
    expect(told.filter((line) => /\p{Script=Han}/u.test(line))).toEqual([]);
  });

  test('has no record where its set-up is refused', () => {
    const { scenarios } = scenariosOf('evolve');
    const refused = scenarios.find(({ beginning }) => beginning.kind === 'refused');
    expect(recordScenario(refused?.text ?? '', GAMES.evolve)).toMatchObject({
      value: { title: refused?.title, record: null },
    });
    const setup = withScenarios(GAMES.evolve).readSetup({ scenario: refused?.text ?? '' });
    expect(setup).toMatchObject({ ok: false, problems: [{ at: 'scenario' }] });
  });

  test.each([
    ['no YAML', 'game: [', 'scenario'],
    ['nothing', '', 'scenario'],
    ['two', `${MARKET}---\n${MARKET}`, 'scenario'],
    ['another game', MARKET.replace('minxin', 'evolve'), 'scenario.game'],
    ['a line that cannot be played', MARKET.replace('招募 民兵', '招募 望族'), 'scenario'],
    ['a word that is not there', MARKET.replace('中央牌列', '中央牌'), 'scenario.setup'],
  ])('says what is wrong with %s', (_, text, at) => {
    const read = recordScenario(text, GAMES.minxin);
    expect(read.ok).toBe(false);
    expect(read.ok ? '' : read.problems[0].at).toContain(at);
  });

  test('is known by its set-up, which says nothing else', () => {
    expect(isScenarioSetup({ scenario: MARKET })).toBe(true);
    for (const other of [null, {}, { scenario: 1 }, { scenario: '', players: 2 }, 'scenario'])
      expect(isScenarioSetup(other)).toBe(false);
    const game = withScenarios(GAMES.minxin);
    expect(game.readSetup({ players: 2 })).toEqual(GAMES.minxin.game.readSetup({ players: 2 }));
    expect(game.readSetup({ scenario: MARKET, players: 2 }).ok).toBe(false);
  });
});

describe('a set-up that somebody sends', () => {
  const game = withScenarios(GAMES.sanguosha);
  const scenario = (hand: string, besides = '') =>
    `game: sanguosha\ntitle: 例\n${besides}setup:\n  A: { 手牌: [${hand}] }\nexpect:\n  - A.体力 = 4\n`;
  const often = (what: string, many: number) => Array.from({ length: many }, () => what).join(', ');
  const bomb = [...'bcdefgh'].reduce(
    (text, name, at) => `${text}${name}: &${name} [${often(`*${'abcdefg'[at]}`, 9)}]\n`,
    `a: &a [${often('x', 9)}]\n`,
  );

  test.each([
    ['more of a card than there can be', scenario('杀♠7 x999999999')],
    ['more cards than a table holds', scenario(often('杀♠7 x999', 9000))],
    ['more players than there are seats', scenario('', 'players: 1000000\n')],
    ['a number without end', scenario('').replace('手牌: []', '体力: 1e300')],
    ['a text without end', scenario(often('杀♠7', 60_000))],
    ['references that grow', bomb],
    ['lists in lists', `a: ${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['what every object has', scenario('').replace('手牌: []', 'constructor: 3')],
  ])('may not ask for %s, and is told so soon', (_, text) => {
    const began = performance.now();
    const read = game.readSetup({ scenario: text });
    expect(read).toMatchObject({ ok: false });
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});

/** All of them go through a link as a mode of `describeScenarios`; what is recorded of them is tried of each so many. */
const EACH = 17;

describe.each(Object.keys(GAMES))('the scenarios of %s', (id) => {
  const game = withScenarios(GAMES[id]);
  const some = scenariosOf(id).scenarios.filter((_, index) => index % EACH === 0);

  test.each(some.map((one) => [one.title, one] as const))('%s', (_, scenario) => {
    const { match } = runScenario(scenario);
    const recorded = recordScenario(scenario.text, GAMES[id]);
    if (!recorded.ok) throw new Error(recorded.problems[0].text.en);
    const { record, lines } = recorded.value;
    expect(record === null).toBe(match === null);
    if (record === null || match === null) return;
    expect(record.answers).toEqual(match.answers);
    expect(record.fingerprints.at(-1)).toEqual(match.record().fingerprints.at(-1));
    const again = replay(game, record);
    expect(again).toMatchObject({ ok: true, value: { ok: true } });
    const counts = lines.map(({ answers }) => answers);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts.every((count) => count <= record.count)).toBe(true);
  });
});
