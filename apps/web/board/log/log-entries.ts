import type { LogLine, MoveFacts, Text } from '@lianhuan/kernel';

/** What the log shows as one: a line, or several that tell the same. */
export interface LogEntry {
  readonly text: Text;
  /** Never empty. */
  readonly lines: readonly LogLine[];
  /** A turn begins; a card just goes somewhere; something did not happen; anything else. */
  readonly kind: 'turn' | 'event' | 'move' | 'lapse';
  /** The card it is about: of a deed and what came of it that of the deed; null also for several that move. */
  readonly card: string | null;
}

/** What a game says of its lines, by their types and data. */
export interface LogSorts {
  /** A turn begins with this line: such lines part the log. */
  isTurn(line: LogLine): boolean;
  /** A card just goes from zone to zone: what it amounts to has a line of its own. Its data are `MoveFacts`. */
  isPlainMove(line: LogLine): boolean;
  /** A part of the turn begins with this line; where nothing happens in it, it is told with the next one. */
  isPhase?(line: LogLine): boolean;
  /** The line tells of a deed, as the use of a card; where a game has such lines, all that comes of one is one entry. */
  isDeed?(line: LogLine): boolean;
  /**
   * The cause, which hangs from none, is an act: what comes of it is one entry, headed by its deed even if its cost comes
   * first. Where a game does not say, every such cause is one, headed by its first line.
   */
  isAct?(cause: LogLine): boolean;
  /** The line says what came of a deed: its entry tells that besides. */
  isResult?(line: LogLine): boolean;
}

/** How many cards that move together are called by their names. */
const NAMED = 2;

const SOME_CARD: Text = { zh: '一张牌', en: 'a card' };

/** So many results are told beside a deed; the steps tell the others. */
const RESULTS = 3;

/**
 * The entries of the log.
 * @param all every line, causes too
 * @param shown those that are not too minor to be shown
 */
export function logEntries(
  all: readonly LogLine[],
  shown: readonly LogLine[],
  sorts: LogSorts,
): LogEntry[] {
  return foldPhases(entriesOf(all, shown, sorts), sorts);
}

/** Parts of a turn in which nothing happened are told with the one that follows upon them. */
function foldPhases(entries: readonly LogEntry[], { isPhase }: LogSorts): LogEntry[] {
  if (isPhase === undefined) return [...entries];
  const folded: LogEntry[] = [];
  for (const entry of entries) {
    const before = folded.at(-1);
    const empty = before?.lines.every(isPhase) && entry.lines.every(isPhase);
    if (before && empty)
      folded[folded.length - 1] = { ...entry, lines: [...before.lines, ...entry.lines] };
    else folded.push(entry);
  }
  return folded;
}

function entriesOf(
  all: readonly LogLine[],
  shown: readonly LogLine[],
  sorts: LogSorts,
): LogEntry[] {
  const { isDeed, isAct = () => true } = sorts;
  if (isDeed === undefined) return foldLog(shown, sorts);
  const deedOf = deedsIn(all, isDeed, isAct);
  const groups: LogLine[][] = [];
  for (const line of shown) {
    const group = groups.at(-1);
    const deed = deedOf(line);
    // What belongs to no deed is folded with its like.
    if (group?.[0] && deedOf(group[0]) === deed) group.push(line);
    else groups.push([line]);
  }
  return groups.flatMap((lines) =>
    lines.length === 1 || deedOf(lines[0] as LogLine) === null
      ? foldLog(lines, sorts)
      : deedEntry(lines, sorts),
  );
}

/**
 * Finds the deed that a line belongs to: the outermost cause it hangs from, if that is an act, or the one right behind it,
 * if the line tells of a deed; null for none.
 */
function deedsIn(
  all: readonly LogLine[],
  isDeed: (line: LogLine) => boolean,
  isAct: (cause: LogLine) => boolean,
): (line: LogLine) => number | null {
  const parents = new Map(all.map(({ id, parent }) => [id, parent]));
  const acts = new Set(all.filter((line) => line.parent < 0 && isAct(line)).map(({ id }) => id));
  const told = new Map<number, number>();
  all.forEach(({ id, kind, parent }, place) => {
    const before = all[place - 1];
    if (kind === 'cause' && parent < 0 && before?.parent === parent && isDeed(before))
      told.set(before.id, id);
  });
  return ({ id, parent }) => {
    if (parent < 0) return told.get(id) ?? null;
    let outermost = parent;
    for (let above = parents.get(outermost) ?? -1; above >= 0; above = parents.get(above) ?? -1)
      outermost = above;
    return acts.has(outermost) ? outermost : null;
  };
}

function deedEntry(lines: readonly LogLine[], sorts: LogSorts): LogEntry {
  const head = headOf(lines, sorts);
  const results = lines.filter((line) => line !== head && sorts.isResult?.(line)).slice(0, RESULTS);
  const told = (language: keyof Text) =>
    [head, ...results].map(({ text }) => text[language]).join(' · ');
  return {
    text: { zh: told('zh'), en: told('en') },
    lines,
    kind: kindOf(head, sorts),
    card: head.card,
  };
}

/** The line that an entry begins with. */
function headOf(lines: readonly LogLine[], { isAct, isDeed }: LogSorts): LogLine {
  const deed = isAct && lines.find((line) => isDeed?.(line));
  return deed ?? (lines[0] as LogLine);
}

/**
 * Folds what follows upon each other: the same thing told again into one entry with a count, cards that
 * go to the same place (a turn is cleared up, a pile reshuffled) into one that names the place.
 */
export function foldLog(lines: readonly LogLine[], sorts: LogSorts): LogEntry[] {
  const runs: LogLine[][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run?.[0] && belongTogether(run[0], line, sorts)) run.push(line);
    else runs.push([line]);
  }
  return runs.map((run) => entryOf(run, sorts));
}

function belongTogether(first: LogLine, next: LogLine, { isPlainMove }: LogSorts): boolean {
  if (isPlainMove(first) && isPlainMove(next)) return moveOf(first).to.id === moveOf(next).to.id;
  return tellsSame(first, next) && String(first.rules) === String(next.rules);
}

function tellsSame(one: LogLine, other: LogLine): boolean {
  return one.type === other.type && one.lapse === other.lapse && one.text.zh === other.text.zh;
}

function entryOf(lines: readonly LogLine[], sorts: LogSorts): LogEntry {
  const first = lines[0] as LogLine;
  const { text } = first;
  const kind = kindOf(first, sorts);
  const card = lines.every((line) => line.card === first.card) ? first.card : null;
  if (lines.length === 1) return { text, lines, kind, card };
  if (lines.every((line) => tellsSame(line, first))) {
    const times = ` ×${lines.length}`;
    return { text: { zh: text.zh + times, en: text.en + times }, lines, kind, card };
  }
  return { text: { zh: moved(lines, 'zh'), en: moved(lines, 'en') }, lines, kind, card };
}

function kindOf(line: LogLine, { isTurn, isPlainMove }: LogSorts): LogEntry['kind'] {
  if (line.kind === 'lapse') return 'lapse';
  if (isTurn(line)) return 'turn';
  return isPlainMove(line) ? 'move' : 'event';
}

function moveOf({ data }: LogLine): MoveFacts {
  return data as MoveFacts & LogLine['data'];
}

function moved(lines: readonly LogLine[], language: keyof Text): string {
  const moves = lines.map(moveOf);
  const to = moves[0]?.to.name[language] ?? '';
  const more = moves.length - NAMED;
  const named = moves.slice(0, NAMED).map(({ card }) => (card?.name ?? SOME_CARD)[language]);
  if (language === 'zh')
    return `${named.join('、')}${more > 0 ? ` 等 ${moves.length} 张` : ''} → ${to}`;
  return more > 0 ? `${named.join(', ')} and ${more} more → ${to}` : `${named.join(', ')} → ${to}`;
}
