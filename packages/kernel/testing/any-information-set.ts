import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeFuture } from '../knowledge/exchange.ts';
import { type Determinization, InformationSet } from '../knowledge/information-set.ts';
import { Match } from '../match/match.ts';
import { copyTable } from '../table/copy.ts';
import { fingerprint } from '../table/fingerprint.ts';
import type { CardId, Seat } from '../table/ids.ts';
import type { Table } from '../table/table.ts';
import { viewLog } from '../view/view-log.ts';
import { view } from '../view/whole-view.ts';
import { type Dice, dice } from './dice.ts';
import { wronglyKept } from './invariants.ts';
import type { Beginning, TestedGame } from './tested-game.ts';
import { answerAtRandom, PLAYED_ON, walkLooking } from './walk.ts';

/** At one in so many moments a seat imagines matches. */
const SELDOM = 25;

/** The matches that a seat can imagine, in any game and with any number of players. */
export function describeInformationSets<T extends Table, Setup, Event>(
  tried: TestedGame<T, Setup, Event>,
  beginnings: fc.Arbitrary<Beginning>,
): void {
  /** What seats that are asked imagine now and then in a random game, and how often nothing was found. */
  function atMoments(
    beginning: Beginning,
    seed: number,
    look: (
      drawn: Determinization<T, Setup, Event> | null,
      match: Match<T, Setup, Event>,
      seat: Seat,
    ) => void,
  ): void {
    walkLooking(tried, beginning, { seed, seldom: SELDOM }, (match) => {
      const sets = Array.from(
        { length: match.table.seats },
        (_, seat) => new InformationSet(match, seat as Seat, tried.secrets),
      );
      return () => {
        for (const { seat } of match.pending) {
          look(sets[seat].determinize(seed + match.answers.length), match, seat);
        }
      };
    });
  }

  describe(`what a seat can imagine in ${tried.game.name.zh}`, { timeout: 120_000 }, () => {
    test('looks the same to it to the byte, view and log, and differs in what is hidden and to come', () => {
      const moments = { all: 0, found: 0, idle: 0, other: 0 };
      fc.assert(
        fc.property(beginnings, fc.integer(), (beginning, seed) => {
          atMoments(beginning, seed, (drawn, match, seat) => {
            moments.all += 1;
            if (drawn === null) return;
            moments.found += 1;
            if (match.idle) moments.idle += 1;
            const imagined = drawn.begin('seats');
            expect(JSON.stringify(view(imagined, seat))).toBe(JSON.stringify(view(match, seat)));
            const told = linesOf(imagined, seat);
            const all = linesOf(match, seat);
            expect(told).toEqual(all.slice(all.length - told.length));
            expect(printed(imagined.table)).toEqual(printed(match.table));
            expect(wronglyKept(tried.game, drawn.begin().table)).toEqual([]);
            if (!areSame(imagined.table, match.table)) moments.other += 1;
            expect(imagined.seed).not.toEqual(match.seed);
            expect(imagined.table.random).not.toEqual(match.table.random);
            expect(imagined.table.handles).not.toEqual(match.table.handles);
          });
        }),
        { numRuns: 6 },
      );
      expect(moments.found).toBeGreaterThan(moments.all * 0.8);
      expect(moments.idle).toBeGreaterThan(5);
      expect(moments.found - moments.idle).toBeGreaterThan(5);
      expect(moments.other).toBeGreaterThan(moments.found * 0.5);
    });

    test('goes by the faces that cards have got, whatever was worked out before', () => {
      let exchanged = 0;
      fc.assert(
        fc.property(beginnings, fc.integer(), (beginning, seed) => {
          const upTo = dice(seed);
          walkLooking(tried, beginning, { seed, seldom: SELDOM }, (match) => () => {
            const exchange = match.idle ? exchangeUnseen(match.table, upTo) : null;
            if (exchange === null) return;
            const { game, setup } = match;
            const { random, handles } = match.table;
            const twin = match.fork();
            writeFuture(twin.table, { random, handles, exchange }, game.facesChanged);
            const table = copyTable(twin.table, game.copyState) as T;
            const anew = new Match(game, { setup, seed: 0 }, { table, answers: [] });
            exchanged += 1;
            for (let answer = 0; answer < PLAYED_ON; answer++) {
              expect(wronglyKept(game, twin.table)).toEqual([]);
              answerAtRandom(twin, dice(seed + answer), 'never');
              answerAtRandom(anew, dice(seed + answer), 'never');
              expect(fingerprint(twin.table)).toBe(fingerprint(anew.table));
            }
          });
        }),
        { numRuns: 6 },
      );
      expect(exchanged).toBeGreaterThan(3);
    });

    test('is played on by the rules, and begins alike each time', () => {
      fc.assert(
        fc.property(beginnings, fc.integer(), (beginning, seed) => {
          atMoments(beginning, seed, (drawn, match) => {
            if (drawn === null) return;
            const before = fingerprint(match.table);
            const [one, other] = [drawn.begin(), drawn.begin()];
            const broken = tried.watch(one);
            for (let answer = 0; answer < PLAYED_ON; answer++) {
              answerAtRandom(one, dice(seed + answer), 'never');
              answerAtRandom(other, dice(seed + answer), 'never');
              expect(broken()).toEqual([]);
            }
            expect(fingerprint(one.table)).toBe(fingerprint(other.table));
            expect(fingerprint(match.table)).toBe(before);
          });
        }),
        { numRuns: 4 },
      );
    });
  });
}

/** Two cards of one player that nobody may look at, laid in each other's places; null if all of them are alike. */
function exchangeUnseen({ zones, cards }: Table, upTo: Dice): (readonly [CardId, CardId])[] | null {
  const heaps = zones.filter((zone) => zone.visibility === 'nobody' && zone.cards.length > 1);
  if (heaps.length === 0) return null;
  const heap = heaps[upTo(heaps.length)].cards;
  const one = heap[upTo(heap.length)];
  const others = heap.filter((card) => cards[card].definition !== cards[one].definition);
  if (others.length === 0) return null;
  const other = others[upTo(others.length)];
  return [
    [one, other],
    [other, one],
  ];
}

/** What a seat is told, but for how the lines are numbered. */
function linesOf<T extends Table, Setup, Event>(
  match: Match<T, Setup, Event>,
  seat: Seat,
): unknown[] {
  return viewLog(match, seat).map(({ id: _, parent: __, answers: ___, ...line }) => line);
}

/** What is printed on the cards of a table, whatever lies where, by whose they are. */
function printed({ cards }: Table): string[] {
  return cards.map(({ owner, definition }) => `${owner} ${definition}`).sort();
}

function areSame(one: Table, other: Table): boolean {
  return one.cards.every(({ definition }, at) => definition === other.cards[at].definition);
}
