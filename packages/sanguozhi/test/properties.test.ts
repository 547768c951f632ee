import { fingerprint, makeLink, parseLink, replay, type Seat } from '@lianhuan/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDeck } from '../decks.ts';
import { sanguozhi } from '../game.ts';
import { PLAYER_COUNTS } from '../setup.ts';
import { broken } from './invariants.ts';
import { randomDeck } from './random-deck.ts';
import { logLeaks, viewLeaks } from './secrecy.ts';
import { dice, newMatch, type SanguozhiMatch, walk } from './walk.ts';

// Random games of two and four players, with random legal decks and with the ready ones. Most have
// little 粮草, and end soon; one of each size is played in full.

const players = fc.constantFrom(...PLAYER_COUNTS);
const seed = fc.integer();
const game = fc.record({ players, seed, grain: fc.integer({ min: 4, max: 10 }) });

function allSeats(match: SanguozhiMatch): Seat[] {
  return Array.from({ length: match.table.seats }, (_, seat) => seat as Seat);
}

/** Plays to the end, and looks at all accounts after every answer. */
function keepAccounts(match: SanguozhiMatch, luck: number): void {
  walk(match, dice(luck), ({ table, idle }) => {
    const wrong = broken(table, idle);
    if (wrong.length > 0) expect.fail(wrong.join('; '));
    return false;
  });
  expect(match.outcome).not.toBeNull();
}

/** The whole log, with the rules it cites. */
function happenings({ log }: SanguozhiMatch): string {
  return JSON.stringify(log);
}

test('random decks are legal', () => {
  fc.assert(
    fc.property(seed, (luck) => {
      expect(checkDeck(randomDeck(dice(luck)))).toEqual([]);
    }),
  );
});

// A busy machine takes its time to play so many games.
describe('any game of 三国智', { timeout: 120_000 }, () => {
  test('keeps every card in one place and every count whole, and ends', () => {
    fc.assert(
      fc.property(game, seed, (setup, luck) => keepAccounts(newMatch(setup), luck)),
      { numRuns: 20 },
    );
  });

  test.for([1, 2])('keeps its accounts with all the 粮草, at %i a side', (side) => {
    keepAccounts(newMatch({ players: 2 * side, seed: side }), side);
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
        const log = happenings(match);
        match.rewind(Math.floor(answers.length * share));
        for (const answer of answers.slice(match.answers.length)) match.answerNext(answer);
        expect(fingerprint(match.table)).toBe(end);
        expect(happenings(match)).toBe(log);
      }),
      { numRuns: 10 },
    );
  });

  test('is the same in a fork taken anywhere, which leaves the original alone', () => {
    fc.assert(
      fc.property(game, seed, fc.nat(200), (setup, luck, at) => {
        const match = newMatch(setup);
        walk(match, dice(luck), ({ answers }) => answers.length >= at);
        const twin = match.fork();
        expect(fingerprint(twin.table)).toBe(fingerprint(match.table));
        const before = fingerprint(match.table);
        walk(twin, dice(luck + 1));
        expect(fingerprint(match.table)).toBe(before);
        walk(match, dice(luck + 1));
        expect(fingerprint(match.table)).toBe(fingerprint(twin.table));
      }),
      { numRuns: 10 },
    );
  });

  test('is the same when it comes back from a link', () => {
    fc.assert(
      fc.property(game, seed, fc.nat(400), (setup, luck, at) => {
        const match = newMatch(setup);
        walk(match, dice(luck), ({ answers }) => answers.length >= at);
        const record = parseLink(makeLink(match.record()));
        if (!record.ok) throw new Error(record.problems[0].text.en);
        const played = replay(sanguozhi, record.value);
        if (!played.ok || !played.value.ok) throw new Error('the link cannot be played');
        expect(fingerprint(played.value.match.table)).toBe(fingerprint(match.table));
      }),
      { numRuns: 10 },
    );
  });
});
