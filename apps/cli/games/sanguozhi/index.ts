import { type Game, type Language, succeed, type View } from '@lianhuan/kernel';
import {
  type CardDefinition,
  checkCards,
  checkDeck,
  explainCard,
  sanguozhi as game,
  library,
  readCardFile,
  readDeckText,
  type SanguozhiPublicState,
  warnOfCards,
} from '@lianhuan/sanguozhi';
import { seatLetter } from '../seat-letter.ts';
import type { TerminalCard, TerminalGame } from '../terminal-game.ts';
import { findCard, renderFace } from './face.ts';
import { renderTable } from './screen.ts';

/** 三国智 at the terminal. */
export const sanguozhi: TerminalGame = {
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
    const problems = checkDeck(list, library());
    return problems.length > 0 ? { ok: false, problems } : succeed({ name, list });
  },
  findCard: (name) => {
    const card = findCard(name);
    return card ? terminalCard(card) : null;
  },
  cardNames: () => library().map(({ name }) => name),
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
