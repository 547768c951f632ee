import type { CardInfo } from '../cards/card-info.ts';
import { FAN as evolveFan } from '../games/evolve/about.ts';
import { GLYPHS as evolveGlyphs } from '../games/evolve/card/glyphs.ts';
import { gatherEvolveCards } from '../games/evolve/gather-cards.ts';
import { gatherEvolveDecks } from '../games/evolve/gather-decks.ts';
import { gatherEvolveTerms } from '../games/evolve/gather-terms.ts';
import type { GameId } from '../games/ids.ts';
import { FAN as minxinFan } from '../games/minxin/about.ts';
import { GLYPHS as minxinGlyphs } from '../games/minxin/card/glyphs.ts';
import { gatherMinxinCards } from '../games/minxin/gather-cards.ts';
import { FAN as sanguoshaFan } from '../games/sanguosha/about.ts';
import { gatherSanguoshaCards } from '../games/sanguosha/gather-cards.ts';
import { gatherSanguoshaMarks } from '../games/sanguosha/gather-marks.ts';
import { gatherSanguoshaTables } from '../games/sanguosha/gather-tables.ts';
import { FAN as sanguozhiFan } from '../games/sanguozhi/about.ts';
import { GLYPHS as sanguozhiGlyphs } from '../games/sanguozhi/card/glyphs.ts';
import { gatherSanguozhiCards } from '../games/sanguozhi/gather-cards.ts';
import { gatherSanguozhiCounters } from '../games/sanguozhi/gather-counters.ts';
import { gatherSanguozhiDecks } from '../games/sanguozhi/gather-decks.ts';
import type { WaitingSkill } from '../rules/rule-info.ts';

/** The cards of each game, as only a build can gather them. */
export const GATHERERS: Readonly<Record<GameId, () => Promise<readonly CardInfo[]>>> = {
  minxin: gatherMinxinCards,
  sanguozhi: gatherSanguozhiCards,
  evolve: gatherEvolveCards,
  sanguosha: gatherSanguoshaCards,
};

/** The cards that the home page shows of each game. */
export const FANS: Readonly<Record<GameId, readonly string[]>> = {
  minxin: minxinFan,
  sanguozhi: sanguozhiFan,
  evolve: evolveFan,
  sanguosha: sanguoshaFan,
};

/** The marks that the cards and the table of each game show: data of paths. */
export const MARKS: Readonly<Record<GameId, Readonly<Record<string, string>>>> = {
  minxin: minxinGlyphs,
  sanguozhi: sanguozhiGlyphs,
  evolve: evolveGlyphs,
  sanguosha: {},
};

/** What else only a build can gather, by the module that holds it. */
export const FURTHER: Readonly<Record<string, () => Promise<unknown>>> = {
  'virtual:sanguozhi/ready-decks': async () => (await import('@lianhuan/sanguozhi')).readyDecks(),
  'virtual:evolve/ready-decks': async () => (await import('@lianhuan/evolve')).readyDecks(),
  'virtual:sanguosha/decks': async () => (await import('@lianhuan/sanguosha')).decks(),
  'virtual:sanguozhi/rule-texts': async () => (await import('@lianhuan/sanguozhi')).ruleTexts(),
  'virtual:evolve/rule-texts': async () => (await import('@lianhuan/evolve')).ruleTexts(),
  'virtual:sanguozhi/counters': gatherSanguozhiCounters,
  'virtual:sanguozhi/decks': gatherSanguozhiDecks,
  'virtual:evolve/decks': gatherEvolveDecks,
  'virtual:evolve/terms': gatherEvolveTerms,
  'virtual:sanguosha/marks': gatherSanguoshaMarks,
  'virtual:sanguosha/tables': gatherSanguoshaTables,
};

/** What waits for each timing, by its number, in games whose flows have numbered timings. */
export const WAITING: Readonly<
  Partial<Record<GameId, () => Promise<ReadonlyMap<string, readonly WaitingSkill[]>>>>
> = {
  sanguosha: async () => {
    const { library, skillsByTiming } = await import('@lianhuan/sanguosha');
    return skillsByTiming(library());
  },
};

/** What the rules know of the cards: reading them takes seconds, so only a build does it. */
export const DEFINITIONS: Readonly<Record<GameId, () => Promise<unknown>>> = {
  minxin: async () => (await import('@lianhuan/minxin')).library(),
  sanguozhi: async () => (await import('@lianhuan/sanguozhi')).library(),
  evolve: async () => (await import('@lianhuan/evolve')).library(),
  sanguosha: async () => (await import('@lianhuan/sanguosha')).library(),
};
