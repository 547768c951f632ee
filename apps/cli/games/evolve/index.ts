import {
  addedCards,
  type CardDefinition,
  cards,
  checkDeck,
  deckCardOf,
  deckSchema,
  type EvolvePublicState,
  explainCard,
  evolve as game,
  library,
  readDeckText,
} from '@lianhuan/evolve';
import type { Game, Language, View } from '@lianhuan/kernel';
import { cardParts, readCheckedDeck } from '../card-parts.ts';
import { seatLetter } from '../seat-letter.ts';
import type { TerminalCard, TerminalGame } from '../terminal-game.ts';
import { namesakes, renderFace } from './face.ts';
import { renderTable } from './screen.ts';
import { SKETCH } from './sketch.ts';

/** 影之诗 EVOLVE at the terminal. */
export const evolve: TerminalGame = {
  game: game as Game,
  deckSchema,
  sketch: SKETCH,
  ...cardParts({ library, cards, terminalCard }),
  readDeck: readCheckedDeck(readDeckText, (list, added) =>
    checkDeck(list, addedCards.libraryWith(added).map(deckCardOf)),
  ),
  renderTable,
  renderScores,
};

function terminalCard(card: CardDefinition): TerminalCard {
  const { abilities: _, catalogue: __, ...printed } = card;
  return {
    face: [...renderFace(card), ...namesakes(card)],
    printed,
    explain: () => explainCard(card),
  };
}

/** How much life the leaders have left. */
function renderScores(view: View, language: Language): string[] {
  const { players } = view.state as EvolvePublicState;
  return players.map(({ life }, seat) =>
    language === 'zh'
      ? `${seatLetter(seat)}：主战者生命值 ${life}`
      : `${seatLetter(seat)}: life ${life}`,
  );
}
