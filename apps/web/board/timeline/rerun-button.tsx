import { useEffect, useRef, useState } from 'react';
import { useGame } from '../../engine/store.ts';
import { useWords } from '../../i18n/index.ts';
import { useBoard } from '../board-context.tsx';

/** How long each step is shown, in milliseconds. */
const STEP = 900;
/** With fewer steps there is nothing to run through. */
const FEWEST = 2;

/** Runs once more through what happened since the player last decided something. */
export function RerunButton() {
  const { t } = useWords();
  const { snapshot, lastDecision: since } = useBoard();
  const { answers, total } = snapshot;
  const [running, run] = useState(false);
  const begun = useRef(false);
  useEffect(() => {
    if (!running) return;
    // Before it begins the table shows the end, too.
    if (answers < total) begun.current = true;
    else if (begun.current) return run(false);
    else return;
    const timer = setTimeout(() => useGame.getState().show(answers + 1), STEP);
    return () => clearTimeout(timer);
  }, [running, answers, total]);
  if (running) {
    return (
      <button
        type="button"
        className="button button-quiet"
        onClick={() => {
          run(false);
          useGame.getState().show(total);
        }}
      >
        {t('rerun.stop')}
      </button>
    );
  }
  if (!snapshot.live || snapshot.mode !== 'play') return null;
  if (since === null || answers - since < FEWEST) return null;
  return (
    <button
      type="button"
      className="button button-quiet"
      title={t('rerun.help')}
      onClick={() => {
        begun.current = false;
        useGame.getState().show(since + 1);
        run(true);
      }}
    >
      {t('rerun.start')}
    </button>
  );
}
