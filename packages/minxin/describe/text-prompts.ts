import { childrenOf, findNode, type Node, nodeWords } from '@lianhuan/cardtext';
import { type CardId, type Decision, NO_CARD, type Option, type Text } from '@lianhuan/kernel';
import { withEnglishNames } from '../cards/library.ts';
import { type MinxinTable, printed } from '../table/table.ts';
import { minxinText } from '../text/reading/language.ts';
import WORDS from './words.json' with { type: 'json' };

const say = (zh: string, en: string): Text => ({ zh, en });

type Ask = (table: MinxinTable, decision: Decision) => Text;

/** "how many more" of a pick. */
const picking =
  (zh: string, en: string): Ask =>
  (table, { about, amount }) => {
    const name = nameOf(table, about);
    const more = amount > 1 ? say(`（还有 ${amount} 张）`, ` (${amount} to pick)`) : say('', '');
    return say(`${name.zh}：${zh}${more.zh}`, `${name.en}: ${en}${more.en}`);
  };

/** Asks whether to do what the words at `amount` say. */
const offering: Ask = (table, { about, amount }) => {
  const name = nameOf(table, about);
  const words = wordsAt(table, about, amount);
  return say(`${name.zh}：是否${words.zh}？`, `${name.en}: ${words.en}?`);
};

/** What card text asks players, by kind of decision. */
export const DEED_PROMPTS = {
  'pick-player': picking('选择目标玩家', 'choose a player'),
  'pick-discard': picking('弃置一张手牌', 'discard a card'),
  'pick-exile': picking('放逐一张牌', 'exile a card'),
  'pick-recruit': picking('招募一张牌', 'recruit a card'),
  'pick-rout': picking('击溃一张牌', 'rout a card'),
  'pick-put': picking('选择一张牌', 'choose a card'),
  'pick-untap': picking('重置一张牌', 'untap a card'),
  'pick-play': picking('打出一张牌', 'play a card'),
  'pick-tap': picking('横置一张牌', 'tap a card'),
  may: offering,
  rescue: offering,
  choose: (table, { about }) => {
    const { zh, en } = nameOf(table, about);
    return say(`${zh}：选择一项`, `${en}: choose one`);
  },
  'order-triggers': () => say('先执行哪张牌的触发？', 'Which card’s trigger comes first?'),
  'order-replacements': () => say('先用哪张牌的改变？', 'Which card’s change comes first?'),
} as const satisfies Readonly<Record<string, Ask>>;
export type Prompt = keyof typeof DEED_PROMPTS;

/** What card text lets players pick, by verb; the name of the card follows. */
export const DEED_LABELS = WORDS.deedVerbs;
export type Verb = keyof typeof DEED_LABELS;

/** The words of a mode of 选择一项, or null for any other option. */
export function modeLabel(table: MinxinTable, choice: Option, decision: Decision): Text | null {
  if (choice.verb !== 'mode') return null;
  const node =
    nodeAt(table, decision.about, 'choose', decision.amount) ??
    nodeAt(table, decision.about, 'they-choose', decision.amount);
  const mode =
    node === null ? null : (node as Node & { options: readonly Node[] }).options[choice.amount];
  return mode ? told(mode) : null;
}

function wordsAt(table: MinxinTable, card: CardId, start: number): Text {
  const node = nodeAt(table, card, 'may', start) ?? nodeAt(table, card, 'rescue', start);
  if (node === null) return say('执行', 'do it');
  return told(
    (node as Node & { deed?: Node; instead?: Node }).deed ?? childrenOf(node).at(-1) ?? node,
  );
}

const told = nodeWords(minxinText, withEnglishNames);

/** The words that stand there in a card's text, in both languages. */
export function wordsThere(table: MinxinTable, card: CardId, [start, end]: Node['span']): Text {
  const node = search(table, card, ({ span }) => span[0] === start && span[1] === end);
  const zh = printed(table, card).text.slice(start, end);
  return node === null ? say(zh, zh) : say(zh, told(node).en);
}

/** The node of a kind that begins at that character of a card's text. */
function nodeAt(table: MinxinTable, card: CardId, kind: string, start: number): Node | null {
  return search(table, card, (node) => node.kind === kind && node.span[0] === start);
}

function search(table: MinxinTable, card: CardId, isMeant: (node: Node) => boolean): Node | null {
  return card === NO_CARD ? null : findNode(printed(table, card).abilities, isMeant);
}

function nameOf(table: MinxinTable, card: CardId): Text {
  if (card === NO_CARD) return say('', '');
  const { name, english } = printed(table, card);
  return say(name, english);
}
