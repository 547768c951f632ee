import { meaning } from '@lianhuan/cardtext';
import { type CardId, NO_CARD } from '@lianhuan/kernel';
import { type EventOf, isOneOf } from '../../../events/events.ts';
import { obeys, rule } from '../../../rules.ts';
import { DAMAGE, type EvolveTable, isLeader, onField } from '../../../table/table.ts';
import { isKind } from '../../meaning/damage-kinds.ts';
import { isDoer } from '../../meaning/referents.ts';
import type { Occasion } from '../../nodes/index.ts';
import { doerCalled } from '../../reading/english.ts';
import { DAMAGE_TERMS, WHENS, type WhenOf } from '../../reading/vocabulary.ts';
import type { OccasionWord } from '../../reading/word.ts';

/** What cards do and suffer, for triggers that wait for it. */

type WordOf<K extends Occasion['kind']> = OccasionWord<Extract<Occasion, { kind: K }>>;

/** The events that can be something a card does or suffers. */
const CARD_EVENTS = [
  'enter',
  'move',
  'destroy',
  'banish',
  'attacks',
  'fought',
  'evolve',
  'race',
  'damage',
  'discard',
  'count',
] as const;
type CardEvent = EventOf<(typeof CARD_EVENTS)[number]>;

/** What is looked for on the table as it was before the event (10.7.4.1.2). */
const LOOKING_BACK: ReadonlySet<WhenOf> = new Set<WhenOf>([
  'leaves',
  'destroyed',
  'ability-destroyed',
  'dies',
  'banished',
  'returned',
]);

const cardDoes: WordOf<'card-does'> = {
  kind: 'card-does',
  forms: [{ as: 'occasion', zh: '{who:doer}{what:when}' }],
  english: ({ who, what }, say) => `${doerCalled(who, say)} ${WHENS[what].en}`,
  explain: meaning(
    '这件事发生之后，到下一个检查时点使用',
    'Used at the next check timing after it happened',
  ),
  rules: ['10.1.1.2.1', '10.7.2'],
  rulesOf: ({ what }) => (LOOKING_BACK.has(what) ? ['10.7.4', '10.7.4.1.2'] : ['10.7.2']),
  events: new Set(CARD_EVENTS),
  // A card's own ability hears in the hand that the card is discarded: in the graveyard it works no more (10.3.5).
  looksBack: ({ who, what }) =>
    (what === 'discarded' && who.kind === 'this') ||
    (LOOKING_BACK.has(what) && obeys('10.7.4.1', '10.7.4.1.2')),
  hears: (table, { who, what }, event, scope) =>
    isOneOf(event, CARD_EVENTS) &&
    whoDid(table, what, event).some((card) => isDoer(table, who, card, scope)),
};

/** The cards that did it in this event, or to which it was done. */
function whoDid(table: EvolveTable, what: WhenOf, event: CardEvent): readonly CardId[] {
  switch (event.type) {
    case 'enter':
      // The card is looked at as it lies on the field now, changed by the effects that work on it there.
      return entersSo(what, event.from) && obeys('10.7.4.1.3', '10.9.3.1') ? [event.card] : NONE;
    case 'move':
      return leaves(table, what, event.card, event.to) ? [event.card] : NONE;
    case 'destroy':
      return isDestroyed(what, event.how) ? [event.card] : NONE;
    case 'banish':
      return what === 'banished' ? [event.card] : NONE;
    case 'attacks':
      if (what === 'attacks') return [event.card];
      return what === 'attacked' ? [event.target] : NONE;
    case 'fought':
      // Attacker and defender have both fought (8.4.9.2).
      return what === 'fights' && rule('8.4.9.2') ? [event.card, event.with] : NONE;
    case 'evolve':
      return what === 'evolves' ? [event.onto] : NONE;
    case 'race':
      return what === 'races' ? [event.card] : NONE;
    case 'damage':
      return isDamaged(what, event) ? [event.to] : NONE;
    case 'discard':
      return what === 'discarded' ? [event.card] : NONE;
    case 'count':
      return what === 'stacked' && event.by > 0 && event.counter !== DAMAGE ? [event.card] : NONE;
  }
}

const NONE: readonly CardId[] = [];

/** Does a card that enters the field from there do so as the words say? A used card comes from where it was used (5.4.3). */
function entersSo(what: WhenOf, from: EventOf<'enter'>['from']): boolean {
  if (what === 'enters') return true;
  if (what === 'enters-from-hand') return from === 'hand';
  return what === 'enters-from-elsewhere' && from !== 'hand';
}

/** Being destroyed by 毁灭 is being destroyed by an ability (11.3.2.1); paying with it is not. */
function isDestroyed(what: WhenOf, how: EventOf<'destroy'>['how']): boolean {
  if (what === 'destroyed') return true;
  if (what !== 'ability-destroyed') return false;
  return how === 'ability' || (how === 'bane' && rule('11.3.2.1'));
}

function isDamaged(what: WhenOf, { damage, amount }: EventOf<'damage'>): boolean {
  if (amount <= 0) return false;
  if (what === 'damaged') return rule('5.13.3.4');
  return what === 'ability-damaged' && damage === 'ability' && rule('5.13.3.3');
}

function leaves(table: EvolveTable, what: WhenOf, card: CardId, to: number): boolean {
  if (what !== 'leaves' && what !== 'dies' && what !== 'returned') return false;
  const into = table.zones[to].name;
  // A card that moves to the other player's field does not leave the field (10.7.4.3).
  if (!onField(table, card) || into === 'field') return false;
  if (what === 'leaves') return true;
  return into === (what === 'dies' ? 'graveyard' : 'hand');
}

const deals: WordOf<'deals'> = {
  kind: 'deals',
  forms: [
    { as: 'occasion', zh: '{who:doer}对{to:doer}造成{damage}' },
    { as: 'occasion', zh: '{who:doer}对{to:doer}造成伤害', with: { damage: null } },
    { as: 'occasion', zh: '{who:doer}造成{damage}', with: { to: null } },
    { as: 'occasion', zh: '{who:doer}造成伤害', with: { to: null, damage: null } },
  ],
  english: ({ who, damage, to }, say) => {
    const what = damage === null ? 'damage' : DAMAGE_TERMS[damage].en;
    return `${doerCalled(who, say)} deals ${what}${to === null ? '' : ` to ${doerCalled(to, say)}`}`;
  },
  explain: meaning('造成了这种伤害之后', 'After it has dealt such damage'),
  rules: ['5.13.3'],
  rulesOf: ({ damage }) => (damage === null ? ['5.13.3.4'] : [KIND_RULES[damage]]),
  events: new Set(['damage']),
  looksBack: () => false,
  hears: (table, { who, damage, to }, event, scope) => {
    if (event.type !== 'damage' || event.amount <= 0 || event.source === NO_CARD) return false;
    if (damage !== null && !isKind(damage, event.damage, !isLeader(table, event.to))) return false;
    if (!isDoer(table, who, event.source, scope)) return false;
    return to === null || isDoer(table, to, event.to, scope);
  },
};

const KIND_RULES = { attack: '5.13.3.1', fight: '5.13.3.2', ability: '5.13.3.3' } as const;

export const CARD_OCCASIONS = { 'card-does': cardDoes, deals } as const;
