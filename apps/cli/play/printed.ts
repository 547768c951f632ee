import type { Text, View } from '@lianhuan/kernel';
import type { EngineMatch } from '@lianhuan/releases';
import type { TerminalGame } from '../games/terminal-game.ts';

/** Whether a match is played by a released engine rather than by the rules of today. */
function isReleased({ engine }: EngineMatch, { game }: TerminalGame): boolean {
  return engine.version !== game.version || engine.content !== game.content;
}

/** By which rules a match is played; null if by those of today. */
export function tellRules(match: EngineMatch, game: TerminalGame): Text | null {
  if (!isReleased(match, game)) return null;
  const { version } = match.engine;
  return {
    zh: `这局按 ${version} 版的规则与卡牌进行（现在是 ${game.game.version}）`,
    en: `This game is played by version ${version} of the rules and cards (now ${game.game.version})`,
  };
}

/** What is printed on the card of this name, in the version that is played; null for no card. */
export function faceOf(
  name: string,
  match: EngineMatch,
  game: TerminalGame,
  view?: View,
): readonly string[] | null {
  if (!isReleased(match, game)) return game.findCard(name, view)?.face ?? null;
  const found = match.engine
    .print()
    .cards.find((card) => [card.name.zh, card.name.en].includes(name));
  return found ? [`${found.name.zh} ${found.name.en}`, found.text.zh, found.text.en] : null;
}
