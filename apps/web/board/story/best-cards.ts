import type { LogLine, Seat, Text } from '@lianhuan/kernel';
import type { CardInfo } from '../../cards/card-info.ts';

/** What a card did by one line of the log. */
export interface Feat {
  /** The definition of the card. */
  readonly card: string;
  /** For whom. */
  readonly seat: Seat;
  /** In what the game counts them by, e.g. points of damage; above 0. */
  readonly amount: number;
}

/** Finds what a line tells of a card. @param cause the nearest cause whose card is known, if any */
export type FeatOf = (line: LogLine, cause: LogLine | null) => Feat | null;

/** All that one card did in a game for one player; cards that are called the same are one. */
export interface CardDeeds {
  readonly card: string;
  readonly seat: Seat;
  readonly amount: number;
  readonly times: number;
  /** After so many answers it did the most at once. */
  readonly moment: number;
}

/** What the end of a game tells of it, in the words of the game. */
export interface StorySorts {
  /** What the number of each seat is called (`EngineMatch.scores`). */
  readonly score: Text;
  readonly featOf: FeatOf;
  /** The id of the card in whose name another one is counted; its own where left out. */
  kindOf?(card: CardInfo): string;
  /** So much of what is counted. */
  counted(amount: number): Text;
  /** How cards are counted. */
  readonly how: Text;
}

/**
 * The cards that did the most, first the one that did most of all; of two alike the one that began earlier.
 * @param kindOf the card in whose name another one is counted
 * @param most so many of them
 */
export function bestCards(
  log: readonly LogLine[],
  featOf: FeatOf,
  kindOf: (card: string) => string,
  most: number,
): CardDeeds[] {
  const causes = new Map(log.filter(({ kind }) => kind === 'cause').map((line) => [line.id, line]));
  const found = new Map<string, CardDeeds & { readonly largest: number }>();
  for (const line of log) {
    if (line.kind !== 'event') continue;
    const feat = featOf(line, knownCause(line, causes));
    if (feat === null || feat.amount <= 0) continue;
    const { seat, amount } = feat;
    const card = kindOf(feat.card);
    const before = found.get(`${seat} ${card}`);
    const isLargest = amount > (before?.largest ?? 0);
    found.set(`${seat} ${card}`, {
      card,
      seat,
      amount: (before?.amount ?? 0) + amount,
      times: (before?.times ?? 0) + 1,
      moment: isLargest ? line.answers : (before?.moment ?? line.answers),
      largest: Math.max(amount, before?.largest ?? 0),
    });
  }
  return [...found.values()]
    .sort((one, other) => other.amount - one.amount)
    .slice(0, most)
    .map(({ largest, ...deeds }) => deeds);
}

/** The nearest cause of a line whose card its reader knows. */
function knownCause(line: LogLine, causes: ReadonlyMap<number, LogLine>): LogLine | null {
  for (let cause = causes.get(line.parent); cause; cause = causes.get(cause.parent))
    if (cause.card !== null) return cause;
  return null;
}
