import { randomUUID } from 'node:crypto';
import { derivedSeed, type Seat } from '@lianhuan/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engineForNew } from '../matches/engines.ts';
import { frameOf } from '../matches/frame.ts';
import { append, readEntries } from '../matches/store.ts';
import { emptyDatabase } from './support/test-database.ts';
import {
  beginMatch,
  look,
  shortGame,
  startTestServer,
  stopTestServer,
  type TestServer,
} from './support/test-matches.ts';

// How long a window stays open tells nothing of the hands of those who are asked.

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer(await emptyDatabase());
}, 600_000);

afterAll(async () => {
  await stopTestServer(server);
});

const PACE = { time: null, pause: 700, delay: 0 };

/** A window that a player may answer in, and what led to it. */
interface Window {
  readonly answers: readonly number[];
  readonly seat: Seat;
  readonly options: number;
}

/**
 * Two windows of matches of one seed that came after as many answers: the one who is asked has an answer in one of
 * them, and none in the other.
 */
async function twoHands(): Promise<{
  readonly seed: string;
  readonly able: Window;
  readonly unable: Window;
}> {
  const seed = derivedSeed(7, 'two hands');
  const able = new Map<number, Window>();
  const unable = new Map<number, Window>();
  for (let course = 0; course < 400; course++) {
    for (const window of await windowsOf(seed, course)) {
      const at = window.answers.length;
      (window.options > 1 ? able : unable).set(at, window);
      const [one, other] = [able.get(at), unable.get(at)];
      if (one && other) return { seed, able: one, unable: other };
    }
  }
  throw new Error('there are no two such windows');
}

/** The windows of a match in which chance alone answers. */
async function windowsOf(seed: string, course: number): Promise<readonly Window[]> {
  const engine = await engineForNew('minxin');
  const started = engine.start(shortGame(2), seed);
  if (!started.ok) throw new Error('no match');
  const match = started.value;
  const windows: Window[] = [];
  let chance = course + 1;
  while (match.pending.length > 0 && match.answers.length < 160) {
    const [{ seat, open, idle, options }] = match.pending;
    if (open && !idle && match.view(seat).decision?.kind === 'answer') {
      windows.push({ answers: [...match.answers], seat, options });
    }
    chance = (chance * 48_271) % 2_147_483_647;
    match.answerNext(chance % match.pending.reduce((sum, asked) => sum + asked.options, 0));
  }
  return windows;
}

/** A match that stands at a window. @param bots named for the seats they take; null for people */
async function reach(
  seed: string,
  { answers, seat }: Window,
  bots: readonly (string | null)[] = [null, null],
): Promise<string> {
  const id = await beginMatch(server, { bots, pace: PACE, seed });
  const given = answers.map(
    (value) => ({ kind: 'answer', value, seat, token: null, fingerprint: null }) as const,
  );
  await append(server.database.db, id, 0, given);
  return id;
}

/** How long the one who is asked is meant to take at least. */
function meantFor(id: string, seat: Seat): Promise<number> {
  return look(server, id, (live) => live.passesFrom(seat) - (live.clock.since(seat) ?? 0));
}

/**
 * Two people stand at a window. Whoever is asked there passes at once, by hand or unasked.
 * @param back by how many seconds the clock of the database was put back once it was open
 */
async function waitIn(seed: string, window: Window, back = 0) {
  const { answers, seat } = window;
  const id = await reach(seed, window);
  await sql`
    update entries set written = written + make_interval(secs => ${back}) where match = ${id}::uuid
  `.execute(server.database.db);
  const [sent, number] = await look(server, id, (live) => [
    // What the other one is shown meanwhile.
    frameOf(live, { answered: seat, log: 0 }, { seat: (1 - seat) as Seat, logged: 0, lines: 0 }, 0),
    live.askedAt(seat) as number,
  ]);
  server.matches.advance(id);
  const pass = await look(server, id, ({ match }) =>
    match.view(seat).decision?.options.findIndex(({ verb }) => verb === 'pass'),
  );
  const reply = await server.matches.answer(id, seat, number, pass ?? -1, randomUUID());
  const entries = await readEntries(server.database.db, id, answers.length - 1);
  // Where the clock was put back there is an entry between them, from which on time counts.
  const [before, passed] = entries.slice(-2);
  return { reply, sent, ms: passed.written - before.written };
}

describe('a window', () => {
  test('takes one who can only pass as long as one who holds an answer and passes at once', async () => {
    const { seed, able, unable } = await twoHands();
    expect(able.options).toBeGreaterThan(1);
    expect(unable.options).toBe(1);
    const one = await waitIn(seed, able);
    const other = await waitIn(seed, unable);
    expect(one.reply).toMatchObject({ ok: true });
    expect(one.ms).toBeGreaterThanOrEqual(PACE.pause - 20);
    expect(other.ms).toBeGreaterThanOrEqual(PACE.pause - 20);
    // The machine may be busy; both were meant to take the same to the millisecond.
    expect(Math.abs(one.ms - other.ms)).toBeLessThan(250);
    // Nor does what the other one is sent tell who would be asked.
    expect(one.sent.snapshot.thinking).toBe(false);
    expect(other.sent.snapshot.thinking).toBe(false);
    expect(server.failures).toEqual([]);
  });

  test('is passed in time where the clock of the database was put back meanwhile', async () => {
    const { seed, able } = await twoHands();
    const { ms, reply } = await waitIn(seed, able, 3600);
    expect(reply).toEqual({ ok: true, value: 'taken' });
    expect(ms).toBeGreaterThanOrEqual(PACE.pause - 20);
  }, 20_000);

  test('is meant to take as long whatever the one who is asked holds', async () => {
    const { seed, able, unable } = await twoHands();
    const meant = [];
    for (const window of [able, unable]) {
      meant.push(await meantFor(await reach(seed, window), window.seat));
    }
    expect(meant[0]).toBe(meant[1]);
    expect(meant[0]).toBeGreaterThanOrEqual(PACE.pause);
    expect(meant[0]).toBeLessThan(2 * PACE.pause);
  });

  test('is passed at once where only bots would see it', async () => {
    const { seed, unable } = await twoHands();
    const bots = [0, 1].map((seat) => (seat === unable.seat ? null : 'random'));
    expect(await meantFor(await reach(seed, unable, bots), unable.seat)).toBe(0);
  });
});
