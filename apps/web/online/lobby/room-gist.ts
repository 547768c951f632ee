import { isGameId } from '../../games/ids.ts';
import { GAMES } from '../../games/index.ts';
import type { Room } from '../protocol.ts';
import { useOnlineWords } from '../words.ts';

/** What is played in a room, in a few words: 三国智 · 粮草 30 · 三盘两胜. */
export function useRoomGist({
  game,
  settings,
  bestOf,
}: Pick<Room, 'game' | 'settings' | 'bestOf'>) {
  const { t, say } = useOnlineWords();
  if (!isGameId(game)) return game;
  const { name, gistOf } = GAMES[game];
  const words = [name, ...gistOf(settings)].map(say);
  return [...words, ...(bestOf === 3 ? [t('best.3')] : [])].join(' · ');
}
