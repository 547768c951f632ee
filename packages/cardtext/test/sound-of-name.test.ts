import { expect, it } from 'vitest';
import { soundOf } from '../cards/sound-of-name.ts';

it.each([
  ['张飞', 'Zhang Fei'],
  ['单福', 'Shan Fu'],
  ['吕布', 'Lü Bu'],
  ['长坂坡之战', 'Chang Ban Po Zhi Zhan'],
  ['神·关羽 II', 'Shen · Guan Yu II'],
  ['Test', 'Test'],
  ['', ''],
])('a name without English is called as it sounds: %s is %s', (name, sound) => {
  expect(soundOf(name)).toBe(sound);
});
