import type { CardId, Seat } from '@lianhuan/kernel';

/** Whose words are read, and by what they go: what dialects know of words at work. */
export interface WordsAtWork<Event> {
  /** 己方, 你: the controller of the words. */
  readonly seat: Seat;
  /** Who carries out words that name nobody: the controller, unless the words tell another player to do something. */
  readonly actor: Seat;
  /** The card whose words they are. */
  readonly source: CardId;
  /** The incarnation of the source when the words began to work: another incarnation is another object. */
  readonly incarnation: number;
  /** The time stamp of the effect whose words they are; 0 for words of no effect. */
  readonly since: number;
  /** The event that fired the trigger, or that is replaced; null for other words. */
  readonly heard: Event | null;
}
