import { useState } from 'react';
import { useLocation } from 'wouter';
import type { BotKind, Snapshot } from '../../engine/protocol.ts';
import { useGame } from '../../engine/store.ts';
import { isGameId } from '../../games/ids.ts';
import { GAMES } from '../../games/index.ts';
import { useWords } from '../../i18n/index.ts';
import { DialogButton } from '../controls/dialog.tsx';
import { SeatPlan } from '../controls/seat-plan.tsx';
import { seatsToPlayOn } from './seats-to-play-on.ts';

/** Asks who sits where, and plays on from the step shown. */
export function PlayOnButton() {
  const { t } = useWords();
  return (
    <DialogButton
      className="button button-primary"
      face={t('replay.playOn')}
      title={t('replay.playOn.who')}
    >
      <PlayOnForm />
    </DialogButton>
  );
}

function PlayOnForm() {
  const { t } = useWords();
  const [, goTo] = useLocation();
  const snapshot = useGame((game) => game.snapshot);
  const [seats, setSeats] = useState(() => (snapshot ? seatsToPlayOn(snapshot) : []));
  const bots = snapshot ? botsOf(snapshot) : [];

  async function playOn(): Promise<void> {
    const id = await useGame.getState().playOn(seats);
    if (id !== null) goTo(`/play/${id}`);
  }

  return (
    <>
      <p>{t('replay.playOn.help')}</p>
      <SeatPlan
        seats={seats}
        bots={bots}
        onChange={(seat, kind) => setSeats(seats.with(seat, kind))}
      />
      <button
        type="button"
        className="button button-primary"
        disabled={!seats.includes('human')}
        onClick={playOn}
      >
        {t('replay.playOn.go')}
      </button>
    </>
  );
}

/** The bots that know the game shown. */
function botsOf({ view: { game } }: Snapshot): readonly BotKind[] {
  return isGameId(game) ? GAMES[game].bots : [];
}
