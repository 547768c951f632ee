import type { Release } from '@lianhuan/releases';
import type { CardKit } from '../cards/kit.tsx';
import type { GameEntry } from './entry.ts';

const loaders = new Map<string, () => Promise<CardKit>>();

/** Fetches a released engine for what is printed on its cards: one loader for each release. */
export function releasedCards(
  { loadCardsOf }: GameEntry,
  release: Release,
): () => Promise<CardKit> {
  const { game, version, content } = release;
  const name = `${game} ${version} ${content}`;
  const known = loaders.get(name);
  if (known) return known;
  const loader = async () => {
    const { RELEASED } = await import('@lianhuan/releases');
    const [cardsOf, engine] = await Promise.all([loadCardsOf(), RELEASED.load(release)]);
    return cardsOf(engine.print().cards);
  };
  loaders.set(name, loader);
  return loader;
}
