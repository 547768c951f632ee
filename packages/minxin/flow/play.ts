import { because, type CardId, type Flow, moveTo, type Seat } from '@lianhuan/kernel';
import { valueNow } from '../effects/characteristics.ts';
import { happen } from '../events/pipeline.ts';
import { rule } from '../rules.ts';
import { type MinxinTable, printed } from '../table/table.ts';
import { AREAS, of, shared } from '../table/zones.ts';
import { carryOut } from '../text/meaning/run.ts';
import { carryOutAll, offerEntryAbilities } from './abilities.ts';
import { contested, settleContest, stillThere } from './contest.ts';
import { usesOf } from './legal.ts';
import { gain } from './resources.ts';

/** 打出 a hand card, or use a pouch: it enters, unless it is routed on the way (2.3.2, 2.3.2.3). */
export function playCard(table: MinxinTable, seat: Seat, card: CardId): Flow {
  rule('2.3.2');
  return because({ kind: 'play', seat, card }, enter(table, seat, card));
}

function* enter(table: MinxinTable, seat: Seat, card: CardId): Flow {
  yield* happen(table, moveTo(table, card, of(seat, 'entering')));
  const { incarnation } = table.cards[card];
  yield* happen(table, { type: 'play', seat, card });
  // What hears of its being played may have routed it by then: it has not entered (2.3.2.3).
  if (table.cards[card].incarnation !== incarnation && rule('2.3.2.3')) return;
  if (isTroop(table, card) && rule('2.3.2.3')) {
    const contest = yield* contested(table, { kind: 'entry', seat, card });
    yield* settleContest(table);
    if (!stillThere(table, contest)) return;
  }
  yield* succeed(table, seat, card);
}

/** What a card gives when it enters, in the order in which it is gained. */
const PROVIDED = ['power', 'renown', 'favor'] as const;

/** 成功进场: what is printed on it is gained; then what hears of it is carried out, and its entry effects are offered. */
function* succeed(table: MinxinTable, seat: Seat, card: CardId): Flow {
  const { kind } = printed(table, card);
  yield* happen(table, moveTo(table, card, of(seat, AREAS[kind])));
  if (rule('2.3.2')) {
    for (const resource of PROVIDED) {
      const amount = valueNow(table, card, resource);
      yield* gain(table, seat, resource, amount);
    }
  }
  yield* happen(table, { type: 'enter', seat, card });
  yield* offerEntryAbilities(table, seat, card);
}

/** 部曲 and 乱军部曲 are troops alike. */
export function isTroop(table: MinxinTable, card: CardId): boolean {
  const { kind } = printed(table, card);
  return kind === 'troop' || kind === 'rebel';
}

/** 布令 (2.3.2): the territory is tapped first, and stays so until the draw phase. */
export function giveEdict(table: MinxinTable, seat: Seat, card: CardId, index: number): Flow {
  rule('2.3.2');
  return because({ kind: 'edict', seat, card }, edict(table, seat, card, index));
}

function* edict(table: MinxinTable, seat: Seat, card: CardId, index: number): Flow {
  if (rule('2.3.2')) yield* happen(table, { type: 'tap', card, tapped: true });
  yield* happen(table, { type: 'edict', seat, card });
  yield* carryOut(table, printed(table, card).abilities[index], { seat, card });
}

/** An effect that can be used so many times a turn (2.3.2). */
export function useLimited(table: MinxinTable, seat: Seat, card: CardId, index: number): Flow {
  rule('2.3.2');
  return because({ kind: 'limited', seat, card }, limited(table, seat, card, index));
}

function* limited(table: MinxinTable, seat: Seat, card: CardId, index: number): Flow {
  if (rule('2.3.2')) yield* happen(table, { type: 'count', card, counter: usesOf(index), by: 1 });
  yield* carryOut(table, printed(table, card).abilities[index], { seat, card });
}

/** 化尘 (2.2.1): used once, then it leaves the game. */
export function useDust(table: MinxinTable, seat: Seat, card: CardId): Flow {
  rule('2.2.1');
  return because({ kind: 'dust', seat, card }, dust(table, seat, card));
}

function* dust(table: MinxinTable, seat: Seat, card: CardId): Flow {
  yield* carryOutAll(table, 'enter', seat, card);
  yield* happen(table, moveTo(table, card, shared('removed')));
}
