import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scenarioFolder } from '@lianhuan/judge';
import type { MatchRecord, Seat } from '@lianhuan/kernel';
import { openRecord, type Shelf } from '@lianhuan/releases';
import { describe, expect, test, vi } from 'vitest';
import { reading } from '../../../packages/cardtext/language/reading.ts';
import { proofFiles } from '../build/proofs.ts';
import type { Message, SeatKind } from '../engine/protocol.ts';
import { Session } from '../engine/session.ts';
import { GAME_IDS, type GameId } from '../games/ids.ts';
import { PROVING } from '../games/proving.ts';
import { proofAddress, proofId } from '../rules/rule-info.ts';

/** One of so many files is tried. */
const EACH = 12;

const NO_RELEASES: Shelf = {
  releases: [],
  load: () => Promise.reject(new Error('there are none')),
};

test('the address of a proof names rule and title, and stays as it is', () => {
  expect(proofId('招募的牌进入弃牌堆')).toMatch(/^[a-z0-9]{7}$/);
  expect(proofId('a')).toBe('1r9wi7g');
  expect(proofAddress('minxin', '1.1.6#2', 'a')).toBe('#/rules/minxin/1.1.6~2/proof/1r9wi7g');
});

test('they are there by their addresses, each in its file', async () => {
  const files = await proofFiles('minxin');
  expect([...files.keys()]).toContain('2.3.2.2-recruit');
  const all = [...files.values()].flatMap((scenarios) => Object.entries(scenarios));
  expect(new Set(all.map(([id]) => id)).size).toBe(all.length);
  for (const [id, text] of all) {
    const title = /^title: (.*)$/m.exec(text)?.[1] ?? '';
    expect(proofId(title)).toBe(id);
  }
});

describe.each(GAME_IDS)('the proofs of %s', (game) => {
  test('are looked through, and played on in games that open again', async () => {
    const proving = await PROVING[game]();
    for (const text of someOf(game)) {
      const proof = proving.record(text);
      if (!proof.ok) throw new Error(proof.problems[0]?.text.en);
      const { record, seat } = proof.value;
      if (record === null) continue;
      const { session, heard } = await opened(game, record, seat);
      const start = heard.snapshot();
      expect(start.answers).toBe(0);
      expect(start.total).toBe(record.count);
      expect(session.handle({ type: 'show', answers: record.count }).ok).toBe(true);
      const seats = start.seats.map((): SeatKind => 'human');
      expect(session.handle({ type: 'play-on', seats }).ok).toBe(true);
      expect(heard.rest().record.answers.slice(0, record.count)).toEqual(record.answers);
      const again = await openRecord(heard.rest().record, proving.engine, NO_RELEASES);
      expect(again.ok).toBe(true);
    }
  });
});

test('the cards that were made up for a proof have faces', async () => {
  const proving = await PROVING.evolve();
  const scenario = `game: evolve
title: 自制的牌有牌面
cards:
  - { name: 试兵, kind: follower, stats: 2/3, text: "" }
  - { name: 试兵队, kind: follower, stats: 2/3, text: "入场曲：召唤1张『试兵』。" }
setup:
  A: { 手牌: [试兵, 试兵队] }
`;
  const [face, next, ...others] = proving.print({ scenario });
  expect(face?.info.name).toEqual({ zh: '试兵', en: 'Shi Bing' });
  expect(next?.info.name.en).toBe('Shi Bing Dui');
  expect(next?.info.text.en).toMatch(/Shi Bing/);
  expect(next?.info.text.en).not.toMatch(/\p{Script=Han}/u);
  expect(others).toEqual([]);
  expect(proving.print({ players: 2 })).toEqual([]);
});

test('a proof without made-up cards has none that are called by their sound', async () => {
  // A browser fetches the dictionary of sounds only where somebody made up cards.
  const soundOf = vi.spyOn(reading(), 'pinyin');
  const proving = await PROVING.sanguosha();
  const [scenario] = someOf('sanguosha');
  expect(proving.print({ scenario })).not.toEqual([]);
  expect(soundOf).not.toHaveBeenCalled();
  soundOf.mockRestore();
});

/** The first scenario of some files, alike on every run; all are tried by the judge. */
function someOf(game: GameId): readonly string[] {
  const folder = scenarioFolder(game);
  const files = readdirSync(folder).sort();
  return files
    .filter((_, index) => index % EACH === 0)
    .flatMap((file) => {
      const parts = readFileSync(join(folder, file), 'utf8').split(/^---$/m);
      // A file may begin with what it is about.
      return parts.find((part) => /^game:/m.test(part)) ?? [];
    });
}

async function opened(game: GameId, record: MatchRecord, seat: Seat) {
  const { engine } = await PROVING[game]();
  const messages: Message[] = [];
  const session = new Session(new Map([[game, engine]]), (message) => messages.push(message));
  const match = await openRecord(record, engine, NO_RELEASES);
  if (!match.ok) throw new Error(match.problems[0]?.text.en);
  session.handle({ type: 'replay', match: match.value, seat });
  const last = <Type extends Message['type']>(type: Type) =>
    messages.findLast((one) => one.type === type) as Extract<Message, { type: Type }>;
  return {
    session,
    heard: { snapshot: () => last('snapshot').snapshot, rest: () => last('rest').rest },
  };
}
