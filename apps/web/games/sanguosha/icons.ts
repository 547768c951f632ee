import type { CardDefinition, Faction } from '@lianhuan/sanguosha';

/** The emblem of each faction, which stands for its generals. */
const EMBLEMS: Readonly<Record<Faction, string>> = {
  wei: 'tiger-head',
  shu: 'spiked-dragon-head',
  wu: 'lion',
  qun: 'wolf-head',
  god: 'griffin-symbol',
  careerist: 'crown',
};

/** The name of a card's icon in the set: its own, or the emblem of a general's faction. */
export function iconOf({ icon, faction }: Pick<CardDefinition, 'icon' | 'faction'>): string {
  return faction === null ? icon : EMBLEMS[faction];
}
