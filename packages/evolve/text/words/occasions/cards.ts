import { formsAs, meaning } from '@lianhuan/cardtext';
import { NO_CARD } from '@lianhuan/kernel';
import { obeys } from '../../../rules.ts';
import { isLeader } from '../../../table/table.ts';
import { isKind } from '../../meaning/damage-kinds.ts';
import { isDoer } from '../../meaning/referents.ts';
import type { Occasion } from '../../nodes/index.ts';
import { doerCalled } from '../../reading/english.ts';
import { DAMAGE_TERMS, WHENS } from '../../reading/vocabulary.ts';
import type { OccasionWord } from '../../reading/word.ts';
import { CARD_HAPPENINGS } from './card-events.ts';

/** What cards do and suffer, for triggers that wait for it. */

type WordOf<K extends Occasion['kind']> = OccasionWord<Extract<Occasion, { kind: K }>>;

const EVENTS = new Set(Object.values(CARD_HAPPENINGS).map(({ type }) => type));

const cardDoes: WordOf<'card-does'> = {
  kind: 'card-does',
  forms: [{ as: 'happening', zh: '{who:doer}{what:when}' }],
  english: ({ who, what }, say) => `${doerCalled(who, say)} ${WHENS[what].en}`,
  explain: meaning(
    '这件事发生之后，到下一个检查时点使用',
    'Used at the next check timing after it happened',
  ),
  rules: ['10.1.1.2.1', '10.7.2'],
  rulesOf: ({ what }) => (CARD_HAPPENINGS[what].before ? ['10.7.4', '10.7.4.1.2'] : ['10.7.2']),
  events: EVENTS,
  // A card's own ability hears in the hand that the card is discarded: in the graveyard it works no more (10.3.5).
  looksBack: ({ who, what }) =>
    (what === 'discarded' && who.kind === 'this') ||
    (CARD_HAPPENINGS[what].before && obeys('10.7.4.1', '10.7.4.1.2')),
  hears: (table, { who, what }, event, scope) => {
    const happening = CARD_HAPPENINGS[what];
    if (happening.type !== event.type) return false;
    return happening.who(table, event).some((card) => isDoer(table, who, card, scope));
  },
};

const deals: WordOf<'deals'> = {
  kind: 'deals',
  forms: formsAs('happening', [
    ['{who:doer}对{to:doer}造成{damage}'],
    ['{who:doer}对{to:doer}造成伤害', { damage: null }],
    ['{who:doer}造成{damage}', { to: null }],
    ['{who:doer}造成伤害', { to: null, damage: null }],
  ]),
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
