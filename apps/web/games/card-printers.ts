import type { CardPrinter, FileReader } from '../engine/added-cards.ts';
import type { GameId } from './ids.ts';

/** What the worker prints added cards of each game with; one is fetched when it is first wanted. */
export const CARD_PRINTERS: Readonly<Record<GameId, () => Promise<CardPrinter>>> = {
  minxin: async () => (await import('./minxin/added-cards.ts')).printMinxinCards,
  sanguozhi: async () => (await import('./sanguozhi/added-cards.ts')).printSanguozhiCards,
  evolve: async () => (await import('./evolve/added-cards.ts')).printEvolveCards,
  sanguosha: async () => (await import('./sanguosha/added-cards.ts')).printSanguoshaCards,
};

/** What it reads files of them with. */
export const FILE_READERS: Readonly<Record<GameId, () => Promise<FileReader>>> = {
  minxin: async () => (await import('./minxin/card-files.ts')).readMinxinFiles,
  sanguozhi: async () => (await import('./sanguozhi/card-files.ts')).readSanguozhiFiles,
  evolve: async () => (await import('./evolve/card-files.ts')).readEvolveFiles,
  sanguosha: async () => (await import('./sanguosha/card-files.ts')).readSanguoshaFiles,
};
