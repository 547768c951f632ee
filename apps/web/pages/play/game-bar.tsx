import type { ReactNode } from 'react';
import { useGame } from '../../engine/store.ts';
import { isGameId } from '../../games/ids.ts';
import { useChosenGame } from '../../games/index.ts';
import { Brand } from '../shell/brand.tsx';
import { LanguageSwitch } from '../shell/language-switch.tsx';
import { SettingsButton } from '../shell/settings-button.tsx';
import { PlayedRules } from './played-rules.tsx';
import { ShareButton } from './share-button.tsx';

/** The bar over the table: the way home, and what concerns the game as a whole. */
export function GameBar({ children }: { readonly children?: ReactNode }) {
  const chosen = useChosenGame();
  const played = useGame(({ snapshot }) => snapshot?.view.game ?? '');
  return (
    <header className="bar game-bar">
      <Brand />
      <div className="bar-places">
        <PlayedRules />
        {children}
      </div>
      <ShareButton />
      <LanguageSwitch />
      <SettingsButton game={isGameId(played) ? played : chosen} />
    </header>
  );
}
