import type { Arm, CardKind, Faction } from '@lianhuan/sanguozhi';
import type { Scene } from '../../../cards/scenes.ts';
import type { SanguozhiCard } from './library.ts';

const LANDS: Readonly<Record<Faction, Scene['land']>> = {
  'cao-cao': 'plains',
  'yuan-shao': 'plains',
  'liu-bei': 'peaks',
  'sun-quan': 'waves',
  'lv-bu': 'dunes',
  'dong-zhuo': 'dunes',
  wuhuan: 'dunes',
  xianbei: 'dunes',
  nanman: 'forest',
  'yellow-turbans': 'camp',
  eunuchs: 'clouds',
  han: 'hills',
  lords: 'hills',
};

const LANDS_OF_KINDS: Readonly<Partial<Record<CardKind, Scene['land']>>> = {
  tactic: 'clouds',
  troop: 'camp',
  formation: 'plains',
};

const FEATURES: Readonly<Record<Arm, Scene['feature']>> = {
  cavalry: 'banners',
  spear: 'spears',
  archer: 'arrows',
  shield: 'shields',
};

/**
 * What the picture of a card of 三国智 is composed of: of a general, the land of the 阵营, what the first 兵种 carries
 * and a seal; of a 兵权, a seal with its corps.
 */
export function sceneOf({
  kind,
  name,
  factions,
  arms,
}: Pick<SanguozhiCard, 'kind' | 'name' | 'factions' | 'arms'>): Scene {
  const land = LANDS_OF_KINDS[kind] ?? 'hills';
  if (kind === 'troop') return { land, stamp: [...name.zh][0] };
  if (kind !== 'general') return { land };
  return {
    land: factions[0] === undefined ? land : LANDS[factions[0]],
    feature: arms[0] === undefined ? 'moon' : FEATURES[arms[0]],
    stamp: [...name.zh].at(-1),
  };
}
