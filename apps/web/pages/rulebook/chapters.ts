import type { RuleInfo } from '../../rules/rule-info.ts';

/** The chapter of a number: 804.5f is in chapter 8, and 2.3.2 in chapter 2. */
export function chapterOf(id: string): string {
  const [first = ''] = id.split('.');
  return /^\d{3}$/.test(first) ? first.slice(0, 1) : first;
}

/** The chapters of a book, in its order. */
export function chaptersOf(rules: readonly RuleInfo[]): readonly string[] {
  return [...new Set(rules.map(({ id }) => chapterOf(id)))];
}
