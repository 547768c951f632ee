import {
  boundedReader,
  type CardSource,
  type ReadCardFiles,
  readAddedFiles,
} from '@lianhuan/cardtext';
import { addedReader } from './added.ts';
import type { CardDefinition } from './definition.ts';

/**
 * Reads files of cards that somebody adds to those of the game: as `readCardFile`, but several at once, and in a
 * browser without reading the game's own again. Throws nothing.
 * @param files their names must differ
 */
export function readCardFiles(files: readonly CardSource[]): ReadCardFiles<CardDefinition> {
  return readAddedFiles(boundedReader(addedReader), files);
}
