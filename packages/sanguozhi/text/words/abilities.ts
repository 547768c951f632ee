import { capitalised, type Form, formsAs, meaning, type Node } from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import type { CardKind } from '../../cards/definition.ts';
import { KEYWORD_CHAPTER } from '../../rules/8-other/keywords.ts';
import type {
  Ability,
  AbilityBody,
  Activated,
  Keyword,
  Spell,
  Static,
  Stay,
  Triggered,
} from '../nodes/index.ts';
import { withoutYou } from '../reading/english-verbs.ts';
import { ROLE_TERMS } from '../reading/terms.ts';
import { CARD_NOUNS, KEYWORD_RULES, KEYWORDS, LEVELLED } from '../reading/vocabulary.ts';
import { type CardPlace, type SanguozhiWord, says } from '../reading/word.ts';
import { AS_IT_BREAKS } from './as-it-breaks.ts';
import { EACH_OF_THEM } from './each-of-them.ts';
import { eitherReplaced } from './either-replaced.ts';
import { entriesWritten } from './entries-written.ts';
import { wrongMeasureOf } from './measures.ts';
import { severalSentences } from './several-sentences.ts';

/** The frame of an ability: when its words work, and for whom. */

/**
 * What can follow the frame. Static bodies are tried first: their words end with the ability; where
 * they do not, the words are a deed.
 */
const PARAGRAPHS = ['stay-body', 'static-body', 'timed-body', 'spell-body'] as const;
/** The bodies that a granted ability in quotes can have. */
const QUOTED = ['static-body', 'timed-body'] as const;

const LIMIT =
  '[（|，此效果|（此效果|，|。此效果|。][每|每个|一]回合[限|限用|限使用|最多|至多|仅限|只限|]{limit:number}次[）|]';

/** （属性） · conditions： · roles： · body （每回合限N次）. */
function framed(as: string, bodies: readonly string[], end: string): Form[] {
  return bodies.flatMap((body) =>
    [true, false].flatMap((limited) => {
      const rest = `{roles:role*/：}{body:${body}}${limited ? LIMIT : ''}${end}`;
      const limit = limited ? {} : { limit: 0 };
      const timed = body === 'timed-body' ? [inRole(as, limited, end)] : [];
      return [
        ...timed,
        { as, zh: `{conditions.0:completion}${rest}`, with: { ...limit, property: false } },
        {
          as,
          zh: `[（属性）|属性：]{conditions:gate*：：}${rest}`,
          with: { ...limit, property: true },
        },
        { as, zh: `{conditions:gate*：：}${rest}`, with: { ...limit, property: false } },
      ];
    }),
  );
}

/** A granted keyword without quotes. */
const KEYWORD_ALONE: Form = {
  as: 'row-ability',
  zh: '{body:row-keyword}',
  with: { property: false, limit: 0 },
  variant: true,
  build: ({ body, ...fixed }, span) =>
    ({ kind: 'ability', span, ...fixed, conditions: [], roles: [], body }) as unknown as Ability,
};

/** What ends an ability: nothing needs to at the end of a line. */
const STOP = '[。|；|$]';

/** （属性） written behind, and before or behind the stop. */
const PROPERTY_BEHIND: Form[] = PARAGRAPHS.flatMap((body) =>
  ['（属性）[。|；|$]', '。（属性）[$|$]'].map((end) => ({
    as: 'unit',
    zh: `{conditions:gate*：：}{roles:role*/：}{body:${body}}${end}`,
    with: { limit: 0, property: true },
    variant: true,
  })),
);

/** How often, written in front: 每回合限1次，. */
const LIMIT_IN_FRONT: Form[] = PARAGRAPHS.map((body) => ({
  as: 'unit',
  zh: `[每|每个|一]回合[限|限用|限使用|最多|至多|仅限|只限|]{limit:number}次[，|：]{conditions:gate*：：}{roles:role*/：}{body:${body}}${STOP}`,
  with: { property: false },
  variant: true,
}));

/** Keywords in one row, and lasting words in one sentence, are abilities of their own. */
const TWO_WORDS: Form[] = [
  {
    as: 'unit',
    zh: `{conditions:gate*：：}{roles:role*/：}{bodies:row-keyword/，}${STOP}`,
    variant: true,
    build: apart,
  },
  ...['，', '、', ''].map(
    (between): Form => ({
      as: 'unit',
      zh: `{conditions:gate*：：}{roles:role*/：}{bodies.0:row-keyword}${between}{bodies.1:row-keyword}${STOP}`,
      variant: true,
      build: apart,
    }),
  ),
  {
    as: 'unit',
    zh: `{conditions:gate*：：}{roles:role*/：}{bodies:static-body/，}${STOP}`,
    variant: true,
    build: apart,
  },
];

/** 2回合内，… of a 持续谋略: how long it stays, and what holds that long (501.6b). */
const STAY_IN_FRONT: Form = {
  as: 'unit',
  zh: `{bodies.0:stay-body}，{bodies.1:static-body}${STOP}`,
  with: {},
  variant: true,
  build: (read, span) => apart({ ...read, conditions: [], roles: [] }, span),
};

/** 本将领在场时，…: so static words hold anyway (704.3). */
const WHILE_IN_PLAY: Form = {
  as: 'unit',
  zh: `[只要|若|当|]{self:this}[|仍]在场[|上][时|期间|]，[|则]{body:static-body}${STOP}`,
  variant: true,
  build: ({ body }, span) => standing(body as AbilityBody, span),
};

function standing(body: AbilityBody, span: Ability['span']): Ability {
  return { kind: 'ability', span, property: false, conditions: [], roles: [], body, limit: 0 };
}

/** One ability for each of several bodies. */
function apart(read: Readonly<Record<string, unknown>>, span: Ability['span']): Ability[] {
  const { conditions, roles, bodies } = read as Pick<Ability, 'conditions' | 'roles'> & {
    readonly bodies: readonly AbilityBody[];
  };
  return bodies.map((body) => ({
    kind: 'ability',
    span,
    property: false,
    conditions,
    roles,
    body,
    limit: 0,
  }));
}

/** 主将 上场：, as it is printed beside 主将：上场： (105.9b–d). */
function inRole(as: string, limited: boolean, end: string): Form {
  return {
    as,
    zh: `{conditions:gate*：：}{roles.0:role}{body:timed-body}${limited ? LIMIT : ''}${end}`,
    with: limited ? { property: false } : { limit: 0, property: false },
    variant: true,
  };
}

const ability: SanguozhiWord<Ability> = {
  kind: 'ability',
  forms: [
    ...framed('unit', PARAGRAPHS, STOP),
    KEYWORD_ALONE,
    WHILE_IN_PLAY,
    ...PROPERTY_BEHIND,
    ...LIMIT_IN_FRONT,
    ...TWO_WORDS,
    ...eitherReplaced(STOP),
    STAY_IN_FRONT,
    ...entriesWritten(LIMIT, STOP),
    ...framed('quoted', QUOTED, ''),
  ],
  english: ({ property, roles, conditions, body, limit }, say) => {
    const parts: string[] = [];
    if (property) parts.push('(Attribute) ');
    for (const condition of conditions) {
      const words = say(condition, 'you');
      parts.push(condition.kind === 'completion' ? `${words} ` : `While ${words}: `);
    }
    if (roles.length > 0) parts.push(`${roles.map((role) => ROLE_TERMS[role].en).join('/')} — `);
    parts.push(capitalised(say(body, 'you')));
    if (limit > 0) parts.push(limit === 1 ? ' (once a turn)' : ` (up to ${limit} times a turn)`);
    return parts.join('');
  },
  explain: ({ roles, property, limit }) => {
    const zh = ['一个独立的效果'];
    const en = ['An effect of its own'];
    if (property) {
      zh.push('属性效果，在任何区域都有');
      en.push('an attribute, had in every zone');
    }
    if (roles.length > 0) {
      zh.push(`作为${roles.map((role) => ROLE_TERMS[role].zh).join('或')}时才有`);
      en.push(`had only as ${roles.map((role) => ROLE_TERMS[role].en.toLowerCase()).join(' or ')}`);
    }
    if (limit > 0) {
      zh.push(`每回合限 ${limit} 次`);
      en.push(`no more than ${limit} a turn`);
    }
    return says(zh.join('；'), en.join('; '));
  },
  rules: ['108.2c'],
  rulesOf: ({ property, roles, limit, conditions }) => [
    '108.2c',
    ...(property ? (['108.6a'] as const) : []),
    ...(roles.length > 0 ? (['105.9a'] as const) : []),
    ...(conditions.length > 0 ? (['108.4'] as const) : []),
    ...(limit > 0 ? (['105.12'] as const) : []),
  ],
  check: (node, place) =>
    misplaced(node.body, place) ??
    outOfTime(node.body, place) ??
    neverUsed(node, place) ??
    rolesOfNone(node, place),
};

/** The kinds of card on which each body can stand. */
const PLACES: Readonly<Record<Exclude<AbilityBody['kind'], 'triggered'>, readonly CardKind[]>> = {
  keyword: ['general', 'formation'],
  activated: ['general', 'treasure', 'formation', 'troop', 'tactic', 'event'],
  spell: ['tactic', 'event'],
  static: ['general', 'tactic', 'treasure', 'troop', 'formation', 'event'],
  stay: ['tactic'],
};

const NAMES: Readonly<Record<AbilityBody['kind'], Text>> = {
  keyword: says('禀赋', 'keywords'),
  activated: says('启动式效果', 'activated effects'),
  triggered: says('触发式效果', 'triggered effects'),
  spell: says('没有时机的效果', 'effects without a time'),
  static: says('静止式效果', 'static effects'),
  stay: says('停留多久', 'a time to stay'),
};

function misplaced(body: AbilityBody, { ancestors, context }: CardPlace): Text | null {
  const { kind } = context;
  if (kind === null || ancestors.length > 0 || body.kind === 'triggered') return null;
  if (PLACES[body.kind].includes(kind)) return null;
  const { zh, en } = NAMES[body.kind];
  return says(
    body.kind === 'spell'
      ? `${CARD_NOUNS[kind].zh}做一次性的事，前面要写什么时候，如「上场：」「横置：」`
      : `${CARD_NOUNS[kind].zh}没有${zh}`,
    body.kind === 'spell'
      ? `What cards of this kind (${CARD_NOUNS[kind].en}) do once needs a time in front, such as 上场： or 横置：`
      : `Cards of this kind (${CARD_NOUNS[kind].en}) have no ${en}`,
  );
}

/**
 * A card that stays on the field has no 瞬时 body: it does nothing by itself as it comes there (501.6b,
 * 501.6c, 505.5c).
 */
function outOfTime(body: AbilityBody, { ancestors, context }: CardPlace): Text | null {
  const { kind, duration } = context;
  if (duration === undefined || ancestors.length > 0) return null;
  if (body.kind === 'stay' && duration !== 'lasting') {
    return says('只有持续谋略才写停留多久', 'Only a lasting tactic says how long it stays');
  }
  if (body.kind !== 'spell' || duration === 'instant') return null;
  const when = kind === 'event' ? '当本事件发动时，' : '当本谋略被解析时，';
  return says(
    `留在场上的卡不会自己做一次性的事：前面要写「${when}」`,
    `A card that stays in play does nothing once by itself: write ${when} in front`,
  );
}

/**
 * Effects are used of cards in play (108.6): an instant card never lies there, and an event lies in no zone, so that
 * it cannot be tapped (111.1a).
 */
function neverUsed({ property, body }: Ability, { ancestors, context }: CardPlace): Text | null {
  if (body.kind !== 'activated' || property || ancestors.length > 0) return null;
  const { kind, duration } = context;
  if (duration === 'instant' && (kind === 'tactic' || kind === 'event')) {
    return says(
      '瞬时的卡不会留在场上，没有机会使用启动式效果（108.6）',
      'An instant card does not stay in play: its activated effects can never be used (108.6)',
    );
  }
  if (kind !== 'event' || body.symbol !== 'tap') return null;
  return says(
    '事件不在场上，不能横置（111.1a）：写「平速：」或「急速：」',
    'An event is not in play and cannot be tapped (111.1a): write 平速： or 急速：',
  );
}

/** Only generals have roles (107.1). */
function rolesOfNone({ roles }: Ability, { ancestors, context }: CardPlace): Text | null {
  if (roles.length === 0 || ancestors.length > 0) return null;
  if (context.kind === null || context.kind === 'general') return null;
  return says('只有将领才有角色', 'Only generals have roles');
}

/** Keywords in marks, as some cards print them. */
const KEYWORDS_WRITTEN: Form[] = ['timed-body', 'row-keyword']
  .flatMap((as) => [
    { as, zh: '【{name:levelled}{level:number}】', variant: true as const },
    { as, zh: '【{name:levelled}】{level:number}', variant: true as const },
    { as, zh: '【{name:unlevelled}】', with: { level: 0 }, variant: true as const },
    { as: 'row-keyword', zh: '{name:levelled}{level:number}', variant: true as const },
    { as: 'row-keyword', zh: '{name:unlevelled}', with: { level: 0 }, variant: true as const },
  ])
  .filter(
    (form, index, all) =>
      all.findIndex((one) => one.as === form.as && one.zh === form.zh) === index,
  );

const keyword: SanguozhiWord<Keyword> = {
  kind: 'keyword',
  forms: [
    { as: 'timed-body', zh: '{name:levelled}{level:number}' },
    { as: 'timed-body', zh: '{name:unlevelled}', with: { level: 0 } },
    ...KEYWORDS_WRITTEN,
  ],
  english: ({ name, level }) =>
    LEVELLED.has(name) ? `${KEYWORDS[name].en} ${level}` : KEYWORDS[name].en,
  explain: ({ name, level }) => withLevel(KEYWORD_CHAPTER[KEYWORD_RULES[name]].says, level),
  rules: ['802.1'],
  rulesOf: ({ name }) => [KEYWORD_RULES[name]],
  check: ({ name, level }) =>
    LEVELLED.has(name) && level === 0 ? says('等级至少为 1', 'A level is at least 1') : null,
};

/** The rule of a keyword with its level where it says × (802.1a). */
function withLevel({ zh, en }: Text, level: number): Text {
  return says(zh.replaceAll('×', `${level}`), en.replaceAll('×', `${level}`));
}

const SYMBOLS = {
  tap: says('横置', 'Tap'),
  ordinary: says('平速', 'Ordinary'),
  swift: says('急速', 'Swift'),
} as const;
const SYMBOL_RULES = { tap: '105.4', ordinary: '105.5', swift: '105.6' } as const;

const activated: SanguozhiWord<Activated> = {
  kind: 'activated',
  forms: (['tap', 'ordinary', 'swift'] as const).flatMap((symbol): Form[] => {
    const sign = `[${SYMBOLS[symbol].zh}|（${SYMBOLS[symbol].zh}）]`;
    return [
      { as: 'timed-body', zh: `{cost?，}${sign}：{effect}`, with: { symbol } },
      ...[`{cost}：${sign}`, `${sign}[：|，]{cost}`].map((zh) => ({
        as: 'timed-body',
        zh: `${zh}：{effect}`,
        with: { symbol },
        variant: true as const,
      })),
    ];
  }),
  english: ({ symbol, cost, effect }, say) => {
    const price = cost === null ? '' : `, ${withoutYou(say(cost, 'you'))}`;
    return `${SYMBOLS[symbol].en}${price}: ${capitalised(say(effect, 'you'))}`;
  },
  explain: ({ symbol }) => SYMBOL_MEANINGS[symbol],
  rules: ['702.1'],
  rulesOf: ({ symbol }) => ['702.1', SYMBOL_RULES[symbol]],
};

const SYMBOL_MEANINGS = {
  tap: says('己方准备流程、连环为空时，横置来用', 'In one’s own preparation, by tapping it'),
  ordinary: says('己方准备流程、连环为空时可用', 'In one’s own preparation, with an empty chain'),
  swift: says('有行动权、连环为空时可用', 'Whenever one may act and the chain is empty'),
} as const;

const triggered: SanguozhiWord<Triggered> = {
  kind: 'triggered',
  forms: [
    ...formsAs('timed-body', [
      ['{on:entry}{effect}', { times: 'once', measure: null, condition: null }],
      [
        '[若|如果]{condition}，[则|]每当每有[1|一]{measure}{on:happening}时，{effect}',
        { times: 'each' },
      ],
      [
        '[若|如果]{condition}，[则|]每当{on:happening}时，{effect}',
        { times: 'every', measure: null },
      ],
      ['[若|如果]{condition}，[则|]当{on:happening}时，{effect}', { times: 'once', measure: null }],
      ['[每当|]每有[1|一]{measure}{on:happening}时，{effect}', { times: 'each', condition: null }],
      [
        '[每当|每次|每当有|有|]{on:happening}[时，|后，|之后，]{effect}',
        { times: 'every', measure: null, condition: null },
      ],
      ['当{on:happening}时，{effect}', { times: 'once', measure: null, condition: null }],
    ]),
    ...EACH_OF_THEM,
    ...AS_IT_BREAKS,
  ],
  english: ({ times, on, condition, effect }, say) => {
    const premise = condition === null ? '' : `If ${say(condition, 'you')}, `;
    const occasion = say(on, 'you');
    if (on.kind === 'entry') {
      const words = say(effect, 'you');
      return on.noun === null ? `${occasion}: ${capitalised(words)}` : `${occasion}, ${words}`;
    }
    const when = times === 'once' ? 'when' : times === 'every' ? 'whenever' : 'each time';
    const words = `${when} ${occasion}, ${say(effect, 'you')}`;
    return `${premise}${words}`;
  },
  explain: ({ times }) => TIMES_MEANINGS[times],
  rules: ['703.2'],
  rulesOf: ({ times, on }) => {
    if (on.kind === 'entry') return ['703.2'];
    return times === 'each' ? ['703.2', '703.2c'] : ['703.2', '703.2b'];
  },
  check: ({ measure, on }) => wrongMeasureOf(measure, on),
};

const TIMES_MEANINGS = {
  once: says('只触发一次，立即执行', 'Fires once, and is carried out at once'),
  every: says('每次都触发，立即执行', 'Fires every time, and is carried out at once'),
  each: says('每有一个对象就执行一次', 'Is carried out once for each object'),
} as const;

const spell: SanguozhiWord<Spell> = {
  kind: 'spell',
  forms: [{ as: 'spell-body', zh: '{effect}' }],
  english: ({ effect }, say) => say(effect, 'you'),
  explain: meaning('解析时执行', 'Carried out when it resolves'),
  rules: ['501.6a', '505.5d'],
};

const statically: SanguozhiWord<Static> = {
  kind: 'static',
  forms: [{ as: 'static-body', zh: '{word:lasting}' }],
  english: ({ word }, say) => say(word, 'you'),
  explain: meaning('具有它的时候一直如此', 'So as long as it is had'),
  rules: ['704.1'],
};

const stay: SanguozhiWord<Stay> = {
  kind: 'stay',
  forms: formsAs('stay-body', [
    ['本回合内', { turns: 0, whose: 'any' }],
    ['己方{turns:number}回合内', { whose: 'own' }],
    ['敌方{turns:number}回合内', { whose: 'enemy' }],
    ['{turns:number}回合内', { whose: 'any' }],
  ]),
  english: ({ turns, whose }) => {
    if (turns === 0) return 'Stays this turn';
    const owner = whose === 'any' ? '' : whose === 'own' ? 'of your ' : 'of an opponent’s ';
    return `Stays for ${turns} ${owner}turn${turns === 1 && owner === '' ? '' : 's'}`;
  },
  explain: meaning('到时置入墓地', 'Then it is put into the graveyard'),
  rules: ['501.6b'],
};

/** 关羽在场时，… on 关羽 itself. */
interface InPlayByName extends Node {
  readonly kind: 'in-play-by-name';
  readonly name: string;
  readonly body: AbilityBody;
}

const inPlayByName: SanguozhiWord<InPlayByName> = {
  kind: 'in-play-by-name',
  forms: ['{name:bare-name}', '【{name}】'].map((zh) => ({
    as: 'unit',
    zh: `[只要|若|当|]${zh}[|仍]在场[|上][时|期间|]，[|则]{body:static-body}${STOP}`,
    variant: true as const,
  })),
  english: ({ name }) => name,
  explain: meaning('静止式效果在场时就有', 'Static words hold while the card is in play'),
  rules: ['704.3'],
  meant: ({ name, body, span }, { context }) =>
    context.name === name
      ? (standing(body, span) as Node)
      : { why: says(`这张卡不叫「${name}」`, `This card is not called “${name}”`) },
};

export const ABILITIES = [
  inPlayByName,
  severalSentences(LIMIT, STOP),
  ability,
  stay,
  statically,
  activated,
  triggered,
  keyword,
  spell,
] as const;
