import type { Seat } from '@lianhuan/kernel';
import type { Wish } from '../../web/online/protocol.ts';
import type { EntryKind } from '../database/schema.ts';

/** How often a player may ask in one match, where others have a say. */
const MOST_ASKED = 3;

/** A player wants to call the match off. */
export interface CallOff extends Wish {
  /** Players who have no say, since they were not there when it was last asked or agreed to. */
  readonly excused: readonly Seat[];
}

/** What players of a match said of calling it off, as it follows from its entries. */
export class CallOffs {
  readonly #asked = new Map<Seat, number>();
  #wish: CallOff | null = null;
  #done = false;

  /** What is being asked; null for nothing. */
  get wish(): CallOff | null {
    return this.#wish;
  }

  /** The match was called off. */
  get done(): boolean {
    return this.#done;
  }

  /** How often a player may still ask. */
  left(seat: Seat): number {
    return MOST_ASKED - (this.#asked.get(seat) ?? 0);
  }

  /** @param value of an entry that asks or agrees: see `seatBits` */
  hear(kind: EntryKind, seat: Seat, value: number): void {
    const excused = seatsOfBits(value);
    switch (kind) {
      case 'ask-call-off':
        if (this.#wish !== null) {
          this.#wish = { ...this.#wish, excused };
          return;
        }
        this.#asked.set(seat, (this.#asked.get(seat) ?? 0) + 1);
        this.#wish = { by: seat, agreed: [], excused };
        return;
      case 'agree-call-off':
        if (this.#wish) {
          this.#wish = { ...this.#wish, excused, agreed: [...this.#wish.agreed, seat] };
        }
        return;
      case 'refuse-call-off':
        this.#wish = null;
        return;
      case 'call-off':
        this.#wish = null;
        this.#done = true;
        return;
      default:
        // Play goes on while it is asked.
        return;
    }
  }
}

/** Seats as the value of an entry: seat 0 is the lowest bit. */
export function seatBits(seats: readonly Seat[]): number {
  return seats.reduce<number>((bits, seat) => bits | (1 << seat), 0);
}

function seatsOfBits(bits: number): readonly Seat[] {
  return Array.from({ length: 16 }, (_, seat) => seat as Seat).filter((seat) => bits & (1 << seat));
}
