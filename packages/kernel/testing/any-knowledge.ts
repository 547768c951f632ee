import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Knowledge } from '../knowledge/knowledge.ts';
import type { Match } from '../match/match.ts';
import { type CardId, NOBODY, type Seat } from '../table/ids.ts';
import type { Table } from '../table/table.ts';
import { view } from '../view/whole-view.ts';
import { dice } from './dice.ts';
import { answerAlike } from './leaks.ts';
import { beginPair, playPair } from './match-pair.ts';
import { type Beginning, beginMatch, type TestedGame } from './tested-game.ts';
import { PLAYED_ON, walkLooking } from './walk.ts';

/** So often is a card drawn for one place. */
const DRAWS = 600;

/** What a seat knows, and the tables that could be for all it knows, in any game. */
export function describeKnowledge<T extends Table, Setup, Event>(
  tried: TestedGame<T, Setup, Event>,
  beginnings: fc.Arbitrary<Beginning>,
): void {
  const luck = fc.integer();

  /** Walks through a random game and looks at what each seat and a spectator know, now and then. */
  function atMoments(
    beginning: Beginning,
    seed: number,
    look: (
      knowledge: Knowledge<T, Setup, Event>,
      match: Match<T, Setup, Event>,
      seat: Seat,
    ) => void,
  ): void {
    walkLooking(tried, beginning, { seed, seldom: 50 }, (match) => {
      const own = Array.from({ length: match.table.seats }, (_, seat) => seat as Seat);
      const seats = [...own, NOBODY];
      const known = seats.map((seat) => new Knowledge(match, seat, tried.secrets));
      return () =>
        known.forEach((knowledge, which) => {
          knowledge.update();
          look(knowledge, match, seats[which]);
        });
    });
  }

  describe(`what a seat knows in ${tried.game.name.zh}`, { timeout: 120_000 }, () => {
    test('fits a possible table: it sees the same of it to the byte, and what it knows is there', () => {
      fc.assert(
        fc.property(beginnings, luck, (beginning, seed) => {
          atMoments(beginning, seed, (knowledge, match, seat) => {
            const { game, pending, table } = match;
            const drawn = knowledge.possibleTable(seed);
            const other = Object.assign(Object.create(null) as typeof match, {
              game,
              pending,
              table: drawn,
              outcome: match.outcome,
            });
            expect(JSON.stringify(view(other, seat))).toBe(JSON.stringify(view(match, seat)));
            for (const { id, definition } of table.cards) {
              if (knowledge.knows(id)) expect(drawn.cards[id].definition).toBe(definition);
            }
            expect(printed(drawn)).toEqual(printed(table));
            expect(drawn.random).not.toEqual(table.random);
          });
        }),
        { numRuns: 3 },
      );
    });

    test('is told nothing else where a possible table is played on: view, log and all', () => {
      fc.assert(
        fc.property(beginnings, luck, (beginning, seed) => {
          atMoments(beginning, seed, (knowledge, match, seat) => {
            if (!match.idle) return;
            // With the chance of the real table, which is what tells two tables apart otherwise.
            const { random, handles } = match.table;
            const drawn = { ...knowledge.possibleTable(seed), random, handles };
            const upTo = dice(seed);
            const end = match.answers.length + PLAYED_ON;
            const course = playPair(beginPair(match, drawn, seat, tried.secrets), (pair) =>
              pair.ours.answers.length < end ? answerAlike(pair, upTo) : null,
            );
            if (course.kind === 'leak') expect.fail(`seat ${seat}: ${course.what}`);
          });
        }),
        { numRuns: 3 },
      );
    });

    test('leaves several tables possible wherever cards lie hidden that are not alike', () => {
      let moments = 0;
      fc.assert(
        fc.property(beginnings, luck, (beginning, seed) => {
          atMoments(beginning, seed, (knowledge, { table }) => {
            const definitions = (cards: readonly CardId[]) =>
              new Set(cards.map((card) => table.cards[card].definition)).size;
            const choices = Math.max(0, ...knowledge.groups().map(definitions));
            if (choices < 5) return;
            moments += 1;
            const tables = Array.from({ length: 8 }, (_, draw) =>
              printedInOrder(knowledge.possibleTable(seed + draw)).join(),
            );
            expect(new Set(tables).size).toBeGreaterThan(1);
            expect(tables.some((drawn) => drawn !== printedInOrder(table).join())).toBe(true);
          });
        }),
        { numRuns: 4 },
      );
      expect(moments).toBeGreaterThan(10);
    });

    test('holds every card that it cannot tell apart as likely as any other in a place', () => {
      const match = beginMatch(tried, { players: tried.players[0], seed: 1, recorded: true });
      const knowledge = new Knowledge(match, 0 as Seat, tried.secrets);
      const { cards } = match.table;
      const group = knowledge.groups().toSorted((a, b) => b.length - a.length)[0];
      const upTo = dice(1);
      const counts = new Map<number, number>();
      for (let draw = 0; draw < DRAWS; draw++) {
        const face = new Map(knowledge.possibleFaces(upTo)).get(group[0]) as number;
        counts.set(face, (counts.get(face) ?? 0) + 1);
      }
      for (const definition of new Set(group.map((card) => cards[card].definition))) {
        const alike = group.filter((card) => cards[card].definition === definition).length;
        const share = alike / group.length;
        const drawn = (counts.get(definition) ?? 0) / DRAWS;
        // Five standard deviations.
        expect(Math.abs(drawn - share)).toBeLessThan(
          5 * Math.sqrt((share * (1 - share)) / DRAWS) + 1e-9,
        );
      }
    });
  });
}

/** What is printed on the cards of a table, whatever lies where, by whose they are. */
function printed({ cards }: Table): string[] {
  return cards.map(({ owner, definition }) => `${owner} ${definition}`).sort();
}

function printedInOrder({ cards }: Table): number[] {
  return cards.map(({ definition }) => definition);
}
