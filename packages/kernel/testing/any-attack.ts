import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Match } from '../match/match.ts';
import { type CardId, type Handle, NO_HANDLE, NOBODY, type Seat } from '../table/ids.ts';
import { mayLook, maySee, type Table } from '../table/table.ts';
import { glance } from '../view/glance.ts';
import { viewLog } from '../view/view-log.ts';
import { view } from '../view/whole-view.ts';
import {
  bitsAt,
  givenTo,
  handlesGiven,
  nearPairs,
  numbersGiven,
  withOtherSecrets,
} from './attack.ts';
import { dice } from './dice.ts';
import { sharedParts } from './shared-parts.ts';
import { type Beginning, beginMatch, type TestedGame } from './tested-game.ts';
import { walk } from './walk.ts';

/** Somebody who computes with all that a seat is ever given comes to know nothing by it, in any game. */
export function describeAttacks<T extends Table, Setup, Event>(
  tried: TestedGame<T, Setup, Event>,
  beginnings: fc.Arbitrary<Beginning>,
): void {
  const luck = fc.integer();

  describe(`what a seat is given in ${tried.game.name.zh}`, { timeout: 120_000 }, () => {
    test('hangs on no key, no chance to come, and no handle of a card out of its sight', () => {
      fc.assert(
        fc.property(beginnings, luck, (beginning, seed) => {
          const upTo = dice(seed);
          walk(beginMatch(tried, { ...beginning, recorded: true }), upTo, (match) => {
            if (!match.idle || upTo(20) > 0) return false;
            for (const seat of allSeats(match)) {
              const other = withOtherSecrets(match, seat, seed);
              const told = JSON.parse(givenTo(match, seat));
              expect(JSON.parse(givenTo(other, seat))[0]).toEqual(told[0]);
            }
            return false;
          });
        }),
        { numRuns: 4 },
      );
    });

    test('holds a new handle for each card that went through a hidden zone', () => {
      fc.assert(
        fc.property(beginnings, luck, (beginning, seed) => {
          const match = beginMatch(tried, beginning);
          const known = allSeats(match).map(() => new Map<Handle, CardId>());
          const lost = allSeats(match).map(() => new Set<Handle>());
          const look = ({ table }: Match<T, Setup, Event>) => {
            for (const seat of allSeats(match)) {
              const followed = followCards(table, seat, known[seat], lost[seat]);
              if (followed.length > 0) expect.fail(followed.join('; '));
            }
            return false;
          };
          look(match);
          walk(match, dice(seed), look);
        }),
        { numRuns: 4 },
      );
    });

    test('is its own: whatever it does to that changes no table, no log, and no card', () => {
      fc.assert(
        fc.property(beginnings, luck, (beginning, seed) => {
          const match = beginMatch(tried, { ...beginning, recorded: true });
          const upTo = dice(seed);
          const moment = upTo(150);
          walk(match, upTo, ({ answers }) => answers.length >= moment);
          const { table, log, pending, setup } = match;
          const given = [...allSeats(match), NOBODY].map((seat) => ({
            view: view(match as never, seat),
            glance: glance(match as never, seat),
            log: viewLog(match, seat),
          }));
          expect(sharedParts([given, match.record()], [table, log, pending, setup])).toEqual([]);
        }),
        { numRuns: 8 },
      );
    });

    test('names no card out of its sight, in any number of its view and log', () => {
      fc.assert(
        fc.property(beginnings, luck, (beginning, seed) => {
          const upTo = dice(seed);
          walk(beginMatch(tried, { ...beginning, recorded: true }), upTo, (match) => {
            if (upTo(100) > 0) return false;
            for (const seat of allSeats(match)) {
              const given = numbersGiven(match, seat);
              const leaked = outOfSight(match.table, seat).filter((handle) => given.has(handle));
              expect(leaked).toEqual([]);
            }
            return false;
          });
        }),
        { numRuns: 4 },
      );
    });

    test('holds numbers in which the known searches find nothing', () => {
      const games = Array.from({ length: 12 }, (_, seed) => handlesOfGame(tried, seed));
      for (const handles of games) {
        expect(handles.length).toBeGreaterThan(20);
        expect(nearPairs(handles, 12)).toBeLessThan(0.02);
      }
      const sample = games.flat();
      expect(new Set(sample).size).toBe(sample.length);
      expect(nearPairs(sample, 12)).toBeLessThan(0.002);
      for (const bit of [0, 1, 31, 52]) {
        const ones = bitsAt(sample, bit).reduce((sum, one) => sum + one, 0);
        // Five standard deviations of a fair coin.
        expect(Math.abs(ones - sample.length / 2)).toBeLessThan(2.5 * Math.sqrt(sample.length));
      }
    });
  });
}

/**
 * Notes which card each handle in sight belongs to. A line for each handle that names another card
 * than before, and for each that is seen again after its card was out of sight in a hidden zone.
 */
function followCards(
  table: Table,
  seat: Seat,
  known: Map<Handle, CardId>,
  lost: Set<Handle>,
): string[] {
  const found: string[] = [];
  for (const { id, handle, zone } of table.cards) {
    const { visibility, owner } = table.zones[zone];
    const isInSight = visibility === 'public' || (visibility === 'owner' && owner === seat);
    if (!isInSight) continue;
    const before = known.get(handle);
    if (before !== undefined && before !== id) found.push(`handle ${handle} names another card`);
    if (lost.has(handle)) found.push(`handle ${handle} of ${id} came back out of hiding`);
    known.set(handle, id);
  }
  for (const [handle, id] of known) {
    if (table.cards[id].handle !== handle || !isKnownPlace(table, id, seat)) lost.add(handle);
  }
  return found;
}

function isKnownPlace(table: Table, card: CardId, seat: Seat): boolean {
  const { visibility } = table.zones[table.cards[card].zone];
  return visibility === 'public' || maySee(table, card, seat);
}

/** The handles of cards that lie where this seat may not look. */
function outOfSight({ cards, zones }: Table, seat: Seat): Handle[] {
  return cards
    .filter(({ zone }) => !mayLook(zones[zone], seat))
    .map(({ handle }) => handle)
    .filter((handle) => handle !== NO_HANDLE);
}

/** All handles that seat 0 is given in a game, up to 120, in the order in which it gets them. */
function handlesOfGame<T extends Table, Setup, Event>(
  tried: TestedGame<T, Setup, Event>,
  seed: number,
): Handle[] {
  const players = tried.players[seed % tried.players.length];
  const match = beginMatch(tried, { players, seed });
  const given = new Set<Handle>(handlesGiven(match, 0 as Seat));
  walk(match, dice(seed), () => {
    for (const handle of handlesGiven(match, 0 as Seat)) given.add(handle);
    return given.size > 120;
  });
  return [...given];
}

function allSeats({ table }: { readonly table: Table }): Seat[] {
  return Array.from({ length: table.seats }, (_, seat) => seat as Seat);
}
