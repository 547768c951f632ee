import type { Seat, View } from '@lianhuan/kernel';
import type { Tape } from '../../web/engine/tape.ts';
import type { TakeBackWish } from '../../web/online/protocol.ts';
import type { EntryKind } from '../database/schema.ts';

/** How often a player may ask in one match. */
const MOST_TAKE_BACKS = 3;

/** What players of a match said of taking back, as it follows from its entries. */
export class TakeBacks {
  readonly #asked = new Map<Seat, number>();
  #wish: Omit<TakeBackWish, 'sawMore'> | null = null;
  #sawMore = () => false;

  /** What is being asked; null for nothing. */
  get wish(): TakeBackWish | null {
    return this.#wish && { ...this.#wish, sawMore: this.#sawMore() };
  }

  /** How often a player may still ask. */
  left(seat: Seat): number {
    return MOST_TAKE_BACKS - (this.#asked.get(seat) ?? 0);
  }

  hear(kind: EntryKind, seat: Seat, value: number, tape: Tape): void {
    switch (kind) {
      case 'ask-back':
        this.#asked.set(seat, (this.#asked.get(seat) ?? 0) + 1);
        this.#wish = { by: seat, to: value, agreed: [] };
        this.#sawMore = once(() => sawMoreSince(tape, value, seat));
        return;
      case 'agree-back':
        if (this.#wish) this.#wish = { ...this.#wish, agreed: [...this.#wish.agreed, seat] };
        return;
      case 'answer':
      case 'time-out':
      case 'take-back':
      case 'refuse-back':
      case 'call-off':
        this.#wish = null;
        return;
      case 'stand-in':
      case 'back':
      case 'resume':
      case 'ask-call-off':
      case 'agree-call-off':
      case 'refuse-call-off':
        return;
    }
  }
}

/** The point before the last answer that a player chose freely; null if there is none. */
export function pointBefore(tape: Tape, seat: Seat): number | null {
  return tape.marks((who) => who === seat).at(-1) ?? null;
}

/** Worked out when it is first asked for: as long as the wish stands, the table does. */
function once(find: () => boolean): () => boolean {
  let found: boolean | null = null;
  return () => {
    found ??= find();
    return found;
  };
}

/**
 * Has a seat seen cards since so many answers that it did not see then, be it for a moment? The table is as it was
 * before.
 */
function sawMoreSince(tape: Tape, answers: number, seat: Seat): boolean {
  const { total, match } = tape;
  tape.show(answers);
  const before = new Set(seenIn(match.view(seat)));
  let sawMore = false;
  for (let at = answers + 1; at <= total; at++) {
    tape.show(at);
    sawMore ||= seenIn(match.view(seat)).some((card) => !before.has(card));
  }
  return sawMore;
}

/** Cards whose faces are seen, by their handles. */
function seenIn({ zones }: View): readonly unknown[] {
  return zones
    .flatMap(({ cards }) => cards ?? [])
    .filter(({ definition }) => definition !== '')
    .map(({ handle }) => handle);
}
