import type { Text } from '@lianhuan/kernel';
import evolve from './evolve/chapters.json' with { type: 'json' };
import type { GameId } from './ids.ts';
import sanguosha from './sanguosha/chapters.json' with { type: 'json' };
import sanguozhi from './sanguozhi/chapters.json' with { type: 'json' };

/** What the chapters of long rulebooks are about (see `chapterOf`), and what the flows of one are called. */
export const CHAPTERS: Readonly<Record<GameId, Readonly<Record<string, Text | undefined>>>> = {
  minxin: {},
  sanguozhi,
  evolve,
  sanguosha,
};
