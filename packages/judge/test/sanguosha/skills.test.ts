import { expect, test } from 'vitest';
import { skillsInScenarios } from './skills-in-scenarios.ts';

// As many as stand there now: what a scenario is about must not get lost.
const SKILLS = 200;

const skills = skillsInScenarios();

test('each skill of each general, by its words, is known', () => {
  expect(skills.length).toBeGreaterThanOrEqual(SKILLS);
});

test('each skill takes part in two scenarios', () => {
  const lacking = skills.filter(({ scenarios }) => scenarios.length < 2);
  expect(lacking.map(({ name, scenarios }) => `${name}: ${scenarios.length}`)).toEqual([]);
});

test('each skill has a plain scenario, in which no other skill takes part, nor equipment', () => {
  expect(skills.filter(({ plain }) => plain.length === 0).map(({ name }) => name)).toEqual([]);
});

test('each skill has a scenario in which it meets another skill, or equipment', () => {
  expect(skills.filter(({ meetings }) => meetings.length === 0).map(({ name }) => name)).toEqual(
    [],
  );
});
