import { type Form, formsAs, meaning } from '@lianhuan/cardtext';
import { NO_CARD } from '@lianhuan/kernel';
import { obeys } from '../../../rules.ts';
import { isLeader } from '../../../table/table.ts';
import { isKind } from '../../meaning/damage/kinds.ts';
import { isDoer } from '../../meaning/referents.ts';
import type { Occasion } from '../../nodes/index.ts';
import { doerCalled } from '../../reading/english.ts';
import { DAMAGE_TERMS, WHENS, type WhenOf } from '../../reading/vocabulary.ts';
import type { OccasionWord } from '../../reading/word.ts';
import { CARD_HAPPENINGS } from './card-events.ts';

/** What cards do and suffer, for triggers that wait for it. */

type WordOf<K extends Occasion['kind']> = OccasionWord<Extract<Occasion, { kind: K }>>;

const EVENTS = new Set(Object.values(CARD_HAPPENINGS).map(({ type }) => type));

/** Where cards enter from, said before whose it is: 从额外区有随从进入战场 (5.4.3). */
const ENTERED_FROM: Partial<Readonly<Record<WhenOf, string>>> = {
  'enters-from-hand': '手牌',
  'enters-from-elsewhere': '手牌以外',
  'enters-from-extra': '额外区',
  'enters-from-beyond-extra': '额外区以外',
  'enters-from-graveyard': '墓场',
  'enters-from-beyond-graveyard': '墓场以外',
  'enters-from-deck': '牌组',
  'enters-from-beyond-deck': '牌组以外',
};
const ENTERS = '[进入战场|进入战场上|放置到战场|放置到战场上|放置在战场上|进场]';

/** 被破坏时，…: what is said of nobody is said of the card itself. Icons say so of attacking and its like. */
const OF_ITSELF = [
  ['被破坏', 'destroyed'],
  ['[离开战场|离场]', 'leaves'],
  ['从战场[放置到|放置于|置于]墓场', 'dies'],
  ['攻击主战者', 'attacks-leader'],
  ['攻击随从', 'attacks-follower'],
  ['被攻击', 'attacked'],
  ['受到伤害', 'damaged'],
  ['[进行交战|交战]', 'fights'],
  ['[被舍弃|被丢弃]', 'discarded'],
] as const;

const cardDoes: WordOf<'card-does'> = {
  kind: 'card-does',
  forms: [
    { as: 'happening', zh: '{who:doer}{what:when}' },
    // 你的战场上有其他随从进入战场.
    {
      as: 'happening',
      zh: `{side}[的|][战场上|场上|战场|场][|有]{who:filter}${ENTERS}`,
      with: { what: 'enters' },
      variant: true,
      build: ({ side, who: of }, span) => {
        const who = { kind: 'of-side', span, side, of };
        return { kind: 'card-does', span, who, what: 'enters' } as Occasion;
      },
    },
    ...OF_ITSELF.map(
      ([zh, what]): Form => ({
        as: 'occasion',
        zh,
        with: { what },
        variant: true,
        build: ({ what: does }, span) => {
          const who = { kind: 'this', span, noun: 'card' };
          return { kind: 'card-does', span, who, what: does } as Occasion;
        },
      }),
    ),
    ...Object.entries(ENTERED_FROM).flatMap(([what, from]): Form[] => [
      {
        as: 'happening',
        zh: `从${from}[有|]{who:doer}${ENTERS}`,
        with: { what },
        variant: true,
      },
      {
        as: 'happening',
        zh: `从[你的|自己的]${from}[有|]{who:filter}${ENTERS}`,
        with: { what },
        variant: true,
        build: ({ who: of, what: does }, span) => {
          const who = { kind: 'of-side', span, side: 'own', of };
          return { kind: 'card-does', span, who, what: does } as Occasion;
        },
      },
      {
        as: 'happening',
        zh: `从[|你的|自己的]${from}${ENTERS}`,
        with: { what },
        variant: true,
        build: ({ what: does }, span) => {
          const who = { kind: 'this', span, noun: 'card' };
          return { kind: 'card-does', span, who, what: does } as Occasion;
        },
      },
    ]),
  ],
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
  forms: [
    { as: 'happening', zh: '{who:doer}给予{to:doer}{damage}', variant: true },
    { as: 'happening', zh: '{who:doer}给予{to:doer}伤害', with: { damage: null }, variant: true },
    {
      as: 'happening',
      zh: '{who:doer}给予伤害',
      with: { to: null, damage: null },
      variant: true,
    },
    ...formsAs('happening', [
      ['{who:doer}对{to:doer}造成{damage}'],
      ['{who:doer}对{to:doer}造成伤害', { damage: null }],
      ['{who:doer}造成{damage}', { to: null }],
      ['{who:doer}造成伤害', { to: null, damage: null }],
    ]),
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
