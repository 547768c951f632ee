import './board.css';
import { type ReactNode, useRef } from 'react';
import { useGame } from '../engine/store.ts';
import { useWords } from '../i18n/index.ts';
import { Problems } from '../pages/shell/problems.tsx';
import { Announcer } from './announcer.tsx';
import { BoardProvider, useBoard } from './board-context.tsx';
import { Centre } from './centre.tsx';
import { useFlights } from './flights.ts';
import { useKeys } from './keys.tsx';
import { Log } from './log.tsx';
import { Opened } from './opened.tsx';
import { Hand, OwnField } from './own-area.tsx';
import { Progress } from './progress.tsx';
import { Prompt } from './prompt.tsx';
import { Scrubber } from './scrubber.tsx';
import { SeatPanel } from './seat-panel.tsx';
import { otherSeats } from './seen.ts';

/** The table of the game that `useGame` holds, played or looked through. */
export function GameBoard() {
  const snapshot = useGame((game) => game.snapshot);
  if (!snapshot) return null;
  return (
    <BoardProvider snapshot={snapshot}>
      <Table />
    </BoardProvider>
  );
}

function Table() {
  const { t } = useWords();
  const { seen, snapshot, scrubbing } = useBoard();
  const table = useRef<HTMLElement>(null);
  useKeys();
  useFlights(table, snapshot);
  const { seat, seats } = seen.view;
  return (
    <main className="board" ref={table} data-seats={seats} data-step={snapshot.answers}>
      <h1 className="seen-by-readers">{t('home.title')}</h1>
      <div className="board-table">
        <Progress />
        <div className="others">
          {otherSeats(seen).map((other) => (
            <SeatPanel key={other} seat={other} />
          ))}
        </div>
        <Centre />
        {seat >= 0 && <OwnField seat={seat} />}
      </div>
      <div className="board-foot">
        <Refused />
        {scrubbing && <Scrubber />}
        <Prompt />
        {seat >= 0 && <Hand seat={seat} />}
      </div>
      <aside className="board-log">
        <h2>{t('log.title')}</h2>
        <Log />
      </aside>
      <Announcer />
      <Opened />
    </main>
  );
}

/** What was wrong with the last request. */
function Refused(): ReactNode {
  const { t } = useWords();
  const problems = useGame((game) => game.problems);
  if (problems.length === 0) return null;
  return (
    <div className="refused" role="alert">
      <Problems problems={problems} />
      <button
        type="button"
        className="icon-button"
        aria-label={t('app.close')}
        onClick={useGame.getState().dismissProblems}
      >
        ×
      </button>
    </div>
  );
}
