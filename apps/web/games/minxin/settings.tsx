import { usePreferences } from '../../engine/settings.ts';
import { Choice, worded } from '../../pages/controls/choice.tsx';
import { HARMLESS, readPreferences, STOPS } from './preferences.ts';
import { useMinxinWords } from './words.ts';

/** What a player of 民心 may prefer. */
export function MinxinSettings() {
  const { t } = useMinxinWords();
  const [stored, change] = usePreferences('minxin');
  const { stop, harmless } = readPreferences(stored);
  return (
    <>
      <Choice
        {...worded(t, 'settings.stop', STOPS)}
        value={stop}
        onChange={(chosen) => change({ stop: chosen })}
      />
      <Choice
        {...worded(t, 'settings.harmless', HARMLESS)}
        value={harmless}
        onChange={(chosen) => change({ harmless: chosen })}
      />
    </>
  );
}
