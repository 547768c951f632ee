import { findNode, type Node, nodeWords } from '@lianhuan/cardtext';
import type { CardId, Decision, Option, Text } from '@lianhuan/kernel';
import { line, NO_CARD } from '@lianhuan/kernel';
import { withEnglishNames } from '../cards/library.ts';
import type { AbilityRef } from '../table/state.ts';
import { type EvolveEffect, type EvolveTable, evolvedInto, printed } from '../table/table.ts';
import type { Ability, Modes } from '../text/nodes/index.ts';
import { evolveText } from '../text/reading/language.ts';

/** Words of cards, as players read them in labels and logs. */

/** A piece of card text in both languages, without its full stop. */
export const wordsOf = nodeWords(evolveText, withEnglishNames);

/** An ability in both languages. */
export function abilityWords(ability: Ability): Text {
  return wordsOf(ability);
}

/** The ability that the state names so. */
export function abilityAt(table: EvolveTable, { definition, index }: AbilityRef): Ability {
  return table.library[definition].catalogue[index];
}

/** The words of an effect: of a waiting automatic ability those that it will carry out (10.7.2). */
export function effectWords(table: EvolveTable, { body }: EvolveEffect): Text {
  switch (body.kind) {
    case 'held':
    case 'trigger':
      return abilityWords(abilityAt(table, body.ref));
    case 'begun':
      return wordsOf(body.word);
    case 'awaiting':
      return wordsOf(body.deed);
  }
}

/** The clause of a card's text with that span; null if none has it. */
export function wordsThere(
  table: EvolveTable,
  card: CardId,
  [start, end]: readonly [number, number],
): Text | null {
  const node = search(table, card, ({ span }) => span[0] === start && span[1] === end);
  return node === null ? null : wordsOf(node);
}

/** The words of the 可以, 可以改为, cost or 土之秘术 that begins at that place of a card's text; null if none does. */
export function offerAt(table: EvolveTable, card: CardId, start: number): Text | null {
  const node = search(table, card, (one) => isOffer(one) && one.span[0] === start);
  if (node === null) return null;
  const { deed, cost } = node as Offer;
  if (node.kind === 'paying' && !cost) return wordsOf(node);
  return cost ? line('{cost}：{deed}', '{cost}: {deed}', wordsOfBoth(cost, deed)) : wordsOf(deed);
}

type Offer = Node & { readonly deed: Node; readonly cost?: Node | null };

function isOffer({ kind }: Node): boolean {
  return kind === 'may' || kind === 'instead' || kind === 'paying';
}

function wordsOfBoth(cost: Node, deed: Node) {
  return { cost: wordsOf(cost), deed: wordsOf(deed) };
}

/** The cost of 当…时，可以{cost}：… (10.1.1.2.2); null unless the card has exactly one such ability. */
export function costWords(table: EvolveTable, card: CardId): Text | null {
  const costs = printedOn(table, card).flatMap(({ body }) =>
    body.kind === 'triggered' && body.cost !== null ? [body.cost] : [],
  );
  return costs.length === 1 ? wordsOf(costs[0]) : null;
}

/** A mode that can be picked, in the words of the card it is about (5.17.1.1). */
export function modeWords(table: EvolveTable, choice: Option, { about, options }: Decision): Text {
  const most = Math.max(...options.map(({ amount }) => amount));
  const modes = search(table, about, (node) => isModes(node) && node.modes.length > most);
  const mode = modes === null ? undefined : (modes as Modes).modes[choice.amount];
  return mode === undefined
    ? { zh: `选项 ${choice.amount + 1}`, en: `Option ${choice.amount + 1}` }
    : wordsOf(mode);
}

function isModes(node: Node): node is Modes {
  return node.kind === 'modes';
}

function search(table: EvolveTable, card: CardId, isMeant: (node: Node) => boolean): Node | null {
  return card === NO_CARD ? null : findNode(printedOn(table, card), isMeant);
}

/** The abilities printed on the evolve card upon the card, then those printed on the card. */
function printedOn(table: EvolveTable, card: CardId): readonly Ability[] {
  const upon = evolvedInto(table, card);
  const above = upon === NO_CARD ? [] : printed(table, upon).abilities;
  return [...above, ...printed(table, card).abilities];
}
