import { fingerprint, makeLink, parseLink, replay, type Seat } from '@lianhuan/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minxin } from '../game.ts';
import { PLAYERS } from '../setup.ts';
import { broken, favorInPlay } from './invariants.ts';
import { logLeaks, type MinxinMatch, viewLeaks } from './secrecy.ts';
import { dice, newMatch, walk } from './walk.ts';

// Random games over all numbers of players. Random players gain little, so most games have a small
// pool, and end soon; one of each size is played in full.

const players = fc.integer({ min: PLAYERS.least, max: PLAYERS.most });
const seed = fc.integer();
const game = fc.record({ players, seed, favorPerPlayer: fc.integer({ min: 1, max: 3 }) });
const sizes = Array.from(
  { length: PLAYERS.most - PLAYERS.least + 1 },
  (_, more) => PLAYERS.least + more,
);

function allSeats(match: MinxinMatch): Seat[] {
  return Array.from({ length: match.table.seats }, (_, seat) => seat as Seat);
}

/** Plays to the end, and looks at all accounts after every answer. */
function keepAccounts(match: MinxinMatch, luck: number): void {
  const full = match.table.seats * match.table.state.favorPerPlayer;
  let drained = false;
  walk(match, dice(luck), ({ table }) => {
    const wrong = broken(table);
    drained ||= table.state.pool === 0;
    if (table.state.round > 0 && !drained && favorInPlay(table) !== full) {
      wrong.push(`${favorInPlay(table)} favour of ${full}`);
    }
    if (wrong.length > 0) expect.fail(wrong.join('; '));
    return false;
  });
  expect(match.outcome?.winners.length).toBeGreaterThan(0);
  expect(match.table.state.pool).toBe(0);
}

describe('any game of 民心', () => {
  test('keeps every card in one place and every count whole, and ends', () => {
    fc.assert(
      fc.property(game, seed, (setup, luck) => keepAccounts(newMatch(setup), luck)),
      { numRuns: 15 },
    );
  });

  test.for(sizes)('keeps its accounts with the whole pool and %i players', (players) => {
    keepAccounts(newMatch({ players, seed: players }), players);
  });

  test('tells no seat what it may not see, in its view and in its log', () => {
    fc.assert(
      fc.property(game, seed, (setup, luck) => {
        const match = newMatch({ ...setup, recorded: true });
        const upTo = dice(luck);
        walk(match, upTo, () => {
          if (upTo(25) > 0) return false;
          const seat = upTo(setup.players) as Seat;
          expect(viewLeaks(match, seat, upTo)).toEqual([]);
          return false;
        });
        for (const seat of allSeats(match)) expect(logLeaks(match, seat, upTo)).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  test('is the same on every run, recorded or not', () => {
    fc.assert(
      fc.property(game, seed, (setup, luck) => {
        const [first, second] = [newMatch(setup), newMatch({ ...setup, recorded: true })];
        walk(first, dice(luck));
        walk(second, dice(luck));
        expect(second.answers).toEqual(first.answers);
        expect(fingerprint(second.table)).toBe(fingerprint(first.table));
      }),
      { numRuns: 10 },
    );
  });

  test('is the same after a rewind to anywhere', () => {
    fc.assert(
      fc.property(game, seed, fc.double({ min: 0, max: 1, noNaN: true }), (setup, luck, share) => {
        const match = newMatch({ ...setup, recorded: true });
        walk(match, dice(luck));
        const [answers, end] = [[...match.answers], fingerprint(match.table)];
        const log = JSON.stringify(match.log);
        match.rewind(Math.floor(answers.length * share));
        for (const answer of answers.slice(match.answers.length)) match.answerNext(answer);
        expect(fingerprint(match.table)).toBe(end);
        expect(JSON.stringify(match.log)).toBe(log);
      }),
      { numRuns: 10 },
    );
  });

  test('is the same in a fork taken anywhere, which leaves the original alone', () => {
    fc.assert(
      fc.property(game, seed, fc.nat(300), (setup, luck, at) => {
        const match = newMatch(setup);
        walk(match, dice(luck), ({ answers }) => answers.length >= at);
        const twin = match.fork();
        expect(fingerprint(twin.table)).toBe(fingerprint(match.table));
        const before = fingerprint(match.table);
        walk(twin, dice(luck + 1));
        expect(fingerprint(match.table)).toBe(before);
        const again = match.fork();
        walk(match, dice(luck + 1));
        expect(fingerprint(match.table)).toBe(fingerprint(twin.table));
        walk(again, dice(luck + 1));
        expect(fingerprint(again.table)).toBe(fingerprint(twin.table));
      }),
      { numRuns: 10 },
    );
  });

  test('is the same when it comes back from a link', () => {
    fc.assert(
      fc.property(game, seed, fc.nat(600), (setup, luck, at) => {
        const match = newMatch(setup);
        walk(match, dice(luck), ({ answers }) => answers.length >= at);
        const record = parseLink(makeLink(match.record()));
        if (!record.ok) throw new Error(record.problems[0].text.en);
        const played = replay(minxin, record.value);
        if (!played.ok || !played.value.ok) throw new Error('the link cannot be played');
        expect(fingerprint(played.value.match.table)).toBe(fingerprint(match.table));
      }),
      { numRuns: 10 },
    );
  });
});
