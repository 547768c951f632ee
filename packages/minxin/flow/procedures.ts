import { type CardId, type Flow, NO_CARD, NOBODY, type Seat } from '@lianhuan/kernel';
import { forbidden, happen } from '../events/pipeline.ts';
import { cardsIn, type MinxinTable } from '../table/table.ts';
import type { Procedures } from '../text/meaning/procedures.ts';
import { countLasting, holdsLasting } from '../text/meaning/run.ts';
import { act } from './act.ts';
import { discard, draw, exileByWords, move } from './cards.ts';
import { playCard } from './play.ts';
import { takePouches } from './pouches.ts';
import { takeRecruit } from './recruit.ts';
import { gain, seize } from './resources.ts';
import { revealEvent } from './reveal.ts';
import { rangeTargets, routByRange, routWithoutCost } from './rout.ts';
import { fillRow, nextCentral } from './row.ts';

/** 展示: everybody sees the top card of a player's deck, or of the central deck, where it stays. */
function* showTop(table: MinxinTable, seat: Seat): Flow<CardId> {
  const card =
    seat === NOBODY ? yield* topOfCentral(table) : (cardsIn(table, seat, 'deck').at(-1) ?? NO_CARD);
  if (card !== NO_CARD) yield* happen(table, { type: 'show', card });
  return card;
}

function* topOfCentral(table: MinxinTable): Flow<CardId> {
  return (yield* nextCentral(table)) ?? NO_CARD;
}

/** What every table of 民心 holds: the procedures that chapters and card text start. */
export const PROCEDURES: Procedures = {
  act,
  fillRow,
  happen,
  isForbidden: (table, event) => forbidden(table, event) !== null,
  gain,
  seize,
  move,
  exile: exileByWords,
  play: playCard,
  holds: holdsLasting,
  count: countLasting,
  discard,
  draw,
  takePouches,
  takeRecruit,
  routByRange,
  hasInRange: (table, seat, range) => rangeTargets(table, seat, range).length > 0,
  routWithoutCost,
  revealEvent,
  topOfCentral,
  showTop,
};
