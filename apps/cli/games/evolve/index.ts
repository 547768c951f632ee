import {
  type CardDefinition,
  checkCards,
  checkDeck,
  deckCardOf,
  type EvolvePublicState,
  explainCard,
  evolve as game,
  library,
  readCardFile,
  readDeckText,
  warnOfCards,
} from '@lianhuan/evolve';
import { type Game, type Language, succeed, type View } from '@lianhuan/kernel';
import { seatLetter } from '../seat-letter.ts';
import type { TerminalCard, TerminalGame } from '../terminal-game.ts';
import { findCards, namesakes, renderFace } from './face.ts';
import { renderTable } from './screen.ts';

/** 影之诗 EVOLVE at the terminal. */
export const evolve: TerminalGame = {
  game: game as Game,
  checkCards,
  warnOfCards,
  readCards: ({ text, file }) => {
    const { definitions, problems } = readCardFile(text, file);
    const cards = definitions.map((card) => ({
      names: [card.name, card.id, card.english],
      card: terminalCard(card),
    }));
    return { cards, problems };
  },
  readDeck: (text) => {
    const read = readDeckText(text);
    if (!read.ok) return read;
    const { name, ...list } = read.value;
    const problems = checkDeck(list, library().map(deckCardOf));
    return problems.length > 0 ? { ok: false, problems } : succeed({ name, list });
  },
  findCard: (name) => {
    const [card] = findCards(name);
    return card ? terminalCard(card) : null;
  },
  cardNames: () => [...new Set(library().map(({ name }) => name))],
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
