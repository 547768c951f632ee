import {
  ask,
  type CardId,
  type Flow,
  moveTo,
  NO_CARD,
  option,
  type Seat,
  together,
} from '@lianhuan/kernel';
import { happen, happenTogether } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import { cardsIn, printed, roleOf, type SanguoshaTable, sharedCards } from '../../table/table.ts';
import { of, shared } from '../../table/zones.ts';
import { dealHands } from '../moving/draw.ts';

/** Before the first turn: roles, generals, hands (M1–M5). */

/** How many generals a player chooses among; the lord gets some lords first (M3). */
const CHOICES = { lord: 2, lords: 3, others: 3 } as const;

/** Gets an 身份局 ready. */
export function* begin(table: SanguoshaTable): Flow {
  yield* happen(table, { type: 'shuffle', zone: shared('draw-pile') });
  yield* happen(table, { type: 'shuffle', zone: shared('general-pile') });
  yield* dealRoles(table);
  yield* chooseGenerals(table);
  yield* setHp(table);
  yield* dealHands(table, 4);
  yield* happen(table, { type: 'began' });
}

/** Roles are dealt face down; the seats go round from the lord, who shows his (M1, M2). */
function* dealRoles(table: SanguoshaTable): Flow {
  const pile = shared('removed');
  yield* happen(table, { type: 'shuffle', zone: pile });
  const roles = [...sharedCards(table, 'removed')];
  const lord = roles.findIndex((card) => printed(table, card).id === 'lord');
  rule('M2');
  const dealt = [...roles.slice(lord), ...roles.slice(0, lord)];
  yield* happenTogether(
    table,
    dealt.map((card, seat) => ({
      ...moveTo(table, card, of(seat as Seat, 'role')),
      faceDown: seat !== 0 && rule('M1'),
    })),
  );
}

/** The lord chooses first and shows his general, then all others choose in secret and show theirs together (M3). */
function* chooseGenerals(table: SanguoshaTable): Flow {
  const lord = 0 as Seat;
  yield* layOut(table, lord, lordsChoice(table));
  yield* take(table, [yield* pick(table, lord)], [lord]);
  const others = table.state.characters.map((_, seat) => seat as Seat).slice(1);
  for (const seat of others) yield* layOut(table, seat, top(table, CHOICES.others));
  yield* take(table, yield* together(others.map((seat) => pick(table, seat))), others);
}

function top(table: SanguoshaTable, count: number): readonly CardId[] {
  return sharedCards(table, 'general-pile').slice(-count);
}

/** Three generals with a 主公技 and two others (M3). */
function lordsChoice(table: SanguoshaTable): readonly CardId[] {
  const pile = sharedCards(table, 'general-pile');
  const lords = pile.filter((card) =>
    printed(table, card).abilities.some(
      (unit) => unit.kind === 'skill' && unit.tags.includes('lord') && rule('M3'),
    ),
  );
  const chosen = lords.slice(-CHOICES.lords);
  const others = pile.filter((card) => !chosen.includes(card)).slice(-CHOICES.lord);
  return [...chosen, ...others];
}

function* layOut(table: SanguoshaTable, seat: Seat, cards: readonly CardId[]): Flow {
  const to = of(seat, 'aside');
  yield* happenTogether(
    table,
    [...cards].map((card) => moveTo(table, card, to)),
  );
}

function* pick(table: SanguoshaTable, seat: Seat): Flow<CardId> {
  const choice = yield* ask({
    seat,
    kind: 'general',
    options: cardsIn(table, seat, 'aside').map((card) => option('general', card, seat)),
    about: NO_CARD,
    amount: 0,
    rule: 'M3',
    idle: false,
  });
  return choice.card;
}

/** The chosen generals are shown together; the others go back. */
function* take(table: SanguoshaTable, cards: readonly CardId[], seats: readonly Seat[]): Flow {
  yield* happenTogether(
    table,
    cards.map((card, index) => moveTo(table, card, of(seats[index], 'generals'))),
  );
  const pile = shared('general-pile');
  const back = seats.flatMap((seat) => [...cardsIn(table, seat, 'aside')]);
  yield* happenTogether(
    table,
    back.map((card) => moveTo(table, card, pile, 'bottom')),
  );
  for (const [index, seat] of seats.entries()) {
    const { faction } = printed(table, cards[index]);
    yield* happen(table, { type: 'faction', seat, faction });
  }
}

/** 体力 as printed; the lord has one more with more than four players (M4). */
function* setHp(table: SanguoshaTable): Flow {
  for (let index = 0; index < table.seats; index++) {
    const seat = index as Seat;
    const [general] = cardsIn(table, seat, 'generals');
    const more = roleOf(table, seat) === 'lord' && table.seats > 4 && rule('M4') ? 1 : 0;
    const by = Math.floor(printed(table, general).hpHalves / 2) + more;
    yield* happen(table, { type: 'max-hp', seat, by });
    yield* happen(table, { type: 'hp', seat, by });
  }
}
