import type { Problem } from '@lianhuan/kernel';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { OwnDeck } from './deck-edit.ts';
import { type Kept, readShelf, type Shelf, writeShelf } from './own-decks.ts';

/** One's own decks of a game, for components: `useShelf((shelf) => shelf.decks)`. */
export interface ShelfStore extends Shelf {
  /** What went wrong when it was last written. */
  readonly problems: readonly Problem[];
  /** Reads again what is stored: another window may have changed it. */
  refresh(): void;
  /** Puts a deck at the end; gives its name, which may have got a number. */
  add(deck: OwnDeck): string;
  /** Puts a deck in the place of the one with that name; gives its name as it is now. */
  replace(name: string, deck: OwnDeck): string;
  remove(name: string): void;
  /** Puts a deck back where it was. */
  restore(deck: OwnDeck, place: number): void;
}

export type UseShelf = UseBoundStore<StoreApi<ShelfStore>>;

/** The shelf of a game. */
export function shelfFor(kept: Kept): UseShelf {
  return create<ShelfStore>()((set, get) => {
    function write(decks: readonly OwnDeck[]): void {
      const { unreadable, damaged } = get();
      const shelf = { decks, unreadable, damaged };
      set({ ...shelf, problems: writeShelf(kept, shelf) });
    }
    return {
      ...readShelf(kept),
      problems: [],
      refresh: () => set(readShelf(kept)),
      add(deck) {
        const { decks } = get();
        const named = { ...deck, name: freeName(deck.name, decks) };
        write([...decks, named]);
        return named.name;
      },
      replace(name, deck) {
        const { decks } = get();
        const others = decks.filter((one) => one.name !== name);
        const named = { ...deck, name: freeName(deck.name, others) };
        write(decks.map((one) => (one.name === name ? named : one)));
        return named.name;
      },
      remove: (name) => write(get().decks.filter((one) => one.name !== name)),
      restore(deck, place) {
        const { decks } = get();
        write(decks.toSpliced(place, 0, { ...deck, name: freeName(deck.name, decks) }));
      },
    };
  });
}

/** The name, or with the first number that makes it a new one: 赤壁流火 2. */
function freeName(name: string, decks: readonly OwnDeck[]): string {
  const taken = new Set(decks.map((deck) => deck.name));
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name} ${number}`;
  return free;
}
