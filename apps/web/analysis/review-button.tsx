import type { Seat } from '@lianhuan/kernel';
import { useBoard } from '../board/board-context.tsx';
import { useGame } from '../engine/store.ts';
import { useAnalysis } from './analysis-store.ts';
import { useAnalysisWords } from './words.ts';

/** Has a game that is over, or looked through, reviewed from the seat that is looked from. */
export function ReviewButton() {
  const { t } = useAnalysisWords();
  const { snapshot } = useBoard();
  const record = useGame(({ rest }) => rest?.record ?? null);
  if (record === null) return null;
  const seat = Math.max(0, snapshot.seat) as Seat;
  return (
    <button
      type="button"
      className="button"
      onClick={() => useAnalysis.getState().reviewGame(record, seat)}
    >
      {t('review.start')}
    </button>
  );
}
