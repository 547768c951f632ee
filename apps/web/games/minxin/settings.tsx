import { usePreferences } from '../../engine/settings.ts';
import { Choice, worded } from '../../pages/controls/choice.tsx';
import { readPreferences, STOPS } from './preferences.ts';
import { useMinxinWords } from './words.ts';

/** What a player of 民心 may prefer. */
export function MinxinSettings() {
  const { t } = useMinxinWords();
  const [stored, change] = usePreferences('minxin');
  return (
    <Choice
      {...worded(t, 'settings.stop', STOPS)}
      value={readPreferences(stored).stop}
      onChange={(stop) => change({ stop })}
    />
  );
}
