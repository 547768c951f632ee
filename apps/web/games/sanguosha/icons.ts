import type { CardDefinition } from '@lianhuan/sanguosha';
import icons from './icons.json' with { type: 'json' };

/**
 * By name, what a general is known for: one picture for a person in all sets. Of other cards those that have another icon
 * than their file says, which is released with the rules.
 */
const OWN: Readonly<Record<string, string | undefined>> = icons;

/** The name of a card's icon in the set. */
export function iconOf({
  kind,
  icon,
  name,
  gender,
}: Pick<CardDefinition, 'kind' | 'icon' | 'name' | 'gender'>): string {
  const own = OWN[name];
  if (own !== undefined) return own;
  if (kind !== 'general') return icon;
  return gender === 'female' ? 'swordwoman' : 'swordman';
}
