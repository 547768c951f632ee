import type { CardView, DecisionView, LogLine, OptionView, Seat, Text } from '@lianhuan/kernel';
import type { ComponentType } from 'react';
import type { CardInfo } from '../cards/card-info.ts';
import type { LogSorts } from './log/log-entries.ts';
import type { StorySorts } from './story/best-cards.ts';
import type { TableView } from './table-view.ts';

/** What the shared parts of a table must know of the game that is played on it. */
export interface TableKit extends LogSorts {
  /** The heading of the page, for readers. */
  readonly title: Text;
  /** What is told of a game that is over. */
  readonly story: StorySorts;
  /** The game often asks for a choice among more answers than one row of buttons holds. */
  readonly manyAnswers?: true;
  /** The option ends or passes something: it has a button, whatever card it is about. */
  isBare(option: OptionView): boolean;
  /** The option does nothing: its button should not shine brighter than those that do something. */
  isPassing(option: OptionView): boolean;
  /** The option must not be picked by accident, e.g. to surrender: it stands only in the list of all options. */
  isLast?(option: OptionView): boolean;
  /** The option is picked from a place of the game's own (see `FoundCards`), so it needs no button. */
  isPlaced?(option: OptionView, decision: DecisionView): boolean;
  /** Has a button in a list that the game shows beside the table; number keys pick it, too. */
  isListed?(option: OptionView, decision: DecisionView): boolean;
  /** The definition of the card on which the words stand of what a button does, e.g. uses a skill. */
  readsOf?(option: OptionView, seen: TableView, cards: readonly CardInfo[]): string | undefined;
  /** Heaps that open, by the names of their zones. */
  readonly zoneNames: Readonly<Record<string, Text | undefined>>;
  /** What the one who looks calls another player, before the letter of the seat: 对手; 玩家 where nothing is said. */
  seatWord?(seat: Seat, seen: TableView): Text;
  /** A round (or turn), from 1; 0 for what comes before the first. */
  roundName(round: number): Text;
  /** The line tells of something that happens too often to be shown in the log. */
  isMinor?(line: LogLine): boolean;
  /** The definition whose face a card shows, if not its own: that of a card laid upon it. */
  faceOf?(card: CardView, seen: TableView): string;
  /** What a counter is called where that is not its printed name. */
  counterName?(counter: string): Text | undefined;
  /** What an opened card tells besides what is printed, e.g. what has changed its numbers. */
  readonly CardNotes?: ComponentType<{ readonly card: CardView }>;
  /** Buttons beside the answers to the question, e.g. to pass for a while. */
  readonly MoreAnswers?: ComponentType;
}
