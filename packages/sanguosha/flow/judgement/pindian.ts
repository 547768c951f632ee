import {
  ask,
  type CardId,
  type Flow,
  NO_CARD,
  NOBODY,
  option,
  type Seat,
  together,
} from '@lianhuan/kernel';
import { beginFrame, change, endFrame, happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import { cardsIn, isAlive, printed, type SanguoshaTable } from '../../table/table.ts';
import { shared } from '../../table/zones.ts';
import type { PindianResult } from '../../text/meaning/procedures.ts';
import { cleanUp, move } from '../moving/move.ts';
import { timing } from '../timing.ts';

/** 拼点 (pindian). */

/** All lay a hand card face down, then turn them up together. Equal ranks win for nobody. */
export function* pindian(
  table: SanguoshaTable,
  seat: Seat,
  targets: readonly Seat[],
): Flow<PindianResult> {
  const able = targets.filter((one) => isAlive(table, one) && hasHand(table, one));
  if (able.length === 0 || !hasHand(table, seat)) {
    return { winners: targets.map(() => NOBODY), cards: [] };
  }
  const frame = yield* beginFrame(table, {
    kind: 'pindian',
    seat,
    targets: able,
    card: NO_CARD,
    cards: [],
    current: -1,
    changes: {},
  });
  yield* timing(table, frame, 'pindian.1');
  const [card, ...cards] = yield* together([seat, ...able].map((one) => layOne(table, one)));
  if (rule('pindian.2')) yield* layDown(table, [seat, ...able], [card, ...cards]);
  yield* change(table, frame, { card, cards });
  // The cards are turned up.
  yield* timing(table, frame, 'stateChange.4');
  const winners: Seat[] = [];
  for (let current = 0; current < able.length; current++) {
    yield* change(table, frame, { current });
    const own = rankOf(table, card) + (frame.changes[seat] ?? 0);
    const theirs = rankOf(table, cards[current]) + (frame.changes[able[current]] ?? 0);
    rule('pindian.3');
    winners.push(own === theirs ? NOBODY : own > theirs ? seat : able[current]);
    yield* timing(table, frame, 'pindian.3');
  }
  yield* timing(table, frame, 'pindian.4');
  yield* cleanUp(table, [card, ...cards]);
  yield* endFrame(table, frame);
  return { winners, cards: [card, ...cards] };
}

function hasHand(table: SanguoshaTable, seat: Seat): boolean {
  return cardsIn(table, seat, 'hand').length > 0;
}

function rankOf(table: SanguoshaTable, card: CardId): number {
  return printed(table, card).rank;
}

function* layOne(table: SanguoshaTable, seat: Seat): Flow<CardId> {
  const choice = yield* ask({
    seat,
    kind: 'pindian',
    options: cardsIn(table, seat, 'hand').map((card) => option('lay', card, seat)),
    rule: 'pindian.2',
  });
  return choice.card;
}

function* layDown(table: SanguoshaTable, seats: readonly Seat[], cards: readonly CardId[]): Flow {
  const to = shared('processing');
  for (let index = 0; index < cards.length; index++) {
    yield* move(table, [cards[index]], { to, reason: 'place', by: seats[index] });
  }
  yield* happen(table, { type: 'show', cards, to: -1 as Seat });
}
