import type { RuleInfo } from '../../rules/rule-info.ts';

/** The chapter of a number: 804.5f is in chapter 8, 2.3.2 in chapter 2, M3 in M, and phase.play.3 in phase. */
export function chapterOf(id: string): string {
  const [first = ''] = id.split('.');
  const [letters] = /^[A-Za-z]+/.exec(first) ?? [];
  if (letters !== undefined) return letters;
  return /^\d{3}$/.test(first) ? first.slice(0, 1) : first;
}

/** The chapters of a book, in its order. */
export function chaptersOf(rules: readonly RuleInfo[]): readonly string[] {
  return [...new Set(rules.map(({ id }) => chapterOf(id)))];
}
