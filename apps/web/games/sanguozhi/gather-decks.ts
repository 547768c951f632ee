import type { ReadyDeck } from './decks/ready-decks.ts';

/** The ready decks of 三国智, for the build. */
export async function gatherSanguozhiDecks(): Promise<ReadyDeck[]> {
  const { readyDecks } = await import('@lianhuan/sanguozhi');
  return readyDecks().map(({ id, name, english, idea, ideaEn, main, side, events }) => ({
    id,
    name: { zh: name, en: english },
    idea: { zh: idea, en: ideaEn },
    main,
    side,
    events,
  }));
}
