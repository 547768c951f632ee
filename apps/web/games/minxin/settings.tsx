import { usePreferences } from '../../engine/settings.ts';
import { NamedChoice } from '../../pages/controls/named-choice.tsx';
import { readPreferences, STOPS } from './preferences.ts';
import { useMinxinWords } from './words.ts';

/** What a player of 民心 may prefer. */
export function MinxinSettings() {
  const { t } = useMinxinWords();
  const [stored, change] = usePreferences('minxin');
  return (
    <NamedChoice
      of="settings.stop"
      t={t}
      value={readPreferences(stored).stop}
      values={STOPS}
      onChange={(stop) => change({ stop })}
    />
  );
}
