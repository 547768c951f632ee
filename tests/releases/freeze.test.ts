import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBot, letBotAnswer } from '@lianhuan/bots';
import { Match, type MatchRecord, makeLink, parseLink, type Seat } from '@lianhuan/kernel';
import { minxin } from '@lianhuan/minxin';
import {
  type Engine,
  type EngineMatch,
  engineOf,
  fileOf,
  openRecord,
  type Shelf,
  shelfOf,
} from '@lianhuan/releases';
import { parseAst } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Snapshot } from '../../apps/web/engine/protocol.ts';
import { Session } from '../../apps/web/engine/session.ts';
import { contentOf, type Frozen, freeze } from '../../scripts/release/freeze.ts';
import { keepFrozen } from '../../scripts/release/frozen-store.ts';
import { HERE } from '../../scripts/release/places.ts';

// 民心 is frozen as it stands, into a folder of its own; then the rules "go on": the same game under
// another version, and with chance that falls otherwise.

const raised = {
  ...minxin,
  version: '9.9.9',
  start: (setup: never, seed: never) => minxin.start(setup, (Number(seed) + 1) as never),
} as typeof minxin;
const today = engineOf({ game: raised, bot: (name, seed) => createBot(name, 'minxin', seed) });

/** A busy machine takes its time to build a module, in milliseconds. */
const PATIENT = 120_000;

let folder: string;
let frozen: Frozen;
let shelf: Shelf;
let record: MatchRecord;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lianhuan-frozen-'));
  frozen = await freeze('minxin', '1.0.0');
  const { file } = await keepFrozen(frozen, () => [], { ...HERE, frozen: folder });
  shelf = shelfOf({ [fileOf(frozen)]: pathToFileURL(file).href });
  record = { ...someRecord(), version: '1.0.0', content: frozen.content };
}, PATIENT);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A hundred answers of bots by the rules that were frozen. */
function someRecord(): MatchRecord {
  const setup = minxin.readSetup({ players: 2 });
  if (!setup.ok) throw new Error('two may play');
  const match = new Match(minxin, { setup: setup.value, seed: 3 });
  const bots = ['greedy', 'random'].map((name, seat) => {
    const bot = createBot(name, 'minxin', seat);
    if (!bot.ok) throw new Error(name);
    return bot.value;
  });
  while (match.answers.length < 100 && letBotAnswer(match, bots));
  return match.record();
}

async function openedOf(one: MatchRecord): Promise<EngineMatch> {
  const opened = await openRecord(one, today, shelf);
  if (!opened.ok) throw new Error(opened.problems[0].text.en);
  return opened.value;
}

describe('a frozen engine', () => {
  test('is one module that imports nothing, and names no place of the machine it was made on', () => {
    const statements = parseAst(frozen.code).body.map(({ type }) => type);
    expect(statements.filter((type) => /Import|ExportAll/.test(type))).toEqual([]);
    expect(statements.at(-1)).toBe('ExportNamedDeclaration');
    expect(frozen.code.match(/\bimport\s*[(.]|\bprocess\.|["'`]node:/g)).toBeNull();
    expect(frozen.code.includes(process.cwd())).toBe(false);
  });

  test('is the same whenever it is made', async () => {
    expect((await freeze('minxin', '1.0.0')).content).toBe(frozen.content);
  });

  test('is known for another one when a letter of it is changed', () => {
    expect(contentOf(frozen.code, frozen.content)).toBe(frozen.content);
    for (const at of [0, 1000, frozen.code.length - 1]) {
      const changed = `${frozen.code.slice(0, at)}~${frozen.code.slice(at + 1)}`;
      expect(contentOf(changed, frozen.content)).not.toBe(frozen.content);
    }
  });

  test('is not kept if it does not play as it should', async () => {
    const elsewhere = join(folder, 'elsewhere');
    const kept = keepFrozen(frozen, () => ['game 3 departs'], {
      ...HERE,
      frozen: elsewhere,
    });
    await expect(kept).rejects.toThrow(/game 3 departs/);
    expect(existsSync(join(elsewhere, fileOf(frozen)))).toBe(false);
  });

  test('says what is printed on its cards', async () => {
    const { cards } = (await shelf.load(frozen)).print();
    expect(cards.find(({ id }) => id === 'zhuge-liang')).toMatchObject({
      name: { zh: '诸葛亮', en: 'Zhuge Liang, the Sleeping Dragon' },
    });
  });
});

describe('once the rules have gone on,', () => {
  test('a record of 1.0.0 opens as it was played, and is played on by bots to its end', async () => {
    const match = await openedOf(record);
    expect(match.engine).toMatchObject({ version: '1.0.0', content: frozen.content });
    expect(match.fingerprint).toBe(record.fingerprints.at(-1)?.[1]);
    const bot = match.engine.bot('greedy', 1);
    if (!bot.ok) throw new Error('there is a greedy bot');
    while (match.pending.length > 0) {
      const [{ seat }] = match.pending;
      expect(match.answer(seat, bot.value.choose(match.glance(seat)))).toBe(true);
    }
    expect(match.outcome?.winners.length).toBeGreaterThan(0);
    const again = await openedOf(match.record());
    expect(again.fingerprint).toBe(match.fingerprint);
  });

  test('its link leads back to it', async () => {
    const match = await openedOf(record);
    const link = parseLink(makeLink(match.record()));
    if (!link.ok) throw new Error(link.problems[0].text.en);
    expect(link.value).toMatchObject({ version: '1.0.0', content: frozen.content });
    expect((await openedOf(link.value)).fingerprint).toBe(match.fingerprint);
  });

  test('an answer that is no option changes nothing there either', async () => {
    const match = await openedOf(record);
    const { fingerprint } = match;
    expect(match.answer(match.pending[0].seat, 999)).toBe(false);
    expect(match.answerNext(-1)).toBe(false);
    expect(match.fingerprint).toBe(fingerprint);
  });

  test('the table shows it, says by which rules, and goes on', async () => {
    const snapshots: Snapshot[] = [];
    const session = new Session(new Map<string, Engine>([['minxin', today]]), (message) => {
      if (message.type === 'snapshot') snapshots.push(structuredClone(message.snapshot));
    });
    const seats = ['human', 'greedy'] as const;
    expect(session.handle({ type: 'resume', match: await openedOf(record), seats }).ok).toBe(true);
    const rules = { version: '1.0.0', content: frozen.content, released: true };
    expect(snapshots.at(-1)).toMatchObject({ rules, live: true });
    const before = snapshots.at(-1)?.answers as number;
    expect(session.handle({ type: 'answer', index: 0, at: before }).ok).toBe(true);
    expect(snapshots.at(-1)?.answers).toBeGreaterThan(before);
    expect(snapshots.at(-1)?.refusals.every(({ text }) => text.zh !== '')).toBe(true);
    expect(session.handle({ type: 'undo' }).ok).toBe(true);
    expect(snapshots.at(-1)?.answers).toBe(before);
  });

  test('new games are played by the rules of today', () => {
    const started = today.start({ players: 2 }, 7);
    expect(started.ok && started.value.record().version).toBe('9.9.9');
    expect(started.ok && started.value.view(0 as Seat).decision).not.toBeNull();
  });
});
