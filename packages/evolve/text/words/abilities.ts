import {
  capitalised,
  childrenOf,
  type Form,
  formsAs,
  meaning,
  type Node,
  type Span,
} from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import type { CardKind } from '../../cards/definition.ts';
import type { RuleId } from '../../rules.ts';
import { useCostChangesIn } from '../meaning/declared.ts';
import { flatten } from '../meaning/lasting-words.ts';
import { hearsOffField, worksOffField } from '../meaning/off-field.ts';
import { THREE_HELD, TWO_HELD } from '../meaning/subjects.ts';
import type {
  Ability,
  AbilityBody,
  Activated,
  Keyword,
  Occasion,
  Selection,
  Spell,
  Static,
  This,
  Triggered,
} from '../nodes/index.ts';
import { type CardPlace, type EvolveWord, says } from '../reading/word.ts';
import { meantBy, PAID_BEFORE_IT_ENTERS } from './additional-costs.ts';
import { COSTS_OF_USED } from './costs-of-used.ts';
import { LIMITED_COST, RITE_BEFORE_COST, TERM_BEFORE_ENTRY } from './in-front.ts';
import { keyword } from './keywords.ts';

/** The frame of an ability: one paragraph, and when its words work. */

/** What a paragraph can be. Static abilities are tried before timed ones, as theirs may begin alike. */
const PARAGRAPHS = [
  'keyword-body',
  'static-body',
  'timed-body',
  'shared-body',
  'spell-body',
] as const;
/** What a granted ability can be: followers and amulets have it, so it is no spell. */
const GRANTED = ['static-body', 'timed-body', 'shared-body'] as const;

/** 每回合N次, behind an ability. */
const SO_OFTEN =
  '[（|。（|。|，][|该能力|此能力|这个能力|本能力|该效果|此效果][每回合|1回合|每个回合|一回合][|限|最多|仅限|仅能|只能|限使用|限发动|只能发动|只能使用|最多发动|最多使用|仅发动|仅能发动|仅能使用|仅可发动|仅可使用|只能触发|最多触发|触发|限触发|仅能触发|可触发|可发动|可使用|只发动|只可发动]{limit:number}次[）|]';

/** body （每回合N次）, and body alone. */
function framed(as: string, bodies: readonly string[], [open, close]: readonly string[]): Form[] {
  return bodies.flatMap((body) => [
    { as, zh: `${open}{body:${body}}${SO_OFTEN}${close}` },
    { as, zh: `${open}{body:${body}}${close}`, with: { limit: 0 } },
  ]);
}

/** 【守护】【突进】, 【守护】入场曲：抽1张卡牌: what begins with a keyword is a paragraph of its own. */
function keywordBefore(mark: string): Form {
  return {
    as: 'unit',
    zh: `{first:keyword-body}${mark}{rest:unit}`,
    variant: true,
    build: ({ first, rest }) => {
      const keyword = first as Keyword;
      const others = [rest].flat() as readonly Ability[];
      // 【快速】 before a cost is the icon of that ability (12.3.3).
      if (keyword.name === 'quick' && others[0].body.kind === 'activated') return null;
      const { span } = keyword;
      return [{ kind: 'ability', span, body: keyword, limit: 0 } as Ability, ...others];
    },
  };
}

/** 入场曲：抽1张卡牌。谢幕曲：… on one line: what begins with the icon of an ability is one of its own. */
function onOneLine(body: string): Form {
  return {
    as: 'unit',
    zh: `{body:${body}}[。|]{rest:unit}`,
    variant: true,
    build: ({ body: first, rest }, span) => {
      const others = [rest].flat() as readonly Ability[];
      const one = { kind: 'ability', span, body: first as AbilityBody, limit: 0 } as Ability;
      return one.body.kind !== 'keyword' && hasIcon(others[0].body) ? [one, ...others] : null;
    },
  };
}

/** Does an ability begin with an icon or a keyword, as no sentence does? */
function hasIcon(body: AbilityBody): boolean {
  if (body.kind === 'activated') return body.symbol === 'evolve' || body.symbol === 'meal';
  return body.kind === 'keyword' || (body.kind === 'triggered' && body.on.kind === 'entry');
}

/** 此随从+1/+1且具有【守护】: two static abilities. */
function twoWords({ who, words }: Readonly<Record<string, unknown>>, span: Span): Ability[] {
  return (words as Static['word'][]).map((word) => ({
    kind: 'ability',
    span,
    body: { kind: 'static', span, word: { ...word, who } as Static['word'] },
    limit: 0,
  }));
}

/** 自己的回合中，你的随从被破坏时，…: a trigger that the card has in that time alone (10.3.3). */
const onlyWhile: NonNullable<Form['build']> = ({ condition, body, limit = 0 }, span) => {
  if ((body as AbilityBody).kind !== 'triggered') return null;
  const who = { kind: 'this', span, noun: 'card' };
  const granted = { kind: 'ability', span, body, limit };
  const word = { kind: 'grants', span, who, abilities: [granted] };
  const during = { kind: 'while', span, condition, bare: true, words: [word] };
  const isStatic = { kind: 'static', span, word: during };
  return [{ kind: 'ability', span, body: isStatic, limit: 0 }] as unknown as Node;
};

const ability: EvolveWord<Ability> = {
  kind: 'ability',
  meant: meantBy,
  forms: [
    ...framed('unit', PARAGRAPHS, ['', '[。|]']),
    ...PARAGRAPHS.map((body) => ({
      as: 'unit',
      zh: `[每回合|1回合|每个回合|一回合][|限|最多|仅限]{limit:number}次[，|：]{body:${body}}[。|]`,
      variant: true as const,
    })),
    keywordBefore('[|、|，|。]'),
    ...PARAGRAPHS.map(onOneLine),
    { as: 'unit', zh: `{who:standing}[|的]${TWO_HELD}[。|]`, variant: true, build: twoWords },
    { as: 'unit', zh: `{who:standing}[|的]${THREE_HELD}[。|]`, variant: true, build: twoWords },
    LIMITED_COST,
    ...[`${SO_OFTEN}[。|]`, '[。|]'].map(
      (behind): Form => ({
        as: 'unit',
        zh: `{condition:premise}，{body:timed-body}${behind}`,
        variant: true,
        build: onlyWhile,
      }),
    ),
    ...COSTS_OF_USED,
    ...PAID_BEFORE_IT_ENTERS,
    ...framed('granted', GRANTED, ['“', '[|。]”']),
    { as: 'granted', zh: '“{body:keyword-body}[|。]”', with: { limit: 0 }, variant: true },
    { as: 'granted', zh: '{body:keyword-body}', with: { limit: 0 } },
  ],
  english: ({ body, limit }, say) => {
    const words = capitalised(say(body, 'you'));
    if (limit === 0) return words;
    return `${words} (${limit === 1 ? 'once' : `up to ${limit} times`} each turn)`;
  },
  explain: ({ limit }) =>
    limit === 0
      ? says('一项能力', 'An ability')
      : says(`一项能力；每回合 ${limit} 次`, `An ability; no more than ${limit} a turn`),
  rules: ['10.1.1'],
  rulesOf: ({ limit }) => (limit > 0 ? ['10.1.1', '10.7.2.2'] : ['10.1.1']),
  check: (node, place) => misplaced(node.body, place) ?? twoChoices(node) ?? lastsEverMore(node),
};

/**
 * What is wrong with 当处于【觉醒】状态时，此随从的攻击力+2: it fires again and again for as long as the state holds
 * (10.7.6.1), where a reader expects +2 for as long as it does; null for nothing.
 */
function lastsEverMore({ body, limit }: Ability): Text | null {
  if (limit > 0 || body.kind !== 'triggered' || body.on.kind !== 'state-is') return null;
  if (body.cost !== null || readsNumber(body.on) || !onlyBegins(body.effect)) return null;
  return says(
    '状态诱发的能力，只要还是这样就一再使用，每次都再加上：持续的写「若…，…」，只要一次的写「（每回合1次）」',
    'A state fires again and again for as long as it holds, adding up: write 若…，… for what lasts as long, or （每回合1次）',
  );
}

/** Does nothing come of it but lasting words? */
function onlyBegins(effect: Node): boolean {
  if (effect.kind === 'begin') return true;
  const isList = effect.kind === 'sequence' || effect.kind === 'sentences';
  return isList && childrenOf(effect).every(onlyBegins);
}

/** Does the state depend on a number of cards, which the words may change so that it is over? */
function readsNumber(node: Node): boolean {
  return node.kind === 'stat-of' || childrenOf(node).some(readsNumber);
}

/** The kinds of card on which each sort of ability can stand. */
const PLACES: Readonly<Record<AbilityBody['kind'], readonly CardKind[]>> = {
  keyword: ['follower', 'amulet', 'spell'],
  activated: ['follower', 'amulet', 'leader'],
  triggered: ['follower', 'amulet', 'leader', 'spell'],
  spell: ['spell'],
  static: ['follower', 'amulet', 'leader', 'spell'],
};

const NAMES: Readonly<Record<AbilityBody['kind'], Text>> = {
  keyword: says('关键词', 'keywords'),
  activated: says('启动能力', 'activated abilities'),
  triggered: says('自动能力', 'automatic abilities'),
  spell: says('法术能力', 'spell abilities'),
  static: says('永续能力', 'static abilities'),
};

function misplaced(body: AbilityBody, { ancestors, context }: CardPlace): Text | null {
  const { kind } = context;
  if (kind === null || ancestors.length > 0) return null;
  if (isAsUsed(body) && kind !== 'leader') return null;
  if (!PLACES[body.kind].includes(kind)) {
    const { zh, en } = NAMES[body.kind];
    return says(
      `这种卡牌没有${zh}：前面要写什么时候，如「入场曲：」「横置：」`,
      `This kind of card has no ${en}: say when, such as 入场曲： or 横置：`,
    );
  }
  if (kind === 'leader' && body.kind === 'triggered' && body.on.kind === 'entry')
    return NEVER_ENTERS;
  return kind === 'spell' && !worksOnSpells(body) ? NEVER_ON_FIELD : null;
}

const NEVER_ENTERS = says(
  '主战者一直在主战者区域：不进入战场，不离开，也不攻击、进化和参赛，这项能力永远不起作用',
  'A leader stays in the leader zone: it enters and leaves no field, nor does it attack, evolve or race, so this never works',
);

/** 使用时，可以…：… is decided as any card is used (10.4.7.2), and so is 土之秘术 where it changes the cost (13.3.3.2). */
function isAsUsed(body: AbilityBody): boolean {
  if (body.kind !== 'spell' || body.effect.kind !== 'paying') return false;
  return body.effect.when === 'used' || useCostChangesIn(body.effect).length > 0;
}

const NEVER_ON_FIELD = says(
  '法术不会在战场上，这项能力永远不起作用；要对随从写「所有你的随从…」',
  'A spell is never on the field, so this never works; of followers write 所有你的随从…',
);

/** Can this ability ever work on a spell, which is never on the field (10.3.5)? */
function worksOnSpells(body: AbilityBody): boolean {
  switch (body.kind) {
    case 'keyword':
      return body.name === 'quick';
    case 'spell':
      return true;
    case 'triggered':
      return hearsOffField(body.on);
    case 'activated':
      return false;
    case 'static':
      return flatten(body.word).every(({ word }) => worksOffField(word));
  }
}

/** An ability can have one 抉择 only: its options are chosen as it is used, by their places (5.17.3). */
function twoChoices(node: Ability): Text | null {
  return countIn(node, 'modes') < 2
    ? null
    : says('一项能力里只能抉择一次', 'There can be only one 抉择 in an ability');
}

function countIn(node: Node, kind: string): number {
  return childrenOf(node).reduce((sum, child) => {
    if (child.kind === 'ability') return sum;
    return sum + countIn(child, kind) + (child.kind === kind ? 1 : 0);
  }, 0);
}

const SYMBOLS = {
  quick: says('【快速】', 'Quick'),
  evolve: says('【进化】', 'Evolve'),
  meal: says('【用餐】', 'Feed'),
} as const;

const SYMBOL_RULES = {
  plain: ['10.1.1.1', '10.1.1.1.1'],
  quick: ['10.1.1.1', '12.3.3'],
  evolve: ['12.2.1', '12.2.2', '12.2.3'],
  meal: ['14.2.2.1', '14.2.2.3', '14.2.2.4'],
} as const satisfies Readonly<Record<Activated['symbol'], readonly RuleId[]>>;

/** How many 用餐 icons can stand before a cost; one is printed without a number. */
const MEALS = [1, 2, 3, 4, 5] as const;

/** The icons before a cost, with what they mean. */
const ICONS = [
  { zh: SYMBOLS.quick.zh, fixed: { symbol: 'quick', meals: 0 } },
  { zh: SYMBOLS.evolve.zh, fixed: { symbol: 'evolve', meals: 0 } },
  ...MEALS.map((meals) => ({
    zh: meals === 1 ? SYMBOLS.meal.zh : `【用餐${meals}】`,
    fixed: { symbol: 'meal', meals },
  })),
];

const activated: EvolveWord<Activated> = {
  kind: 'activated',
  forms: [
    ...ICONS.flatMap(({ zh, fixed }) => [
      { as: 'timed-body', zh: `${zh}{cost}：{effect:whole}`, with: fixed },
      { as: 'timed-body', zh: `${zh}：{effect:whole}`, with: { ...fixed, cost: null } },
    ]),
    { as: 'timed-body', zh: '{cost}：{effect:whole}', with: { symbol: 'plain', meals: 0 } },
    {
      as: 'timed-body',
      zh: '[【启动】|启动|【启动】：|启动：]{cost}：{effect:whole}',
      with: { symbol: 'plain', meals: 0 },
      variant: true,
    },
    {
      as: 'timed-body',
      zh: '[【进化】|进化|进化：|【进化】：]{cost}',
      variant: true,
      build: evolves,
    },
    // 【启动】【横置】抽1张卡牌: what is paid stands in icons, and needs no colon behind it.
    ...['{cost:icon-cost}', '{cost:icons}'].map(
      (cost): Form => ({
        as: 'timed-body',
        zh: `【启动】${cost}{effect:whole}`,
        with: { symbol: 'plain', meals: 0 },
        variant: true,
        // What stands before a colon belongs to the cost.
        build: (read, span) =>
          (read.effect as Node).kind === 'paying'
            ? null
            : ({ kind: 'activated', span, ...read } as Activated),
      }),
    ),
    RITE_BEFORE_COST,
    {
      as: 'timed-body',
      zh: '【快速】[【启动】|启动]{cost}：{effect:whole}',
      with: { symbol: 'quick', meals: 0 },
      variant: true,
    },
  ],
  english: ({ symbol, meals, cost, effect }, say) => {
    const mark = symbol === 'plain' ? [] : [SYMBOLS[symbol].en + (meals > 1 ? ` ${meals}` : '')];
    const price = cost === null ? [] : [say(cost, 'you')];
    return `${capitalised([...mark, ...price].join(', '))}: ${capitalised(say(effect, 'you'))}`;
  },
  explain: ({ symbol }) => SYMBOL_MEANINGS[symbol],
  rules: ['10.1.1.1'],
  rulesOf: ({ symbol }) => SYMBOL_RULES[symbol],
};

const SYMBOL_MEANINGS = {
  plain: says('自己的主要阶段，支付费用来使用', 'Used by paying its cost in one’s own main phase'),
  quick: says('对手的回合也可以使用', 'Can be used in the opponent’s turn too'),
  evolve: says(
    '公开进化牌组里的同名卡牌来进化；1 点费用可以用进化点支付；每回合 1 次',
    'Evolves by showing the card of its name; 1 of the cost may be an evolution point; once a turn',
  ),
  meal: says(
    '用餐才能使用；1 点费用可以用进化点支付；每回合 1 次',
    'Used by feeding it; 1 of the cost may be an evolution point; once a turn',
  ),
} as const;

/** 此随从攻击时，…: without 当. Lasting words behind a state hold as long as it does. */
function heard({ on, effect }: Readonly<Record<string, unknown>>, span: Span): Triggered | null {
  if ((on as Occasion).kind === 'state-is' && lasts(effect as Node)) return null;
  return { kind: 'triggered', span, on, cost: null, effect } as Triggered;
}

function lasts(effect: Node): boolean {
  return effect.kind === 'begin' || childrenOf(effect).some(lasts);
}

/** 【进化】费用1 alone: it evolves the card it stands on (12.2.1). */
function evolves({ cost }: Readonly<Record<string, unknown>>, span: Span): Activated {
  const what: This = { kind: 'this', span, noun: 'card' };
  const effect = { kind: 'evolve', span, what, fronted: true };
  return { kind: 'activated', span, symbol: 'evolve', meals: 0, cost, effect } as Activated;
}

const triggered: EvolveWord<Triggered> = {
  kind: 'triggered',
  forms: [
    ...formsAs('timed-body', [
      ['{on:entry}[可以|可|你可以|]{cost}：{effect:whole}'],
      ['{on:entry}{effect:whole}', { cost: null }],
      ['[当|每当|在|每次]{on:occasion}时[，|][可以|可|你可以|]{cost}：{effect:whole}'],
      ['[当|每当|在|每次]{on:occasion}时[，|]{effect:whole}', { cost: null }],
    ]),
    { as: 'timed-body', zh: '{on:occasion}时，{effect:whole}', variant: true, build: heard },
    // 每次此随从受到伤害，…: without 时.
    {
      as: 'timed-body',
      zh: '[每当|每次]{on:happening}，{effect:whole}',
      with: { cost: null },
      variant: true,
    },
    ...TERM_BEFORE_ENTRY,
    { as: 'shared-body', zh: '{on:either}时，{effect:whole}', variant: true, with: { cost: null } },
    ...formsAs('shared-body', [
      ['[当|每当|在|每次]{on:either}时[，|][可以|可|你可以|]{cost}：{effect:whole}'],
      ['[当|每当|在|每次]{on:either}时[，|]{effect:whole}', { cost: null }],
    ]),
  ],
  english: ({ on, cost, effect }, say) => {
    const offered = cost === null ? '' : `you may ${say(cost, 'you may')}. If you do, `;
    const words = `${offered}${say(effect, 'you')}`;
    if (on.kind === 'entry') return `${say(on, 'you')}: ${capitalised(words)}`;
    return `When ${say(on, 'you')}, ${words}`;
  },
  explain: ({ cost }) =>
    cost === null
      ? says(
          '诱发之后，到检查时点必须使用',
          'Once it has fired it must be used at the check timing',
        )
      : says(
          '诱发之后，可以支付费用来执行',
          'Once it has fired, its cost may be paid for the effect',
        ),
  rules: ['10.1.1.2'],
  rulesOf: ({ cost }) =>
    cost === null ? ['10.1.1.2', '10.7.3.1'] : ['10.1.1.2', '10.1.1.2.2', '10.4.7.3'],
};

const spell: EvolveWord<Spell> = {
  kind: 'spell',
  forms: [{ as: 'spell-body', zh: '{effect:whole}' }],
  english: ({ effect }, say) => say(effect, 'you'),
  explain: meaning('使用法术时执行', 'Carried out when the spell is used'),
  rules: ['10.1.1.4', '10.6.2.7.2'],
};

const statically: EvolveWord<Static> = {
  kind: 'static',
  forms: [
    { as: 'static-body', zh: '{word:standing-word}' },
    // 只要此随从在战场上，…: so long does any static ability hold (10.3.5).
    {
      as: 'static-body',
      zh: '[只要|当|若|][|此卡牌|此随从|此护符|这个随从|这张卡牌|这个护符|该随从|该护符|该卡牌]在[战场|战场上|场上][时|期间|的期间|][，|][则|那么|]{word:standing-word}',
      variant: true,
    },
    ...['{who:all}[|的]{words.0:held-now}', `{who:all}[|的]${TWO_HELD}`].map(
      (zh, at): Form => ({
        as: at === 0 ? 'static-body' : 'unit',
        zh: at === 0 ? zh : `${zh}[。|]`,
        variant: true,
        build: ({ who, words }, span) => {
          const every = { ...(who as Selection), said: false };
          if (at > 0) return twoWords({ who: every, words }, span) as unknown as Node;
          const [word] = words as Static['word'][];
          return { kind: 'static', span, word: { ...word, who: every } } as Static;
        },
      }),
    ),
  ],
  english: ({ word }, say) => say(word, 'you'),
  explain: meaning('在战场上时一直如此', 'So as long as it is on the field'),
  rules: ['10.1.1.3', '10.3.5'],
};

export const ABILITIES = [ability, keyword, statically, activated, triggered, spell] as const;
