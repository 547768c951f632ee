import { readCardFiles } from '@lianhuan/sanguozhi';
import { fileReader } from '../../engine/card-file-reader.ts';
import { printSanguozhiCards } from './added-cards.ts';

/** Reads card files of the game, for the worker: with what reads YAML and Chinese names. */
export const readSanguozhiFiles = fileReader(readCardFiles, printSanguozhiCards);
