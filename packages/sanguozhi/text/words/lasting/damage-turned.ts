import { EVERY_ONE, type Form, meaning, type Node } from '@lianhuan/cardtext';
import { rule } from '../../../rules.ts';
import { amountOf } from '../../meaning/amount.ts';
import { isMeant } from '../../meaning/referents.ts';
import { isVictim } from '../../meaning/subjects.ts';
import type { Cards, DamageTurned } from '../../nodes/index.ts';
import { DAMAGE_KINDS } from '../../reading/vocabulary.ts';
import type { ReplaceWordOf } from '../../reading/word.ts';
import { isOfKind, useUp } from './damage.ts';

/** Damage that is dealt as another amount, and of another kind: 不会造成战斗伤害，而是造成1点永久伤害 (710.1a). */

const KINDS = [
  { zh: '永久伤害', into: 'lasting' },
  { zh: '战斗伤害', into: 'combat' },
] as const;

/** 对…造成 said again must be of the same card. */
function saidAgain(read: Readonly<Record<string, unknown>>, span: Node['span']): Node | null {
  const { again, ...fields } = read;
  return isSameCard(fields.to as Cards, again as Cards)
    ? ({ kind: 'damage-turned', span, ...fields } as Node)
    : null;
}

function isSameCard(one: Cards, other: Cards): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind !== 'selection' || other.kind !== 'selection') return true;
  const [mine, theirs] = [one.filter, other.filter];
  return mine.kind === 'named' && theirs.kind === 'named' && mine.name === theirs.name;
}

const INTO = '[在伤害计算时，|][该将领|其|]';

const FORMS: readonly Form[] = KINDS.flatMap(({ zh, into }): Form[] => [
  {
    as: 'simple',
    zh: `{by:cards}对{to:cards}造成的{damage}[改为|视为|变为]${zh}`,
    with: { amount: null, into },
  },
  ...[
    `{by:cards}造成的{damage}[改为|视为|变为|均视为|均改为]${zh}`,
    `{by:cards}以${zh}的形式造成{damage}`,
  ].map(
    (words): Form => ({
      as: 'simple',
      zh: words,
      variant: true,
      // 永久伤害 is of generals alone (117.6b).
      build: (read, span) => {
        const [, end] = (read.by as Node).span;
        const general = { kind: 'noun', span: [end, end], noun: 'general' };
        const to = { ...EVERY_ONE, span: [end, end], filter: general };
        return { kind: 'damage-turned', span, amount: null, into, to, ...read } as unknown as Node;
      },
    }),
  ),
  {
    as: 'simple',
    zh: `{by:cards}对{to:cards}造成的{damage}改为{amount:count}点${zh}`,
    with: { into },
  },
  {
    as: 'simple',
    zh: `{by:cards}不会对{to:cards}造成{damage}，而是${INTO}造成{amount:count}点${zh}`,
    with: { into },
    variant: true,
  },
  {
    as: 'simple',
    zh: `{by:cards}不会对{to:cards}造成{damage}，而是${INTO}对{again:cards}造成{amount:count}点${zh}`,
    with: { into },
    variant: true,
    build: saidAgain,
  },
  {
    as: 'simple',
    zh: `[若|如果]{by:cards}将[|要|会]对{to:cards}造成{damage}，[则|]改为造成{amount:count}点${zh}`,
    with: { into },
    variant: true,
  },
]);

const damageTurned: ReplaceWordOf<DamageTurned> = {
  kind: 'damage-turned',
  forms: FORMS,
  english: ({ by, to, damage, amount, into }, say) => {
    const much = amount === null ? '' : `${say(amount, 'you')} `;
    return `${DAMAGE_KINDS[damage].en} dealt by ${say(by, 'you')} to ${say(to, 'you')} becomes ${much}${DAMAGE_KINDS[into].en}`;
  },
  explain: meaning(
    '原来的伤害没有造成，造成的是改成的那些',
    'The damage is not dealt; what it becomes is',
  ),
  rules: ['117.4b', '710.1a'],
  effect: 'replace',
  events: () => ['damage'],
  replaces: (table, { by, to, damage }, effect, event, scope) => {
    if (event.type !== 'damage' || event.stage !== 'assign' || !isOfKind(damage, event))
      return false;
    if (event.to === null || typeof event.to === 'number') return false;
    if (!isMeant(table, by, event.source, scope)) return false;
    return isVictim(table, to, { card: event.to.card }, effect, scope) && rule('710.1a');
  },
  *replace(table, { amount, into }, effect, event, scope) {
    if (event.type !== 'damage') return event;
    yield* useUp(table, effect);
    const much = amount === null ? event.amount : Math.max(0, amountOf(table, amount, scope));
    if (much === 0 && rule('117.12')) return null;
    return { ...event, amount: much, damage: into, combatKind: null };
  },
};

export const TURNED_LASTING = { 'damage-turned': damageTurned } as const;
