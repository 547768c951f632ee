import { ask, type CardId, chance, type Flow, NO_CARD, option, type Seat } from '@lianhuan/kernel';
import type { Prompt, Verb } from '../../describe/prompts.ts';
import { happen } from '../../events/pipeline.ts';
import { obeys, type RuleId, rule } from '../../rules.ts';
import { cardsIn, type EvolveTable, opponentOf } from '../../table/table.ts';
import { orderCards } from '../ask.ts';
import { shuffle } from '../moving/deck.ts';
import { moveHome, moveTogether } from '../moving/moves.ts';
import { adjust } from '../resources/player-numbers.ts';

/** 开始游戏前的步骤 (6.2). */

/** 起始手牌 (6.2.1.7). */
const OPENING_HAND = 4;
/** 进化点 of the player who goes second (6.2.1.10). */
const SECOND_POINTS = 3;

export function* setUp(table: EvolveTable): Flow {
  if (rule('6.2.1.4')) for (const seat of [0, 1] as Seat[]) yield* shuffle(table, seat);
  yield* decideFirst(table);
  const { first } = table.state;
  const second = opponentOf(first);
  if (rule('6.2.1.7')) for (const seat of [first, second]) yield* deal(table, seat);
  for (const seat of [first, second]) yield* mulligan(table, seat);
  if (rule('6.2.1.10')) yield* adjust(table, second, 'evolve-points', SECOND_POINTS);
}

/** The player on whom the lot falls says whether to go first (6.2.1.6). */
function* decideFirst(table: EvolveTable): Flow {
  if (table.state.first >= 0) return;
  const lot = chance(0 as Seat, table.seats);
  yield* happen(table, lot);
  const seat = lot.result as Seat;
  const choice = yield* ask({
    seat,
    kind: 'choose-first' satisfies Prompt,
    options: (['first', 'second'] satisfies Verb[]).map((verb) => option(verb, NO_CARD, seat)),
    rule: '6.2.1.6' satisfies RuleId,
  });
  const goesFirst = choice.verb === 'first' || !rule('6.2.1.6');
  yield* happen(table, { type: 'first', seat: goesFirst ? seat : opponentOf(seat) });
}

/** Moves the top four cards of the deck to the hand: no draw, so nothing hears or replaces a draw (6.2.1.7). */
function* deal(table: EvolveTable, seat: Seat): Flow {
  const top = cardsIn(table, seat, 'deck').slice(-OPENING_HAND).toReversed();
  yield* moveTogether(
    table,
    top.map((card) => moveHome(table, card, 'hand')),
  );
}

/** Once, the player may put all four cards on the bottom of the deck for the next four (6.2.1.8). */
function* mulligan(table: EvolveTable, seat: Seat): Flow {
  const choice = yield* ask({
    seat,
    kind: 'mulligan' satisfies Prompt,
    options: (['keep', 'replace'] satisfies Verb[]).map((verb) => option(verb, NO_CARD, seat)),
    amount: OPENING_HAND,
    rule: '6.2.1.8' satisfies RuleId,
  });
  if (choice.verb === 'keep' || !rule('6.2.1.8')) return;
  const hand: readonly CardId[] = cardsIn(table, seat, 'hand');
  const question = { seat, kind: 'bottom-order', rule: '6.2.1.8' } as const;
  const ordered = yield* orderCards(question, hand);
  if (obeys('6.2.1.8')) {
    yield* moveTogether(
      table,
      ordered.map((card) => moveHome(table, card, 'deck', 'bottom')),
    );
  }
  yield* deal(table, seat);
}
