import type { Problem } from '@lianhuan/kernel';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { hearStored } from '../../engine/other-windows.ts';
import type { OwnDeck } from '../deck-edit.ts';
import {
  freeName,
  isOfDecks,
  type Kept,
  type OwnDecks,
  readOwnDecks,
  removeDamaged,
  usableDeck,
  writeOwnDecks,
} from './own-decks.ts';

/** One's own decks of a game, for components: `useOwnDecks((shelf) => shelf.decks)`. */
export interface OwnDecksStore extends OwnDecks {
  /** The problems when the decks were last written to the browser's store. */
  readonly problems: readonly Problem[];
  /** Reads again what is stored. */
  refresh(): void;
  /** Puts a deck at the end; gives its name, which may have got a number. */
  add(deck: OwnDeck): string;
  /** Changes the deck with that name; gives its name as it is now. */
  edit(name: string, change: (deck: OwnDeck) => OwnDeck): string;
  remove(name: string): void;
  /** Puts a deck back where it was. */
  restore(deck: OwnDeck, place: number): void;
  /** Deletes an entry that cannot be read, or a text of which nothing can. */
  removeUnreadable(entry: string): void;
  removeDamaged(text: string): void;
}

export type UseOwnDecks = UseBoundStore<StoreApi<OwnDecksStore>>;

/** The shelf of a game. */
export function ownDecksStoreFor(kept: Kept): UseOwnDecks {
  const useOwnDecks = create<OwnDecksStore>()((set) => {
    /** Changes what is stored now, which another window may have changed a moment ago. */
    function write(change: (shelf: OwnDecks) => Partial<OwnDecks>): void {
      const shelf = readOwnDecks(kept);
      const problems = writeOwnDecks(kept, { ...shelf, ...change(shelf) });
      set({ ...readOwnDecks(kept), problems });
    }
    function put(deck: OwnDeck, place: number): string {
      const usable = usableDeck(deck);
      let { name } = usable;
      write(({ decks }) => {
        name = freeName(name, decks);
        return { decks: decks.toSpliced(place, 0, { ...usable, name }) };
      });
      return name;
    }
    return {
      ...readOwnDecks(kept),
      problems: [],
      refresh: () => set(readOwnDecks(kept)),
      add: (deck) => put(deck, Number.POSITIVE_INFINITY),
      edit(name, change) {
        let renamed = name;
        write(({ decks }) => {
          const others = decks.filter((one) => one.name !== name);
          return {
            decks: decks.map((one) => {
              if (one.name !== name) return one;
              const changed = usableDeck(change(one));
              renamed = freeName(changed.name, others);
              return { ...changed, name: renamed };
            }),
          };
        });
        return renamed;
      },
      remove: (name) => write(({ decks }) => ({ decks: decks.filter((one) => one.name !== name) })),
      restore: (deck, place) => void put(deck, place),
      removeUnreadable: (entry) =>
        write(({ unreadable }) => ({ unreadable: unreadable.filter((one) => one !== entry) })),
      removeDamaged(text) {
        removeDamaged(kept, text);
        set(readOwnDecks(kept));
      },
    };
  });
  hearStored((key) => {
    if (isOfDecks(kept, key)) useOwnDecks.getState().refresh();
  });
  return useOwnDecks;
}
