import { type Language, type LogLine, ruleNumber } from '@lianhuan/kernel';

/** What happened, one line an event. */
export function renderEvents(lines: readonly LogLine[], language: Language): string[] {
  return lines.filter(({ kind }) => kind !== 'cause').map(({ text }) => `  ${text[language]}`);
}

/** What happened and why: each line under its cause, with the rules it obeys. */
export function renderWhy(lines: readonly LogLine[], language: Language): string[] {
  const parents = new Map(lines.map((line) => [line.id, line.parent]));
  const needed = new Set<number>();
  for (const { id, kind } of lines) {
    if (kind !== 'cause')
      for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) needed.add(at);
  }
  return lines
    .filter(({ id }) => needed.has(id))
    .map(({ id, text, rules }) => {
      const numbers = rules.map((rule) => ruleNumber(rule)[language]);
      const cited = numbers.length > 0 ? ` 〔${numbers.join(' ')}〕` : '';
      return `${'  '.repeat(depthOf(id, parents))}${text[language]}${cited}`;
    });
}

function depthOf(id: number, parents: ReadonlyMap<number, number>): number {
  const parent = parents.get(id);
  return parent === undefined ? 0 : 1 + depthOf(parent, parents);
}
