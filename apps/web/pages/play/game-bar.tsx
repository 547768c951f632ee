import type { ReactNode } from 'react';
import { PACES, type Pace, useSettings } from '../../engine/settings.ts';
import { useGame } from '../../engine/store.ts';
import { isGameId } from '../../games/ids.ts';
import { useChosenGame } from '../../games/index.ts';
import { useWords } from '../../i18n/index.ts';
import { Brand } from '../shell/brand.tsx';
import { LanguageSwitch } from '../shell/language-switch.tsx';
import { SettingsButton } from '../shell/settings-button.tsx';
import { PlayedRules } from './played-rules.tsx';
import { ShareButton } from './share-button.tsx';

/** How fast bots play, where any may. */
function PaceSelect() {
  const { t } = useWords();
  const pace = useSettings((settings) => settings.pace);
  const isReplay = useGame(({ snapshot }) => snapshot?.mode === 'replay');
  if (isReplay) return null;
  return (
    <select
      className="input pace-select"
      aria-label={t('settings.pace')}
      title={t('settings.pace')}
      value={pace}
      onChange={({ target }) => useSettings.getState().change({ pace: target.value as Pace })}
    >
      {(Object.keys(PACES) as Pace[]).map((one) => (
        <option key={one} value={one}>
          {t(`settings.pace.${one}`)}
        </option>
      ))}
    </select>
  );
}

interface GameBarProps {
  readonly children?: ReactNode;
  /** Nothing can be opened: what there is to know is another’s, who shares the screen. */
  readonly closed?: boolean;
}

/** The bar over the table: the way home, and what concerns the game as a whole. */
export function GameBar({ children, closed = false }: GameBarProps) {
  const chosen = useChosenGame();
  const played = useGame(({ snapshot }) => snapshot?.view.game ?? '');
  return (
    <header className="bar game-bar">
      <Brand />
      <div className="bar-places">
        <PlayedRules />
        {children}
      </div>
      <PaceSelect />
      {!closed && <ShareButton />}
      <LanguageSwitch />
      {!closed && <SettingsButton game={isGameId(played) ? played : chosen} />}
    </header>
  );
}
