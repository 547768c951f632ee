import type { CardClass } from '@lianhuan/evolve';
import type { Scene } from '../../../cards/scenes.ts';
import type { EvolveCard } from './library.ts';

const LANDS: Readonly<Partial<Record<CardClass, Scene['land']>>> = {
  elf: 'forest',
  royal: 'plains',
  dragon: 'peaks',
  nightmare: 'dunes',
  bishop: 'clouds',
};

/** What the picture of a card of EVOLVE is composed of: the land of its 职业. */
export function sceneOf(card: Pick<EvolveCard, 'class'>): Scene {
  return { land: LANDS[card.class] ?? 'hills' };
}
