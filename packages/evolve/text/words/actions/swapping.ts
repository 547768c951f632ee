import { type Form, meaning, type Node, verb } from '@lianhuan/cardtext';
import type { CardId } from '@lianhuan/kernel';
import { rule } from '../../../rules.ts';
import type { CardRef } from '../../../table/state.ts';
import { onField, refOf } from '../../../table/table.ts';
import { beginSet } from '../../meaning/begin-effect.ts';
import { cardsMeant } from '../../meaning/pick.ts';
import { hasStat, statOf } from '../../meaning/values.ts';
import type { SwapNumbers } from '../../nodes/index.ts';
import { isPlural } from '../../reading/english.ts';
import { isOffered } from '../../reading/english-verbs.ts';
import { PERIODS, STAT_TERMS, type Stat } from '../../reading/vocabulary.ts';
import { type DeedWord, says } from '../../reading/word.ts';
import { selectedLast } from '../nouns.ts';

/** Numbers of cards that are exchanged: each becomes what the other was (5.26.2). */

const AND = '[与|和|、]';
const OWN = `攻击力${AND}[生命值|体力]`;

/** 交换其攻击力与生命值, 交换此随从的攻击力与生命值. */
const WHOSE = ['{who:pronoun}', '{who:remote}的', '{who:this}的'] as const;

/** The same, as it is only read: in another order, and of what is selected here. */
const ALSO_WHOSE = [
  '{who:pronoun}[|的]',
  '{who:remote}[|的]',
  '{who:this}[|的]',
  '{who:chosen}的',
] as const;

/** What is exchanged, and with which fields it is read. */
const WHAT = [
  { what: OWN, fixed: { stat: null } },
  { what: '{stat}', fixed: {} },
] as const;

const TURNED = `[生命值|体力]${AND}攻击力`;

const FORMS: readonly Form[] = [
  ...WHAT.flatMap(({ what, fixed }) =>
    WHOSE.flatMap((whose): Form[] => [
      { as: 'deed', zh: `交换${whose}${what}`, with: { ...fixed, period: null } },
      { as: 'deed', zh: `{period}，交换${whose}${what}`, with: fixed },
    ]),
  ),
  ...[...WHAT, { what: TURNED, fixed: { stat: null } }].flatMap(({ what, fixed }) =>
    ALSO_WHOSE.map(
      (whose): Form => ({
        as: 'numbers-of',
        zh: `${whose}${what}`,
        with: { ...fixed, period: null },
        variant: true,
      }),
    ),
  ),
  ...[
    '[交换|互换|对调]{of:numbers-of}',
    '[将|使|令]{of:numbers-of}[|相互|互相][互换|交换|对调]',
    '{period}[，|][交换|互换|对调]{of:numbers-of}',
    '{period}[，|][将|使|令|]{of:numbers-of}[|相互|互相][互换|交换|对调]',
    '[交换|互换|对调]{of:numbers-of}[，|]{period}',
    '[将|使|令]{of:numbers-of}[|相互|互相][互换|交换|对调][，|]{period}',
    '[将|使|令]{of:numbers-of}[|，]{period}[|，][互换|交换|对调]',
  ].map(
    (zh): Form => ({
      as: 'deed',
      zh,
      variant: true,
      build: ({ of, ...read }) => ({ ...(of as Node), ...read }) as Node,
    }),
  ),
  ...[OWN, TURNED].map(
    (what): Form => ({
      as: 'deed',
      zh: `[交换|互换|对调]${what}`,
      with: { stat: null, period: null },
      variant: true,
      build: (read, span) =>
        ({ kind: 'swap-numbers', span, who: selectedLast(span), ...read }) as Node,
    }),
  ),
];

const swapNumbers: DeedWord<SwapNumbers> = {
  kind: 'swap-numbers',
  clause: true,
  forms: FORMS,
  english: ({ who, stat, period }, say, voice) => {
    const cards = say(who, 'you');
    const what = stat === null ? 'attack and life' : STAT_TERMS[stat].en;
    const done =
      stat === null
        ? `${verb(voice, 'exchange')} the ${what} of ${isPlural(who) ? 'each of ' : ''}${cards}`
        : `${verb(voice, 'exchange')} the ${what} of ${cards}`;
    if (period === null) return done;
    const { en } = PERIODS[period];
    return isOffered(voice) ? `${done} ${en}` : `${en}, ${done}`;
  },
  explain: meaning(
    '各自变为对方现在的数值；只是变这一次',
    'Each becomes what the other is now, this once',
  ),
  rules: ['5.12.2', '5.26.2', '10.9.1.4'],
  check: ({ who, stat }) => (stat === null || isOfTwo(who) ? null : NOT_TWO),
  *run(table, { who, stat, period, span }, scope) {
    const cards = yield* cardsMeant(table, who, scope);
    const lasts = { period, until: null };
    const now = (card: (typeof cards)[number], what: Stat) =>
      statOf(table, card, what, false, scope);
    const changes: { ref: CardRef; stat: Stat; to: number }[] = [];
    if (stat === null) {
      for (const card of cards.filter((one) => hasStat(one, 'attack', scope))) {
        const ref = refOf(table, card);
        changes.push({ ref, stat: 'attack', to: now(card, 'life') });
        changes.push({ ref, stat: 'life', to: now(card, 'attack') });
      }
    } else {
      // As with cards that are swapped, nothing is done where one of the two is gone.
      const there = (one: CardId) =>
        hasStat(one, stat, scope) && (onField(table, one) || !rule('5.12.2'));
      const [first, second] = cards.filter(there);
      if (first === undefined || second === undefined) return false;
      changes.push({ ref: refOf(table, first), stat, to: now(second, stat) });
      changes.push({ ref: refOf(table, second), stat, to: now(first, stat) });
    }
    for (const { ref, ...change } of changes) {
      if (rule('5.26.2')) yield* beginSet(table, ref, { ...change, span }, lasts, scope);
    }
    return changes.length > 0;
  },
};

/** Can two cards be meant, of which a number is exchanged? */
function isOfTwo(who: SwapNumbers['who']): boolean {
  if (who.kind === 'that') return who.noun === 'both' || who.noun === 'them';
  return who.kind === 'selection' && who.how !== 'all' && who.most === 2;
}

const NOT_TWO = says(
  '要有两张卡牌才能互相交换：写「交换两者的…」，或者「选择2个…，交换它们…」',
  'It takes two cards to exchange a number: write 交换两者的…, or 选择2个…，交换它们…',
);

export const SWAP_DEEDS = { 'swap-numbers': swapNumbers } as const;
