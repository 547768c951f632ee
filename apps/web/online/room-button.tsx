import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { NewGame } from '../engine/protocol.ts';
import { useWords } from '../i18n/index.ts';
import { askSite, useSite } from './site.ts';

interface RoomButtonProps {
  readonly game: NewGame | null;
  /** How many games are played in it. */
  readonly bestOf: 1 | 3;
}

/** Opens a room for a game as it is set up; where one cannot play online there is none. */
export function RoomButton({ game, bestOf }: RoomButtonProps) {
  const { t } = useWords();
  const { online } = useSite();
  const [, goTo] = useLocation();
  const [opening, setOpening] = useState(false);
  useEffect(() => void askSite(), []);
  if (online !== true) return null;

  async function open({ game: id, setup, seats }: NewGame): Promise<void> {
    setOpening(true);
    const { openRoom } = await import('./open-room.ts');
    const code = await openRoom(id, setup, seats, bestOf);
    setOpening(false);
    goTo(code === null ? '/online' : `/room/${code}`);
  }

  return (
    <button
      type="button"
      className="button with-friends"
      disabled={game === null || opening}
      onClick={() => game && void open(game)}
    >
      {t('home.friends')}
    </button>
  );
}
