import { type Form, meaning, type Span, type Speaker, type Voice } from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import type { CardKind, Stat } from '../../../cards/definition.ts';
import { LAYERS, usable } from '../../../effects/characteristics.ts';
import { rule } from '../../../rules.ts';
import type { SanguozhiTable } from '../../../table/table.ts';
import { count } from '../../meaning/evaluate.ts';
import type { Scope } from '../../meaning/scope.ts';
import { forCards, forUnsaid, inLayer, reads, subjects } from '../../meaning/subjects.ts';
import type { StatChange, StatSwap, WitNeedChange } from '../../nodes/index.ts';
import { they } from '../../reading/english-verbs.ts';
import { STAT_TERMS } from '../../reading/terms.ts';
import { type CardPlace, type LayerWordOf, says } from '../../reading/word.ts';

/** Words that change 能力值 and 智力条件: layer 8 (709.3). */

const THREE = '{stats.0:stat}[|、]{stats.1:stat}[|、|和]{stats.2:stat}';
const TWO = '{stats.0:stat}[|、|和|与]{stats.1:stat}';
const ONE = '{stats.0:stat}';

const CHANGES = [
  { zh: '始终[为|是|变为]{amount:count}', fixed: { how: 'set', always: true } },
  { zh: '[为|变为|改为|成为|等于|等同于]{amount:count}', fixed: { how: 'set', always: false } },
  { zh: '[+|增加|提升]{amount:count}[|点]', fixed: { how: 'add', always: false } },
  { zh: '[-|减少|降低]{amount:count}[|点]', fixed: { how: 'subtract', always: false } },
] as const;

/** The number in front: 获得+1攻, +1/+1 for 攻命+1. */
const SIGN_FIRST: Form[] = ['{who:cards}[|获得|得到]'].flatMap((who) => [
  ...[ONE, TWO].map((stats) => ({
    as: 'simple',
    zh: `${who}{amount:signed}${stats}`,
    variant: true as const,
    build: signedFirst,
  })),
  // +1/+1, 攻+1/命+1.
  ...['{amount:signed}/{other:signed}', '攻{amount:signed}/命{other:signed}'].map((both) => ({
    as: 'simple',
    zh: `${who}${both}`,
    variant: true as const,
    build: ({ amount, other, ...read }: Readonly<Record<string, unknown>>, span: Span) =>
      amount === other ? signedFirst({ ...read, stats: ['attack', 'life'], amount }, span) : null,
  })),
  // +2/+0: the other stays.
  ...[
    { zh: '{amount:signed}/[+0|-0|0]', stats: ['attack'] },
    { zh: '[+0|-0|0]/{amount:signed}', stats: ['life'] },
  ].map(({ zh, stats }) => ({
    as: 'simple',
    zh: `${who}${zh}`,
    variant: true as const,
    build: (read: Readonly<Record<string, unknown>>, span: Span) =>
      signedFirst({ ...read, stats }, span),
  })),
  {
    as: 'simple',
    zh: `${who}${TWO}{amount:signed}/{other:signed}`,
    variant: true as const,
    build: ({ amount, other, ...read }, span) =>
      amount === other ? signedFirst({ ...read, amount }, span) : null,
  },
]);

/** Nobody in front: of whoever was just heard of, or of the card itself. */
const WITHOUT_SUBJECT: Form[] = [TWO, ONE].flatMap((stats) =>
  CHANGES.map(({ zh, fixed }) => forUnsaid('stat-change', `[|额外]${stats}${zh}`, fixed)),
);

function signedFirst(
  { who, stats, amount }: Readonly<Record<string, unknown>>,
  span: StatChange['span'],
): StatChange {
  const by = amount as number;
  return {
    kind: 'stat-change',
    span,
    who: who as StatChange['who'],
    stats: stats as StatChange['stats'],
    how: by < 0 ? 'subtract' : 'add',
    amount: { kind: 'number', span, amount: Math.abs(by) },
    always: false,
  };
}

/** "attack", "attack and life". */
function named(stats: readonly Stat[]): string {
  return stats.map((stat) => STAT_TERMS[stat].en).join(' and ');
}

function inEnglish(node: StatChange, say: Speaker, voice: Voice): string {
  const much = say(node.amount, 'you');
  if (node.how === 'set') {
    const always = node.always ? 'always ' : '';
    return `${they(node.who, say, `${always}has`, `${always}have`, voice)} ${named(node.stats)} ${much}`;
  }
  const sign = node.how === 'add' ? '+' : '−';
  return `${they(node.who, say, 'gets', 'get', voice)} ${sign}${much} ${named(node.stats)}`;
}

/** The number that a stat is set to or changes by; only 命 may be set to less than 0 (105.1b). */
function amount(table: SanguozhiTable, node: StatChange, stat: Stat, scope: Scope): number {
  const much = count(table, node.amount, scope);
  if (node.how === 'set' && stat === 'life') return much;
  return node.how === 'subtract' ? -usable(much) : usable(much);
}

/** Which 能力值 are printed on cards of each kind (413.1): no others can be changed on them. */
const STATS_OF: Readonly<Record<CardKind, readonly Stat[]>> = {
  general: ['attack', 'life', 'wit'],
  formation: ['attack', 'life'],
  tactic: [],
  treasure: [],
  troop: [],
  event: [],
};

/** Why a card's words about its own numbers never work; null where it has such numbers. */
function withoutStats({ who, stats }: StatChange, { context: { kind } }: CardPlace): Text | null {
  // Of several words about one subject only the first has it.
  const subject: StatChange['who'] | undefined = who;
  if (kind === null || subject?.kind !== 'this' || subject.noun !== kind) return null;
  const missing = stats.find((stat) => !STATS_OF[kind].includes(stat));
  if (missing === undefined) return null;
  const { zh, en } = STAT_TERMS[missing];
  return says(
    `这种卡没有${zh}（规则 413.1），这句永远不起作用`,
    `Such a card has no ${en} (rule 413.1): this never works`,
  );
}

const statChange: LayerWordOf<StatChange> = {
  kind: 'stat-change',
  forms: [THREE, TWO, ONE]
    .flatMap((stats) => CHANGES.flatMap(({ zh, fixed }) => forCards(`${stats}${zh}`, fixed)))
    .concat(SIGN_FIRST, WITHOUT_SUBJECT),
  english: inEnglish,
  explain: meaning(
    '能力值先定义，再设定，再增减',
    'Values are defined first, then set, then added to and taken from',
  ),
  rules: ['709.1h', '709.3a', '709.3b', '709.3c'],
  check: withoutStats,
  effect: 'layer',
  layers: ({ how, always }, defining) => {
    rule('709.1h');
    // 始终 comes last in its layer: it overrides every other change of the number there.
    if (always && rule('709.9')) return [LAYERS['stat-swap']];
    if (how !== 'set') {
      rule('709.3c');
      return [LAYERS['stat-add']];
    }
    if (defining) {
      rule('709.3a');
      return [LAYERS['stat-define']];
    }
    rule('709.3b');
    return [LAYERS['stat-set']];
  },
  reads,
  subjects,
  content: (table, node, _, scope) =>
    `${node.how} ${node.stats} ${count(table, node.amount, scope)}`,
  apply(table, node, _, characteristics, scope) {
    for (const stat of node.stats) {
      const much = amount(table, node, stat, scope);
      characteristics[stat] = node.how === 'set' ? much : characteristics[stat] + much;
    }
  },
};

const statSwap: LayerWordOf<StatSwap> = {
  kind: 'stat-swap',
  forms: [{ as: 'simple', zh: '交换{who:cards}的{stats.0:stat}[|和|与|、]{stats.1:stat}' }],
  english: ({ who, stats }, say) => `exchange the ${named(stats)} of ${say(who, 'you')}`,
  explain: meaning(
    '增减之后再交换；之后的增减先算进去',
    'Exchanged after all that is added, whenever that began',
  ),
  rules: ['709.3d'],
  ...inLayer(LAYERS['stat-swap'], () => rule('709.3d')),
  content: (_, { stats }) => `swap ${stats}`,
  apply(_, { stats: [one, other] }, __, characteristics) {
    const value = characteristics[one];
    characteristics[one] = characteristics[other];
    characteristics[other] = value;
  },
};

const witNeedChange: LayerWordOf<WitNeedChange> = {
  kind: 'wit-need-change',
  forms: [
    ...forCards('智力条件[+|增加]{amount:count}', { how: 'add' }),
    ...forCards('智力条件[-|减少]{amount:count}', { how: 'subtract' }),
  ],
  english: ({ who, how, amount }, say) =>
    `${they(who, say, 'gets', 'get')} ${how === 'add' ? '+' : '−'}${say(amount, 'you')} wit requirement`,
  explain: meaning('谋略的智力条件增减', 'The wit requirement of tactics changes'),
  rules: ['709.1h'],
  ...inLayer(LAYERS['stat-add']),
  content: (table, node, _, scope) => `${node.how} ${count(table, node.amount, scope)}`,
  apply(table, node, _, characteristics, scope) {
    if (characteristics.witNeed === null) return;
    const much = usable(count(table, node.amount, scope));
    characteristics.witNeed += node.how === 'add' ? much : -much;
  },
};

export const STAT_LASTING = {
  'stat-change': statChange,
  'stat-swap': statSwap,
  'wit-need-change': witNeedChange,
} as const;
