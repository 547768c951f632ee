import { GAME_IDS } from '../games/ids.ts';
import { GAMES } from '../games/index.ts';
import { useWords } from '../i18n/index.ts';

/** The games to choose from in a list. */
export function GameOptions() {
  const { say } = useWords();
  return GAME_IDS.map((id) => (
    <option key={id} value={id}>
      {say(GAMES[id].name)}
    </option>
  ));
}
