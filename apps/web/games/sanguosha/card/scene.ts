import type { CardKind, Faction } from '@lianhuan/sanguosha';
import type { Scene } from '../../../cards/scenes.ts';
import type { SanguoshaCard } from './library.ts';

const LANDS: Readonly<Record<Faction, Scene['land']>> = {
  wei: 'plains',
  shu: 'peaks',
  wu: 'waves',
  qun: 'dunes',
  god: 'clouds',
  careerist: 'forest',
};

const LANDS_OF_KINDS: Readonly<Partial<Record<CardKind, Scene['land']>>> = {
  trick: 'clouds',
  'delayed-trick': 'clouds',
  'defensive-mount': 'plains',
  'offensive-mount': 'dunes',
  role: 'camp',
  rule: 'camp',
};

/** What the picture of a card of 三国杀 is composed of: of a general, the land of the faction and a seal. */
export function sceneOf(
  card: Pick<SanguoshaCard, 'id' | 'name' | 'kind' | 'faction' | 'gender' | 'pack'>,
): Scene {
  const { kind, faction, name } = card;
  if (faction === null) return { land: LANDS_OF_KINDS[kind] ?? 'hills' };
  return { land: LANDS[faction.id], feature: featureOf(card), stamp: [...name.zh].at(-1) };
}

function featureOf({
  name,
  gender,
  pack,
}: Pick<SanguoshaCard, 'name' | 'gender' | 'pack'>): Scene['feature'] {
  if (pack === '士兵牌') return 'spears';
  if (name.zh.startsWith('君')) return 'banners';
  return gender?.zh === '女' ? 'moon' : undefined;
}
