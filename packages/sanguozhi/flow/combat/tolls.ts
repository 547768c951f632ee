import { askOpenly, type CardId, type Flow, NO_CARD, option, type Seat } from '@lianhuan/kernel';
import { rule } from '../../rules.ts';
import type { SanguozhiTable } from '../../table.ts';
import type { Duty } from '../../text/nodes.ts';
import { payable, run } from '../../text/run.ts';
import { discard } from '../cards.ts';
import { talliesOf } from '../tallies.ts';
import { tollsOn } from './duties.ts';
import { owesTally } from './legal.ts';

/** What fighting costs (608.1c, 609.1c). */
type Fighting = Extract<Duty, 'attack' | 'defend'>;

/**
 * 诸侯军 (410.3h): a 虎符 is discarded for the whole declaration, or nobody is declared. Asked
 * even of a player who holds none, so that it does not tell.
 */
export function* payTally(table: SanguozhiTable, seat: Seat, duty: Fighting): Flow<boolean> {
  if (!owesTally(table, seat) || !mayAskToll(duty)) return true;
  const choice = yield* askOpenly({
    seat,
    kind: `tally-to-${duty}`,
    options: [
      ...talliesOf(table, seat).map((card) => option('discard-tally', card, seat)),
      option('stay', NO_CARD, seat),
    ],
    about: NO_CARD,
    amount: 1,
    rule: '410.3h',
    idle: false,
  });
  if (choice.verb === 'stay') return false;
  return yield* discard(table, seat, [choice.card]);
}

function mayAskToll(duty: Fighting): boolean {
  return rule(duty === 'attack' ? '608.1c' : '609.1c');
}

/** Can everything be paid that words ask for the card to do this? */
export function canPayTolls(table: SanguozhiTable, card: CardId, duty: Fighting): boolean {
  if (!owesToll(table, card, duty)) return true;
  const payer = payerOf(table, card);
  return tollsOn(table, card, duty).every(({ word, scope }) =>
    payable(table, word.cost, { ...scope, ...payer }),
  );
}

/** Whoever's words they are, the controller of the card pays. */
function payerOf(
  table: SanguozhiTable,
  card: CardId,
): { readonly seat: Seat; readonly actor: Seat } {
  const seat = table.cards[card].controller;
  return { seat, actor: seat };
}

/** Does it cost anything to have the card do this? */
export function owesToll(table: SanguozhiTable, card: CardId, duty: Fighting): boolean {
  return tollsOn(table, card, duty).length > 0 && mayAskToll(duty);
}

/** Pays it; false as soon as something cannot be paid in full. */
export function* payTolls(table: SanguozhiTable, card: CardId, duty: Fighting): Flow<boolean> {
  if (!owesToll(table, card, duty)) return true;
  const payer = payerOf(table, card);
  for (const { word, scope } of tollsOn(table, card, duty)) {
    if (!(yield* run(table, word.cost, { ...scope, ...payer }))) return false;
  }
  return true;
}
