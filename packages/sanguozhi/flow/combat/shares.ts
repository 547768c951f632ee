import { ask, type CardId, type Flow, option, type Seat } from '@lianhuan/kernel';

/** Sharing out the damage of several sources among several cards, each up to what kills it (807.4). */

/** So much damage that one source deals. */
export interface Source {
  readonly card: CardId;
  readonly amount: number;
}

/** One that takes damage, and how much of it kills it. */
export interface Taker {
  readonly card: CardId;
  readonly lethal: number;
}

/** So much of that source's damage for that card. */
export interface Share {
  readonly source: CardId;
  readonly to: CardId;
  readonly amount: number;
}

/**
 * Asks the player who takes the damage for every share. Everyone is dealt what kills them before
 * anything is left over, so what exceeds that is nobody's share.
 */
export function* shareOut(
  seat: Seat,
  sources: readonly Source[],
  takers: readonly Taker[],
): Flow<readonly Share[]> {
  const shares: Share[] = [];
  const room = takers.map(({ lethal }) => lethal);
  for (let from = 0; from < sources.length; from++) {
    let left = sources[from].amount;
    const later = sum(sources.slice(from + 1).map(({ amount }) => amount));
    for (let to = 0; to < takers.length; to++) {
      const { card } = takers[to];
      const amount = yield* askShare(seat, sources[from].card, card, {
        left,
        room: room[to],
        beside: sum(room.slice(to + 1)),
        others: sum(room) - room[to],
        later,
      });
      room[to] -= amount;
      left -= amount;
      if (amount > 0) shares.push({ source: sources[from].card, to: card, amount });
    }
  }
  return shares;
}

/** What is still to be shared out when one share is asked for. */
interface Rest {
  /** Of this source's damage. */
  readonly left: number;
  /** In the one asked for, in those after it, and in all others. */
  readonly room: number;
  readonly beside: number;
  readonly others: number;
  /** Of the damage of the sources after this one. */
  readonly later: number;
}

function* askShare(seat: Seat, source: CardId, to: CardId, rest: Rest): Flow<number> {
  const choice = yield* ask({
    seat,
    kind: 'share-damage',
    options: possibleShares(rest).map((amount) => option('take-damage', to, seat, amount)),
    about: source,
    amount: rest.left,
    rule: '807.4c',
    idle: false,
  });
  return choice.amount;
}

/** The amounts after which as much of the damage as can will still find its place. */
export function possibleShares({ left, room, beside, others, later }: Rest): number[] {
  const highest = Math.min(left, room);
  const placed: number[] = [];
  for (let amount = 0; amount <= highest; amount++) {
    const onward = Math.min(left - amount, beside);
    const rest = room + others - amount - onward;
    placed.push(amount + onward + Math.min(later, rest));
  }
  const most = Math.max(...placed);
  return placed.flatMap((total, amount) => (total === most ? [amount] : []));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
