import { ask, type CardId, chance, type Flow, NO_CARD, option, type Seat } from '@lianhuan/kernel';
import { NO_AGENT } from '../../events/apply.ts';
import { happen } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import { cardsIn, type SanguozhiTable, seatsFrom } from '../../table/table.ts';
import { drawCards, send } from '../moving/draw-discard.ts';
import { shuffle } from '../moving/moves.ts';

/** 开始游戏 (103). */
export function* setUp(table: SanguozhiTable): Flow {
  // Nothing lies on the field or in a graveyard yet.
  obeys('303.1', '304.1');
  const everybody = seatsFrom(table, 0 as Seat);
  if (rule('103.1')) for (const seat of everybody) yield* shuffle(table, seat);
  yield* decideFirst(table);
  const seats = seatsFrom(table, table.state.first);
  if (obeys('103.4', '302.1'))
    for (const seat of seats) yield* drawCards(table, seat, OPENING_HAND);
  for (const seat of seats) yield* redraw(table, seat);
  // The first turn is that of the starting player.
  rule('103.5');
}

/** 起始手牌 (103.4). */
const OPENING_HAND = 6;

/** Who begins: as the set-up says (the loser of the last game chose), else by lot (103.2). */
function* decideFirst(table: SanguozhiTable): Flow {
  const { first, chooser } = table.state;
  if (first >= 0) return;
  const seat =
    chooser >= 0 && obeys('103.2', '900.2a')
      ? yield* chooseFirst(table, chooser)
      : yield* drawLots(table);
  yield* happen(table, { type: 'first', seat });
}

function* drawLots(table: SanguozhiTable): Flow<Seat> {
  const lot = chance(0 as Seat, table.seats);
  yield* happen(table, lot);
  rule('103.2');
  return lot.result as Seat;
}

/** Whoever lost the game before says who begins (103.2); with four players, of a team (900.2a). */
function* chooseFirst(table: SanguozhiTable, chooser: Seat): Flow<Seat> {
  const { seat } = yield* ask({
    seat: chooser,
    kind: 'go-first',
    options: seatsFrom(table, chooser).map((one) => option('player', NO_CARD, one)),
    amount: table.seats,
    rule: '103.2',
  });
  return seat;
}

/** Each player may once put back any of the six opening cards and draw as many (103.4). */
function* redraw(table: SanguozhiTable, seat: Seat): Flow {
  const back: CardId[] = [];
  for (;;) {
    const rest = cardsIn(table, seat, 'hand').filter((card) => !back.includes(card));
    const choice = yield* ask({
      seat,
      kind: 'redraw',
      options: [
        option(back.length === 0 ? 'keep' : 'done', NO_CARD, seat),
        ...rest.map((card) => option('redraw', card, seat)),
      ],
      amount: back.length,
      rule: '103.4',
    });
    if (choice.verb !== 'redraw') break;
    back.push(choice.card);
  }
  if (back.length === 0 || !rule('103.4')) return;
  const targets = back.map((card) => ({
    kind: 'card' as const,
    card,
    incarnation: table.cards[card].incarnation,
  }));
  yield* send(table, targets, 'deck', NO_AGENT);
  yield* drawCards(table, seat, back.length);
}
