import type { CardDefinition } from '@lianhuan/sanguosha';
import icons from './icons.json' with { type: 'json' };

/** What a general is known for, by their name: one picture for a person in all sets. */
const GENERALS: Readonly<Record<string, string | undefined>> = icons;

/** The name of a card's icon in the set: its own, or what stands for a general. */
export function iconOf({
  kind,
  icon,
  name,
  gender,
}: Pick<CardDefinition, 'kind' | 'icon' | 'name' | 'gender'>): string {
  if (kind !== 'general') return icon;
  return GENERALS[name] ?? (gender === 'female' ? 'swordwoman' : 'swordman');
}
