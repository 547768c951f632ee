import { useWords } from '../../i18n/index.ts';
import { useBoard } from '../board-context.tsx';

/** Shows or hides the scrubber of a game that is being played. */
export function LookBackButton() {
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
