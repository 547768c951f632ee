import { expect, test } from 'vitest';
import { library } from '../cards/library.ts';
import { skillNamed } from '../skills/skill-index.ts';

test('a skill that is gained by its name is not one that works in one place of 国战 alone', () => {
  const skill = skillNamed(library(), '急袭');
  expect(skill?.tags).toEqual([]);
  // That of 国战 has two parts and is a 主将技.
  expect(skill?.parts).toHaveLength(1);
});
