import { usePreferences } from '../../engine/settings.ts';
import { Choice } from '../../pages/controls/choice.tsx';
import { readPreferences, STOPS, WINDOWS } from './preferences.ts';
import { useEvolveWords } from './words.ts';

/** What a player of EVOLVE may prefer: in which 快速 windows the game stops to ask. */
export function EvolveSettings() {
  const { t } = useEvolveWords();
  const [stored, change] = usePreferences('evolve');
  const preferred = readPreferences(stored);
  return (
    <>
      {WINDOWS.map((window) => (
        <Choice
          key={window}
          legend={t(`settings.${window}`)}
          value={preferred[window]}
          values={STOPS}
          nameOf={(stop) => t(`settings.stop.${stop}`)}
          onChange={(stop) => change({ [window]: stop })}
          {...(window === WINDOWS.at(-1) && { help: t('settings.stop.help') })}
        />
      ))}
    </>
  );
}
