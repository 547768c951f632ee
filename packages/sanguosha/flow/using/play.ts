import type { Flow, Seat } from '@lianhuan/kernel';
import { beginFrame, endFrame } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import type { CardInUse } from '../../table/cards-in-use.ts';
import type { SanguoshaTable } from '../../table/table.ts';
import { shared } from '../../table/zones.ts';
import { showForCard } from '../modes/reveal.ts';
import { cleanUp, move } from '../moving/move.ts';
import { timing } from '../timing.ts';
import { noteHandled } from './handled.ts';
import { countConversion } from './ways.ts';

/**
 * 打出 (play): a card without targets and without effect.
 * @param laid whether its cards lie in the processing area already
 */
export function* play(
  table: SanguoshaTable,
  user: Seat,
  card: CardInUse,
  laid: 'laid' | 'not-laid' = 'not-laid',
): Flow {
  yield* playFor(table, user, card, () => cleanUp(table, card.real), laid);
}

/** 打出 a card that something is done with, as with one that becomes 判定牌: `then` comes before its flow ends. */
export function* playFor(
  table: SanguoshaTable,
  user: Seat,
  card: CardInUse,
  then: () => Flow,
  laid: 'laid' | 'not-laid' = 'not-laid',
): Flow {
  const frame = yield* beginFrame(table, { kind: 'play', user, card });
  yield* showForCard(table, user, card);
  if (laid === 'not-laid' && rule('play.1'))
    yield* move(table, card.real, { to: shared('processing'), reason: 'play', by: user });
  yield* noteHandled(table, user, card.face);
  yield* countConversion(table, user, card);
  yield* timing(table, frame, 'play.2');
  yield* timing(table, frame, 'play.3');
  yield* then();
  yield* endFrame(table, frame);
}
