import { meaning } from '@lianhuan/cardtext';
import { ask, type CardId, type Flow, NO_CARD, NOBODY, option, type Seat } from '@lianhuan/kernel';
import type { DamageKind, EventOf, EvolveEvent } from '../../../events/events.ts';
import { obeys, type RuleId, rule } from '../../../rules.ts';
import {
  DAMAGE,
  type EvolveTable,
  isLeader,
  onField,
  refOf,
  zoneOf,
} from '../../../table/table.ts';
import { isHidden } from '../../../table/zones.ts';
import { isKind } from '../../meaning/damage-kinds.ts';
import { isReplacing, whileReplacing } from '../../meaning/replacing.ts';
import { payable, run } from '../../meaning/run.ts';
import type { Scope } from '../../meaning/scope.ts';
import { forDoers, isSubject, isSubjectSeat } from '../../meaning/subjects.ts';
import type { Instead } from '../../nodes/index.ts';
import { doerCalled } from '../../reading/english.ts';
import { playersCalled } from '../../reading/english-verbs.ts';
import { REPLACEABLE, type Replaceable } from '../../reading/vocabulary.ts';
import type { ReplaceWordOf } from '../../reading/word.ts';

/** 改为: something else happens instead (10.2.1.3.1, 10.10). */

const { draw, 'gain-life': gain, 'lose-life': loss, recover, lose, ...cardEvents } = REPLACEABLE;
/** What players do that can be replaced. */
export const PLAYER_EVENTS = { draw, 'gain-life': gain, 'lose-life': loss, recover, lose };
export const CARD_EVENTS = cardEvents;

/** The card, or else the player, that an event would happen to. */
interface Affected {
  readonly card: CardId;
  readonly seat: Seat;
}

/** What can be replaced: events of a type, and to whom they would happen; null if the event is something else. */
interface Replacing {
  readonly type: EvolveEvent['type'];
  whom(event: EvolveEvent, table: EvolveTable): Affected | null;
}

/** Events that would happen to a card; `NO_CARD` if the event is something else. */
function toCard<Type extends EvolveEvent['type']>(
  type: Type,
  whom: (event: EventOf<Type>, table: EvolveTable) => CardId,
): Replacing {
  return {
    type,
    whom: (event, table) => {
      const card = whom(event as EventOf<Type>, table);
      return card === NO_CARD ? null : { card, seat: NOBODY };
    },
  };
}

/** Events that a player would bring about, or that would happen to the player. */
function toPlayer<Type extends 'draw' | 'life' | 'energy' | 'lose'>(
  type: Type,
  isSo: (event: EventOf<Type>) => boolean = () => true,
): Replacing {
  return {
    type,
    whom: (event) => {
      const one = event as EventOf<Type>;
      return isSo(one) ? { card: NO_CARD, seat: (one as { readonly seat: Seat }).seat } : null;
    },
  };
}

const its = ({ card }: { readonly card: CardId }) => card;

const damagedBy = (kind: DamageKind | null) =>
  toCard('damage', ({ to, amount, damage }, table) => {
    const isMeant = kind === null || isKind(kind, damage, !isLeader(table, to));
    return amount > 0 && isMeant ? to : NO_CARD;
  });

/** The move of a card off the field, into a zone that is meant. */
const leaving = (isGoal: (zone: string) => boolean) =>
  toCard('move', ({ card, to }, table) => {
    const { name } = table.zones[to];
    return onField(table, card) && name !== 'field' && isGoal(name) ? card : NO_CARD;
  });

/** What each of these events is. */
const REPLACING: Readonly<Record<Replaceable, Replacing>> = {
  destroyed: toCard('destroy', its),
  'leave-field': leaving(() => true),
  'to-graveyard': leaving((zone) => zone === 'graveyard'),
  returned: leaving((zone) => zone === 'hand'),
  banished: toCard('banish', its),
  taken: toCard('take', its),
  tapped: toCard('tap', ({ card, tapped }) => (tapped ? card : NO_CARD)),
  untapped: toCard('tap', ({ card, tapped }) => (tapped ? NO_CARD : card)),
  evolves: toCard('evolve', ({ onto }) => onto),
  stacked: toCard('count', ({ card, counter, by }) =>
    by > 0 && counter !== DAMAGE ? card : NO_CARD,
  ),
  damaged: damagedBy(null),
  'ability-damaged': damagedBy('ability'),
  'attack-damaged': damagedBy('attack'),
  'fight-damaged': damagedBy('fight'),
  'deals-damage': toCard('damage', ({ source, amount }) => (amount > 0 ? source : NO_CARD)),
  discarded: toCard('discard', its),
  draw: toPlayer('draw'),
  'gain-life': toPlayer('life', ({ by }) => by > 0),
  'lose-life': toPlayer('life', ({ by }) => by < 0),
  recover: toPlayer('energy', ({ recovered }) => recovered === true),
  lose: toPlayer('lose'),
};

/** Whom the event would happen to, if it is what the words replace; null if it is something else. */
function affectedBy(table: EvolveTable, would: Replaceable, event: EvolveEvent): Affected | null {
  const { type, whom } = REPLACING[would];
  return event.type === type ? whom(event, table) : null;
}

function isMeant(
  table: EvolveTable,
  { who }: Instead,
  affected: Affected,
  effect: Parameters<typeof isSubject>[3],
  scope: Scope,
): boolean {
  if (who.kind === 'players') {
    return isSubjectSeat(table, who, affected.seat, scope);
  }
  const { card } = affected;
  if (!isSubject(table, who, card, effect, scope)) return false;
  // A card on the field is looked at as it is now, not as it is printed (10.10.3).
  if (onField(table, card)) rule('10.10.3');
  return true;
}

function* isWilling({ span }: Instead, { seat, source }: Scope): Flow<boolean> {
  const { verb } = yield* ask({
    seat,
    kind: 'may-instead',
    options: [option('yes', source, seat), option('no', source, seat)],
    about: source,
    amount: span[0],
    rule: '10.10.1' satisfies RuleId,
  });
  return verb === 'yes';
}

/** A card in a hidden zone is shown while its words are carried out (10.6.2.1.1). */
function* inTheOpen(table: EvolveTable, { seat, source }: Scope, flow: Flow<unknown>): Flow {
  const hidden = isHidden(zoneOf(table, source)) && rule('10.6.2.1.1');
  const isFirst = table.state.shown.length === 0;
  if (hidden) yield* table.procedures.showAsUsed(table, seat, source);
  yield* flow;
  if (hidden && isFirst) yield* table.procedures.happen(table, { type: 'hide-again' });
}

const WAYS = [
  { zh: '[改为|作为代替]{deed:effect}', may: false },
  { zh: '[可以|可|你可以]改为{deed:effect}', may: true },
] as const;

const instead: ReplaceWordOf<Instead> = {
  kind: 'instead',
  forms: WAYS.flatMap(({ zh, may }) => [
    {
      as: 'lasting',
      zh: `[若|如果|当]{who:players}将{would:player-event}[，|，则|时，]${zh}`,
      with: { may },
    },
    ...forDoers('[若|如果|当|]', `将[|要|会]{would:card-event}[，|，则|时，]${zh}`, { may }),
  ]),
  english: ({ who, would, may, deed }, say) => {
    const other = may ? `you may ${say(deed, 'you may')}` : say(deed, 'you');
    const one = who.kind === 'players' ? playersCalled(who) : doerCalled(who, say);
    return `if ${one} ${REPLACEABLE[would].en}, ${other} instead`;
  },
  explain: meaning(
    '原来的事完全不发生，发生的是改为的事',
    'What was to happen does not happen at all; the other thing does',
  ),
  rules: ['10.2.1.3.1', '10.10.1', '10.10.1.1'],
  effect: 'replace',
  events: ({ would }) => [REPLACING[would].type],
  replaces: (table, word, effect, event, scope) => {
    const whom = affectedBy(table, word.would, event);
    if (whom === null || !isMeant(table, word, whom, effect, scope)) return false;
    // The effect does not replace what it itself brings about (10.10.2.3).
    return !isReplacing(table, effect) && obeys('10.2.1.3.1');
  },
  *replace(table, word, effect, event, scope) {
    const whom = affectedBy(table, word.would, event);
    if (whom === null) return event;
    const that = whom.card === NO_CARD ? [] : [refOf(table, whom.card)];
    const actor = whom.seat === NOBODY ? scope.actor : whom.seat;
    const inner: Scope = { ...scope, actor, that, heard: event };
    if (word.may && !payable(table, word.deed, inner)) return event;
    if (word.may && !(yield* isWilling(word, inner))) return event;
    yield* whileReplacing(table, effect, inTheOpen(table, scope, run(table, word.deed, inner)));
    return null;
  },
};

export const INSTEAD_LASTING = { instead } as const;
