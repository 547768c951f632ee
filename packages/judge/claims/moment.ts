import type { Match } from '@lianhuan/kernel';
import type { JudgedGame } from '../scenario/judged-game.ts';

/** What a claim is evaluated against. */
export interface Moment {
  readonly judged: JudgedGame;
  readonly match: Match;
  /** The same moment with a rule switched off, or null if the match does not get there then. */
  without(rule: string): Match | null;
}
