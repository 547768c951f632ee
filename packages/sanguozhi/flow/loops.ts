import { type CardId, type Flow, fingerprint, moveTo, NO_CARD, NOBODY } from '@lianhuan/kernel';
import { happen } from '../pipeline.ts';
import { rule } from '../rules.ts';
import { fieldOf, printed, type SanguozhiTable, seatsFrom } from '../table.ts';
import { of } from '../zones.ts';

/** 无限循环 (809): a position that keeps coming back within one turn. */

/** Events in a turn before anybody suspects a loop: comparing positions takes time. */
const LONG_TURN = 300;

/** How often a position may come back before it is a loop. */
const TIMES = 3;

/** How many triggers may fire inside each other before it is a loop of things nobody chose. */
export const TRIGGER_DEPTH = 64;

/**
 * Notes the position; once it has come back too often, the card in play that entered last of those
 * that speak goes to the graveyard, so that the loop cannot go on (809.3). Gives whether it did.
 */
export function* breakLoop(table: SanguozhiTable): Flow<boolean> {
  if (table.clock - table.state.turnBegan < LONG_TURN) return false;
  const position = String(fingerprint(positionOf(table)));
  const seen = table.state.seen[position] ?? 0;
  if (seen < TIMES) {
    yield* happen(table, { type: 'seen', position });
    return false;
  }
  if (!rule('809.3')) return false;
  return yield* buryLast(table);
}

/** What must be alike for two moments to be the same: not the clock, nor what counts the moments. */
function positionOf(table: SanguozhiTable): SanguozhiTable {
  const { state } = table;
  return {
    ...table,
    clock: 0,
    begun: 0,
    handles: 0,
    cards: table.cards.map((card) => ({
      ...card,
      incarnation: 0,
      handle: card.id as unknown as typeof card.handle,
      enteredAt: 0,
      lastZone: card.zone,
      lastController: card.controller,
    })),
    effects: { forbid: [], replace: [], modify: [], trigger: [] },
    state: {
      ...state,
      seen: {},
      version: 0,
      numbered: 0,
      passes: 0,
      lastKnown: {},
      harms: {},
      standing: {},
    },
  };
}

/** The card with words that came into play last goes to its owner's graveyard. */
export function* buryLast(table: SanguozhiTable): Flow<boolean> {
  const speaking = seatsFrom(table, table.state.active)
    .flatMap((seat) => fieldOf(table, seat))
    .filter((card) => printed(table, card).abilities.length > 0 && !table.cards[card].faceDown);
  const last = speaking.reduce<CardId>(
    (latest, card) =>
      latest === NO_CARD || table.cards[card].enteredAt > table.cards[latest].enteredAt
        ? card
        : latest,
    NO_CARD,
  );
  if (last === NO_CARD) return false;
  yield* happen(table, { type: 'loop', seat: table.cards[last].controller ?? NOBODY, card: last });
  yield* happen(table, moveTo(table, last, of(table.cards[last].owner, 'graveyard')));
  return true;
}
