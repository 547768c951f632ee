import type { Text } from '@lianhuan/kernel';
import type { Rest } from '../engine/protocol.ts';

/** What a game calls the parts of the line that says how far a saved game is. */
export interface SavedWords {
  /** A round, or a turn, from 1; 0 is what comes before the first. */
  round(round: number): Text;
  /** What the seats are counted by. */
  readonly score: Text;
}

/** How far a saved game is, and how the seats stand in it: 第 3 回合 · 生命 12 : 20. */
export function describeSave(
  { round: roundName, score }: SavedWords,
  { finished, round, scores }: Pick<Rest, 'finished' | 'round' | 'scores'>,
): Text {
  const at = finished ? FINISHED : roundName(round);
  const numbers = scores.join(' : ');
  return { zh: `${at.zh} · ${score.zh} ${numbers}`, en: `${at.en} · ${score.en} ${numbers}` };
}

const FINISHED: Text = { zh: '已结束', en: 'Finished' };
