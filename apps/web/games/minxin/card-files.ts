import { readCardFiles } from '@lianhuan/minxin';
import { fileReader } from '../../engine/card-file-reader.ts';
import { printMinxinCards } from './added-cards.ts';

/** Reads card files of the game, for the worker: with what reads YAML and Chinese names. */
export const readMinxinFiles = fileReader(readCardFiles, printMinxinCards);
