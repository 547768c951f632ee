import type { Table } from './table.ts';

/**
 * A 32-bit number that differs when tables differ (FNV-1a over all of their data but the library).
 * Two runs of the same record agree on it at every point, or one of them is wrong.
 */
export function fingerprint(table: Table): number {
  const { library: _, ...data } = table;
  return mix(0x811c9dc5, data) >>> 0;
}

function mix(hash: number, value: unknown): number {
  if (typeof value === 'number') return step(step(hash, value & 0xffff), value >>> 16);
  if (typeof value === 'string') {
    for (let i = 0; i < value.length; i++) hash = step(hash, value.charCodeAt(i));
    return step(hash, 0x10001);
  }
  if (value === null || value === undefined) return step(hash, 0x10002);
  if (typeof value === 'boolean') return step(hash, value ? 0x10003 : 0x10004);
  hash = step(hash, 0x10005);
  if (Array.isArray(value)) {
    for (const item of value) hash = mix(hash, item);
    return step(hash, 0x10006);
  }
  const fields = value as Record<string, unknown>;
  for (const key of Object.keys(fields).sort()) hash = mix(mix(hash, key), fields[key]);
  return step(hash, 0x10007);
}

function step(hash: number, word: number): number {
  return Math.imul(hash ^ word, 0x01000193);
}
