import type { Text } from '@lianhuan/kernel';
import type { Rest } from '../engine/protocol.ts';

/** What a game calls the parts of the line that says how far a saved game is. */
export interface SavedWords {
  /** Before the first round. */
  readonly before: Text;
  /** A round, or a turn, from 1. */
  round(round: number): Text;
  /** What the seats are counted by. */
  readonly score: Text;
}

/** How far a saved game is, and how the seats stand in it: 第 3 个回合 · 生命 12 : 20. */
export function describeSave(
  { before, round: roundName, score }: SavedWords,
  { finished, round, scores }: Pick<Rest, 'finished' | 'round' | 'scores'>,
): Text {
  const at = finished ? FINISHED : round === 0 ? before : roundName(round);
  const numbers = scores.join(' : ');
  return { zh: `${at.zh} · ${score.zh} ${numbers}`, en: `${at.en} · ${score.en} ${numbers}` };
}

const FINISHED: Text = { zh: '已结束', en: 'Finished' };
