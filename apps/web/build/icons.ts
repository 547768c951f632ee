import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lighterPath } from './lighter-path.ts';

type Icons = Readonly<Record<string, { readonly body: string }>>;

let icons: Icons | null = null;

/**
 * The data of an icon's path in a box of 512 × 512, as light as it can be without being seen to change.
 * @param card the id of the card that asks for the icon, named in the error
 * @throws Error if the icon is not in the set, or is no path
 */
export function iconPath(icon: string, card: string): string {
  icons ??= readIcons();
  const found = icons[icon];
  if (!found)
    throw new Error(`the card ${card} asks for the icon ${icon}, which is not in the set`);
  const paths = [...found.body.matchAll(/<path [^>]*?\bd="([^"]+)"/g)].map(([, data]) => data);
  if (paths.length === 0) throw new Error(`the icon ${icon} of the card ${card} is no path`);
  return lighterPath(paths.join(''));
}

function readIcons(): Icons {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  return JSON.parse(readFileSync(file, 'utf8')).icons;
}
