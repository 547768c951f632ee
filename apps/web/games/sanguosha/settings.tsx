import { usePreferences } from '../../engine/settings.ts';
import { Choice, worded } from '../../pages/controls/choice.tsx';
import { NULLIFYING, readPreferences, STOPS } from './preferences.ts';
import { useSanguoshaWords } from './words.ts';

/** What a player of 三国杀 may prefer: where the game stops to ask. */
export function SanguoshaSettings() {
  const { t } = useSanguoshaWords();
  const [stored, change] = usePreferences('sanguosha');
  const { stop, nullifying } = readPreferences(stored);
  return (
    <>
      <Choice
        {...worded(t, 'settings.nullifying', NULLIFYING)}
        value={nullifying}
        onChange={(one) => change({ nullifying: one })}
      />
      <Choice
        {...worded(t, 'settings.stop', STOPS)}
        value={stop}
        onChange={(one) => change({ stop: one })}
        help={t(`settings.stop.${stop}.help`)}
      />
    </>
  );
}
