import { expect, test } from 'vitest';
import { runsAgain } from '../sockets/runs-again.ts';

/** Work whose runs end when the test says so; each notes what it found when it began. */
function worked() {
  const [found, ends]: [string[], (() => void)[]] = [[], []];
  let now = 0;
  const ask = runsAgain(async (name) => {
    const seen = `${name}${now}`;
    await new Promise<void>((resolve) => void ends.push(resolve));
    found.push(seen);
  });
  const end = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { found, ends, end, ask, change: () => void now++ };
}

test('whoever asks while it runs has it run once more, however many they are', async () => {
  const { found, ends, end, ask, change } = worked();
  ask('a');
  for (let times = 0; times < 3; times++) {
    change();
    ask('a');
  }
  expect(ends).toHaveLength(1);
  await end();
  expect(ends).toHaveLength(1);
  await end();
  expect([found, ends]).toEqual([['a0', 'a3'], []]);
});

test('another name does not wait, and a name can be asked for again', async () => {
  const { found, ends, end, ask } = worked();
  ask('a');
  ask('b');
  expect(ends).toHaveLength(2);
  await end();
  ask('a');
  await end();
  await end();
  expect(found).toEqual(['a0', 'b0', 'a0']);
});
