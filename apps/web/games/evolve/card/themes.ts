import type { Text } from '@lianhuan/kernel';

/** English of the themes of the game's own cards (6.1.1.5); one of somebody's own card has none. */
const ENGLISH: Readonly<Record<string, string>> = { 赛马娘: 'Umamusume' };

/** What a theme is called. */
export function themeName(theme: string): Text {
  return { zh: theme, en: ENGLISH[theme] ?? theme };
}
