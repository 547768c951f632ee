import type { Flow } from '@lianhuan/kernel';
import { happenTogether } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import { isSame, onField, type SanguozhiEffect, type SanguozhiTable } from '../../table/table.ts';
import { endingNow, type Moment } from '../../text/meaning/begin-effect.ts';
import { awaitingLethal } from '../../text/meaning/lethal.ts';
import { isInForce } from '../../text/meaning/subjects.ts';
import { moveHome, moveTogether } from '../moving/moves.ts';

/** Ends all words begun by effects whose time is up at this moment (600.5, 614.2). */
export function* endWords(table: SanguozhiTable, moment: Moment): Flow {
  const ending = endingNow(table, moment);
  if (ending.length === 0) return;
  const ends = ending.map((effect) => ({ type: 'end-effect', effect }) as const);
  const obeyed = moment === 'turn-end' ? obeys('600.5', '614.2') : rule('600.5');
  if (obeyed) {
    yield* happenTogether(table, ends);
    yield* giveBack(table, ending);
  }
}

/** Rule effect: control that was had 直到本卡离场 is lost once that card has left (805.3). */
export function borrowingChecks(table: SanguozhiTable): Flow<boolean> | null {
  const over = table.effects.modify.filter(({ source, incarnation, body }) => {
    if (body.kind !== 'begun' || body.word.kind !== 'borrows') return false;
    return body.period === 'leaves' && !isInForce(table, { card: source, incarnation });
  });
  return over.length === 0 ? null : endBorrowing(table, over);
}

function* endBorrowing(table: SanguozhiTable, over: readonly SanguozhiEffect[]): Flow<boolean> {
  yield* happenTogether(
    table,
    over.map((effect) => ({ type: 'end-effect', effect }) as const),
  );
  yield* giveBack(table, over);
  return true;
}

/** What was begun for a 阵亡 by damage just dealt is over once rule effects have been carried out (804.5d). */
export function lethalChecks(table: SanguozhiTable): Flow<boolean> | null {
  const over = awaitingLethal(table);
  return over.length === 0 || !rule('804.5d') ? null : endLethal(table, over);
}

function* endLethal(table: SanguozhiTable, over: readonly SanguozhiEffect[]): Flow<boolean> {
  const ends = over.map((effect) => ({ type: 'end-effect', effect }) as const);
  yield* happenTogether(table, ends);
  return true;
}

/** Generals whose control was had for a while only go to their owners' hands (805.3). */
function* giveBack(table: SanguozhiTable, ended: readonly SanguozhiEffect[]): Flow {
  const borrowed = ended.flatMap(({ body }) =>
    body.kind === 'begun' && body.word.kind === 'borrows' ? (body.fixed.subjects ?? []) : [],
  );
  const moves = borrowed
    .filter((ref) => isSame(table, ref) && onField(table, ref.card))
    .map(({ card }) => card)
    .filter((card) => table.cards[card].owner !== table.cards[card].controller)
    .map((card) => moveHome(table, card, 'hand'));
  if (moves.length > 0 && rule('805.3')) yield* moveTogether(table, moves);
}
