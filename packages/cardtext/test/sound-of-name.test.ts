import { expect, it } from 'vitest';
import { soundOf, soundsOf, withSounds } from '../cards/sound-of-name.ts';

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

it('names in a text are called by their sounds, a longer one before one that it holds', () => {
  const sounds = soundsOf(['试兵', '', '试兵队']);
  expect(withSounds('Put 试兵队 and 试兵 there', sounds)).toBe(
    'Put Shi Bing Dui and Shi Bing there',
  );
});
