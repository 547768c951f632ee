import { findNode, type Node, nodeWords, type Span } from '@lianhuan/cardtext';
import { type CardId, NO_CARD, type Text } from '@lianhuan/kernel';
import { withEnglishNames } from '../cards/library.ts';
import { usesOf } from '../flow/using/legal.ts';
import { skillNamed } from '../skills/skill-index.ts';
import { asItIs, faceOf, printed, type SanguoshaTable } from '../table/table.ts';
import { commandsOf } from '../text/meaning/commands.ts';
import type { Deed, Unit } from '../text/nodes/nodes.ts';
import { sanguoshaText } from '../text/reading/language.ts';

/** Words of cards, as players read them in prompts, labels and logs. */

const wordsOf = nodeWords(sanguoshaText, withEnglishNames);

/** The words with that span on a card; null where it bears other words, as one that was used as something else. */
export function wordsThere(table: SanguoshaTable, card: CardId, [start, end]: Span): Text | null {
  return found(table, card, ({ span }) => span[0] === start && span[1] === end);
}

/** The words of what may be done or left, which begin at that place of a card's text; null if none do. */
export function offerWords(table: SanguoshaTable, card: CardId, start: number): Text | null {
  return found(table, card, ({ span }) => span[0] === start);
}

/** One of the things to choose among, 选择一项, in the words of the card; null if it has none that begin there. */
export function modeWords(
  table: SanguoshaTable,
  card: CardId,
  start: number,
  mode: number,
): Text | null {
  const isChoice = (node: Node): node is Choice => node.kind === 'choose' && node.span[0] === start;
  const choice = findNode(speaking(table, card), isChoice);
  const chosen = (choice as Choice | null)?.options[mode];
  return chosen === undefined ? null : wordsOf(chosen);
}

/** 军令三：失去1点体力: one of the commands, by its place among all. */
export function commandWords(table: SanguoshaTable, place: number): Text {
  const { card, deed } = commandsOf(table)[place];
  const { zh, en } = wordsOf(deed as unknown as Unit);
  return { zh: `${card.name}：${zh}`, en: `${card.english}: ${en}` };
}

type Choice = Extract<Deed, { kind: 'choose' }>;

function found(table: SanguoshaTable, card: CardId, isMeant: (node: Node) => boolean): Text | null {
  const node = findNode(speaking(table, card), isMeant);
  return node === null ? null : wordsOf(node as Unit);
}

/**
 * Whose words are carried out where they are those of a card: of what it is used as, whatever it is made of; of no
 * card, those of the skill in use, as one that was gained.
 */
function speaking(table: SanguoshaTable, card: CardId): readonly Node[] {
  const running = table.state.frames.at(-1);
  if (running?.kind === 'use' && (card === NO_CARD || running.card.real.includes(card))) {
    return faceOf(table, running.card.face).abilities;
  }
  if (card !== NO_CARD) return printed(table, card).abilities;
  const gained = running?.kind === 'skill' ? skillNamed(table.library, running.skill) : undefined;
  return gained === undefined ? [] : [gained];
}

/** One of the ways to use a card in the play phase, or to answer with it, by its place among them; null for none. */
export function useWords(table: SanguoshaTable, card: CardId, mode: number): Text | null {
  if (card === NO_CARD) return null;
  const used = asItIs(table, card);
  const inPlayPhase = usesOf(table, used, 'play-phase');
  const ways = inPlayPhase.length > 0 ? inPlayPhase : usesOf(table, used, 'answer');
  return ways[mode] === undefined ? null : wordsOf(ways[mode]);
}
