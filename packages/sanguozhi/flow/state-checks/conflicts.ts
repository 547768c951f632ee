import { ask, type CardId, type Flow, type Option, option } from '@lianhuan/kernel';
import type { Prompt, Verb } from '../../describe/prompts.ts';
import { type RuleId, rule } from '../../rules.ts';
import { printed, type SanguozhiTable, seatsFrom } from '../../table/table.ts';
import type { Due } from './check.ts';

/** Two rule effects that move one card to two places at one moment (300.7): its controller picks one of them. */

/** Asks about each such card; gives the cards that each of the rule effects leaves to the other. */
export function* conflictsSettled(
  table: SanguozhiTable,
  dues: readonly Due[],
): Flow<ReadonlyMap<Due, ReadonlySet<CardId>>> {
  const spared = new Map<Due, Set<CardId>>();
  const [falls, goesHome] = (['graveyard', 'hand'] as const).map((into) =>
    dues.find((due) => due.into === into),
  );
  if (falls === undefined || goesHome === undefined) return spared;
  for (const card of movedByBoth(table, falls, goesHome).filter(() => rule('300.7'))) {
    const other = (yield* staysDead(table, card)) ? goesHome : falls;
    spared.set(other, (spared.get(other) ?? new Set()).add(card));
  }
  return spared;
}

/** The generals, in the order in which their controllers are asked (101.4). */
function movedByBoth(table: SanguozhiTable, one: Due, other: Due): readonly CardId[] {
  const both = one.leaving.filter(
    (card) => other.leaving.includes(card) && printed(table, card).kind === 'general',
  );
  const seats = seatsFrom(table, table.state.active);
  const turn = (card: CardId) => seats.indexOf(table.cards[card].controller);
  return both.toSorted((a, b) => turn(a) - turn(b));
}

/** Does its controller let it fall, rather than have it go home? */
function* staysDead(table: SanguozhiTable, card: CardId): Flow<boolean> {
  const { controller: seat } = table.cards[card];
  const verbs = ['let-fall', 'go-home'] as const satisfies readonly Verb[];
  const { verb } = yield* ask({
    seat,
    kind: 'rule-conflict' satisfies Prompt,
    options: verbs.map((one): Option => option(one, card, seat)),
    about: card,
    rule: '300.7' satisfies RuleId,
  });
  return verb === 'let-fall';
}
