import type { CardProblem, CardSource } from '@lianhuan/cardtext';
import { fail, type Problem } from '@lianhuan/kernel';
import { use } from 'react';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { PrintedAddition } from '../engine/added-cards.ts';
import { wellFormed } from '../engine/json.ts';
import { hearStored } from '../engine/other-windows.ts';
import type { GameId } from '../games/ids.ts';
import { printCards, readFiles } from './card-worker.ts';
import {
  isOfFiles,
  type KeptFile,
  keptName,
  LONGEST_FILE,
  MOST_FILES,
  readKeptFiles,
  removeDamagedFiles,
  writeKeptFiles,
} from './kept-files.ts';

/** The cards that a player added to a game, and the files they come from. */
export interface OwnCards {
  readonly files: readonly KeptFile[];
  /** The cards of all files that may be played beside each other. */
  readonly cards: readonly PrintedAddition[];
  /** What is wrong with the files; null until they were read here. */
  readonly problems: readonly CardProblem[] | null;
  /** What went wrong when files were opened, or written to the browser's store. */
  readonly refused: readonly Problem[];
  readonly unreadable: readonly string[];
  readonly damaged: readonly string[];
  /** Opens files; one that is called like a file here takes its place. Gives the files as they were before. */
  open(files: readonly CardSource[]): Promise<readonly KeptFile[]>;
  remove(name: string): Promise<void>;
  /** Puts files back as they were. */
  restore(files: readonly KeptFile[]): Promise<void>;
  /** Reads the files again, to say what is wrong with them. */
  check(): Promise<void>;
  removeUnreadable(entry: string): void;
  removeDamaged(text: string): void;
}

interface Shelf {
  readonly useCards: UseBoundStore<StoreApi<OwnCards>>;
  /** Until then the cards are not printed. */
  readonly ready: Promise<void>;
}

const shelves = new Map<GameId, Shelf>();

/** The own cards of a game, for components; until they are printed the nearest `Suspense` stands in. */
export function useOwnCards(game: GameId): OwnCards {
  const { useCards, ready } = shelfOf(game);
  use(ready);
  return useCards();
}

function shelfOf(game: GameId): Shelf {
  const known = shelves.get(game);
  if (known) return known;
  const useCards = newStore(game);
  const print = async () => {
    const { files } = useCards.getState();
    useCards.setState({ cards: await printed(game, files) });
  };
  const shelf = { useCards, ready: print() };
  hearStored((key) => {
    if (!isOfFiles(game, key)) return;
    useCards.setState({ ...stateOf(game), problems: null });
    void print();
  });
  shelves.set(game, shelf);
  return shelf;
}

/** The cards of files; none where the worker fails, for a page must stand without them. */
async function printed(
  game: GameId,
  files: readonly KeptFile[],
): Promise<readonly PrintedAddition[]> {
  const cards = files.flatMap((file) => file.cards);
  if (cards.length === 0) return [];
  try {
    const read = await printCards(game, cards);
    return read.cards.flat();
  } catch {
    return [];
  }
}

function stateOf(game: GameId): Pick<OwnCards, 'files' | 'unreadable' | 'damaged'> {
  const { entries, unreadable, damaged } = readKeptFiles(game);
  return { files: entries, unreadable, damaged };
}

function newStore(game: GameId): UseBoundStore<StoreApi<OwnCards>> {
  return create<OwnCards>()((set, get) => {
    /** Reads files and keeps them with their cards. */
    async function keep(
      sources: readonly CardSource[],
      refused: readonly Problem[],
    ): Promise<void> {
      try {
        const read = await readFiles(game, sources);
        const files = sources.map(
          ({ file, text }, place): KeptFile => ({
            name: file,
            text,
            cards: (read.cards[place] ?? []).map(({ written }) => written),
          }),
        );
        const problems = writeKeptFiles(game, files, readKeptFiles(game).unreadable);
        set({
          ...stateOf(game),
          cards: read.cards.flat(),
          problems: read.problems,
          refused: [...refused, ...problems],
        });
      } catch {
        set({
          refused: problemsOf('卡牌没有读成，请再试一次', 'The cards were not read: try again'),
        });
      }
    }
    return {
      ...stateOf(game),
      cards: [],
      problems: null,
      refused: [],
      async open(opened) {
        const before = readKeptFiles(game).entries;
        const files = new Map(before.map(({ name, text }) => [name, text]));
        const refused: Problem[] = [];
        for (const { file, text } of opened) {
          const name = keptName(file);
          const problems = refusal(name, text, files);
          if (problems.length > 0) refused.push(...problems);
          else files.set(name, wellFormed(text));
        }
        await keep(sourcesOf(files), refused);
        return before;
      },
      async remove(name) {
        const left = readKeptFiles(game).entries.filter((file) => file.name !== name);
        await keep(left.map(sourceOf), []);
      },
      restore: (files) => keep(files.map(sourceOf), []),
      async check() {
        if (get().problems === null) await keep(readKeptFiles(game).entries.map(sourceOf), []);
      },
      removeUnreadable(entry) {
        const { entries, unreadable } = readKeptFiles(game);
        const left = unreadable.filter((one) => one !== entry);
        const refused = writeKeptFiles(game, entries, left);
        set({ ...stateOf(game), refused });
      },
      removeDamaged(text) {
        removeDamagedFiles(game, text);
        set(stateOf(game));
      },
    };
  });
}

function sourceOf({ name, text }: KeptFile): CardSource {
  return { file: name, text };
}

function sourcesOf(files: ReadonlyMap<string, string>): readonly CardSource[] {
  return [...files].map(([file, text]) => ({ file, text }));
}

/** Why a file cannot be kept at all. */
function refusal(
  name: string,
  text: string,
  files: ReadonlyMap<string, string>,
): readonly Problem[] {
  if (text.length > LONGEST_FILE) {
    return problemsOf(
      `《${name}》太长：至多 ${LONGEST_FILE} 个字，没有收下`,
      `“${name}” is too long: ${LONGEST_FILE} characters at most. It was not taken in`,
    );
  }
  if (!files.has(name) && files.size >= MOST_FILES) {
    return problemsOf(
      `至多 ${MOST_FILES} 个文件，《${name}》没有收下`,
      `There may be ${MOST_FILES} files; “${name}” was not taken in`,
    );
  }
  return [];
}

function problemsOf(zh: string, en: string): readonly Problem[] {
  const failed = fail(zh, en, '');
  return failed.ok ? [] : failed.problems;
}
