import { addedFilesReader } from '@lianhuan/cardtext';
import { addedReader } from './added.ts';

/**
 * Reads files of cards that somebody adds to those of the game: as `cards.readCardFile`, but several at once, and in
 * a browser without reading the game's own again. Throws nothing.
 */
export const readCardFiles = addedFilesReader(addedReader);
