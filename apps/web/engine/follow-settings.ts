import { hearStored } from './other-windows.ts';
import { readSettings, SETTINGS_KEY, useSettings } from './settings.ts';
import { readStored } from './stored.ts';

/**
 * What is chosen in another window holds here at once; but each window stays with its game, and with
 * how it is played.
 */
export function followOtherWindows(): void {
  hearStored((key) => {
    if (key !== SETTINGS_KEY) return;
    const { language, theme, animations, pace } = readSettings(readStored(key)).choices;
    useSettings.setState({ language, theme, animations, pace });
  });
}
