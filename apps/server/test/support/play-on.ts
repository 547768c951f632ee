import type { TestPlayer } from './test-player.ts';

/** Everybody who is asked gives the first answer there is, so many times or until it is over. */
export async function playOn(
  match: string,
  players: readonly TestPlayer[],
  times = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (const player of players) await player.join(match);
  for (let played = 0; played < times; played++) {
    const asked = await nextAsked(players);
    if (!asked) return;
    const { entries } = asked.now;
    const reply = await asked.answer(match, asked.now, 0);
    if (!reply.ok) throw new Error(reply.problem.en);
    await seen(() => players.every(({ now }) => now.entries > entries));
  }
}

/** Null once it is over. */
async function nextAsked(players: readonly TestPlayer[]): Promise<TestPlayer | null> {
  let asked: TestPlayer | undefined;
  await seen(() => {
    asked = players.find(({ now }) => now.asked !== null && !now.snapshot.thinking);
    return asked !== undefined || players.every(({ now }) => now.rest !== null);
  });
  return asked ?? null;
}

async function seen(isSo: () => boolean): Promise<void> {
  for (const end = performance.now() + 60_000; !isSo(); ) {
    if (performance.now() > end) throw new Error('nothing comes any more');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
