import { basename } from 'node:path';
import type { AddedCard } from '@lianhuan/cardtext';
import { readNamed } from './files.ts';
import type { DeckRead, TerminalGame } from './games/terminal-game.ts';
import { accept, refuse } from './problem.ts';

/**
 * Reads the deck in a file.
 * @param added cards beside the game's own, which it may hold
 * @throws Refused with everything that is wrong with the file or the deck
 */
export function readDeckFile(
  file: string,
  { game, readDeck }: TerminalGame,
  added: readonly AddedCard[],
): DeckRead {
  if (readDeck === undefined) {
    return refuse(
      `${game.name.zh}没有卡组；用 --game 写明是哪个游戏`,
      `${game.name.en} has no decks; say which game with --game`,
      file,
    );
  }
  const { name, list } = accept(readDeck(readNamed(file), added), file);
  return { name: name === '' ? basename(file).replace(/\.\w+$/, '') : name, list };
}

/**
 * The decks that `--decks` names: those of the game by their ids, others by their files.
 * @param ready the ids of the game's own decks
 * @param added cards beside the game's own, which decks in files may hold
 */
export function namedDecks(
  wanted: readonly string[],
  game: TerminalGame,
  ready: readonly string[],
  added: readonly AddedCard[],
): { readonly names: readonly string[]; readonly written: Readonly<Record<string, object>> } {
  const written = new Map<string, object>();
  const names = wanted.map((one) => {
    if (!/\.(ya?ml|json)$/.test(one)) return one;
    const deck = readDeckFile(one, game, added);
    // Two of one name are told apart by their files; so is one that is called like a ready deck.
    const isTaken = written.has(deck.name) || ready.includes(deck.name);
    const name = isTaken ? one : deck.name;
    written.set(name, deck.list);
    return name;
  });
  return { names, written: Object.fromEntries(written) };
}
