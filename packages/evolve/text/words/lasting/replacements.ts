import { meaning } from '@lianhuan/cardtext';
import { ask, type CardId, type Flow, NO_CARD, NOBODY, option, type Seat } from '@lianhuan/kernel';
import type { EvolveEvent } from '../../../events/events.ts';
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
import { FATES, type Fate } from '../../reading/vocabulary.ts';
import type { ReplaceWordOf } from '../../reading/word.ts';

/** 改为: something else happens instead (10.2.1.3.1, 10.10). */

const { draw: _draw, ...cardFates } = FATES;
export const CARD_FATES = cardFates;

/** Whom the event would make suffer that fate. */
interface Sufferer {
  readonly card: CardId;
  readonly seat: Seat;
}

const aCard = (card: CardId): Sufferer => ({ card, seat: NOBODY });

/** Null where it is another event. */
function suffererOf(table: EvolveTable, fate: Fate, event: EvolveEvent): Sufferer | null {
  switch (event.type) {
    case 'destroy':
      return fate === 'destroyed' ? aCard(event.card) : null;
    case 'move': {
      if (!onField(table, event.card)) return null;
      const into = table.zones[event.to].name;
      if (into === 'field') return null;
      const meant = fate === 'leave-field' || (fate === 'to-graveyard' && into === 'graveyard');
      return meant ? aCard(event.card) : null;
    }
    case 'damage':
      return fate === 'hurt' && event.amount > 0 ? aCard(event.to) : null;
    case 'draw':
      return fate === 'draw' ? { card: NO_CARD, seat: event.seat } : null;
    case 'discard':
      return fate === 'discarded' ? aCard(event.card) : null;
    default:
      return null;
  }
}

/** The kinds of event by which each comes about. */
const FATE_EVENTS = {
  'leave-field': ['move'],
  'to-graveyard': ['move'],
  destroyed: ['destroy'],
  hurt: ['damage'],
  discarded: ['discard'],
  draw: ['draw'],
} as const satisfies Record<Fate, readonly EvolveEvent['type'][]>;

function isMeant(
  table: EvolveTable,
  { who }: Instead,
  sufferer: Sufferer,
  effect: Parameters<typeof isSubject>[3],
  scope: Scope,
): boolean {
  if (who.kind === 'players') {
    return sufferer.seat !== NOBODY && isSubjectSeat(table, who, sufferer.seat, scope);
  }
  const { card } = sufferer;
  if (card === NO_CARD || !isSubject(table, who, card, effect, scope)) return false;
  // On the field it is looked at as it is now, not as it is printed.
  return !onField(table, card) || rule('10.10.3');
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

/** A card in a hidden zone is shown while its words do something (10.6.2.1.1). */
function* inTheOpen(table: EvolveTable, { seat, source }: Scope, flow: Flow<unknown>): Flow {
  const hidden = isHidden(zoneOf(table, source)) && rule('10.6.2.1.1');
  const isFirst = table.state.shown.length === 0;
  if (hidden) yield* table.procedures.show(table, seat, [source]);
  yield* flow;
  if (hidden && isFirst) yield* table.procedures.happen(table, { type: 'unshow' });
}

const WAYS = [
  { zh: '改为{deed:effect}', may: false },
  { zh: '可以改为{deed:effect}', may: true },
] as const;

const instead: ReplaceWordOf<Instead> = {
  kind: 'instead',
  forms: WAYS.flatMap(({ zh, may }) => [
    { as: 'lasting', zh: `若{who:players}将抽卡牌，${zh}`, with: { may, fate: 'draw' } },
    ...forDoers('若', `将{fate:card-fate}，${zh}`, { may }),
  ]),
  english: ({ who, fate, may, deed }, say) => {
    const other = may ? `you may ${say(deed, 'you may')}` : say(deed, 'you');
    const one = who.kind === 'players' ? playersCalled(who) : doerCalled(who, say);
    return `if ${one} ${FATES[fate].en}, ${other} instead`;
  },
  explain: meaning(
    '原来的事完全不发生，发生的是改为的事',
    'What was to happen does not happen at all; the other thing does',
  ),
  rules: ['10.2.1.3.1', '10.10.1', '10.10.1.1'],
  effect: 'replace',
  events: ({ fate }) => FATE_EVENTS[fate],
  replaces: (table, word, effect, event, scope) => {
    const sufferer = suffererOf(table, word.fate, event);
    if (sufferer === null || !isMeant(table, word, sufferer, effect, scope)) return false;
    // What it does instead is not replaced by it once more (10.10.2.3).
    return !isReplacing(table, effect) && obeys('10.2.1.3.1');
  },
  *replace(table, word, effect, event, scope) {
    const sufferer = suffererOf(table, word.fate, event);
    if (sufferer === null) return event;
    const that = sufferer.card === NO_CARD ? [] : [refOf(table, sufferer.card)];
    const actor = sufferer.seat === NOBODY ? scope.actor : sufferer.seat;
    const inner: Scope = { ...scope, actor, that, heard: event };
    if (word.may && !payable(table, word.deed, inner)) return event;
    if (word.may && !(yield* isWilling(word, inner))) return event;
    yield* whileReplacing(table, effect, inTheOpen(table, scope, run(table, word.deed, inner)));
    return null;
  },
};

export const INSTEAD_LASTING = { instead } as const;
