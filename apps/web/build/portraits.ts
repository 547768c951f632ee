import { PORTRAITS } from '../online/account/portraits.ts';
import { iconPath } from './icons.ts';

/** The pictures people may be known by: data of paths in a box of 512 × 512. */
export function portraits(): Readonly<Record<string, string>> {
  return Object.fromEntries(PORTRAITS.map((icon) => [icon, iconPath(icon, icon)]));
}
