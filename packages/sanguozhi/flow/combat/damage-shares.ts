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
}

function sharingOf(sources: readonly Source[], takers: readonly Taker[]): Sharing {
  return {
    amounts: sources.map(({ amount }) => amount),
    lethal: takers.map(({ lethal }) => lethal),
    stays: sources.map(({ card, amount }) =>
      takers.map(({ stays = (_, all) => all }) =>
        Array.from({ length: amount + 2 }, (_, some) => stays(card, some)),
      ),
    ),
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

/** The amounts of the next share after which the rest can still be shared out as it should be. */
function possibleShares(sharing: Sharing, given: readonly number[]): number[] {
  return sharesInRoom(sharing, given).filter((amount) => canEndWell(sharing, [...given, amount]));
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

function canEndWell(sharing: Sharing, given: readonly number[]): boolean {
  if (given.length === sharing.amounts.length * takersOf(sharing)) return endsWell(sharing, given);
  return sharesInRoom(sharing, given)
    .reverse()
    .some((amount) => canEndWell(sharing, [...given, amount]));
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
