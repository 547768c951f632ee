import { ask, type Flow, NO_CARD, option, type Seat } from '@lianhuan/kernel';
import { happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import { isSameFaction, membersWith } from '../../table/hegemony.ts';
import { characterOf, isAlive, ownCards, roleOf, type SanguoshaTable } from '../../table/table.ts';
import { draw } from '../moving/draw.ts';
import { discard } from '../moving/move.ts';
import { pass } from '../pass.ts';
import { allSeats } from './generals.ts';

/** What a death brings others (death.7): 奖惩 for whoever killed (M8, M9), comfort for the other farmer (L3). */
export function* settle(table: SanguoshaTable, killer: Seat, dead: Seat): Flow {
  switch (table.state.mode) {
    case 'identity':
      if (isAlive(table, killer) && killer !== dead) yield* reward(table, killer, dead);
      return;
    case 'landlord':
      return yield* comfort(table);
    case 'hegemony':
      if (isAlive(table, killer) && killer !== dead && rule('H4')) {
        yield* rewardOfFaction(table, killer, dead);
      }
      return;
    case 'duel':
      return;
  }
}

function* reward(table: SanguoshaTable, killer: Seat, dead: Seat): Flow {
  const role = roleOf(table, dead);
  if (role === 'rebel' && rule('M8')) yield* draw(table, killer, 3, null);
  if (role === 'loyalist' && roleOf(table, killer) === 'lord' && rule('M9')) {
    yield* discard(table, ownCards(table, killer), killer);
  }
}

/** Who killed one of the own faction discards all; 野心家 draw three, others by the faction of the dead one (H4). */
function* rewardOfFaction(table: SanguoshaTable, killer: Seat, dead: Seat): Flow {
  if (isSameFaction(table, killer, dead)) {
    yield* discard(table, ownCards(table, killer), killer);
    return;
  }
  const isCareerist = characterOf(table, killer).faction === 'careerist';
  const left = membersWith(table, dead).filter((seat) => isAlive(table, seat)).length;
  yield* draw(table, killer, isCareerist ? 3 : left + 1, null);
}

/** The other farmer may draw two cards or recover 1 (L3). */
function* comfort(table: SanguoshaTable): Flow {
  const farmer = allSeats(table).find(
    (seat) => isAlive(table, seat) && roleOf(table, seat) === 'farmer',
  );
  if (farmer === undefined || !rule('L3')) return;
  const { hp, maxHp } = characterOf(table, farmer);
  const choice = yield* ask({
    seat: farmer,
    kind: 'comfort',
    options: [
      option('draw-two', NO_CARD, farmer),
      ...(hp < maxHp ? [option('recover-one', NO_CARD, farmer)] : []),
      pass(farmer),
    ],
    rule: 'L3',
  });
  if (choice.verb === 'draw-two') yield* draw(table, farmer, 2, null);
  else if (choice.verb === 'recover-one') yield* table.procedures.recover(table, farmer, 1, farmer);
  else yield* happen(table, { type: 'pass', seat: farmer });
}
