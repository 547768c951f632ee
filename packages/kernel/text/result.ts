import type { Text } from './text.ts';

/** What is wrong with something a person wrote, and where. */
export interface Problem {
  readonly text: Text;
  /** Where: a path in a file, an answer's number, a line; empty when it is the whole. */
  readonly at: string;
  /** The rule of the game that is broken, where it is one. */
  readonly rule?: string | null;
}

/** Reading something a person wrote gives the thing, or what is wrong with it; it does not throw. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** What was read. */
export function succeed<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** One problem. @param at where it is; empty when it is the whole. */
export function fail(zh: string, en: string, at = ''): Result<never> {
  return { ok: false, problems: [{ text: { zh, en }, at }] };
}
