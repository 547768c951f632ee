import { maySee, type Option, type Seat, type Secrets, type Table } from '@lianhuan/kernel';

/** What a seat could not see when a puzzle began, to tell whether any of it has come into play. */
export class Hidden {
  /** The ids of the cards. */
  readonly cards: ReadonlySet<number>;
  readonly #began: Table;
  readonly #secrets: Secrets<Table, unknown>;

  /** @param began the table at the beginning; it is kept, and must not change any more */
  constructor(began: Table, seat: Seat, secrets: Secrets<Table, unknown>) {
    const open = new Set(secrets.laidOpen?.(began) ?? []);
    const hidden = began.cards.filter(({ id }) => !maySee(began, id, seat) && !open.has(id));
    this.cards = new Set(hidden.map(({ id }) => id));
    this.#began = began;
    this.#secrets = secrets;
  }

  /**
   * Has chance been drawn upon, or has one of the cards moved, turned, changed hands or been laid open? Only the
   * face of such a card, or luck, says how things go on then.
   */
  isTouched(table: Table): boolean {
    if (table.random.drawn !== this.#began.random.drawn) return true;
    for (const id of this.cards) {
      const was = this.#began.cards[id];
      const is = table.cards[id];
      if (
        is.zone !== was.zone ||
        is.incarnation !== was.incarnation ||
        is.faceDown !== was.faceDown ||
        is.controller !== was.controller
      ) {
        return true;
      }
    }
    return this.#secrets.laidOpen?.(table).some((card) => this.cards.has(card)) ?? false;
  }

  /** Is one of the cards among what can be picked? */
  isOffered(options: readonly Option[]): boolean {
    return options.some(({ card }) => this.cards.has(card));
  }
}
