import './settings-button.css';
import { Suspense } from 'react';
import { PACES, type Pace, THEMES, useSettings } from '../../engine/settings.ts';
import type { GameId } from '../../games/ids.ts';
import { GAMES } from '../../games/index.ts';
import { useLoaded } from '../../games/loaded.ts';
import { useWords } from '../../i18n/index.ts';
import { Choice, worded } from '../controls/choice.tsx';
import { DialogButton } from '../controls/dialog.tsx';
import { LanguageChoice } from '../controls/language-choice.tsx';

const PACE_NAMES = Object.keys(PACES).reverse() as Pace[];

interface SettingsProps {
  /** Whose own settings stand with those of the app. */
  readonly game: GameId;
}

/** Opens what a player may prefer; every change works at once. */
export function SettingsButton({ game }: SettingsProps) {
  const { t } = useWords();
  return (
    <DialogButton
      className="icon-button"
      face={SLIDERS}
      name={t('settings.title')}
      title={t('settings.title')}
    >
      <SettingsForm game={game} />
    </DialogButton>
  );
}

const SLIDERS = (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
      <path d="M3 6h9M18 6h3M3 12h3M12 12h9M3 18h7M16 18h5" />
      <circle cx="15" cy="6" r="2.5" />
      <circle cx="9" cy="12" r="2.5" />
      <circle cx="13" cy="18" r="2.5" />
    </g>
  </svg>
);

function SettingsForm({ game }: SettingsProps) {
  const { t } = useWords();
  const settings = useSettings();
  return (
    <div className="settings">
      <LanguageChoice />
      <Choice
        {...worded(t, 'settings.theme', THEMES)}
        value={settings.theme}
        onChange={(theme) => settings.change({ theme })}
      />
      <Choice
        {...worded(t, 'settings.pace', PACE_NAMES)}
        value={settings.pace}
        onChange={(pace) => settings.change({ pace })}
      />
      <Choice
        {...worded(t, 'settings.motion', ['on', 'off'] as const)}
        value={settings.animations ? 'on' : 'off'}
        onChange={(motion) => settings.change({ animations: motion === 'on' })}
      />
      <Suspense fallback={null}>
        <GameSettings game={game} />
      </Suspense>
    </div>
  );
}

function GameSettings({ game }: SettingsProps) {
  const { say } = useWords();
  const { name, loadSettings } = GAMES[game];
  const Settings = useLoaded(loadSettings);
  return (
    <section>
      <h3>{say(name)}</h3>
      <Settings />
    </section>
  );
}
