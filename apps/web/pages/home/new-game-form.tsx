import type { Problem } from '@lianhuan/kernel';
import { type ReactNode, type SubmitEvent, useContext, useState } from 'react';
import { useLocation } from 'wouter';
import type { NewGame } from '../../engine/protocol.ts';
import { useGame } from '../../engine/store.ts';
import { useWords } from '../../i18n/index.ts';
import { RoomButton } from '../../online/room-button.tsx';
import { Problems } from '../controls/problems.tsx';
import { FormUse } from './form-use.ts';

interface NewGameFormProps {
  /** What the fields describe, or null while it cannot be played. */
  readonly game: NewGame | null;
  /** How many games a room opened from here plays; one unless it is said. */
  readonly bestOf?: 1 | 3;
  /** The fields, which differ from game to game. */
  readonly children: ReactNode;
  /** Called once the game has started. @param id of its save */
  onStart?(id: string): void;
}

/** Starts a new game, or says what is wrong with it. */
export function NewGameForm({ game, bestOf = 1, children, onStart }: NewGameFormProps) {
  const { t } = useWords();
  const [, goTo] = useLocation();
  const use = useContext(FormUse);
  const [refused, setRefused] = useState<readonly Problem[]>([]);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (game === null) return;
    if (use !== null) return use.take(game, bestOf);
    const id = await useGame.getState().start(game);
    if (id === null) return setRefused(useGame.getState().problems);
    onStart?.(id);
    goTo(`/play/${id}`);
  }

  return (
    <form className={use === null ? 'panel new-game' : 'new-game'} onSubmit={submit}>
      {use === null && <h2>{t('home.new')}</h2>}
      {children}
      {refused.length > 0 && <Problems problems={refused} />}
      <button className="button button-primary start" type="submit" disabled={game === null}>
        {t(use === null ? 'home.start' : 'home.change')}
      </button>
      {use === null && <RoomButton game={game} bestOf={bestOf} />}
    </form>
  );
}
