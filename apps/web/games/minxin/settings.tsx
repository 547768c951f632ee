import { usePreferences } from '../../engine/settings.ts';
import { Choice } from '../../pages/controls/choice.tsx';
import { readPreferences, STOPS } from './preferences.ts';
import { useMinxinWords } from './words.ts';

/** What a player of 民心 may prefer. */
export function MinxinSettings() {
  const { t } = useMinxinWords();
  const [stored, change] = usePreferences('minxin');
  return (
    <Choice
      legend={t('settings.stop')}
      value={readPreferences(stored).stop}
      values={STOPS}
      nameOf={(stop) => t(`settings.stop.${stop}`)}
      onChange={(stop) => change({ stop })}
    />
  );
}
