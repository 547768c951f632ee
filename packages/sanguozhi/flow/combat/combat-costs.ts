import { askOpenly, type CardId, type Flow, NO_CARD, option, type Seat } from '@lianhuan/kernel';
import type { Prompt } from '../../describe/prompts.ts';
import { rule } from '../../rules.ts';
import type { SanguozhiTable } from '../../table/table.ts';
import { payable, run } from '../../text/meaning/run.ts';
import type { Scope } from '../../text/meaning/scope.ts';
import type { Cost, Count, Duty } from '../../text/nodes/index.ts';
import { talliesOf } from '../kinds/tallies.ts';
import { discard } from '../moving/draw-discard.ts';
import { combatCostsOn } from './combat-words.ts';
import { owesTally } from './legal.ts';

/** What attacking and defending cost (608.1c, 609.1c). */
type Fighting = Extract<Duty, 'attack' | 'defend'>;

const TALLY_PROMPTS = {
  attack: 'tally-to-attack',
  defend: 'tally-to-defend',
} as const satisfies Readonly<Record<Fighting, Prompt>>;

/**
 * 诸侯军 (410.3h): a 虎符 is discarded for the whole declaration, or nobody is declared. Asked
 * even of a player who holds none, so that it does not tell.
 */
export function* payTally(table: SanguozhiTable, seat: Seat, duty: Fighting): Flow<boolean> {
  if (!owesTally(table, seat) || !mayCost(duty)) return true;
  const choice = yield* askOpenly({
    seat,
    kind: TALLY_PROMPTS[duty],
    options: [
      ...talliesOf(table, seat).map((card) => option('discard-tally', card, seat)),
      option('stay', NO_CARD, seat),
    ],
    amount: 1,
    rule: '410.3h',
  });
  if (choice.verb === 'stay') return false;
  return yield* discard(table, seat, [choice.card]);
}

function mayCost(duty: Fighting): boolean {
  return rule(duty === 'attack' ? '608.1c' : '609.1c');
}

/** Can the combat costs of these cards all be paid, one after the other? */
export function canPayCombatCosts(
  table: SanguozhiTable,
  cards: readonly CardId[],
  duty: Fighting,
): boolean {
  const owing = cards.filter((card) => hasCombatCost(table, card, duty));
  if (owing.length === 0) return true;
  const prices = owing.flatMap((card) => pricesOf(table, card, duty));
  return together(prices).every(({ cost, scope }) => payable(table, cost, scope));
}

/** One combat cost, with the scope that says who pays it. */
interface Price {
  readonly cost: Cost;
  readonly scope: Scope;
}

function pricesOf(table: SanguozhiTable, card: CardId, duty: Fighting): readonly Price[] {
  const payer = payerOf(table, card);
  return combatCostsOn(table, card, duty).map(({ word, scope, seat }) => {
    if (seat === payer.seat) return { cost: word.cost, scope: { ...scope, ...payer } };
    const that: Scope['that'] = [...scope.that, { kind: 'seat', seat }];
    return { cost: paidToThat(word.cost), scope: { ...scope, ...payer, that } };
  });
}

/** 支付2粮 that the words of another player ask for goes to that player (801.12a). */
function paidToThat(cost: Cost): Cost {
  return cost.kind === 'pay' && cost.to === null ? { ...cost, to: 'that' } : cost;
}

/** Adds costs up that are paid from one hand or with 粮草: neither can be paid with twice. */
function together(prices: readonly Price[]): readonly Price[] {
  const sums = new Map<string, Price>();
  for (const [place, price] of prices.entries()) {
    const likeness = likenessOf(price.cost) ?? `${place}`;
    const before = sums.get(likeness);
    sums.set(likeness, before === undefined ? price : { ...price, cost: plus(before, price) });
  }
  return [...sums.values()];
}

/** What two prices must have in common to be added up; null for those that never are. */
function likenessOf(cost: Cost): string | null {
  if (cost.kind !== 'discard' && cost.kind !== 'grain' && cost.kind !== 'pay') return null;
  if (typeof cost.amount === 'string' || cost.amount.kind !== 'number') return null;
  if (cost.amount.amount === 'X') return null;
  // Whoever gets it, it is the same 粮草.
  if (cost.kind === 'pay' || (cost.kind === 'grain' && cost.how === 'subtract' && !cost.cap))
    return `grain ${cost.who}`;
  const unsaid = (key: string, value: unknown) =>
    key === 'span' || key === 'amount' ? undefined : value;
  return JSON.stringify(cost, unsaid);
}

function plus({ cost: one }: Price, { cost: other }: Price): Cost {
  const amount = numberIn(one) + numberIn(other);
  return { ...other, amount: { kind: 'number', span: other.span, amount } } as Cost;
}

function numberIn(cost: Cost): number {
  const { amount } = cost as { readonly amount?: Count };
  return amount?.kind === 'number' && amount.amount !== 'X' ? amount.amount : 0;
}

/** The controller of the card that fights pays, whoever controls the effect that asks for it. */
function payerOf(
  table: SanguozhiTable,
  card: CardId,
): { readonly seat: Seat; readonly actor: Seat } {
  const seat = table.cards[card].controller;
  return { seat, actor: seat };
}

/** Does it cost anything to have the card attack, or defend? */
export function hasCombatCost(table: SanguozhiTable, card: CardId, duty: Fighting): boolean {
  return combatCostsOn(table, card, duty).length > 0 && mayCost(duty);
}

/** Pays the combat costs of a card; false as soon as one cannot be paid in full. */
export function* payCombatCosts(
  table: SanguozhiTable,
  card: CardId,
  duty: Fighting,
): Flow<boolean> {
  if (!hasCombatCost(table, card, duty)) return true;
  for (const { cost, scope } of pricesOf(table, card, duty)) {
    if (!(yield* run(table, cost, scope))) return false;
  }
  return true;
}
