import { ask, type CardId, type Flow, NO_CARD, type Option, option } from '@lianhuan/kernel';
import { happen } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import { defendersIn } from '../../table/combat.ts';
import type { Attack, Combat } from '../../table/state.ts';
import type { SanguozhiTable } from '../../table/table.ts';

/** The attacking player says in which order the attacks deal their damage (609.3); one needs no order. */
export function* orderDamage(table: SanguozhiTable): Flow {
  const { combat } = table.state;
  if (combat === null || combat.attacks.length < 2 || !obeys('609.3', '803.4f')) return;
  const order: number[] = [];
  const left = [...combat.attacks];
  while (left.length > 1) {
    const choice = yield* ask({
      seat: combat.attacker,
      kind: 'order-damage',
      options: orderOptions(left, combat),
      amount: order.length,
      rule: '609.3',
    });
    if (choice.verb === 'in-this-order') break;
    order.push(...left.splice(choice.amount, 1).map(({ id }) => id));
  }
  order.push(...left.map(({ id }) => id));
  yield* happen(table, { type: 'combat', combat: { ...combat, order } });
}

/** With more than two attacks left the player may also leave the rest in the order of declaration. */
function orderOptions(left: readonly Attack[], { attacker }: Combat): Option[] {
  const options = left.map((attack, place) =>
    option('deals-next', leaderOf(attack), attacker, place),
  );
  if (left.length > 2) options.unshift(option('in-this-order', NO_CARD, attacker, left.length));
  return options;
}

function leaderOf({ members }: Attack): CardId {
  return members[0].card;
}

/** The attacks as their damage is worked out: by defending player, then as ordered (901.3, 609.3). */
export function attacksInOrder(table: SanguozhiTable, combat: Combat): Attack[] {
  const { attacks, order } = combat;
  const ordered = [...attacks].sort(
    (one, other) => order.indexOf(one.id) - order.indexOf(other.id),
  );
  const seats = defendersIn(table, combat);
  if (seats.length < 2 || !rule('901.3')) return ordered;
  return seats.flatMap((seat) => ordered.filter(({ defender }) => defender === seat));
}
