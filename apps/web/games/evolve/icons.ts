import type { CardDefinition } from '@lianhuan/evolve';
import icons from './icons.json' with { type: 'json' };

/** Pictures are no part of the rules: where the file of a card, which is released with them, names another one, it stands here. */
const OWN: Readonly<Record<string, string | undefined>> = icons;

/** The name of a card's icon in the set. */
export function iconOf({ name, icon }: Pick<CardDefinition, 'name' | 'icon'>): string {
  return OWN[name] ?? icon;
}
