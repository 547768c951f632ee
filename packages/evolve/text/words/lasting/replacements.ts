import { meaning } from '@lianhuan/cardtext';
import { ask, type CardId, type Flow, NO_CARD, NOBODY, option, type Seat } from '@lianhuan/kernel';
import { type EventOf, type EvolveEvent, isOneOf } from '../../../events/events.ts';
import { obeys, type RuleId, rule } from '../../../rules.ts';
import { type EvolveTable, onField, refOf, zoneOf } from '../../../table/table.ts';
import { isHidden } from '../../../table/zones.ts';
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

const { draw: _draw, ...cardEvents } = REPLACEABLE;
export const CARD_EVENTS = cardEvents;

/** The types of event that 改为 can replace. */
const REPLACED_EVENTS = ['destroy', 'move', 'damage', 'draw', 'discard'] as const;

/** The card, or else the player, that an event would happen to. */
interface Affected {
  readonly card: CardId;
  readonly seat: Seat;
}

const aCard = (card: CardId): Affected => ({ card, seat: NOBODY });

/** Whom the event would happen to, if it is what the words replace; null if it is something else. */
function affectedBy(table: EvolveTable, would: Replaceable, event: EvolveEvent): Affected | null {
  return isOneOf(event, REPLACED_EVENTS) ? affected(table, would, event) : null;
}

function affected(
  table: EvolveTable,
  would: Replaceable,
  event: EventOf<(typeof REPLACED_EVENTS)[number]>,
): Affected | null {
  switch (event.type) {
    case 'destroy':
      return would === 'destroyed' ? aCard(event.card) : null;
    case 'move': {
      if (!onField(table, event.card)) return null;
      const into = table.zones[event.to].name;
      if (into === 'field') return null;
      const meant = would === 'leave-field' || (would === 'to-graveyard' && into === 'graveyard');
      return meant ? aCard(event.card) : null;
    }
    case 'damage':
      return would === 'damaged' && event.amount > 0 ? aCard(event.to) : null;
    case 'draw':
      return would === 'draw' ? { card: NO_CARD, seat: event.seat } : null;
    case 'discard':
      return would === 'discarded' ? aCard(event.card) : null;
  }
}

/** The events by which each comes about. */
const EVENT_TYPES = {
  'leave-field': ['move'],
  'to-graveyard': ['move'],
  destroyed: ['destroy'],
  damaged: ['damage'],
  discarded: ['discard'],
  draw: ['draw'],
} as const satisfies Record<Replaceable, readonly (typeof REPLACED_EVENTS)[number][]>;

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
    idle: false,
  });
  return verb === 'yes';
}

/** A card in a hidden zone is shown while its words are carried out (10.6.2.1.1). */
function* inTheOpen(table: EvolveTable, { seat, source }: Scope, flow: Flow<unknown>): Flow {
  const hidden = isHidden(zoneOf(table, source)) && rule('10.6.2.1.1');
  const isFirst = table.state.shown.length === 0;
  if (hidden) yield* table.procedures.show(table, seat, [source]);
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
      zh: `[若|如果|当]{who:players}将抽[卡牌|卡][，|，则|时，]${zh}`,
      with: { may, would: 'draw' },
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
  events: ({ would }) => EVENT_TYPES[would],
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
