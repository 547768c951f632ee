import '../practice/practice.css';
import './puzzles.css';
import type { Puzzle } from '@lianhuan/bots';
import { Link } from 'wouter';
import { usePreferences } from '../../engine/settings.ts';
import { GAME_IDS, type GameId } from '../../games/ids.ts';
import { GAMES } from '../../games/index.ts';
import { readSolved } from '../practice/task.ts';
import { TaskMarks } from '../practice/task-marks.tsx';
import { usePracticeWords } from '../practice/words.ts';
import { GameSwitch } from '../shell/game-switch.tsx';
import { Page } from '../shell/page.tsx';
import { puzzleAddress, puzzleOfDay } from './puzzle.ts';
import { usePuzzles } from './use-puzzles.ts';

const GRADES = [1, 2, 3] as const;

const WITH_PUZZLES = GAME_IDS.filter((game) => GAMES[game].loadPuzzles);

/** The puzzles of a game by their grades, which of them are solved, and the one of today. */
export function PuzzlesPage({ game }: { readonly game: GameId }) {
  const { t, say } = usePracticeWords();
  const puzzles = usePuzzles(game);
  const solved = new Set(readSolved(usePreferences(game)[0], 'puzzles'));
  const today = puzzleOfDay(puzzles, new Date());
  const title = t('puzzles.title', { game: say(GAMES[game].name) });
  const done = puzzles.filter(({ number }) => solved.has(String(number))).length;
  return (
    <Page title={title}>
      <div className="practice">
        <header>
          <GameSwitch game={game} page="/puzzles" games={WITH_PUZZLES} />
          <h1>{title}</h1>
          {puzzles.length > 0 ? (
            <>
              <p className="help">{t('puzzles.lead')}</p>
              <p className="practice-count">
                {t('puzzles.count', { solved: done, total: puzzles.length })}
              </p>
            </>
          ) : (
            <p>{t('puzzles.none.game')}</p>
          )}
        </header>
        {today !== null && (
          <section className="puzzle-today">
            <h2>{t('puzzles.today')}</h2>
            <ol className="puzzles">
              <PuzzleLink game={game} puzzle={today} isSolved={solved.has(String(today.number))} />
            </ol>
          </section>
        )}
        {GRADES.map((grade) => {
          const graded = puzzles.filter((puzzle) => puzzle.grade === grade);
          return (
            graded.length > 0 && (
              <section key={grade} className="puzzle-grade">
                <h2>{t(`puzzles.grade.${grade}`)}</h2>
                <ol className="puzzles">
                  {graded.map((puzzle) => (
                    <PuzzleLink
                      key={puzzle.number}
                      game={game}
                      puzzle={puzzle}
                      isSolved={solved.has(String(puzzle.number))}
                    />
                  ))}
                </ol>
              </section>
            )
          );
        })}
      </div>
    </Page>
  );
}

interface PuzzleLinkProps {
  readonly game: GameId;
  readonly puzzle: Puzzle;
  readonly isSolved: boolean;
}

function PuzzleLink({ game, puzzle, isSolved }: PuzzleLinkProps) {
  const { t } = usePracticeWords();
  const { number, grade, line } = puzzle;
  return (
    <li data-solved={isSolved || undefined}>
      <Link className="task puzzle" to={puzzleAddress(game, puzzle)}>
        <span className="task-title">{t('puzzles.number', { number })}</span>
        <TaskMarks task={{ level: grade }} />
        <span className="puzzle-length">{t('puzzles.length', { deeds: line.length })}</span>
        {isSolved && <span className="task-solved">✓ {t('puzzles.solved')}</span>}
      </Link>
    </li>
  );
}
