import type { Game, Language, View } from '@lianhuan/kernel';
import {
  addedCards,
  type CardDefinition,
  cards,
  checkDeck,
  deckSchema,
  explainCard,
  sanguozhi as game,
  library,
  readDeckText,
  type SanguozhiPublicState,
} from '@lianhuan/sanguozhi';
import { cardParts, readCheckedDeck } from '../card-parts.ts';
import { seatLetter } from '../seat-letter.ts';
import type { TerminalCard, TerminalGame } from '../terminal-game.ts';
import { renderFace } from './face.ts';
import { renderTable } from './screen.ts';
import { SKETCH } from './sketch.ts';

/** 三国智 at the terminal. */
export const sanguozhi: TerminalGame = {
  game: game as Game,
  deckSchema,
  sketch: SKETCH,
  ...cardParts({ library, cards, terminalCard }),
  readDeck: readCheckedDeck(readDeckText, (list, added) =>
    checkDeck(list, addedCards.libraryWith(added)),
  ),
  renderTable,
  renderScores,
};

function terminalCard(card: CardDefinition): TerminalCard {
  const { abilities: _, catalogue: __, ...printed } = card;
  return { face: renderFace(card), printed, explain: () => explainCard(card) };
}

/** Who has how much 粮草 left, and who has left. */
function renderScores(view: View, language: Language): string[] {
  const { players } = view.state as SanguozhiPublicState;
  return players.map(({ grain, left }, seat) => {
    const gone = { zh: left ? '，已离开游戏' : '', en: left ? ', out of the game' : '' };
    return language === 'zh'
      ? `${seatLetter(seat)}：粮草 ${grain}${gone.zh}`
      : `${seatLetter(seat)}: grain ${grain}${gone.en}`;
  });
}
