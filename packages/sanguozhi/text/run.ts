import { because, currentRecorder, type Flow } from '@lianhuan/kernel';
import type { SanguozhiTable } from '../table.ts';
import type { Cost, Deed } from './nodes.ts';
import type { Scope } from './scope.ts';
import type { DeedWord } from './word.ts';

/** Carries card text out: each node by the word of its kind. */

let deeds: Readonly<Record<string, DeedWord>> = {};

/** Called once, by the list of all words that do something. */
export function provideDeeds(given: Readonly<Record<string, unknown>>): void {
  deeds = given as Readonly<Record<string, DeedWord>>;
}

/** Words that only hold others together: the log names what they hold. */
const FRAMES: ReadonlySet<Deed['kind']> = new Set<Deed['kind']>([
  'steps',
  'after',
  'optional',
  'conditional',
  'each',
  'where-x',
  'modes',
]);

/** Does what a node says; gives whether it was carried out in full (706.2). */
export function run(table: SanguozhiTable, deed: Deed, scope: Scope): Flow<boolean> {
  const flow = deeds[deed.kind].run(table, deed, scope);
  if (currentRecorder() === null || FRAMES.has(deed.kind)) return flow;
  const { seat, source } = scope;
  return because({ kind: 'ability', seat, card: source, span: deed.span }, flow);
}

/** Could it be paid in full (108.5c)? */
export function payable(table: SanguozhiTable, cost: Cost, scope: Scope): boolean {
  return deeds[cost.kind].payable?.(table, cost, scope) ?? true;
}
