import { randomUUID } from 'node:crypto';
import type { Seat } from '@lianhuan/kernel';
import { describe, expect, test } from 'vitest';
import type { Tape } from '../../web/engine/tape.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import type { Matches } from '../matches/matches.ts';
import { TakeBacks } from '../matches/take-back.ts';
import * as wishes from '../matches/wishes.ts';
import { beginMatch, look, serversOfFile } from './support/test-matches.ts';

// A player takes the last answer back, if all others who play agree.

const servers = serversOfFile(2);

const askBack = (matches: Matches, id: string, seat: Seat) =>
  matches.wished(id, seat, null, (live) => wishes.askBack(live, seat));
const answerBack = (matches: Matches, id: string, seat: Seat, agrees: 'yes' | 'no') =>
  matches.wished(id, seat, null, (live) => wishes.answerBack(live, seat, agrees));

const positionOf = ({ match }: LiveMatch) => match.fingerprint;
const answersOf = ({ match }: LiveMatch) => match.answers.length;

/** Answers for whoever is asked first, so often; gives who did so last, and the position before. */
async function answer(id: string, times: number) {
  let [seat, before] = [0 as Seat, 0];
  for (let time = 0; time < times; time++) {
    const asked = await look(servers[0], id, (live) => {
      const one = live.match.pending[0];
      return { seat: one.seat, number: live.askedAt(one.seat) as number, now: positionOf(live) };
    });
    [seat, before] = [asked.seat, asked.now];
    await servers[0].matches.answer(id, seat, asked.number, 0, randomUUID());
  }
  return { seat, before };
}

describe('an answer', () => {
  test('is taken back once the other player agrees, on whichever server', async () => {
    const id = await beginMatch(servers[0], { bots: [null, null] });
    const { seat, before } = await answer(id, 1);
    const other = (1 - seat) as Seat;
    expect(await askBack(servers[0].matches, id, seat)).toMatchObject({ ok: true });
    expect(await look(servers[1], id, ({ takeBacks }) => takeBacks.wish)).toMatchObject({
      by: seat,
      to: 0,
      agreed: [],
    });
    expect(await look(servers[0], id, answersOf)).toBe(1);
    await answerBack(servers[1].matches, id, other, 'yes');
    await expect.poll(() => look(servers[0], id, answersOf)).toBe(0);
    for (const one of servers) {
      expect(await look(one, id, positionOf)).toBe(before);
      expect(await look(one, id, ({ takeBacks }) => takeBacks.wish)).toBeNull();
    }
  });

  test('stays if the other player refuses or answers, and is not taken back by who asks alone', async () => {
    const id = await beginMatch(servers[0], { bots: [null, null] });
    const { seat } = await answer(id, 1);
    const other = (1 - seat) as Seat;
    await askBack(servers[0].matches, id, seat);
    await answerBack(servers[0].matches, id, seat, 'yes');
    expect(await look(servers[0], id, ({ takeBacks }) => takeBacks.wish?.agreed)).toEqual([]);
    await answerBack(servers[0].matches, id, other, 'no');
    expect(await look(servers[0], id, ({ takeBacks }) => takeBacks.wish)).toBeNull();
    await askBack(servers[0].matches, id, seat);
    await answer(id, 1);
    expect(await look(servers[0], id, ({ takeBacks }) => takeBacks.wish)).toBeNull();
    expect(await look(servers[0], id, answersOf)).toBe(2);
  });

  test('is asked back three times in a match at most, and only if one was given', async () => {
    const id = await beginMatch(servers[0], { bots: [null, null] });
    expect(await askBack(servers[0].matches, id, 0 as Seat)).toMatchObject({ ok: false });
    const { seat } = await answer(id, 1);
    for (let time = 0; time < 3; time++) {
      expect(await askBack(servers[0].matches, id, seat)).toMatchObject({ ok: true });
      await answerBack(servers[0].matches, id, (1 - seat) as Seat, 'no');
    }
    expect(await askBack(servers[0].matches, id, seat)).toMatchObject({ ok: false });
  });

  test('says whether its player has seen more cards since', async () => {
    const id = await beginMatch(servers[0], { bots: [null, null] });
    // Once both have drafted, each sees the cards that the other passes on.
    const { seat } = await answer(id, 1);
    await askBack(servers[0].matches, id, seat);
    expect(await look(servers[0], id, ({ takeBacks }) => takeBacks.wish?.sawMore)).toBe(false);
    await answerBack(servers[0].matches, id, (1 - seat) as Seat, 'no');
    const next = await answer(id, 1);
    await askBack(servers[0].matches, id, next.seat);
    expect(await look(servers[0], id, ({ takeBacks }) => takeBacks.wish?.sawMore)).toBe(true);
  });

  test('counts a card as seen that was shown for a moment, and lies hidden again', () => {
    const zones = (...seen: number[]) => [
      { cards: [1, 2].map((handle) => ({ handle, definition: seen.includes(handle) ? 'x' : '' })) },
    ];
    const sawMore = (...moments: ReturnType<typeof zones>[]) => {
      let at = moments.length - 1;
      const match = { view: () => ({ zones: moments[at] }) };
      const show = (answers: number) => {
        at = answers;
      };
      const tape = { total: at, match, show };
      const takeBacks = new TakeBacks();
      takeBacks.hear('ask-back', 0 as Seat, 0, tape as unknown as Tape);
      return takeBacks.wish?.sawMore;
    };
    expect(sawMore(zones(1), zones(1, 2), zones(1))).toBe(true);
    expect(sawMore(zones(1), zones(), zones(1))).toBe(false);
  });

  test('is taken back at once among bots', async () => {
    const id = await beginMatch(servers[0], { bots: [null, 'random'] });
    await answer(id, 1);
    await askBack(servers[0].matches, id, 0 as Seat);
    await expect.poll(() => look(servers[0], id, ({ takeBacks }) => takeBacks.wish)).toBeNull();
    for (const { failures } of servers) expect(failures).toEqual([]);
  });
});
