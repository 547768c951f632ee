import {
  type CardId,
  Match,
  type Seat,
  type Secrets,
  type Table,
  withFaces,
} from '@lianhuan/kernel';
import { Hidden } from './hidden.ts';

/**
 * Tables that could be the real one for a seat, so many that each card which could lie in some place does so in one of
 * them: each hidden card of a player's, of the same back, has in one of them the place of a hidden card in hand or on the
 * table. Decks are not told apart: whatever comes out of one makes a line unsure.
 * @param began a match at rest; it is not changed
 */
export function* worlds(
  began: Match,
  seat: Seat,
  secrets: Secrets<Table, unknown>,
): Generator<Match> {
  const { table } = began;
  const { cards: hidden } = new Hidden(table, seat, secrets);
  for (const zone of table.zones) {
    if (zone.visibility === 'nobody') continue;
    const places = zone.cards.filter((card) => hidden.has(card));
    if (places.length === 0) continue;
    const kindOf = (card: number) =>
      `${table.cards[card].owner} ${backOf(table, card, secrets, zone.name)}`;
    for (const kind of new Set(places.map(kindOf))) {
      const alike = places.filter((card) => kindOf(card) === kind);
      const pool = [...hidden].filter((card) => kindOf(card) === kind);
      yield* laidWith(began, alike, pool);
    }
  }
}

function backOf(
  { library, cards }: Table,
  card: number,
  secrets: Secrets<Table, unknown>,
  zone: string,
): string {
  return secrets.backOf(library[cards[card].definition], zone);
}

/** Lays each face of the pool into one of these places, as many at a time as there are; the others get the rest. */
function* laidWith(
  began: Match,
  places: readonly number[],
  pool: readonly number[],
): Generator<Match> {
  const { game, setup, seed, table } = began;
  const all = pool.map((card) => table.cards[card].definition);
  const faces = [...new Set(all)];
  const others = pool.filter((card) => !places.includes(card));
  for (let first = 0; first < faces.length; first += places.length) {
    const rest = [...all];
    const laid = faces.slice(first, first + places.length);
    for (const face of laid) rest.splice(rest.indexOf(face), 1);
    const order = [...places, ...others].map(
      (card, at) => [card as CardId, at < laid.length ? laid[at] : rest[at - laid.length]] as const,
    );
    const other = withFaces(table, order, { copyState: game.copyState });
    yield new Match(game, { setup, seed }, { table: other, answers: [] });
  }
}
