import type { Game, Language, View } from '@lianhuan/kernel';
import {
  type CardDefinition,
  cards,
  explainCard,
  minxin as game,
  library,
  type MinxinPublicState,
} from '@lianhuan/minxin';
import { cardParts } from '../card-parts.ts';
import { seatLetter } from '../seat-letter.ts';
import type { TerminalCard, TerminalGame } from '../terminal-game.ts';
import { isCalledInMinxin, renderFace } from './face.ts';
import { renderTable } from './screen.ts';
import { SKETCH } from './sketch.ts';

/** 民心 at the terminal. */
export const minxin: TerminalGame = {
  game: game as Game,
  sketch: SKETCH,
  ...cardParts({ library, cards, terminalCard, isCalled: isCalledInMinxin }),
  renderTable,
  renderScores,
};

function terminalCard(card: CardDefinition): TerminalCard {
  const { abilities: _, ...printed } = card;
  return { face: renderFace(card), printed, explain: () => explainCard(card) };
}

function renderScores(view: View, language: Language): string[] {
  const { scores } = view.state as MinxinPublicState;
  return (scores ?? []).map(({ seat, tokens, cards, total }) =>
    language === 'zh'
      ? `${seatLetter(seat)}：指示物 ${tokens} + 民心值 ${cards} = ${total}`
      : `${seatLetter(seat)}: tokens ${tokens} + cards ${cards} = ${total}`,
  );
}
