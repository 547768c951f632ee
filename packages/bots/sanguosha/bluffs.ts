import type { DecisionView, OptionView } from '@lianhuan/kernel';
import { type CardDefinition, library } from '@lianhuan/sanguosha';
import type { Attitude } from './attitude.ts';
import { deedWorth } from './deed-worth.ts';
import { faceWorth } from './face-worth.ts';
import type { TableView } from './table-view.ts';
import { keptWorth } from './worth.ts';

/** Cards that are laid face down and declared as others, and whether to believe it. */

type Score = (option: OptionView) => number;

/** So likely is what is declared believed, or true. */
const BELIEVED = 0.6;
/** What a bluff costs beside its card: what it tells, and that it may fail. */
const RISK = 0.8;

let known: readonly CardDefinition[] | null = null;

/** Faces in the order of the library, as options and decisions number them. */
function faces(): readonly CardDefinition[] {
  known ??= library().filter(({ id, face }) => id === face);
  return known;
}

/** What it is worth to lay the card that is needed least as the best that it could be. */
export function bluffWorth(table: TableView, attitude: Attitude): number {
  const hand = table.cards(table.seat, 'hand');
  const price = Math.min(...hand.map(keptWorth));
  const gains = BLUFFS.map((face) => faceWorth(table, attitude, face));
  const worth = BELIEVED * Math.max(...gains) - price / 2 - RISK;
  return worth > 0 ? worth : -1;
}

/** What a player rather declares: cards whose use is worth a risk. */
const BLUFFS = ['ex-nihilo', 'snatch', 'dismantlement', 'slash', 'duel', 'peach'];

/** What is worth most as it is used; what one holds is true. */
export function scoreFaces(table: TableView, attitude: Attitude): Score {
  const hand = new Set(table.cards(table.seat, 'hand').map(({ face }) => face));
  return ({ verb, amount }) => {
    // To take it back would be to be asked the same again.
    if (verb === 'cancel') return Number.NEGATIVE_INFINITY;
    const face = faces()[amount]?.face ?? '';
    return faceWorth(table, attitude, face) + (hand.has(face) ? 1 : 0);
  };
}

/** The card that it is said to be, or else the one that is needed least. */
export function scoreLaid(table: TableView, { amount }: DecisionView): Score {
  const face = faces()[amount]?.face;
  return ({ verb, card }) => {
    if (verb === 'cancel') return Number.NEGATIVE_INFINITY;
    const printed = table.find(card);
    if (printed === null) return 0;
    return printed.face === face ? 1 : -keptWorth(printed);
  };
}

/** To doubt an enemy: the likelier it lies, the fewer cards of that name are left, and the less it costs to be wrong. */
export function doubtWorth(table: TableView, attitude: Attitude, { about, amount }: DecisionView) {
  const stand = attitude(table.holder(about));
  if (stand > -0.2) return -1;
  const { hp } = table.state.characters[table.seat];
  const cost = lossOfDoubt(table.find(about)) * (hp > 1 ? 1 : 9);
  const isTrue = chanceOf(table, faces()[amount]?.face ?? '');
  return (1 - isTrue) * 3 * -stand - isTrue * cost;
}

/** What being wrong costs, in cards: hp, or a skill that takes others away. */
function lossOfDoubt(general: CardDefinition | null): number {
  const parts = (general?.abilities ?? []).flatMap((ability) =>
    ability.kind === 'skill' ? ability.parts : [],
  );
  const declared = parts.find((part) => part.kind === 'declare');
  return declared !== undefined && deedWorth(declared.effect).chosen < 0 ? 3.5 : 2;
}

/** How likely a card of that name is in somebody's hand, by how many lie in the open. */
function chanceOf(table: TableView, face: string): number {
  const all = library().filter((card) => card.face === face && card.suit !== null).length;
  return all === 0 ? 0 : 0.55 * Math.max(0.1, 1 - table.seen(face) / all);
}
