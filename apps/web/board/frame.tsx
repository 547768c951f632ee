import './board.css';
import { type ReactNode, useRef } from 'react';
import { Advice } from '../analysis/advice.tsx';
import { ReviewPanel } from '../analysis/review-panel.tsx';
import { useGame } from '../engine/store.ts';
import { useWords } from '../i18n/index.ts';
import { CloseButton } from '../pages/controls/close-button.tsx';
import { Problems } from '../pages/controls/problems.tsx';
import { Announcer } from './announcer.tsx';
import { Beside } from './beside/beside.tsx';
import { useBoard } from './board-context.tsx';
import { Coach } from './coach/coach.tsx';
import { Since } from './log/since.tsx';
import { useFlights } from './motion/flights.ts';
import { Opened } from './opened/opened.tsx';
import { Peek } from './peek/peek.tsx';
import { useHintInView } from './prompt/hint-in-view.ts';
import { useKeys } from './prompt/keys.tsx';
import { Prompt } from './prompt/prompt.tsx';
import { Scrubber } from './timeline/scrubber.tsx';

interface BoardFrameProps {
  /** The places on the table, from the top down. */
  readonly children: ReactNode;
  /** Cards to pick out of heaps (see `Tray`), over the prompt. */
  readonly tray: ReactNode;
  /** What one counts with, beside the prompt where the screen is narrow. */
  readonly status: ReactNode;
  /** Below the prompt (see `Hand`). */
  readonly hand: ReactNode;
}

/** The table around what each game lays on it: prompt and hand at the foot, the log beside it. */
export function BoardFrame({ children, tray, status, hand }: BoardFrameProps) {
  const { say } = useWords();
  const { seen, snapshot, scrubbing, kit } = useBoard();
  const table = useRef<HTMLElement>(null);
  useKeys();
  useFlights(table, snapshot);
  useHintInView(table);
  return (
    <main
      className="board"
      ref={table}
      data-game={seen.view.game}
      data-seats={seen.view.seats}
      data-step={snapshot.answers}
      data-many-answers={kit.manyAnswers}
    >
      <h1 className="seen-by-readers">{say(kit.title)}</h1>
      <Beside>
        <div className="board-table">{children}</div>
        <div className="board-foot">
          <Refused />
          {scrubbing && <Scrubber />}
          <Advice />
          <Coach />
          <Since />
          <Prompt tray={tray} status={status} />
          {hand}
        </div>
        <Opened />
      </Beside>
      <ReviewPanel />
      <Announcer />
      <Peek />
    </main>
  );
}

/** The problems with the player's last request to the engine. */
function Refused(): ReactNode {
  const { t } = useWords();
  const problems = useGame((game) => game.problems);
  if (problems.length === 0) return null;
  return (
    <div className="refused" role="alert">
      <Problems problems={problems} />
      <CloseButton label={t('app.close')} onClose={useGame.getState().dismissProblems} />
    </div>
  );
}
