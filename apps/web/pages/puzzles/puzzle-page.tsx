import { useMemo } from 'react';
import type { GameId } from '../../games/ids.ts';
import { AtTable, Notice } from '../practice/task-page.tsx';
import { usePracticeWords } from '../practice/words.ts';
import { posedPuzzle } from './puzzle.ts';
import { usePuzzles } from './use-puzzles.ts';

interface PuzzlePageProps {
  readonly game: GameId;
  readonly number: number;
}

/** A puzzle at the table, its goal above it. */
export function PuzzlePage({ game, number }: PuzzlePageProps) {
  const { t } = usePracticeWords();
  const puzzles = usePuzzles(game);
  const posed = useMemo(() => puzzles.map((puzzle) => posedPuzzle(game, puzzle)), [game, puzzles]);
  const at = posed.findIndex(({ id }) => id === String(number));
  if (at < 0) {
    return (
      <Notice game={game} sort="puzzles" title={t('puzzles.none')}>
        <p>{t('puzzles.none.help')}</p>
      </Notice>
    );
  }
  return <AtTable game={game} task={posed[at]} next={posed[at + 1] ?? null} />;
}
