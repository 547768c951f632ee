import { useWords } from '../../i18n/index.ts';
import { useBoard } from '../board-context.tsx';
import { RerunButton } from './rerun-button.tsx';

/** The ways back into a game that is being played. */
export function LookBackButton() {
  return (
    <div className="look-back">
      <RerunButton />
      <ScrubberButton />
    </div>
  );
}

/** Shows or hides the scrubber. */
function ScrubberButton() {
  const { t } = useWords();
  const { snapshot, scrubbing, scrub } = useBoard();
  if (snapshot.mode !== 'play' || !snapshot.live) return null;
  return (
    <button
      type="button"
      className="button button-quiet"
      aria-pressed={scrubbing}
      onClick={() => scrub(!scrubbing)}
    >
      {t('prompt.back')}
    </button>
  );
}
