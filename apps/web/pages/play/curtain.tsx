import { useState } from 'react';
import { useGame } from '../../engine/store.ts';
import { useWords } from '../../i18n/index.ts';
import { seatLetter } from '../controls/seat-letter.ts';

/**
 * Where several people share the screen, whether one's cards are hidden until the one who is asked sits down; and what
 * that one says when they do.
 */
export function useCurtain(): { readonly isDown: boolean; raise(): void } {
  const seat = useGame(({ snapshot }) => snapshot?.seat ?? 0);
  const shared = useGame(({ snapshot }) => snapshot?.mode === 'play' && people(snapshot.seats) > 1);
  const [seated, setSeated] = useState<number>(-1);
  return { isDown: shared && seated !== seat, raise: () => setSeated(seat) };
}

/** All there is to see while it is down. */
export function Curtain({ onReady }: { onReady(): void }) {
  const { t } = useWords();
  const seat = useGame(({ snapshot }) => snapshot?.seat ?? 0);
  const name = t('seat.name', { seat: seatLetter(seat) });
  return (
    <main className="curtain">
      <h1>{t('play.curtain', { seat: name })}</h1>
      <button
        type="button"
        className="button button-primary"
        // biome-ignore lint/a11y/noAutofocus: nothing else can be done here
        autoFocus
        onClick={onReady}
      >
        {t('play.curtain.ready', { seat: name })}
      </button>
    </main>
  );
}

function people(seats: readonly string[]): number {
  return seats.filter((kind) => kind === 'human').length;
}
