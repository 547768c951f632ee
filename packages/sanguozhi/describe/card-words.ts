import { findNode, type Glossary, type Node, nodeWords } from '@lianhuan/cardtext';
import { type CardId, type Decision, NO_CARD, type Option, type Text } from '@lianhuan/kernel';
import { withEnglishNames } from '../cards/library.ts';
import { printed, type SanguozhiTable } from '../table/table.ts';
import { expandKeyword } from '../text/meaning/keywords.ts';
import type { Ability, EitherCost, Modes, Optional } from '../text/nodes/index.ts';
import { counterCalled } from '../text/reading/english.ts';
import { sanguozhiText } from '../text/reading/language.ts';

/** Words of cards, as players read them in labels and logs. */

/** A piece of card text in both languages, without its full stop. */
export const wordsOf = nodeWords(sanguozhiText, withEnglishNames);

/**
 * What 指示物 and 标记 are called in both languages.
 * @param glossary the English of those that added cards bring in
 */
export function counterWords(counter: string, glossary: Glossary = {}): Text {
  return { zh: counter, en: withEnglishNames(counterCalled(counter, false), glossary) };
}

/** An ability in both languages. */
export function abilityWords(ability: Ability): Text {
  return wordsOf(ability);
}

/** The words that stand there in a card's text; null where no clause of it begins and ends so. */
export function wordsThere(
  table: SanguozhiTable,
  card: CardId,
  [start, end]: readonly [number, number],
): Text | null {
  const node = search(table, card, ({ span }) => span[0] === start && span[1] === end);
  return node === null ? null : wordsOf(node);
}

/** What a 可 that begins there offers; null where none does. */
export function offerAt(table: SanguozhiTable, card: CardId, start: number): Text | null {
  const isOffer = ({ kind, span }: Node) => kind === 'optional' && span[0] === start;
  const node = search(table, card, isOffer) ?? searchKeywords(table, card, isOffer);
  return node === null ? null : wordsOf((node as Optional).deed);
}

/** A mode that can be picked, in the words of the card it is about. */
export function modeWords(
  table: SanguozhiTable,
  choice: Option,
  { about, amount }: Decision,
): Text {
  const modes = search(table, about, (node) => isModes(node) && node.modes.length === amount);
  const mode = modes === null ? undefined : (modes as Modes).modes[choice.amount];
  return mode === undefined
    ? { zh: `效果 ${choice.amount + 1}`, en: `Effect ${choice.amount + 1}` }
    : wordsOf(mode);
}

/** One of two costs, in the words of the card it is paid for (108.5g). */
export function costWords(table: SanguozhiTable, { amount }: Option, { about }: Decision): Text {
  const cost = search(table, about, ({ kind }) => kind === 'either-cost') as EitherCost | null;
  if (cost === null) return { zh: `费用 ${amount + 1}`, en: `Cost ${amount + 1}` };
  return wordsOf(amount === 0 ? cost.first : cost.second);
}

function isModes(node: Node): node is Modes {
  return node.kind === 'modes';
}

function search(
  table: SanguozhiTable,
  card: CardId,
  isMeant: (node: Node) => boolean,
): Node | null {
  return card === NO_CARD ? null : findNode(printed(table, card).abilities, isMeant);
}

/** In what the 禀赋 of the card stand for. */
function searchKeywords(
  table: SanguozhiTable,
  card: CardId,
  isMeant: (node: Node) => boolean,
): Node | null {
  if (card === NO_CARD) return null;
  const keywords = printed(table, card).abilities.filter(({ body }) => body.kind === 'keyword');
  return findNode(keywords.map(expandKeyword), isMeant);
}
