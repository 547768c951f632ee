import { compares, type Form, meaning, type Node } from '@lianhuan/cardtext';
import type { CardId } from '@lianhuan/kernel';
import type { Role } from '../../cards/definition.ts';
import { LAYERS, STAT_LAYERS } from '../../effects/characteristics.ts';
import { obeys, rule } from '../../rules.ts';
import * as combat from '../../table/combat.ts';
import {
  countersOn,
  damageOn,
  inFormation,
  isFormed,
  LASTING_DAMAGE,
  onField,
  printed,
  roleOf,
  type SanguozhiTable,
  treasuresOf,
} from '../../table/table.ts';
import { anyCompares, comparedAs } from '../meaning/amount.ts';
import { hasQuality, holds, isOfBacks } from '../meaning/evaluate.ts';
import { cardsOf } from '../meaning/referents.ts';
import { freshScope, type Scope } from '../meaning/scope.ts';
import { isBack, lastKnown, needsOf, statOf, traitsOf } from '../meaning/values.ts';
import type {
  Ability,
  AgainstQuality,
  NeedsQuality,
  NotQuality,
  Quality,
  SortQuality,
  StateQuality,
} from '../nodes/index.ts';
import { adjective, counterCalled } from '../reading/english.ts';
import { COMPARISONS, type Comparison, STAT_TERMS } from '../reading/terms.ts';
import { CARD_STATES, type CardState, KEYWORDS } from '../reading/vocabulary.ts';
import type { QualityWord } from '../reading/word.ts';
import { same } from './alike.ts';
import { borneBy } from './borne.ts';
import { superlative } from './superlatives.ts';

/** The qualities that card text asks of cards, beside their kind. */

type WordOf<K extends Quality['kind']> = QualityWord<Extract<Quality, { kind: K }>>;

const state: WordOf<'state'> = {
  kind: 'state',
  forms: [
    { as: 'quality', zh: '{state}' },
    { as: 'predicate', zh: '{state:looks}' },
    { as: 'predicate', zh: '[未|没有][|被]横置', with: { state: 'untapped' }, variant: true },
    { as: 'unworn', zh: '装备宝物的', with: { state: 'equipped' } },
    { as: 'unworn', zh: '对战的', with: { state: 'opposing' } },
    { as: 'unworn-now', zh: '装备宝物', with: { state: 'equipped' } },
  ],
  english: (node) => CARD_STATES[node.state].en,
  explain: meaning('卡牌此刻的状态', 'How the card lies, or what it is doing'),
  rules: ['106.5'],
  ofBacks: true,
  reads: () => 0,
  fits: (table, node, card, scope) => isInState(table, node.state, card, scope),
};

function isInState(table: SanguozhiTable, state: CardState, card: CardId, scope: Scope): boolean {
  const { tapped, owner } = table.cards[card];
  const known = lastKnown(table, card, scope);
  const { faceDown, controller } = known ?? table.cards[card];
  switch (state) {
    case 'tapped':
      return tapped && rule('111.1f');
    case 'untapped':
      return !tapped;
    case 'face-down':
      return faceDown && rule('112.1d');
    case 'face-up':
      return !faceDown;
    case 'attacking':
      return combat.isAttacking(table, card) && rule('606.10a');
    case 'attacking-alone':
      return combat.isAttacking(table, card) && combat.isAlone(table, card);
    case 'defending-alone':
      return combat.isDefending(table, card) && combat.isAlone(table, card);
    case 'fighting-alone':
      return combat.isAlone(table, card);
    case 'defending':
      return combat.isDefending(table, card) && rule('606.10b');
    case 'fighting':
      return combat.isFighting(table, card) && rule('606.10c');
    case 'idle':
      return !combat.isFighting(table, card);
    case 'defended':
      return combat.isDefended(table, card) && rule('606.10d');
    case 'undefended':
      return combat.isUndefended(table, card) && rule('606.10d');
    case 'opposing':
      return combat.opponentsOf(table, scope.source).includes(card);
    case 'formed':
      return isFormed(table, card);
    case 'in-formation':
      return known?.inFormation ?? inFormation(table, card);
    case 'equipped':
      return treasuresOf(table, card).length > 0;
    case 'damaged':
      return damageOn(table, card) > 0;
    case 'undamaged':
      return damageOn(table, card) === 0;
    case 'scarred':
      return countersOn(table, card, LASTING_DAMAGE) > 0;
    case 'defector':
      return printed(table, card).kind === 'general' && owner !== controller && rule('805.3a');
  }
}

/** A comparison in English: "at least 3"; to be exactly 3 reads "3". */
function compared(comparison: Comparison, than: string): string {
  return comparison === 'exactly' ? than : `${COMPARISONS[comparison].en} ${than}`;
}

/** 智3以下的, and 智<小乔的: less than the same number of that card. */
const STAT_WRITTEN: Form[] = [false, true].flatMap((initial) => {
  const zh = `${initial ? '初始' : ''}{stat}[|值]`;
  const variant = { as: 'quality', variant: true } as const;
  return [
    {
      ...variant,
      zh: `${zh}[|为]{than:count}[|点][或以上|以上|及以上][的|]`,
      with: { initial, comparison: 'at-least' },
    },
    {
      ...variant,
      zh: `${zh}[|为]{than:count}[|点][或以下|以下|及以下][的|]`,
      with: { initial, comparison: 'at-most' },
    },
    {
      ...variant,
      zh: `${zh}{comparison}{of:cards}[的|]`,
      with: { initial },
      build: ({ of, ...read }: Readonly<Record<string, unknown>>, span: Node['span']) =>
        ({
          kind: 'stat',
          span,
          ...read,
          than: { kind: 'stat-of', span, stat: read.stat, initial: false, fold: 'sum', of },
        }) as Node,
    },
  ];
});

const stat: WordOf<'stat'> = {
  kind: 'stat',
  forms: [
    { as: 'quality', zh: '{stat}[|值]{comparison}{than:count}[的|]', with: { initial: false } },
    { as: 'quality', zh: '初始{stat}[|值]{comparison}{than:count}[的|]', with: { initial: true } },
    ...STAT_WRITTEN,
  ],
  english: ({ stat, initial, comparison, than }, say) =>
    `with ${initial ? 'initial ' : ''}${STAT_TERMS[stat].en} ${compared(comparison, say(than, 'you'))}`,
  explain: meaning('能力值与这个数相比', 'The value, compared with the number'),
  rules: ['413.2', '400.4'],
  ofBacks: false,
  reads: ({ initial }) => (initial ? 0 : STAT_LAYERS),
  fits: (table, node, card, scope) => {
    // A 能力值 printed with N is no number before the 阵型 is formed, not even 0.
    const isOpen = printed(table, card).kind === 'formation' && !isFormed(table, card);
    if (isOpen && rule('105.3e')) return false;
    return compares(
      statOf(table, card, node.stat, node.initial, scope),
      node.comparison,
      comparedAs(table, node.than, scope),
    );
  },
};

const needs: WordOf<'needs'> = {
  kind: 'needs',
  forms: [
    { as: 'quality', zh: '兵权条件总数{comparison}{than:count}[的|]', with: { initial: false } },
    { as: 'quality', zh: '初始兵权条件总数{comparison}{than:count}[的|]', with: { initial: true } },
  ],
  english: ({ initial, comparison, than }: NeedsQuality, say) =>
    `with a${initial ? 'n initial' : ''} total troop requirement of ${compared(comparison, say(than, 'you'))}`,
  explain: meaning(
    '兵权条件里的数量之和；有多种时其一满足即可',
    'The sum of its troop needs; of several alternatives one will do',
  ),
  rules: ['412.2e', '412.4c'],
  ofBacks: false,
  reads: ({ initial }) => (initial ? 0 : 1 << LAYERS.needs),
  fits: (table, node, card, scope) => {
    if (printed(table, card).kind !== 'general') return false;
    const totals = needsOf(table, card, node.initial, scope);
    rule('412.4c');
    return anyCompares(table, totals, node.comparison, node.than, scope);
  },
};

const trait: WordOf<'trait'> = {
  kind: 'trait',
  forms: [{ as: 'printed-quality', zh: '[|【|具有]{trait}[|】|特性的]' }],
  english: (node) => adjective(node) ?? node.trait,
  explain: meaning('具有这个特性', 'It has this trait'),
  rules: ['404.2'],
  ofBacks: false,
  reads: () => 1 << LAYERS.trait,
  fits: (table, node, card, scope) => traitsOf(table, card, scope).traits.includes(node.trait),
};

const faction: WordOf<'faction'> = {
  kind: 'faction',
  forms: [{ as: 'printed-quality', zh: '{faction}' }],
  english: (node) => adjective(node) ?? node.faction,
  explain: meaning('属于这个阵营', 'It belongs to this faction'),
  rules: ['410.4'],
  ofBacks: false,
  reads: () => 1 << LAYERS.faction,
  fits: (table, node, card, scope) => traitsOf(table, card, scope).factions.includes(node.faction),
};

const arm: WordOf<'arm'> = {
  kind: 'arm',
  forms: [{ as: 'printed-quality', zh: '[|【]{arm}[|】]' }],
  english: (node) => adjective(node) ?? 'without an arm',
  explain: meaning('具有这种兵种属性', 'It has this arm'),
  rules: ['411.2b', '411.2c'],
  ofBacks: false,
  reads: () => 1 << LAYERS.arm,
  fits: (table, node, card, scope) => {
    const { kind } = printed(table, card);
    if (kind !== 'general' && kind !== 'formation') return false;
    const { arms } = traitsOf(table, card, scope);
    if (node.arm === 'none') return arms.length === 0;
    return arms.includes(node.arm) && rule('411.2c');
  },
};

const holding: WordOf<'holding'> = {
  kind: 'holding',
  forms: [
    { as: 'having', zh: '[具有|拥有|有][|“|【]{keyword}[|”|】][的|]' },
    { as: 'having-now', zh: '[具有|拥有|有][|“|【]{keyword}[|”|】]' },
  ],
  english: ({ keyword }) => `with ${KEYWORDS[keyword].en}`,
  explain: meaning('具有这个禀赋，无论等级', 'It has this keyword, of whatever level'),
  rules: ['802.1'],
  ofBacks: false,
  reads: () => 1 << LAYERS.text,
  fits: (table, { keyword }, card, scope) => {
    const known = lastKnown(table, card, scope);
    if (known !== null) return known.keywords.includes(keyword);
    const { derived } = scope;
    return derived.of(card).abilities.some(({ ability }) => {
      const { body } = ability;
      if (body.kind !== 'keyword' || body.name !== keyword) return false;
      return isUnderWay(table, ability, card, derived) || !rule('108.7b');
    });
  },
};

/**
 * Does an ability with a role or a condition count as one the card has? Only in play, and while they
 * hold.
 */
function isUnderWay(
  table: SanguozhiTable,
  { roles, conditions }: Ability,
  card: CardId,
  derived: Scope['derived'],
): boolean {
  if (roles.length === 0 && conditions.length === 0) return true;
  const role = roleOf(table, card);
  if (!onField(table, card) || (roles.length > 0 && (role === null || !roles.includes(role)))) {
    return false;
  }
  const { controller: seat, incarnation } = table.cards[card];
  const scope = freshScope({ seat, source: card, incarnation, derived });
  return conditions.every((condition) => holds(table, condition, scope));
}

const counter: WordOf<'counter'> = {
  kind: 'counter',
  forms: [
    { as: 'having', zh: '[具有|拥有|有]{counter}[的|]' },
    { as: 'having-now', zh: '[具有|拥有|有]{counter}' },
  ],
  english: (node) => `with a ${counterCalled(node.counter, false)}`,
  explain: meaning('其上有这种指示物', 'There is such a counter on it'),
  rules: ['119.3'],
  ofBacks: false,
  reads: () => 0,
  fits: (table, node, card) => countersOn(table, card, node.counter) > 0,
};

const sort: WordOf<'sort'> = {
  kind: 'sort',
  forms: [
    { as: 'printed-quality', zh: '{sort}' },
    { as: 'corps-quality', zh: '{sort:corps}' },
  ],
  english: (node) => adjective(node) ?? node.sort,
  explain: meaning('卡牌的速度、时限、类型，或兵权的兵种', 'Its speed, duration, type or corps'),
  rules: ['417.1'],
  ofBacks: false,
  reads: () => 0,
  fits: (table, { sort }, card) => isOfSort(table, card, sort),
};

function isOfSort(table: SanguozhiTable, card: CardId, sort: SortQuality['sort']): boolean {
  const definition = printed(table, card);
  switch (definition.kind) {
    case 'tactic':
      obeys('414.2', '415.2');
      return definition.speed === sort || definition.duration === sort;
    case 'treasure':
      obeys('417.1', '417.2');
      return definition.type === sort;
    case 'troop':
      obeys('417.1', '417.3');
      return definition.type === sort || sort in definition.face;
    case 'event':
      return definition.duration === sort;
    case 'general':
    case 'formation':
      return false;
  }
}

const ofRole: WordOf<'of-role'> = {
  kind: 'of-role',
  forms: [{ as: 'role-quality', zh: '{role}' }],
  english: ({ role }) => ROLE_NOUNS[role],
  explain: meaning('在这个将领槽里', 'It lies in that slot'),
  rules: ['107.1', '107.2'],
  // One lying face down has the role of its slot, too.
  ofBacks: true,
  reads: () => 0,
  fits: (table, { role }, card, scope) =>
    (lastKnown(table, card, scope)?.role ?? roleOf(table, card)) === role && rule('107.1'),
};

const ROLE_NOUNS = {
  main: 'the main general',
  adviser: 'the adviser',
  deputy: 'a deputy',
} as const satisfies Readonly<Record<Role, string>>;

const not: WordOf<'not'> = {
  kind: 'not',
  forms: [
    { as: 'quality', zh: '{quality:role-quality}以外的' },
    { as: 'quality', zh: '{quality:printed-quality}以外的' },
    { as: 'quality', zh: '非{quality:role-quality}[|的]', variant: true },
    { as: 'quality', zh: '非{quality:printed-quality}[|的]', variant: true },
    { as: 'quality', zh: '[|除|除了]{quality:role-quality}[以外|之外|外]的', variant: true },
    {
      as: 'quality',
      zh: '[|除|除了]{quality:printed-quality}[|将领][以外|之外|外]的',
      variant: true,
    },
    { as: 'quality', zh: '不{quality:having}' },
    { as: 'quality', zh: '未{quality:unworn}' },
    { as: 'predicate', zh: '不{quality:having-now}' },
    { as: 'predicate', zh: '未{quality:unworn-now}' },
  ],
  english: ({ quality }: NotQuality, say) => {
    const words = say(quality, 'you');
    return words.startsWith('with ') ? `without ${words.slice(5)}` : `not ${words}`;
  },
  explain: meaning('不是这样的', 'It is not so'),
  rules: ['106.2d'],
  ofBacks: false,
  reads: () => 0,
  fits: (table, { quality }, card, scope) =>
    (isOfBacks(table, quality) || !isBack(table, card, scope)) &&
    !hasQuality(table, quality, card, scope),
};

const oneOf: WordOf<'one-of'> = {
  kind: 'one-of',
  forms: [
    { as: 'quality', zh: '{first:printed-quality}[或|/]{second:printed-quality}' },
    { as: 'quality', zh: '{first:having}或{second:having}' },
  ],
  english: ({ first, second }, say) => {
    const [one, other] = [say(first, 'you'), say(second, 'you')];
    return other.startsWith('with ')
      ? `${one} or ${other.slice('with '.length)}`
      : `${one} or ${other}`;
  },
  explain: meaning('两样里有一样就行', 'One of the two will do'),
  rules: ['106.2d'],
  ofBacks: false,
  reads: () => 0,
  fits: (table, { first, second }, card, scope) =>
    hasQuality(table, first, card, scope) || hasQuality(table, second, card, scope),
};

const AGAINST = {
  'defended-by': { zh: '被{whom:cards}防守的', en: 'defended against by' },
  'defends-against': { zh: '防守{whom:cards}的', en: 'defending against' },
  fights: { zh: '与{whom:cards}对战的', en: 'in combat with' },
} as const satisfies Readonly<Record<AgainstQuality['how'], unknown>>;

const against: WordOf<'against'> = {
  kind: 'against',
  forms: Object.entries(AGAINST).map(([how, { zh }]) => ({ as: 'quality', zh, with: { how } })),
  english: ({ how, whom }, say) => `${AGAINST[how].en} ${say(whom, 'you')}`,
  explain: meaning('与那张卡在同一场战斗里相对', 'It fights against that card'),
  rules: ['606.6'],
  ofBacks: false,
  reads: () => 0,
  fits: (table, { how, whom }, card, scope) =>
    cardsOf(table, whom, scope).some(
      (other) =>
        combat.opponentsOf(table, other).includes(card) &&
        (how !== 'defended-by' || combat.isAttacking(table, card)) &&
        (how !== 'defends-against' || combat.isDefending(table, card)),
    ),
};

/** States as a condition has them: 本将领装备宝物, without the 的. */
export const LOOKS = Object.fromEntries(
  Object.entries(CARD_STATES).map(([slug, { zh, en }]) => [
    slug,
    { zh: zh.replace(/的$/, ''), en },
  ]),
) as unknown as Readonly<Record<StateQuality['state'], { zh: string; en: string }>>;

export const QUALITIES: { readonly [K in Quality['kind']]: WordOf<K> } = {
  'of-role': ofRole,
  'one-of': oneOf,
  superlative,
  'borne-by': borneBy,
  same,
  against,
  state,
  stat,
  needs,
  holding,
  counter,
  not,
  sort,
  arm,
  faction,
  trait,
};
