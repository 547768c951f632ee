import type { LogLine, Text } from '@lianhuan/kernel';

/** What the log shows as one: a line, or several that tell the same. */
export interface LogEntry {
  readonly text: Text;
  /** Never empty. */
  readonly lines: readonly LogLine[];
  readonly kind: 'turn' | 'event' | 'move';
}

/** How many cards that move together are called by their names. */
const NAMED = 2;

/**
 * Folds what follows upon each other: the same words into one entry with a count, cards that go to
 * the same place (a turn is cleared up, a pile reshuffled) into one that names the place.
 * @param isTurn a turn begins with this line: such lines part the log
 */
export function foldLog(
  lines: readonly LogLine[],
  isTurn: (text: Text) => boolean = () => false,
): LogEntry[] {
  const runs: LogLine[][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run?.[0] && belongTogether(run[0], line)) run.push(line);
    else runs.push([line]);
  }
  return runs.map((run) => entryOf(run, isTurn));
}

function belongTogether(first: LogLine, next: LogLine): boolean {
  const here = moveOf(first.text.zh, 'zh');
  const there = moveOf(next.text.zh, 'zh');
  if (here && there) return here.to === there.to;
  return first.text.zh === next.text.zh && String(first.rules) === String(next.rules);
}

function entryOf(lines: readonly LogLine[], isTurn: (text: Text) => boolean): LogEntry {
  const { text } = lines[0] as LogLine;
  const kind = isTurn(text) ? 'turn' : moveOf(text.zh, 'zh') ? 'move' : 'event';
  if (lines.length === 1) return { text, lines, kind };
  if (lines.every((line) => line.text.zh === text.zh)) {
    const times = ` ×${lines.length}`;
    return { text: { zh: text.zh + times, en: text.en + times }, lines, kind };
  }
  return { text: { zh: moved(lines, 'zh'), en: moved(lines, 'en') }, lines, kind };
}

const MOVES = { zh: /^(?<what>.+)：.+ → (?<to>.+)$/, en: /^(?<what>.+): .+ → (?<to>.+)$/ } as const;

/** The card that just goes somewhere: what it amounts to has a line of its own. */
function moveOf(text: string, language: keyof Text): { what: string; to: string } | null {
  const { what, to } = MOVES[language].exec(text)?.groups ?? {};
  return what !== undefined && to !== undefined ? { what, to } : null;
}

function moved(lines: readonly LogLine[], language: keyof Text): string {
  const moves = lines.map(({ text }) => moveOf(text[language], language));
  const names = moves.map((move) => move?.what ?? '');
  const to = moves[0]?.to ?? '';
  const more = names.length - NAMED;
  const named = names.slice(0, NAMED);
  if (language === 'zh')
    return `${named.join('、')}${more > 0 ? ` 等 ${names.length} 张` : ''} → ${to}`;
  return more > 0 ? `${named.join(', ')} and ${more} more → ${to}` : `${named.join(', ')} → ${to}`;
}
