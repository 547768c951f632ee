import { expect } from 'vitest';
import {
  addCard,
  addZone,
  askOpenly,
  type CardId,
  emptyTable,
  Knowledge,
  Match,
  moveTo,
  NO_CARD,
  NOBODY,
  option,
  type Seat,
  writable,
  type ZoneId,
} from '../../index.ts';
import { dice } from '../../testing/index.ts';
import { happen, type ToyEvent, type ToyTable, toyGame } from '../toy-game.ts';

// Four lots lie in the deck, the last on top; A has two in hand, B two, and one lies open. What A knows of
// B's hand and of the deck follows from what A has seen go by.

export const A = 0 as Seat;
export const [DECK, HAND_A, HAND_B, OPEN] = [0, 1, 2, 3] as ZoneId[];
export const CARDS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as CardId[];
export const [BOTTOM, , , TOP, , , B1, B2, SHOWN] = CARDS;
export const secrets = { backOf: () => 'lot' };

function laidOut(): ToyTable {
  const library = CARDS.map((card) => ({ id: `lot-${card}` }));
  const table: ToyTable = emptyTable(2, 1, library, { active: A, turns: 0, bids: [], lost: 0 });
  addZone(table, 'deck', NOBODY, 'nobody');
  addZone(table, 'hand', A, 'owner');
  addZone(table, 'hand', 1 as Seat, 'owner');
  addZone(table, 'open', NOBODY, 'public');
  const zones = [DECK, DECK, DECK, DECK, HAND_A, HAND_A, HAND_B, HAND_B, OPEN];
  zones.forEach((zone, card) => {
    addCard(table, card, zone, NOBODY);
  });
  return table;
}

export type MadeEvent = (table: ToyTable) => ToyEvent;

/** What happens after an answer; where there are several, the answer says which. */
export type Step = MadeEvent | readonly MadeEvent[];

/** A match in which this happens between idle points, one event after each answer. */
export function matchOf(...steps: readonly Step[]) {
  return matchWith(steps, true);
}

/** The same without an idle point: whoever imagines it plays it again from its beginning. */
export function matchUnderWay(...steps: readonly Step[]) {
  return matchWith(steps, false);
}

function matchWith(steps: readonly Step[], idle: boolean) {
  const game: typeof toyGame = {
    ...toyGame,
    start: laidOut,
    *play(table) {
      for (;;) {
        const choices = [steps[table.state.turns] ?? []].flat();
        const options = choices.map((_, amount) => option('draw', NO_CARD, NOBODY, amount));
        const picked = yield* askOpenly({
          seat: A,
          kind: 'draw',
          options: options.length === 0 ? [option('stop')] : options,
          rule: '1',
          idle,
        });
        if (picked.verb === 'stop') return;
        writable(table).state.turns += 1;
        yield* happen(table, choices[picked.amount](table));
      }
    },
  };
  return new Match(game, { setup: { players: 2 }, seed: 1, recorded: 'rules', checkpointEvery: 1 });
}

/** What A knows after all of it has happened, and where each of the cards could lie for all A knows. */
export function knownAfter(...steps: readonly Step[]) {
  const match = matchOf(...steps);
  const knowledge = new Knowledge(match, A, secrets);
  for (const _ of steps) {
    match.answerNext(0);
    knowledge.update();
  }
  return { match, knowledge, places: placesIn(knowledge) };
}

/** The same where all of it is taken in at once, by a seat that was there from the beginning. */
export function knownAtOnce(steps: readonly Step[], seat = A) {
  const match = matchOf(...steps);
  const knowledge = new Knowledge(match, seat, secrets);
  for (const _ of steps) match.answerNext(0);
  knowledge.update();
  return { match, knowledge, places: placesIn(knowledge) };
}

/** The same by a seat that looks at the whole log only in the end. */
export function knownLate(...steps: readonly Step[]) {
  const match = matchOf(...steps);
  for (const _ of steps) match.answerNext(0);
  const knowledge = new Knowledge(match, A, secrets);
  return { match, knowledge, places: placesIn(knowledge) };
}

export const DRAWS = 2000;

/** How often each card lies in each place, of so many draws. */
export function placesIn(knowledge: Knowledge<ToyTable, { players: number }, ToyEvent>) {
  const upTo = dice(1);
  const counts = new Map<number, Map<CardId, number>>();
  for (let draw = 0; draw < DRAWS; draw++) {
    for (const [place, card] of knowledge.possibleFaces(upTo)) {
      const of = counts.get(card) ?? new Map<CardId, number>();
      counts.set(card, of.set(place, (of.get(place) ?? 0) + 1));
    }
  }
  return (card: CardId) => [...(counts.get(card) ?? [])].toSorted(([a], [b]) => a - b);
}

/** The places are these, each as likely as any other, within five standard deviations. */
export function expectEvenly(
  found: readonly (readonly [CardId, number])[],
  places: readonly CardId[],
) {
  expect(found.map(([place]) => place)).toEqual([...places].sort((a, b) => a - b));
  const share = 1 / places.length;
  for (const [, count] of found) {
    expect(Math.abs(count / DRAWS - share)).toBeLessThan(
      5 * Math.sqrt((share * (1 - share)) / DRAWS),
    );
  }
}

export const take = (card: CardId, to: ZoneId, place?: 'top' | 'bottom') => (table: ToyTable) =>
  moveTo(table, card, to, place);
export const shuffle = (zone: ZoneId) => (): ToyEvent => ({ type: 'shuffle', zone });
