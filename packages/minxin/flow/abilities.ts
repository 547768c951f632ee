import { ask, type CardId, type Flow, option, type Seat } from '@lianhuan/kernel';
import { rule } from '../rules.ts';
import { isActive, type MinxinTable, printed } from '../table/table.ts';
import { isGivenFlash } from '../text/meaning/match.ts';
import { carryOut, possible } from '../text/meaning/run.ts';
import type { Actor } from '../text/meaning/scope.ts';
import type { Ability } from '../text/nodes/nodes.ts';

/** May this ability of a player's card be carried out now? In another player's turn only one with 闪电 may (2.3.5). */
export function works(table: MinxinTable, ability: Ability, who: Actor): boolean {
  if (isActive(table, who.seat) || ability.flash) return true;
  return isGivenFlash(table, who.card) || !rule('2.3.5');
}

/** Has the card an ability of that timing? */
export function speaksOf(table: MinxinTable, card: CardId, timing: Ability['timing']): boolean {
  return printed(table, card).abilities.some((ability) => ability.timing === timing);
}

/** Carries out all of a card's abilities of one timing, in the order printed. */
export function* carryOutAll(
  table: MinxinTable,
  timing: Ability['timing'],
  seat: Seat,
  card: CardId,
): Flow {
  for (const ability of printed(table, card).abilities) {
    if (ability.timing === timing) yield* carryOut(table, ability, { seat, card });
  }
}

/** Offers the player each 进场 ability of a card that has just entered; one that is declined is lost (2.3.2). */
export function* offerEntryAbilities(table: MinxinTable, seat: Seat, card: CardId): Flow {
  const { abilities } = printed(table, card);
  for (let index = 0; index < abilities.length; index++) {
    const ability = abilities[index];
    const who = { seat, card };
    if (ability.timing !== 'enter' || !works(table, ability, who)) continue;
    if (!possible(table, ability, who) || !rule('2.3.2')) continue;
    const choice = yield* ask({
      seat,
      kind: 'entry-ability',
      options: [option('use', card, seat, index), option('decline', card, seat, index)],
      about: card,
      amount: index,
      rule: '2.3.2',
    });
    if (choice.verb === 'use') yield* carryOut(table, ability, who);
  }
}
