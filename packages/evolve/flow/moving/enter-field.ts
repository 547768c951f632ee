import { ask, type CardId, citedAside, type Flow, option, type Seat } from '@lianhuan/kernel';
import type { Prompt, Verb } from '../../describe/prompts.ts';
import { type Asked, askedWords } from '../../effects/active-effects.ts';
import { hasKeyword } from '../../effects/derivation.ts';
import type { EvolveEvent } from '../../events/events.ts';
import { happen, happenTogether } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import { type EvolveTable, onField, STACK, seatsInTurn } from '../../table/table.ts';
import type { PlayerZone } from '../../table/zones.ts';
import { count } from '../../text/meaning/evaluate.ts';
import { isSubject } from '../../text/meaning/subjects.ts';
import type { EntersWith } from '../../text/nodes/index.ts';
import { isFollower } from './moves.ts';

/** What happens as cards come to the field, used or placed (5.4.3, 12.4). */

/** A card that has come to the field, and from where. */
export interface Arrival {
  readonly card: CardId;
  readonly from: PlayerZone | 'nowhere';
}

/** These cards have come to the field: they get their counters, triggers hear of them, and those with 守护 may be tapped. */
export function* entered(
  table: EvolveTable,
  arrivals: readonly Arrival[],
  how: { readonly how: 'used' | 'placed'; readonly tapped: boolean },
): Flow {
  const there = arrivals.filter(({ card }) => onField(table, card));
  yield* happenTogether(
    table,
    there.flatMap(({ card }) => comingWith(table, card, how.tapped)),
  );
  // All of them lie on the field already, so that the abilities of each hear of the others (10.7.4.2).
  citedAside(() => rule('10.7.4.2'));
  yield* happenTogether(
    table,
    there.map(({ card, from }) => ({
      type: 'enter',
      card,
      seat: table.cards[card].controller,
      from,
      how: how.how,
    })),
  );
  // The turn player decides first (1.3.4).
  for (const seat of seatsInTurn(table)) {
    for (const { card } of there) {
      if (table.cards[card].controller === seat) yield* standGuard(table, card);
    }
  }
}

/** A card that comes tapped is tapped; one with 蓄积 gets a counter (13.3.2.2). */
function comingWith(table: EvolveTable, card: CardId, tapped: boolean): EvolveEvent[] {
  const events: EvolveEvent[] = [];
  if (tapped) events.push({ type: 'tap', card, tapped: true });
  if (hasKeyword(table, card, 'stack') && obeys('13.3.2', '13.3.2.2')) {
    events.push({ type: 'count', card, counter: STACK, by: 1 });
  }
  const isMeant = ({ word, effect, scope }: Asked<EntersWith>) =>
    isSubject(table, word.who, card, effect, scope);
  for (const { word, scope } of askedWords(table, 'enters-with', isMeant)) {
    const { counter, amount } = word;
    if (counter === null || amount === null) {
      if (!tapped && rule('4.2.2.3')) events.push({ type: 'tap', card, tapped: true });
    } else if (rule('15.1.1')) {
      events.push({ type: 'count', card, counter, by: count(table, amount, scope) });
    }
  }
  return events;
}

/** The controller of a follower with 守护 may tap it as it comes to the field (12.8.2). */
function* standGuard(table: EvolveTable, card: CardId): Flow {
  const { tapped, controller } = table.cards[card];
  if (tapped || !onField(table, card) || !hasKeyword(table, card, 'ward')) return;
  // An amulet with 守护 cannot be tapped so: 12.8.2 speaks of 该随从.
  if (!isFollower(table, card) || !rule('12.8.2')) return;
  const choice = yield* ask({
    seat: controller as Seat,
    kind: 'enter-guard' satisfies Prompt,
    options: [
      option('tap' satisfies Verb, card, controller),
      option('stay' satisfies Verb, card, controller),
    ],
    about: card,
    rule: '12.8.2',
  });
  if (choice.verb === 'tap') yield* happen(table, { type: 'tap', card, tapped: true });
}
