import { capitalised, type Form, meaning, type Speaker } from '@lianhuan/cardtext';
import { onlyIf } from '../english/deeds.ts';
import { characterWords } from '../english/nouns.ts';
import type {
  ActivePart,
  AnsweredBy,
  CardStep,
  CardUse,
  ConvertPart,
  DeclarePart,
  Labelled,
  Order,
  Part,
  Recast,
  Skill,
  Status,
  StatusPart,
  Stored,
  TriggerPart,
  Unit,
  UseLimit,
} from '../nodes/nodes.ts';
import { LABELS, TAGS } from '../reading/vocabulary.ts';
import { type SanguoshaWord, says } from '../reading/word.ts';
import { limitedForms } from './parts/limited-forms.ts';
import { phaseForms } from './parts/phase-forms.ts';
import { MADE_SO, SIDES, TURNING, TWICE } from './parts/turning-forms.ts';
import { timesOf, useLimit } from './parts/use-limit.ts';
import { WORDED } from './parts/worded-forms.ts';

/** What stands on a line of its own: a skill with its parts, or what a card of a deck does. */

const END = '[。|；|$]';
const YOU_MAY = '你[可以|可]';

/** ①…②…, with as many parts as stand there. */
const FORMS_OF_PARTS = [5, 4, 3, 2].map((count) =>
  ['①', '②', '③', '④', '⑤']
    .slice(0, count)
    .map((sign, index) => `${sign}{parts.${index}:part}`)
    .join(''),
);
FORMS_OF_PARTS.push('{parts.0:part}');

const NOT_TURNING = says(
  '转换技写作「阳：…阴：…」，别的技能不这样写',
  'A 转换技 has its parts as 阳：…阴：…, and no other skill has',
);
const CANNOT_TURN = says(
  '转换技的两项要能发动：到时机时、出牌阶段里或转化',
  'Both parts of a 转换技 must be used: at a timing, in the play phase, or by converting',
);

const skill: SanguoshaWord<Skill> = {
  kind: 'skill',
  forms: [
    {
      as: 'unit',
      zh: '〖{name}〗{tags:tag*，，}阳：{parts.0:part}阴：{parts.1:part}',
      with: { turning: true },
    },
    ...FORMS_OF_PARTS.map((zh) => ({
      as: 'unit',
      zh: `〖{name}〗{tags:tag*，，}${zh}`,
      with: { turning: false },
    })),
    ...TURNING,
    ...TWICE,
    ...MADE_SO,
  ],
  check: ({ tags, parts, turning }) => {
    if (turning !== tags.includes('turning')) return NOT_TURNING;
    const isUsed = parts.every(({ kind }) => kind !== 'status' && kind !== 'declare');
    return turning && !isUsed ? CANNOT_TURN : null;
  },
  english: ({ name, tags, parts, turning }, say) => {
    const marks = tags.length === 0 ? '' : ` (${tags.map((tag) => TAGS[tag].en).join(', ')})`;
    const said = parts.map((part, place) =>
      turning ? `${['Yang', 'Yin'][place]}: ${say(part, 'you')}` : say(part, 'you'),
    );
    return `〖${name}〗${marks}: ${said.join(' ')}`;
  },
  explain: meaning('一个武将技能', 'A skill of a general'),
  rules: ['T08'],
  rulesOf: ({ tags }) => ['T08', ...tags.map((tag) => TAG_RULES[tag])],
};

const TAG_RULES = {
  compulsory: 'T01',
  limited: 'T02',
  awakening: 'T03',
  lord: 'T04',
  formation: 'T48',
  primary: 'T40',
  deputy: 'T40',
  arcane: 'T53',
  sovereign: 'H13',
  turning: 'P9',
} as const;

const trigger: SanguoshaWord<TriggerPart> = {
  kind: 'trigger',
  forms: [
    ...bothWays('[当|每当]{on:occasion}，', { as: 'part' }),
    ...bothWays('{on:phase-only}，', { as: 'part' }),
    ...phaseForms(bothWays),
    ...SIDES,
    ...limitedForms(bothWays),
    ...WORDED,
  ],
  english: ({ times, on, condition, optional, cost, effect }, say) => {
    const often = times === null ? '' : `${say(times, 'you')}, `;
    const when = condition === null ? '' : `, if ${say(condition, 'you')}`;
    return sentence(`${often}${say(on, 'you')}${when}, ${done(optional, cost, effect, say)}`);
  },
  explain: meaning('到了这个时机就可以（或必须）发动', 'Used when that timing comes'),
  rules: ['P4', 'P5', 'P9'],
};

/** 你可以…▶…, 你可以…, and what must be done; each with and without a condition. */
function bothWays(begin: string, { as }: { readonly as: string }): Form[] {
  const limited = `{times:use-limit?，}${begin}`;
  return [`${limited}[若|如果]{condition}，`, limited].flatMap((start, index) => {
    const none = index === 1 ? { condition: null } : {};
    return [
      {
        as,
        zh: `${start}你[可以|可]{cost:cost}[▶|，▶]{effect:whole}${END}`,
        with: { ...none, optional: true },
      },
      {
        as,
        zh: `${start}你[可以|可]{effect:whole}${END}`,
        with: { ...none, optional: true, cost: null },
      },
      {
        as,
        zh: `${start}[|你须|须]{effect:whole}${END}`,
        with: { ...none, optional: false, cost: null },
      },
    ];
  });
}

function done(
  optional: boolean,
  cost: TriggerPart['cost'],
  effect: TriggerPart['effect'],
  say: Speaker,
): string {
  if (cost === null) return optional ? offered(say(effect, 'you may')) : say(effect, 'you');
  const to = say(effect, 'you may');
  const paid =
    cost.kind === 'choose'
      ? cost.options.map((one) => say(one, 'you may')).join(' or ')
      : say(cost, 'you may');
  return isAct(to) && !to.startsWith('choose ') && !paid.includes(', where ')
    ? `you may ${paid} to ${to}`
    : `you may ${paid}; ${onlyIf('you do', say(effect, 'you'))}`;
}

/** Does it say what one does, as "draw 1 card", so that "may" and "to" can stand before it? */
function isAct(words: string): boolean {
  return !/^(if|then|this|until|the|that|its|it|your|you|when|after|before|skills)\b/.test(words);
}

function offered(deed: string): string {
  return isAct(deed)
    ? `you may ${deed}`
    : `you may choose that${/^(this|until) /.test(deed) ? ',' : ''} ${deed}`;
}

function sentence(words: string): string {
  return `${capitalised(words)}.`;
}

const A_GAME = '[每局|每局游戏|本局|本局游戏|整局游戏]限{limit:number}次，出牌阶段，';

const active: SanguoshaWord<ActivePart> = {
  kind: 'active',
  forms: [
    {
      as: 'part',
      zh: `[|每名|一名]其他{others:character-quality*、}角色的出牌阶段限{limit:number}次，其[可以|可]{effect:whole}${END}`,
      with: { condition: null, cost: null, perGame: false },
      variant: true,
    },
    {
      as: 'part',
      zh: `{others:character-quality*、}其他角色的出牌阶段限{limit:number}次，其[可以|可]{effect:whole}${END}`,
      with: { condition: null, cost: null, perGame: false },
    },
    ...['出牌阶段限{limit:number}次，', '出牌阶段，', A_GAME].flatMap((begin) => {
      const own = { others: null, perGame: begin === A_GAME };
      const fixed = begin.includes('{limit:') ? own : { ...own, limit: 0 };
      const always = { ...fixed, condition: null };
      return [
        {
          as: 'part',
          zh: `${begin}若{condition}，${YOU_MAY}{effect:whole}${END}`,
          with: { ...fixed, cost: null },
        },
        {
          as: 'part',
          zh: `${begin}${YOU_MAY}{cost:cost}[▶|，▶]{effect:whole}${END}`,
          with: always,
        },
        {
          as: 'part',
          zh: `${begin}${YOU_MAY}{effect:whole}${END}`,
          with: { ...always, cost: null },
        },
      ];
    }),
  ],
  english: ({ others, limit, perGame, condition, cost, effect }, say) => {
    const times = timesOf(limit);
    if (others !== null) {
      const who = characterWords(others, 'character', say);
      return sentence(
        `${times} per play phase of another ${who}, that character may ${say(effect, 'they may')}`,
      );
    }
    const during = limit === 0 ? 'during your play phase' : `${times} per play phase`;
    const phase = perGame ? `${times} per game, during your play phase` : during;
    const when = condition === null ? '' : ` if ${say(condition, 'you')},`;
    return sentence(`${phase},${when} ${done(true, cost, effect, say)}`);
  },
  explain: meaning('在出牌阶段的空闲时间点发动', 'Used at an idle point of the play phase'),
  rules: ['phase.play.3', 'P9'],
};

const DEEDS_OF_CONVERSION = [
  ['either', '使用或打出'],
  ['use', '使用'],
  ['play', '打出'],
] as const;

const convert: SanguoshaWord<ConvertPart> = {
  kind: 'convert',
  forms: [
    ...DEEDS_OF_CONVERSION.map(([deed, zh]) => ({
      as: 'part',
      zh: `{times:use-limit?，}你[可以|可]将{what:own-cards}当【{as:face}】${zh}${END}`,
      with: { deed, condition: null, x: null, limit: 0 },
    })),
    {
      as: 'part',
      zh: `出牌阶段限{limit:number}次，你[可以|可]将{what:own-cards}当【{as:face}】使用${END}`,
      with: { deed: 'use', condition: null, x: null, times: null },
    },
    ...(['使用或打出', '使用'] as const).map((zh) => ({
      as: 'part',
      zh: `你[可以|可]将{what:own-cards}当【{as:face}】${zh}，X为{x:count}${END}`,
      with: { deed: zh === '使用' ? 'use' : 'either', condition: null, limit: 0, times: null },
    })),
    {
      as: 'part',
      zh: `若{condition}，你[可以|可]将{what:own-cards}当【{as:face}】使用${END}`,
      with: { deed: 'use', x: null, limit: 0, times: null },
    },
    // 你可以将【闪】当【杀】使用或打出.
    ...DEEDS_OF_CONVERSION.map(([deed, zh]) => ({
      as: 'part',
      zh: `{times:use-limit?，}你[可以|可]将{what:card-alone}当【{as:face}】${zh}${END}`,
      with: { deed, condition: null, x: null, limit: 0 },
      variant: true as const,
    })),
  ],
  english: ({ what, as, deed, condition, x, limit, times }, say) => {
    const verb = deed === 'either' ? 'use or play' : deed;
    const many = x === null ? '' : `, where X is ${say(x, 'you')}`;
    const when = condition === null ? '' : `if ${say(condition, 'you')}, `;
    const phase = limit === 0 ? '' : `${timesOf(limit)} per play phase, `;
    const often = times === null ? '' : `${say(times, 'you')}, `;
    return sentence(
      `${often}${phase}${when}you may ${verb} ${say(what, 'you')} as ${say.term('face', as)}${many}`,
    );
  },
  explain: meaning('转化：用这些牌做实体牌', 'A card made of others'),
  rules: ['T57', 'needUse.3'],
};

const declare: SanguoshaWord<DeclarePart> = {
  kind: 'declare',
  forms: ['每名角色的回合限{limit:number}次，', ''].map((begin) => ({
    as: 'part',
    zh: `${begin}${YOU_MAY}扣置{what:own-cards}当任意{as:card-sort}使用或打出：{effect:whole}${END}`,
    with: begin === '' ? { limit: 0 } : {},
  })),
  english: ({ what, as, limit, effect }, say) => {
    const turn = limit === 0 ? '' : `${timesOf(limit)} per turn, `;
    const any = `any ${say(as, 'you')}`;
    return sentence(
      `${turn}you may lay ${say(what, 'you')} face down and use or play it as ${any}: ${say(effect, 'you')}`,
    );
  },
  explain: meaning(
    '声明牌名和目标，别人不知道那张是什么',
    'Its name and targets are declared; nobody else knows what lies there',
  ),
  rules: ['T57', 'needUse.3'],
};

const ALWAYS_ONLY = says(
  '这样的话不能只在某个条件成立时起作用',
  'Such words cannot hold only while something is so',
);

/** Lasting words that are asked for whenever they matter; the others say by themselves when they hold, or give skills. */
const DEPENDING: ReadonlySet<Status['kind']> = new Set<Status['kind']>([
  'change-number',
  'faction-range',
  'no-limit',
  'cannot-use',
  'cannot-recover',
  'distance-limit',
  'others-cannot-use',
  'ignores-armour',
  'armour-void',
  'fixed-hp',
  'others-cannot-show',
]);

function mayDepend({ kind }: Status): boolean {
  return DEPENDING.has(kind);
}

const status: SanguoshaWord<StatusPart> = {
  kind: 'status',
  forms: [
    { as: 'part', zh: `{word:status}${END}`, with: { condition: null } },
    { as: 'part', zh: `[若|如果]{condition}，{word:status}${END}` },
    {
      as: 'lasting-part',
      zh: `{word:status}${END}`,
      with: { condition: null },
      variant: true,
    },
    { as: 'lasting-part', zh: `[若|如果]{condition}，{word:status}${END}`, variant: true },
  ],
  check: ({ condition, word }) => (condition === null || mayDepend(word) ? null : ALWAYS_ONLY),
  english: ({ condition, word }, say) =>
    sentence(`${condition === null ? '' : `while ${say(condition, 'you')}, `}${say(word, 'you')}`),
  explain: meaning('只要有这个技能就起作用', 'It applies as long as the skill is had'),
  rules: ['P10'],
};

const MOMENTS = {
  'play-phase': { zh: '出牌阶段', en: 'During your play phase' },
  answer: { zh: '响应时', en: 'To answer a card' },
  dying: { zh: '一名角色处于濒死状态时', en: 'When a character is dying' },
} as const;

const ALONE = { condition: null, against: null, joining: null };

const cardUse: SanguoshaWord<CardUse> = {
  kind: 'card-use',
  forms: [
    {
      as: 'unit',
      zh: `出牌阶段，对{to:target-noun}使用，指定{against:chosen}：{effect:whole}${END}`,
      with: { when: 'play-phase', condition: null, joining: null },
    },
    {
      as: 'unit',
      zh: `出牌阶段，对{to:target-noun}使用，你与{joining:everybody}也成为目标：{effect:whole}${END}`,
      with: { when: 'play-phase', condition: null, against: null },
    },
    {
      as: 'unit',
      zh: `出牌阶段，若{condition}，对{to:target-noun}使用：{effect:whole}${END}`,
      with: { when: 'play-phase', against: null, joining: null },
    },
    ...Object.entries(MOMENTS).map(([when, { zh }]) => ({
      as: 'unit',
      zh: `${zh}，对{to:target-noun}使用：{effect:whole}${END}`,
      with: { ...ALONE, when },
    })),
  ],
  english: ({ when, condition, to, against, joining, effect }, say) => {
    const only = condition === null ? '' : `, if ${say(condition, 'you')}`;
    const more = joining === null ? '' : `; you and ${say(joining, 'you')} become targets, too`;
    const whom = say(to, 'you');
    // What answers a card is used on nobody else.
    const on = when === 'answer' ? '' : ` on ${whom === 'you' ? 'yourself' : whom}`;
    const named = against === null ? '' : `, naming ${say(against, 'you')}`;
    return `${MOMENTS[when].en}${only}, use this${on}${named}${more}: ${say(effect, 'you')}.`;
  },
  explain: meaning('何时、对谁使用，以及它的效果', 'When and on whom it is used, and what it does'),
  rules: ['preUse.5', 'use.18'],
};

const STEPS = {
  prepared: { zh: '使用结算准备工作结束时', en: 'When its use is prepared' },
  over: { zh: '使用结算结束后', en: 'After it is resolved' },
} as const;

const cardStep: SanguoshaWord<CardStep> = {
  kind: 'card-step',
  forms: Object.entries(STEPS).map(([at, { zh }]) => ({
    as: 'unit',
    zh: `${zh}：{effect:whole}${END}`,
    with: { at },
  })),
  english: ({ at, effect }, say) => `${STEPS[at].en}: ${say(effect, 'you')}.`,
  explain: meaning('对所有目标只做一次', 'Done once for all its targets'),
  rules: ['use.9', 'use.20'],
};

const answeredBy: SanguoshaWord<AnsweredBy> = {
  kind: 'answered-by',
  forms: [{ as: 'unit', zh: `目标角色可以使用【{face}】抵消此牌${END}` }],
  english: ({ face }, say) => `Its target may counter it with ${say.term('face', face)}.`,
  explain: meaning('生效前可以这样抵消', 'Before it takes effect it can be countered so'),
  rules: ['use.15'],
};

const recast: SanguoshaWord<Recast> = {
  kind: 'recast',
  forms: [{ as: 'unit', zh: `可以重铸${END}` }],
  english: () => 'It may be recast: discard it and draw 1 card.',
  explain: meaning('置入弃牌堆，再摸一张牌', 'It goes to the discard pile, and a card is drawn'),
  rules: ['phase.play.3'],
};

const stored: SanguoshaWord<Stored> = {
  kind: 'stored',
  forms: [
    {
      as: 'unit',
      zh: `不因使用而置入弃牌堆时，改为置入府库，回合结束前❻由当前回合角色使用${END}`,
    },
  ],
  english: () =>
    'When this would go to the discard pile other than by being used, put it into the storehouse instead; the active character uses it before the turn ends (❻).',
  explain: meaning('府库里的牌在游戏外', 'What lies in the storehouse is out of the game'),
  rules: ['move.4', 'turn.16'],
};

const labelled: SanguoshaWord<Labelled> = {
  kind: 'labelled',
  forms: [{ as: 'unit', zh: `带有{label}标记${END}` }],
  english: ({ label }) => `It is labelled ${LABELS[label].en}.`,
  explain: meaning('牌角上印着的字', 'What is printed in its corner'),
  rules: [],
};

const order: SanguoshaWord<Order> = {
  kind: 'order',
  forms: [{ as: 'unit', zh: `军令：{deed:whole}${END}` }],
  english: ({ deed }, say) => `Command: ${say(deed, 'you')}.`,
  explain: meaning(
    '“你”是执行者，“其”是发令者',
    '“You” is whoever executes it, and “that character” whoever gave it',
  ),
  rules: ['T55'],
};

/** Units and parts of skills, by kind. */
export const UNITS: {
  readonly [K in (Unit | Part | UseLimit)['kind']]: SanguoshaWord<
    Extract<Unit | Part | UseLimit, { kind: K }>
  >;
} = {
  skill,
  'use-limit': useLimit,
  trigger,
  active,
  convert,
  declare,
  status,
  'card-use': cardUse,
  'card-step': cardStep,
  'answered-by': answeredBy,
  recast,
  stored,
  labelled,
  order,
};
