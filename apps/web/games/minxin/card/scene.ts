import type { CardKind } from '@lianhuan/minxin';
import type { Scene } from '../../../cards/scenes.ts';
import type { MinxinCard } from './library.ts';

const LANDS: Readonly<Partial<Record<CardKind, Scene['land']>>> = {
  scheme: 'clouds',
  pouch: 'clouds',
  territory: 'peaks',
  rebel: 'dunes',
  event: 'waves',
  herald: 'waves',
};

/** What the picture of a card of 民心 is composed of: the land of its kind. */
export function sceneOf({ kind }: Pick<MinxinCard, 'kind'>): Scene {
  return { land: LANDS[kind] ?? 'hills' };
}
