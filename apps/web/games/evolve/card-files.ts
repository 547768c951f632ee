import { readCardFiles } from '@lianhuan/evolve';
import { fileReader } from '../../engine/card-file-reader.ts';
import { printEvolveCards } from './added-cards.ts';

/** Reads card files of the game, for the worker: with what reads YAML and Chinese names. */
export const readEvolveFiles = fileReader(readCardFiles, printEvolveCards);
