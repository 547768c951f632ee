import type { CardId, Flow, Seat } from '@lianhuan/kernel';
import { NOBODY } from '@lianhuan/kernel';
import { beginFrame, endFrame, happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import type { DeathFrame } from '../../table/frames.ts';
import {
  cardsIn,
  characterOf,
  frameOf,
  isAlive,
  ownCards,
  type SanguoshaTable,
} from '../../table/table.ts';
import { type PlayerZone, shared } from '../../table/zones.ts';
import { KILLED } from '../../text/meaning/records.ts';
import { dropGuises, resetGuise } from '../guises.ts';
import { testEnd } from '../modes/ends.ts';
import { fallOfLord, testInstantWin } from '../modes/lords.ts';
import { isOfPile, putAway } from '../modes/replaced-generals.ts';
import { turnUp } from '../modes/reveal.ts';
import { settle } from '../modes/rewards.ts';
import { showRole } from '../modes/roles.ts';
import { move } from '../moving/move.ts';
import { timing } from '../timing.ts';

/** 死亡 (death). */

/** A character dies. @param source whose damage it was, if it was damage (T38); −1 for nobody's */
export function* die(table: SanguoshaTable, seat: Seat, source: Seat): Flow {
  if (!isAlive(table, seat)) return;
  const killer = source !== NOBODY && rule('T38') && rule('death.1') ? source : NOBODY;
  const frame = yield* beginFrame(table, { kind: 'death', seat, killer });
  if (killer !== NOBODY) {
    yield* happen(table, { type: 'count-use', seat: killer, use: KILLED, by: 1 });
  }
  yield* resetGuise(table, seat);
  yield* turnUp(table, seat);
  if (table.state.mode === 'hegemony') {
    yield* fallOfLord(table, seat);
    yield* testInstantWin(table, seat);
    if (table.outcome !== null) {
      yield* endFrame(table, frame);
      return;
    }
  }
  const { hp } = characterOf(table, seat);
  if (hp > 0 && rule('death.3')) yield* happen(table, { type: 'hp', seat, by: -hp });
  yield* happen(table, { type: 'die', seat });
  yield* timing(table, frame, 'death.4');
  if (rule('death.5')) yield* showRole(table, seat);
  if (table.outcome === null) yield* testEnd(table);
  if (table.outcome === null) yield* leave(table, frame);
  yield* endFrame(table, frame);
}

function* leave(table: SanguoshaTable, frame: DeathFrame): Flow {
  const { seat, killer } = frame;
  yield* timing(table, frame, 'death.6');
  // Somebody else may have died of that, and the game be over (P13).
  if (table.outcome !== null) return;
  if (rule('death.7')) yield* leaveCards(table, seat);
  yield* settle(table, killer, seat);
  yield* timing(table, frame, 'death.8');
  yield* timing(table, frame, 'death.9');
  if (table.outcome === null) yield* endOwnTurn(table, seat);
}

const LEFT_BEHIND: readonly PlayerZone[] = ['judgement', 'on-general', 'under-general'];

/** 离场: the cards of the dead go to the discard pile, its generals to their pile (death.7). */
function* leaveCards(table: SanguoshaTable, seat: Seat): Flow {
  yield* dropGuises(table, seat);
  const pile = { to: shared('discard-pile'), reason: 'leave', by: NOBODY } as const;
  const cards: CardId[] = [...ownCards(table, seat)];
  for (const zone of LEFT_BEHIND) cards.push(...cardsIn(table, seat, zone));
  yield* move(table, cards, pile);
  const generals = [...cardsIn(table, seat, 'generals')];
  const kept = generals.filter((card) => isOfPile(table, card));
  yield* move(table, kept, { ...pile, to: shared('general-pile') });
  for (const card of generals) if (!kept.includes(card)) yield* putAway(table, card);
  for (const [mark, count] of Object.entries(characterOf(table, seat).marks)) {
    yield* happen(table, { type: 'mark', seat, mark, by: -count });
  }
  if (characterOf(table, seat).chained) {
    yield* happen(table, { type: 'chain', seat, chained: false });
  }
}

/** In its own turn what runs is finished, and then the turn goes on with its end (P12, chapter 5). */
function* endOwnTurn(table: SanguoshaTable, seat: Seat): Flow {
  const turn = frameOf(table, 'turn');
  const phase = frameOf(table, 'phase');
  if (turn === null || turn.seat !== seat || phase === null) return;
  rule('P12');
  yield* happen(table, { type: 'change-frame', frame: phase, change: { over: true } });
}
