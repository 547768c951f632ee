import type { Seat } from '@lianhuan/kernel';
import type { ReactNode } from 'react';
import { useBoard } from '../../../../board/board-context.tsx';
import { useSanguozhiWords } from '../../words.ts';

/** Verbs by which a player is picked. */
const AT_PLAYERS = new Set(['attack-player', 'target-player', 'choose-player', 'player']);

interface SeatTargetProps {
  readonly seat: Seat;
  readonly children: ReactNode;
}

/** The name of a player, to be pointed at where a player is to be picked. */
export function SeatTarget({ seat, children }: SeatTargetProps) {
  const { t, say } = useSanguozhiWords();
  const { choices, hint, pick } = useBoard();
  const choice = choices.buttons.find(
    ({ option }) => AT_PLAYERS.has(option.verb) && option.seat === seat,
  );
  if (!choice) return <div className="plate-seat bare">{children}</div>;
  return (
    <button
      type="button"
      className="plate-seat bare"
      title={say(choice.option.label)}
      data-pointable="true"
      data-hinted={choice.index === hint || undefined}
      onClick={() => pick(choice)}
    >
      {children}
      <span className="seen-by-readers">{t('board.pointAt')}</span>
    </button>
  );
}
