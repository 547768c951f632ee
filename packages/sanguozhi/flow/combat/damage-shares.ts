import { ask, type CardId, type Flow, option, type Seat } from '@lianhuan/kernel';

/** Sharing out the damage of several sources among several cards, each up to what kills it (807.4). */

/** So much damage that one source deals. */
export interface Source {
  readonly card: CardId;
  readonly amount: number;
}

/** A card that takes damage, and how much of it is lethal. */
export interface Taker {
  readonly card: CardId;
  readonly lethal: number;
  /**
   * How much of so much damage of a source the card takes, once what wards damage off is counted; all
   * of it if left out.
   */
  readonly stays?: (source: CardId, amount: number) => number;
}

/** So much of that source's damage for that card. */
export interface Share {
  readonly source: CardId;
  readonly to: CardId;
  readonly amount: number;
}

/**
 * Asks a player for every share. Every card is dealt lethal damage before any damage is left over, and
 * what is left over belongs to no share.
 */
export function* shareOut(
  seat: Seat,
  sources: readonly Source[],
  takers: readonly Taker[],
): Flow<readonly Share[]> {
  const sharing = sharingOf(sources, takers);
  const given: number[] = [];
  const shares: Share[] = [];
  for (const source of sources) {
    for (const { card: to } of takers) {
      const amount = yield* askShare(seat, source.card, to, sharing, given);
      given.push(amount);
      if (amount > 0) shares.push({ source: source.card, to, amount });
    }
  }
  return shares;
}

function* askShare(
  seat: Seat,
  source: CardId,
  to: CardId,
  sharing: Sharing,
  given: readonly number[],
): Flow<number> {
  const choice = yield* ask({
    seat,
    kind: 'share-damage',
    options: possibleShares(sharing, given).map((amount) =>
      option('take-damage', to, seat, amount),
    ),
    about: source,
    amount: leftOf(sharing, given, Math.floor(given.length / takersOf(sharing))),
    rule: '807.4c',
  });
  return choice.amount;
}

/** What there is to share out. Shares are given source by source, and of each taker by taker. */
interface Sharing {
  readonly amounts: readonly number[];
  readonly lethal: readonly number[];
  /** By source, then by taker: what stays of each amount, from 0 to one more than there is. */
  readonly stays: readonly (readonly (readonly number[])[])[];
  /** Does anything ward damage off, or add to it, so that not all of an amount stays? */
  readonly wards: boolean;
}

function sharingOf(sources: readonly Source[], takers: readonly Taker[]): Sharing {
  const stays = sources.map(({ card, amount }) =>
    takers.map(({ stays: stay = (_, all) => all }) =>
      Array.from({ length: amount + 2 }, (_, some) => stay(card, some)),
    ),
  );
  return {
    amounts: sources.map(({ amount }) => amount),
    lethal: takers.map(({ lethal }) => lethal),
    stays,
    wards: stays.flat().some((amounts) => amounts.some((stay, some) => stay !== some)),
  };
}

function takersOf({ lethal }: Sharing): number {
  return lethal.length;
}

function leftOf(sharing: Sharing, given: readonly number[], source: number): number {
  const from = source * takersOf(sharing);
  return sharing.amounts[source] - sum(given.slice(from, from + takersOf(sharing)));
}

/** What a taker was dealt by the shares given so far. */
function dealtTo(
  { amounts, stays, lethal }: Sharing,
  given: readonly number[],
  to: number,
): number {
  return sum(amounts.map((_, from) => stays[from][to][given[from * lethal.length + to] ?? 0]));
}

/** How many ways to share out the rest are gone through where cards ward damage off; beyond it none is kept back. */
const MOST_WAYS = 5000;

/** Counts the ways that may still be gone through. */
interface Search {
  left: number;
}

/** The amounts of the next share after which the rest can still be shared out as it should be. */
function possibleShares(sharing: Sharing, given: readonly number[]): number[] {
  const inRoom = sharesInRoom(sharing, given);
  const search = { left: MOST_WAYS };
  const canEnd = sharing.wards ? canEndWell : canEndPlainly;
  const possible = inRoom.filter((amount) => canEnd(sharing, [...given, amount], search));
  return possible.length > 0 ? possible : inRoom;
}

/** The shares that deal a card no more than lethal damage (807.4c, 807.4d). */
function sharesInRoom(sharing: Sharing, given: readonly number[]): number[] {
  const from = Math.floor(given.length / takersOf(sharing));
  const to = given.length % takersOf(sharing);
  const stays = sharing.stays[from][to];
  const room = sharing.lethal[to] - dealtTo(sharing, given, to);
  const amounts = Array.from({ length: leftOf(sharing, given, from) + 1 }, (_, some) => some);
  return amounts.filter((some) => stays[some] === 0 || stays[some - 1] < room);
}

function canEndWell(sharing: Sharing, given: readonly number[], search: Search): boolean {
  search.left -= 1;
  if (search.left < 0) return true;
  if (given.length === sharing.amounts.length * takersOf(sharing)) return endsWell(sharing, given);
  return sharesInRoom(sharing, given)
    .reverse()
    .some((amount) => canEndWell(sharing, [...given, amount], search));
}

/** The same where nothing is warded off: either all damage finds room, or it fills all the room there is. */
function canEndPlainly(sharing: Sharing, given: readonly number[]): boolean {
  const { amounts, lethal } = sharing;
  const rooms = lethal.map((most, to) => most - dealtTo(sharing, given, to));
  const from = Math.floor(given.length / lethal.length);
  const next = given.length % lethal.length;
  const left = amounts.map((_, source) => leftOf(sharing, given, source));
  // A source that is being shared out has been past the takers before the next; those after it have all before them.
  const now = from < amounts.length ? Math.min(left[from], sum(rooms.slice(next))) : 0;
  const placed = Math.min(sum(rooms), now + sum(left.slice(from + 1)));
  return placed === sum(rooms) || placed === sum(left);
}

/**
 * Do these shares end well? Damage may be left over only when every card is dealt lethal damage; and
 * damage that a card wards off does not go past it to others.
 */
function endsWell(sharing: Sharing, given: readonly number[]): boolean {
  const { amounts, lethal, stays } = sharing;
  const killed = lethal.every((room, to) => dealtTo(sharing, given, to) >= room);
  return amounts.every((_, from) => {
    if (leftOf(sharing, given, from) === 0) return true;
    const goesPast = stays[from].some((some, to) => {
      const share = given[from * takersOf(sharing) + to];
      return some[share + 1] > some[share];
    });
    return killed && goesPast;
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
