import { type Form, formsAs, meaning, type Node, onlyRead, type Speaker } from '@lianhuan/cardtext';
import type { CardId, Flow, Seat } from '@lianhuan/kernel';
import { MOST_DAMAGE, shareOf } from '../../../events/damage-shares.ts';
import type { DamageEvent, SanguozhiEvent } from '../../../events/events.ts';
import { obeys, rule } from '../../../rules.ts';
import {
  isSame,
  onField,
  refOf,
  type SanguozhiEffect,
  type SanguozhiTable,
} from '../../../table/table.ts';
import { amountOf } from '../../meaning/amount.ts';
import { seatsOf } from '../../meaning/players.ts';
import { cardsOf, isMeant } from '../../meaning/referents.ts';
import type { Scope } from '../../meaning/scope.ts';
import { forCards, isSubject, isVictim } from '../../meaning/subjects.ts';
import type { DamageChange, DamageImmunity, Redirect, Victims } from '../../nodes/index.ts';
import { anyVictim, isPlural } from '../../reading/english.ts';
import { grainOf, they } from '../../reading/english-verbs.ts';
import { DAMAGE_KINDS, type DamageKind } from '../../reading/vocabulary.ts';
import type { ReplaceWordOf } from '../../reading/word.ts';
import { isWilling } from './willing.ts';

/** Words that change damage at a stage of 117.4, prevent it, or turn it to others. */

/** Ends an effect for the next damage once it has worked. */
export function* useUp(table: SanguozhiTable, effect: SanguozhiEffect): Flow {
  const { body } = effect;
  if (body.kind !== 'begun' || body.period !== 'next' || !rule('710.2')) return;
  yield* table.procedures.happen(table, { type: 'end-effect', effect });
}

/** Is that damage of the kind? */
export function isOfKind(kind: DamageKind, { damage, combatKind }: DamageEvent): boolean {
  switch (kind) {
    case 'any':
      return true;
    case 'combat':
    case 'lasting':
      return damage === kind;
    case 'piercing':
    case 'counter':
      return combatKind === kind;
  }
}

type Victim = NonNullable<DamageEvent['to']>;
type VictimOf = { readonly card: CardId } | { readonly seat: Seat };

function victimOf({ to }: DamageEvent): VictimOf | null {
  return to === null ? null : cardOrPlayer(to);
}

function cardOrPlayer(victim: Victim): VictimOf {
  return typeof victim === 'number' ? { seat: victim } : { card: victim.card };
}

/** Do the words name the card or player, where nobody was fixed as they began? */
function isNamed(table: SanguozhiTable, who: Victims, event: DamageEvent, scope: Scope): boolean {
  return who.kind === 'players'
    ? seatsOf(table, who.who, scope).includes(event.by)
    : isMeant(table, who, event.source, scope);
}

function isDealt(
  table: SanguozhiTable,
  { by, to }: DamageChange,
  event: DamageEvent,
  effect: SanguozhiEffect,
  scope: Scope,
): boolean {
  if (by === null) return true;
  // The cards fixed as the words began are those that take the damage, where the words name any.
  if (to !== null) return isNamed(table, by, event, scope);
  return by.kind === 'players'
    ? isVictim(table, by, { seat: event.by }, effect, scope)
    : isVictim(table, by, { card: event.source }, effect, scope);
}

function isTaken(
  table: SanguozhiTable,
  { to }: DamageChange,
  event: DamageEvent,
  effect: SanguozhiEffect,
  scope: Scope,
): boolean {
  if (to === null) return true;
  const victim = victimOf(event);
  return victim !== null && isVictim(table, to, victim, effect, scope);
}

const CHANGES = [
  { zh: '[+|增加]{amount:count}[|点]', how: 'add' },
  { zh: '[-|减少]{amount:count}[|点]', how: 'subtract' },
  { zh: '[改为|变为|为]{amount:count}倍', how: 'times' },
  { zh: '[最多|至多][为|]{amount:count}[点|]', how: 'at-most' },
] as const;

/** The forms of a change of damage, one for each of the three stages of damage that it can be made at (117.4). */
function atStages({ zh, how }: (typeof CHANGES)[number]): Form[] {
  const form = (words: string, fixed: Form['with']): Form => ({
    as: 'simple',
    zh: `${words}${zh}`,
    with: { how, ...fixed },
  });
  return [
    form('{by:victims}造成的{damage}', { stage: 'deal', to: null }),
    form('{by:victims}对{to:players}粮草造成的{damage}', { stage: 'assign' }),
    form('{by:victims}对{to:cards}造成的{damage}', { stage: 'assign' }),
    form('{to:players}粮草[|将要|将]受到的{damage}', { stage: 'take', by: null }),
    form('{to:cards}[|将要|将]受到的{damage}', { stage: 'take', by: null }),
  ];
}

const PREVENTED = { how: 'prevent', amount: null } as const;

/** 不会 for 防止: 敌方不会造成战斗伤害 (117.4a), 不会对己方将领造成战斗伤害 (117.4b). */
const WILL_NOT: readonly Form[] = [
  {
    as: 'simple',
    zh: '{by:victims}不会造成[|任何]{damage}',
    with: { ...PREVENTED, stage: 'deal', to: null },
    variant: true,
  },
  ...['{to:players}粮草', '{to:cards}'].flatMap((to): Form[] => [
    {
      as: 'simple',
      zh: `{by:victims}不会对${to}造成[|任何]{damage}`,
      with: { ...PREVENTED, stage: 'assign' },
      variant: true,
    },
    {
      as: 'simple',
      zh: `${to}[不会|不]受[|到]{by:cards}[造成的|的]{damage}`,
      with: { ...PREVENTED, stage: 'take' },
      variant: true,
    },
    {
      as: 'simple',
      zh: `${to}不会因{by:cards}[|而]受到{damage}`,
      with: { ...PREVENTED, stage: 'take' },
      variant: true,
    },
    {
      as: 'simple',
      zh: `${to}不会受到{by:players}造成的{damage}`,
      with: { ...PREVENTED, stage: 'take' },
      variant: true,
    },
  ]),
  {
    as: 'simple',
    zh: '{to:players}粮草不会受到[|任何]{damage}',
    with: { ...PREVENTED, stage: 'take', by: null },
    variant: true,
  },
];

/** 若…将造成伤害，则改为造成2倍的伤害. */
const INSTEAD_SO_MUCH: readonly Form[] = ['{to:players}粮草', '{to:cards}'].map((to) => ({
  as: 'simple',
  zh: `[若|如果]{by:victims}将[|要|会]对${to}造成{damage}，[则|]改为造成{amount:count}倍[的|]伤害`,
  with: { stage: 'assign', how: 'times' },
  variant: true,
}));

const PREVENTIONS: readonly Form[] = [
  ...['{to:players}粮草', '{to:cards}'].map((to) => ({
    as: 'simple',
    zh: `防止${to}[|将要|将]受到的{by:victims}造成的{damage}`,
    with: { ...PREVENTED, stage: 'take' },
  })),
  {
    as: 'simple',
    zh: '防止{by:victims}对{to:players}粮草造成的{damage}',
    with: { ...PREVENTED, stage: 'assign' },
  },
  {
    as: 'simple',
    zh: '防止{by:victims}对{to:cards}造成的{damage}',
    with: { ...PREVENTED, stage: 'assign' },
  },
  {
    as: 'simple',
    zh: '防止{by:victims}造成的{damage}',
    with: { ...PREVENTED, stage: 'deal', to: null },
  },
  {
    as: 'simple',
    zh: '防止{to:players}粮草[|将要|将]受到的[|所有|任何]{damage}',
    with: { ...PREVENTED, stage: 'take', by: null },
  },
  {
    as: 'simple',
    zh: '防止对{to:players}粮草造成的[|所有|任何]{damage}',
    with: { ...PREVENTED, stage: 'take', by: null },
    variant: true,
  },
  {
    as: 'simple',
    zh: '防止{to:cards}[|将要|将]受到的[|所有|任何]{damage}',
    with: { ...PREVENTED, stage: 'take', by: null },
  },
];

/** "opponents" together, not "each opponent". */
function dealer(by: Victims, say: Speaker): string {
  return by.kind === 'players' && by.who === 'enemies' ? 'opponents' : say(by, 'you');
}

function path({ by, to, damage }: DamageChange, say: Speaker): string {
  const dealt = by === null ? '' : ` dealt by ${dealer(by, say)}`;
  const victim = to === null ? '' : to.kind === 'players' ? grainOf(to) : say(to, 'you');
  const taken = to === null ? '' : by === null ? ` taken by ${victim}` : ` to ${victim}`;
  return `${DAMAGE_KINDS[damage].en}${dealt}${taken}`;
}

/** The amount of damage after the change, or after what falls on it of a change of several (117.4f). */
export function changedBy(
  table: SanguozhiTable,
  { how, amount }: DamageChange,
  { id }: SanguozhiEffect,
  event: DamageEvent,
  scope: Scope,
): number {
  const { amount: before } = event;
  const much = shareOf(event, id) ?? (amount === null ? 0 : amountOf(table, amount, scope));
  switch (how) {
    case 'add':
      return Math.min(MOST_DAMAGE, before + much);
    case 'subtract':
      return Math.max(0, before - much);
    case 'times':
      return Math.min(MOST_DAMAGE, before * much);
    case 'at-most':
      return Math.min(before, Math.max(0, much));
    case 'prevent':
      return 0;
  }
}

/** 受到的伤害-1: a card that names nobody speaks of itself. */
const OF_ITSELF: readonly Form[] = CHANGES.map(({ zh, how }) => ({
  as: 'conditional',
  zh: `[|将]受到的{damage}${zh}`,
  variant: true,
  build: (read, span) => {
    const to = { kind: 'this', span, noun: 'general' } as const;
    return { kind: 'damage-change', span, stage: 'take', by: null, to, how, ...read } as Node;
  },
}));

const damageChange: ReplaceWordOf<DamageChange> = {
  kind: 'damage-change',
  forms: [
    ...OF_ITSELF,
    ...PREVENTIONS,
    ...WILL_NOT,
    ...CHANGES.flatMap(atStages),
    ...INSTEAD_SO_MUCH,
  ],
  english: (node, say, voice) => {
    const what = path(node, say);
    if (node.how === 'prevent' || node.amount === null) return `prevent ${what}`;
    const much = say(node.amount, voice);
    if (node.how === 'times')
      return much === '2' ? `${what} is doubled` : `${what} is multiplied by ${much}`;
    if (node.how === 'at-most') return `${what} is at most ${much}`;
    return `${what} is ${much} ${node.how === 'add' ? 'more' : 'less'}`;
  },
  explain: meaning(
    '造成、分配、受到三步各有各的改变；防止了就没有发生',
    'Each of the three steps has its own changes; what is prevented does not happen',
  ),
  rules: ['117.4a', '117.4b', '117.4c'],
  rulesOf: ({ stage, how }) => {
    const step = ({ deal: '117.4a', assign: '117.4b', take: '117.4c' } as const)[stage];
    return how === 'prevent' ? [step, '711.1a', '711.3'] : [step];
  },
  effect: 'replace',
  events: () => ['damage'],
  replaces: (table, word, effect, event, scope) => {
    if (event.type !== 'damage' || event.stage !== word.stage) return false;
    if (!isOfKind(word.damage, event)) return false;
    if (!isDealt(table, word, event, effect, scope)) return false;
    const prevents = word.how === 'prevent' && obeys('711.1a', '711.3');
    return (prevents || word.how !== 'prevent') && isTaken(table, word, event, effect, scope);
  },
  *replace(table, word, effect, event, scope) {
    if (event.type !== 'damage') return event;
    yield* useUp(table, effect);
    if (word.how === 'prevent') return null;
    const amount = changedBy(table, word, effect, event, scope);
    // Damage brought to 0 is gone (117.12).
    return amount <= 0 && rule('117.12') ? null : { ...event, amount };
  },
  alike: ({ how }) => how,
};

const damageImmunity: ReplaceWordOf<DamageImmunity> = {
  kind: 'damage-immunity',
  forms: [
    { as: 'simple', zh: '{damage}抗免', with: { who: null } },
    ...forCards('{damage}抗免'),
    ...forCards('[获得|具有|得到]{damage}抗免').map(onlyRead),
    ...forCards('不会受到{damage}').map(onlyRead),
  ],
  english: ({ who, damage }, say) =>
    `${they(who, say, 'is', 'are')} immune to ${DAMAGE_KINDS[damage].en}`,
  explain: meaning(
    '不受这种伤害，已经标记的也清除',
    'It takes no such damage, and what is marked on it is removed',
  ),
  rules: ['801.13b'],
  effect: 'replace',
  events: () => ['damage'],
  replaces: (table, { who, damage }, effect, event, scope) => {
    if (event.type !== 'damage' || event.stage !== 'take') return false;
    const victim = victimOf(event);
    if (victim === null || 'seat' in victim || !isOfKind(damage, event)) return false;
    return isSubject(table, who, victim.card, effect, scope) && rule('801.13b');
  },
  *replace() {
    return null;
  },
};

/** The card that the damage is turned to; null if it is not in play any more (710.8). */
function turnedTo(
  table: SanguozhiTable,
  { to }: Redirect,
  { body }: SanguozhiEffect,
  scope: Scope,
): DamageEvent['to'] {
  if (to.kind === 'players') return seatsOf(table, to.who, scope)[0] ?? null;
  const [fixed] = body.kind === 'begun' ? body.fixed.that : [];
  const ref =
    fixed?.kind === 'card' ? fixed : cardsOf(table, to, scope).map((card) => refOf(table, card))[0];
  if (ref === undefined) return null;
  if ((!isSame(table, ref) || !onField(table, ref.card)) && rule('710.8')) return null;
  return { card: ref.card, incarnation: ref.incarnation };
}

function isSameVictim(one: Victim, other: Victim): boolean {
  if (typeof one === 'number' || typeof other === 'number') return one === other;
  return one.card === other.card && one.incarnation === other.incarnation;
}

const redirect: ReplaceWordOf<Redirect> = {
  kind: 'redirect',
  forms: formsAs(
    'simple',
    [false, true].flatMap((may) => {
      const instead = may ? '[则|][可|可以]改为' : '[则|]改为';
      const would = `将[|要|会]受到{damage}，${instead}[|由]`;
      return [
        [`[若|如果]{from:players}粮草${would}{to:cards}受到[该伤害|]`, { may }],
        [`[若|如果]{from:cards}${would}{to:players}粮草受到[该伤害|]`, { may }],
        [`[若|如果]{from:cards}${would}{to:cards}受到[该伤害|]`, { may }],
      ] as const;
    }),
  ),
  english: ({ from, to, damage, may }, say, voice) => {
    const one = from.kind === 'players' ? grainOf(from) : anyVictim(from, say);
    const other = to.kind === 'players' ? grainOf(to) : say(to, voice);
    const take = isPlural(to) ? 'take' : 'takes';
    const would = `if ${one} would take ${DAMAGE_KINDS[damage].en}`;
    return may
      ? `${would}, you may have ${other} take it instead`
      : `${would}, ${other} ${take} it instead`;
  },
  explain: meaning(
    '新的对象不在场上就不改',
    'Nothing changes if the one it is turned to is not in play',
  ),
  rules: ['710.1a', '710.8', '712.3'],
  effect: 'replace',
  events: () => ['damage'],
  replaces: (table, word, effect, event, scope) => {
    if (event.type !== 'damage' || event.stage !== 'take') return false;
    const { to: victim } = event;
    if (victim === null || !isOfKind(word.damage, event)) return false;
    if (!isVictim(table, word.from, cardOrPlayer(victim), effect, scope)) return false;
    const to = turnedTo(table, word, effect, scope);
    return to !== null && !isSameVictim(victim, to) && rule('710.1a');
  },
  *replace(table, word, effect, event, scope): Flow<SanguozhiEvent | null> {
    if (event.type !== 'damage') return event;
    const to = turnedTo(table, word, effect, scope);
    if (word.may && rule('706.3') && !(yield* isWilling(word, scope))) return event;
    yield* useUp(table, effect);
    return to === null ? event : { ...event, to };
  },
};

export const DAMAGE_LASTING = {
  'damage-change': damageChange,
  'damage-immunity': damageImmunity,
  redirect,
} as const;
