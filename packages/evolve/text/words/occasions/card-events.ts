import type { CardId } from '@lianhuan/kernel';
import type { EventOf, EvolveEvent } from '../../../events/events.ts';
import { obeys, rule } from '../../../rules.ts';
import { DAMAGE, type EvolveTable, isLeader, onField } from '../../../table/table.ts';
import { isKind } from '../../meaning/damage/kinds.ts';
import type { WhenOf } from '../../reading/vocabulary.ts';

/** What each thing that a card can do or suffer is, among the events: of which type, and which cards did it. */

/** One thing that cards do or suffer. */
export interface CardHappening {
  readonly type: EvolveEvent['type'];
  /** The cards that did it in such an event, or to which it was done. */
  who(table: EvolveTable, event: EvolveEvent): readonly CardId[];
  /** It is looked for on the table as it was before the event (10.7.4.1.2). */
  readonly before: boolean;
}

const NONE: readonly CardId[] = [];

/** In events of a type the cards that `did` finds. */
function when<Type extends EvolveEvent['type']>(
  type: Type,
  did: (event: EventOf<Type>, table: EvolveTable) => readonly CardId[],
  before = false,
): CardHappening {
  return { type, before, who: (table, event) => did(event as EventOf<Type>, table) };
}

/** The card of the event, if that is so of the event. */
function itsCard<Event extends { readonly card: CardId }>(
  isSo: (event: Event, table: EvolveTable) => boolean = () => true,
) {
  return (event: Event, table: EvolveTable): readonly CardId[] =>
    isSo(event, table) ? [event.card] : NONE;
}

type Origin = EventOf<'enter'>['from'];

/** A card enters the field; a used card comes from where it was used (5.4.3). It is looked at as it lies on the field now. */
function enters(isFrom: (from: Origin) => boolean): CardHappening {
  const entered = itsCard<EventOf<'enter'>>(
    ({ from }) => isFrom(from) && obeys('10.7.4.1.3', '10.9.3.1'),
  );
  return when('enter', entered);
}

/** A card moves from the field to such a zone; to the other player's field it does not leave (10.7.4.3). */
function leaves(isGoal: (zone: string) => boolean): CardHappening {
  const left = itsCard<EventOf<'move'>>(({ card, to }, table) => {
    const into = table.zones[to].name;
    return onField(table, card) && into !== 'field' && isGoal(into);
  });
  return when('move', left, true);
}

/** A card of such a zone moves to the graveyard; it is looked at where everybody sees it (10.7.4.1.1). */
function buried(isFrom: (zone: string) => boolean): CardHappening {
  const moved = itsCard<EventOf<'move'>>(({ to, from }, table) => {
    if (from < 0 || table.zones[to].name !== 'graveyard') return false;
    return isFrom(table.zones[from].name) && rule('10.7.4.1.1');
  });
  return when('move', moved);
}

/** A card comes to such a zone from another. */
function comes(zone: string): CardHappening {
  return when(
    'move',
    itsCard<EventOf<'move'>>(({ to, from }, table) => to !== from && table.zones[to].name === zone),
  );
}

type Destroy = EventOf<'destroy'>;

/** Being destroyed by 毁灭 is being destroyed by an ability (11.3.2.1); paying with it is not. */
const byAbility = ({ how }: Destroy) => how === 'ability' || (how === 'bane' && rule('11.3.2.1'));

const isOthers = ({ by, card }: Destroy, table: EvolveTable) =>
  by >= 0 && by !== table.cards[card].controller;

type Damage = EventOf<'damage'>;

function damaged(isSo: (event: Damage, table: EvolveTable) => boolean): CardHappening {
  return when('damage', (event, table) =>
    event.amount > 0 && isSo(event, table) ? [event.to] : NONE,
  );
}

type Count = EventOf<'count'>;

const counters = (isSo: (by: number) => boolean) =>
  when(
    'count',
    itsCard<Count>(({ by, counter }) => counter !== DAMAGE && isSo(by)),
  );

/** Each thing that a trigger can hear of a card, by its slug. */
export const CARD_HAPPENINGS: Readonly<Record<WhenOf, CardHappening>> = {
  enters: enters(() => true),
  'enters-from-hand': enters((from) => from === 'hand'),
  'enters-from-elsewhere': enters((from) => from !== 'hand'),
  'enters-from-extra': enters((from) => from === 'extra'),
  'enters-from-beyond-extra': enters((from) => from !== 'extra'),
  'enters-from-graveyard': enters((from) => from === 'graveyard'),
  'enters-from-beyond-graveyard': enters((from) => from !== 'graveyard'),
  'enters-from-deck': enters((from) => from === 'deck' || from === 'aside'),
  'enters-from-beyond-deck': enters((from) => from !== 'deck' && from !== 'aside'),
  leaves: leaves(() => true),
  dies: leaves((zone) => zone === 'graveyard'),
  returned: leaves((zone) => zone === 'hand'),
  'returned-to-deck': leaves((zone) => zone === 'deck'),
  milled: buried((zone) => zone === 'deck' || zone === 'aside'),
  'hand-to-graveyard': buried((zone) => zone === 'hand'),
  destroyed: when('destroy', itsCard(), true),
  'ability-destroyed': when('destroy', itsCard(byAbility), true),
  'enemy-ability-destroyed': when(
    'destroy',
    itsCard<Destroy>((event, table) => byAbility(event) && isOthers(event, table)),
    true,
  ),
  'damage-destroyed': when(
    'destroy',
    itsCard<Destroy>(({ how }) => how === 'damage'),
    true,
  ),
  banished: when('banish', itsCard(), true),
  attacks: when('attacks', itsCard()),
  'attacks-leader': when(
    'attacks',
    itsCard<EventOf<'attacks'>>(({ target }, table) => isLeader(table, target)),
  ),
  'attacks-follower': when(
    'attacks',
    itsCard<EventOf<'attacks'>>(({ target }, table) => !isLeader(table, target)),
  ),
  attacked: when('attacks', ({ target }) => [target]),
  // Attacker and defender have both fought (8.4.9.2).
  fights: when('fought', (event) => [event.card, event.with].filter(() => rule('8.4.9.2'))),
  evolves: when('evolve', ({ onto }) => [onto]),
  races: when('race', itsCard()),
  meals: when('meal', itsCard()),
  damaged: damaged(() => rule('5.13.3.4')),
  'ability-damaged': damaged(({ damage }) => isKind('ability', damage)),
  'attack-damaged': damaged(({ damage }) => isKind('attack', damage)),
  'fight-damaged': damaged(({ damage, to }, table) =>
    isKind('fight', damage, !isLeader(table, to)),
  ),
  discarded: when('discard', itsCard()),
  stacked: counters((by) => by > 0),
  unstacked: counters((by) => by < 0),
  tapped: when(
    'tap',
    itsCard<EventOf<'tap'>>(({ tapped }) => tapped),
  ),
  untapped: when(
    'tap',
    itsCard<EventOf<'tap'>>(({ tapped }) => !tapped),
  ),
  // Whose it was is looked at before it is taken (5.21.1).
  taken: when('take', itsCard(), true),
  selected: when('select', itsCard()),
  'enemy-selected': when(
    'select',
    itsCard<EventOf<'select'>>(({ card, seat }, table) => seat !== table.cards[card].controller),
  ),
  shown: when('show', ({ cards, asUsed }) => (asUsed ? NONE : cards)),
  'added-to-hand': comes('hand'),
  'put-into-extra': comes('extra'),
  generated: when('create', itsCard()),
};
