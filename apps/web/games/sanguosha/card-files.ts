import { readCardFiles } from '@lianhuan/sanguosha';
import { fileReader } from '../../engine/card-file-reader.ts';
import { printSanguoshaCards } from './added-cards.ts';

/** Reads card files of the game, for the worker: with what reads YAML and Chinese names. */
export const readSanguoshaFiles = fileReader(readCardFiles, printSanguoshaCards);
