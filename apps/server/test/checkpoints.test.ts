import { randomUUID } from 'node:crypto';
import { derivedSeed, type LogLine, NOBODY, type Seat } from '@lianhuan/kernel';
import { describe, expect, test } from 'vitest';
import { NO_LOG, withEarlier, withNews } from '../../web/engine/known-log.ts';
import { GAME_IDS, type GameId } from '../../web/games/ids.ts';
import { addCheckpoint, readCheckpoint } from '../matches/checkpoints.ts';
import { UNHURRIED } from '../matches/clock.ts';
import { linesBefore } from '../matches/earlier-lines.ts';
import { engineForNew } from '../matches/engines.ts';
import { frameOf } from '../matches/frame.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { openMatch } from '../matches/open.ts';
import { sealOf } from '../matches/seal.ts';
import { addMatch, append, type Entry, NO_ANSWER, tokenOf } from '../matches/store.ts';
import { beginMatch, look, serversOfFile } from './support/test-matches.ts';

// A server that does not know a match plays on from a point of it that another one stored.

const servers = serversOfFile(2);

/** A bot that draws possible tables. */
const THINKER = 'adviser';

function readersOf(live: LiveMatch): readonly Seat[] {
  return [...live.stored.sitters.map((_, seat) => seat as Seat), NOBODY];
}

/** The whole log of a reader, as a page comes by it: the last part first, then what was before. */
async function logOf(live: LiveMatch, seat: Seat): Promise<readonly LogLine[]> {
  const { db } = servers[0].database;
  const viewer = { seat, logged: 0, lines: 0 };
  const step = { answered: NOBODY, log: live.match.logged };
  let log = withNews(NO_LOG, frameOf(live, step, viewer, 0).log);
  while (log.earlier > 0) {
    const lines = await linesBefore(db, live, seat, log.earlier);
    expect(lines.length).toBeGreaterThan(0);
    log = withEarlier(log, log.earlier, lines);
  }
  return log.lines;
}

/** All that anybody is shown, and by what the next entries are judged. */
function accountOf(live: LiveMatch) {
  const seats = readersOf(live);
  return {
    entries: live.entries,
    fingerprint: live.fingerprint,
    takenBackAt: live.takenBackAt,
    asked: seats.map((seat) => live.askedAt(seat)),
    passes: seats.map((seat) => live.passesFrom(seat)),
    left: seats.map((seat) => live.takeBacks.left(seat)),
    senders: live.senderOf('first'),
    frames: seats.map((seat) =>
      frameOf(live, { answered: NOBODY, log: live.match.logged }, { seat, logged: 0, lines: 0 }, 0),
    ),
  };
}

/** The same, wherever the part of the log begins that is sent first. */
function wholeAccountOf(live: LiveMatch) {
  const { frames, ...account } = accountOf(live);
  return {
    ...account,
    frames: frames.map(({ log: _, ...frame }) => frame),
    logs: readersOf(live).map((seat) => live.match.log(seat)),
  };
}

async function opened(id: string, until?: number): Promise<LiveMatch> {
  const live = await openMatch(servers[0].database.db, id, until);
  if (!live.ok) throw new Error(JSON.stringify(live.problems));
  return live.value;
}

async function newMatch(game: GameId): Promise<string> {
  const { version, content } = await engineForNew(game);
  const [id, seed] = [randomUUID(), derivedSeed(7, game)];
  const row = { id, room: null, game, version, content, setup: {}, seed, seal: sealOf(seed) };
  const seats = (await engineForNew(game)).start({}, seed);
  if (!seats.ok) throw new Error(game);
  const sitters = Array.from({ length: seats.value.seats }, () => ({ person: null, bot: null }));
  await addMatch(servers[0].database.db, { ...row, sitters, pace: UNHURRIED });
  return id;
}

/** Plays on by chance, and stores points as a server does; gives the match as it then is in memory. */
async function playOn(id: string, game: GameId, answers: number): Promise<LiveMatch> {
  const { db } = servers[0].database;
  const live = await opened(id);
  const engine = await engineForNew(game);
  const bot = engine.bot('random', derivedSeed(answers, game));
  if (!bot.ok) throw new Error(game);
  const enter = async (entry: Entry) => {
    const written = await append(db, id, live.entries, [entry]);
    live.play({ ...entry, written: written as number });
    const checkpoint = live.isCheckpointDue ? live.checkpoint() : null;
    if (checkpoint === null) return;
    await addCheckpoint(db, id, live.checkpointed, checkpoint);
    live.noteCheckpoint();
  };
  for (let played = 0; played < answers && live.outcome === null; played++) {
    const [{ seat }] = live.pending;
    const value = live.valueOf(seat, bot.value.choose(live.match.glance(seat))) as number;
    const token = tokenOf(seat, live.entries === 0 ? 'first' : `${live.entries}`);
    await enter({ kind: 'answer', value, seat, token, fingerprint: live.fingerprint });
    // Now and then somebody takes answers back.
    if (played % 30 !== 29) continue;
    // Few as a rule, and once back to before a stored point.
    const to = Math.max(
      0,
      live.match.answers.length - (played === 59 && live.entries > 100 ? 40 : 3),
    );
    await enter({ ...NO_ANSWER, kind: 'ask-back', seat, value: to });
    await enter({ ...NO_ANSWER, kind: 'take-back', seat, value: to });
  }
  return live;
}

describe.each(GAME_IDS)('a match of %s', (game) => {
  test('is the same, read from a point that was stored and from its beginning', async () => {
    const { db } = servers[0].database;
    const id = await newMatch(game);
    const played = await playOn(id, game, 80);
    const latest = await readCheckpoint(db, id);
    expect(latest?.number).toBeGreaterThanOrEqual(50);
    expect(accountOf(await opened(id))).toEqual(accountOf(played));
    const cold = await opened(id);
    for (const seat of readersOf(cold)) {
      expect(await logOf(cold, seat)).toEqual(played.match.log(seat));
    }
    // Nothing of it had to be played for that.
    expect(cold.hasWholeLog).toBe(false);
    expect(cold.match.log(NOBODY)).toEqual(played.match.log(NOBODY));
    expect(cold.hasWholeLog).toBe(true);
    expect(accountOf(cold)).toEqual(accountOf(played));
    // Played on from there, with a point that leads on from the first.
    const further = await playOn(id, game, 80);
    const [first, second] = [latest?.number as number, (await readCheckpoint(db, id))?.number];
    expect(second).toBeGreaterThan(first);
    const known = await opened(id);
    expect(known.checkpointed).toBe(second);
    expect(accountOf(known)).toEqual(accountOf(further));
    for (const seat of readersOf(known)) {
      expect(await logOf(known, seat)).toEqual(further.match.log(seat));
    }
    await db.deleteFrom('checkpoints').where('match', '=', id).execute();
    const replayed = await opened(id);
    expect(replayed.checkpointed).toBe(0);
    expect(wholeAccountOf(replayed)).toEqual(wholeAccountOf(further));
    // Who thinks ahead goes back to the beginning, to see what a seat has seen.
    const choices = [known, replayed].map(({ match, pending: [{ seat }] }) => {
      const thinker = match.engine.bot(THINKER, 1);
      return thinker.ok && thinker.value.choose(match.glance(seat), match.imagine?.(seat));
    });
    expect(choices[0]).toEqual(expect.any(Number));
    expect(choices[0]).toBe(choices[1]);
  });
});

describe('a stored point', () => {
  test('that is damaged, or was written by other rules, is passed over', async () => {
    const { db } = servers[0].database;
    const id = await newMatch('sanguozhi');
    const played = wholeAccountOf(await playOn(id, 'sanguozhi', 120));
    const rows = await db.selectFrom('checkpoints').selectAll().where('match', '=', id).execute();
    const damages = [
      { state: '{' },
      { state: '{}' },
      { log: '[' },
      { trace: '[]' },
      { fingerprint: 1 },
      { base: 7 },
      { log_from: 100_000 },
      { state: rows[0].state.replace(/"\$library":\["\d+"/g, '"$library":["100000"') },
    ];
    for (const damage of damages) {
      await db.deleteFrom('checkpoints').where('match', '=', id).execute();
      const damaged = rows.map((row) => ({
        ...row,
        fingerprint: Number(row.fingerprint),
        ...damage,
      }));
      await db.insertInto('checkpoints').values(damaged).execute();
      const live = wholeAccountOf(await opened(id));
      expect(live, JSON.stringify(damage).slice(0, 40)).toEqual(played);
    }
  });

  test('that leads further than somebody may see is passed over', async () => {
    const { db } = servers[0].database;
    const id = await newMatch('minxin');
    await playOn(id, 'minxin', 140);
    const stored = db.selectFrom('checkpoints').where('match', '=', id);
    const numbers = await stored.select('number').orderBy('number').execute();
    expect(numbers.length).toBeGreaterThan(1);
    const at = numbers[numbers.length - 1].number - 1;
    await db
      .updateTable('entries')
      .set({ written: new Date('2100-01-01') })
      .where('match', '=', id)
      .where('number', '>=', at)
      .execute();
    const live = await opened(id, Date.now());
    expect(live.entries).toBe(at);
    expect(live.checkpointed).toBe(numbers[numbers.length - 2].number);
  });

  test('is stored as people play, used by another server, and gone when the match is over', async () => {
    const [first, second] = servers;
    const id = await beginMatch(first, { bots: [null, null] });
    const stored = () =>
      first.database.db
        .selectFrom('checkpoints')
        .select('number')
        .where('match', '=', id)
        .orderBy('number', 'desc')
        .execute();
    const answer = async () => {
      const asked = await look(first, id, (live) => {
        const [one] = live.pending;
        return one && { seat: one.seat, number: live.askedAt(one.seat) as number };
      });
      if (!asked) return false;
      const given = await first.matches.answer(id, asked.seat, asked.number, 0, randomUUID());
      expect(given).toMatchObject({ ok: true });
      return true;
    };
    for (let entries = 0; entries < 70; entries++) expect(await answer()).toBe(true);
    // Points are stored behind the answers: whoever looks at the first server's match comes after that.
    const number = await look(first, id, (live) => live.checkpointed);
    expect(number).toBeGreaterThan(0);
    expect((await stored())[0]).toEqual({ number });
    expect(await look(second, id, (live) => live.checkpointed)).toBe(number);
    expect(await look(second, id, accountOf)).toEqual(await look(first, id, accountOf));
    while (await answer());
    expect(await look(first, id, (live) => live.isOver)).toBe(true);
    expect(await stored()).toEqual([]);
    expect(first.failures).toEqual([]);
  });
});
