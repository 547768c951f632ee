import type { Corps, TroopCount } from './definition.ts';

/** Values of cards as they are written in files: 能力值, 兵权条件, 面值. */

/** 兵种 in short, as 兵权条件 print them (412.2b), and in full, as 面值 do. */
const CORPS: Readonly<Record<string, Corps>> = {
  步: 'foot',
  步兵: 'foot',
  弓: 'bow',
  弓兵: 'bow',
  骑: 'horse',
  骑兵: 'horse',
  谋: 'counsel',
  谋士: 'counsel',
  通用: 'any',
};

/** `2弓 2谋 1通用`; null for anything else. */
export function parseTroops(written: string): TroopCount | null {
  const troops: Partial<Record<Corps, number>> = {};
  for (const part of written.trim().split(/\s+/)) {
    const match = /^(\d{1,3})(\D+)$/.exec(part);
    const corps = match === null ? undefined : CORPS[match[2]];
    if (match === null || corps === undefined || corps in troops) return null;
    troops[corps] = Number(match[1]);
  }
  return troops;
}

/** `3步 / 2骑 1通用`: the alternatives (412.4); null for anything else. */
export function parseNeeds(written: string): readonly TroopCount[] | null {
  const needs = written.split('/').map(parseTroops);
  return needs.includes(null) ? null : (needs as TroopCount[]);
}

/** `2/2/1`: so many whole numbers between strokes; null for anything else. */
export function parseNumbers(written: string, count: number): readonly number[] | null {
  const parts = written.split('/');
  if (parts.length !== count || !parts.every((part) => /^\d{1,3}$/.test(part.trim()))) return null;
  return parts.map(Number);
}
