import { styleText } from 'node:util';
import type { Game, Language, View } from '@lianhuan/kernel';
import {
  CARD_KINDS,
  type CardDefinition,
  cards,
  corner,
  englishText,
  explainCard,
  FACTIONS,
  sanguosha as game,
  library,
  ROLES,
  type Role,
} from '@lianhuan/sanguosha';
import { cardParts } from '../card-parts.ts';
import { seatLetter } from '../seat-letter.ts';
import type { TerminalCard, TerminalGame } from '../terminal-game.ts';
import { renderTable } from './screen.ts';
import { SKETCH } from './sketch.ts';

/** 三国杀 at the terminal. */
export const sanguosha: TerminalGame = {
  game: game as Game,
  sketch: SKETCH,
  ...cardParts({ library, cards, terminalCard }),
  renderTable,
  renderScores,
};

function terminalCard(card: CardDefinition): TerminalCard {
  const { abilities: _, ...printed } = card;
  return { face: renderFace(card), printed, explain: () => explainCard(card) };
}

/** Everything printed on a card, and its text in English. */
function renderFace(card: CardDefinition): string[] {
  const { name, english, kind, faction, hpHalves, range, pack, text } = card;
  const facts = [
    CARD_KINDS[kind],
    corner(card),
    faction === null ? '' : FACTIONS[faction].zh,
    hpHalves > 0 ? `体力 ${hpHalves / 2}` : '',
    range > 0 ? `攻击范围 ${range}` : '',
    pack,
  ];
  return [
    styleText('bold', `${name} ${english}`),
    facts.filter(Boolean).join(' · '),
    text,
    text === '' ? '' : englishText(card),
  ].filter(Boolean);
}

/** Who had which role: at the end all of them lie open, or may be known. */
function renderScores(view: View, language: Language): string[] {
  const roles = view.zones.filter(({ name }) => name === 'role');
  return roles.flatMap(({ owner, cards: there }) => {
    const role = there?.[0]?.definition as Role | undefined;
    if (!role || !(role in ROLES)) return [];
    return [`${seatLetter(owner)}${language === 'zh' ? '：' : ': '}${ROLES[role][language]}`];
  });
}
