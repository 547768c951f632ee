import type { CardView, DecisionView, LogLine, OptionView, Text } from '@lianhuan/kernel';
import type { ComponentType } from 'react';
import type { LogSorts } from './log/log-entries.ts';
import type { TableView } from './table-view.ts';

/** What the shared parts of a table must know of the game that is played on it. */
export interface TableKit extends LogSorts {
  /** The heading of the page, for readers. */
  readonly title: Text;
  /** It often asks for more answers than one row holds. */
  readonly manyAnswers?: true;
  /** Ends or passes something: it has a button, whatever card it is about. */
  isBare(option: OptionView): boolean;
  /** Does nothing: it should not shine brighter than what can be done. */
  isPassing(option: OptionView): boolean;
  /** Nothing to be picked by accident, e.g. to surrender: it stands in the list of all options only. */
  isLast?(option: OptionView): boolean;
  /** It is picked from a place of the game's own (see `FoundCards`): it needs no button. */
  isPlaced?(option: OptionView, decision: DecisionView): boolean;
  /** Heaps that open, by the names of their zones. */
  readonly zoneNames: Readonly<Record<string, Text | undefined>>;
  /** A round (or turn), from 1; 0 for what comes before the first. */
  roundName(round: number): Text;
  /** Happens too often to have a line in the log. */
  isMinor?(line: LogLine): boolean;
  /** The card whose face it shows, if not its own: of what has been laid upon it. */
  faceOf?(card: CardView, seen: TableView): string;
  /** What a counter is called where that is not its printed name. */
  counterName?(counter: string): Text | undefined;
  /** What an opened card tells besides what is printed, e.g. what has changed its numbers. */
  readonly CardNotes?: ComponentType<{ readonly card: CardView }>;
  /** What a player can say besides the answers to the question, e.g. to pass for a while. */
  readonly MoreAnswers?: ComponentType;
}
