import { describe, expect, test } from 'vitest';
import { practiceOf } from '../files.ts';
import { GAMES } from '../games/index.ts';
import { openPractice, recordScenario } from '../played.ts';
import { runScenario } from '../running/run-scenario.ts';

const TASK = `game: minxin
title: 招募望族
rules: [2.3.2.2]
practice:
  english: Recruit
  level: 1
  kind: rule
  goal: { zh: 招募望族, en: Recruit the Noble House }
  hint: { zh: 花声望, en: Pay renown }
  why: { zh: 招募付声望, en: Recruiting is paid with renown }
  lost:
    - [A.声望 = 1, A.弃牌堆 has 甲士]
setup:
  A: { 声望: 3 }
plays:
  - A: 招募 望族
expect:
  - A.弃牌堆 has 望族
  - never: A.民心 > 0
`;

/** What the player of the task can pick, by its label. */
function play(text: string, ...labels: readonly string[]) {
  const opened = openPractice(text, GAMES.minxin);
  const recorded = recordScenario(text, GAMES.minxin);
  if (!opened.ok || !recorded.ok) throw new Error('no task');
  const answers: number[] = [];
  for (const label of labels) {
    const told = recordScenario(
      text.replace('招募 望族', label).replace(/expect:[\s\S]*/, ''),
      GAMES.minxin,
    );
    if (!told.ok) throw new Error(told.problems[0].text.en);
    answers.push(...(told.value.record?.answers ?? []));
  }
  return { moment: opened.value.look(answers), solution: recorded.value };
}

describe('a task', () => {
  test('is open as it begins, and knows what comes next', () => {
    const { moment, solution } = play(TASK);
    expect(moment).toEqual({
      state: 'open',
      since: 0,
      rules: [],
      next: solution.record?.answers[0],
    });
    expect(solution.beginning).toMatchObject({ count: 0, answers: [] });
    expect(solution.players).toBe(2);
  });

  test('is solved as soon as its goal is reached, by the rules of that moment', () => {
    const { moment } = play(TASK, '招募 望族');
    expect(moment).toMatchObject({ state: 'solved', since: 1, next: null });
    expect(moment.rules).toContain('2.3.2.2');
  });

  test('is lost once all of what loses it holds together', () => {
    expect(play(TASK, '招募 甲士').moment).toMatchObject({ state: 'lost', since: 1, next: null });
    const other = TASK.replace('A.声望 = 1,', 'A.声望 = 9,');
    expect(play(other, '招募 甲士').moment).toMatchObject({ state: 'open', since: 0 });
  });

  test('is lost where something came to be that never may', () => {
    const watched = TASK.replace('never: A.民心 > 0', 'never: A.弃牌堆 has 甲士').replace(
      'A.声望 = 1,',
      'A.声望 = 9,',
    );
    expect(play(watched, '招募 甲士').moment).toMatchObject({ state: 'lost', since: 1 });
  });

  test('begins where its player is first asked', () => {
    const task = practiceOf('evolve').scenarios.find(({ title }) => title === '两张快速');
    const recorded = recordScenario(task?.text ?? '', GAMES.evolve);
    if (!recorded.ok) throw new Error(recorded.problems[0].text.en);
    const { beginning, record } = recorded.value;
    const before = beginning?.answers ?? [];
    expect(before.length).toBeGreaterThan(0);
    expect(record?.answers.slice(0, before.length)).toEqual(before);
  });

  test('must be one: a scenario without its part is none, nor one whose lines do not reach the goal', () => {
    const none = TASK.replace(/practice:[\s\S]*?setup:/, 'setup:');
    expect(openPractice(none, GAMES.minxin)).toMatchObject({ ok: false });
    const failing = TASK.replace('has 望族', 'has 甲士');
    expect(openPractice(failing, GAMES.minxin)).toMatchObject({ ok: false });
  });

  test.each([
    ['level: 1', 'level: 4', 'scenario.practice'],
    ['kind: rule', 'kind: riddle', 'scenario.practice'],
    ['A.声望 = 1', 'A.声誉 = 1', 'scenario.practice.lost[0][0]'],
  ])('says what is wrong with %s', (right, wrong, at) => {
    const opened = openPractice(TASK.replace(right, wrong), GAMES.minxin);
    expect(opened.ok ? '' : opened.problems[0].at).toContain(at);
  });
});

test.each(Object.keys(GAMES))('the tasks of %s are scenarios that pass', (game) => {
  const { scenarios, problems } = practiceOf(game);
  expect(problems).toEqual([]);
  expect(scenarios.length).toBeGreaterThanOrEqual(6);
  for (const scenario of scenarios) {
    expect(scenario.practice, scenario.file).not.toBeNull();
    expect(runScenario(scenario).failure, scenario.file).toBeNull();
  }
});
