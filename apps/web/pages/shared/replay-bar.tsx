import { GameBar } from '../play/game-bar.tsx';
import { PlayOnButton } from './play-on-button.tsx';

/** The bar over a game that is looked through, which can be played on from any moment. */
export function ReplayBar() {
  return (
    <GameBar>
      <PlayOnButton />
    </GameBar>
  );
}
