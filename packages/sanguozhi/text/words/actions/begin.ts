import {
  childrenOf,
  type Form,
  meaning,
  type Node,
  type Term,
  type Unmeant,
  type Voice,
} from '@lianhuan/cardtext';
import { beginEffect, type Text } from '@lianhuan/kernel';
import type { Body, Fixed } from '../../../effects/effect-body.ts';
import { obeys } from '../../../rules.ts';
import { begin, durationOf, endOf } from '../../meaning/begin-effect.ts';
import type { Scope } from '../../meaning/scope.ts';
import type { Begin, CardDoes, Delayed, PhaseBegins, Save, Selection } from '../../nodes/index.ts';
import { anyVictim, nextTime } from '../../reading/english.ts';
import { isOffered } from '../../reading/english-verbs.ts';
import { PERIODS, type Period } from '../../reading/vocabulary.ts';
import { type CardPlace, type DeedWord, says } from '../../reading/word.ts';
import { LASTING_WORDS } from '../lasting/index.ts';

/** Effects that go on working: lasting words with a period (708.2), and delayed triggers (703.7). */

const UNTIL = [
  'turn',
  'combat',
  'untapped',
  'own-turn-end',
  'own-next-end',
  'enemy-turn-end',
  'subject-next-end',
  'subject-next-reset',
  'own-turn-start',
  'leaves',
  'subject-leaves',
  'game',
] as const satisfies readonly Period[];

const IN_FRONT = ['this-turn', 'next'] as const satisfies readonly Period[];

/** A period and other ways to write it. */
const PERIOD_WRITTEN = Object.fromEntries(
  Object.entries<Term>(PERIODS).map(([slug, { zh, also = [] }]) => [
    slug,
    `[${[zh, ...also].join('|')}]`,
  ]),
) as Readonly<Record<Period, string>>;

/** The words with each period that can be written behind them. */
export function timedBehind(zh: string, as: string) {
  return UNTIL.map((period) => ({
    as,
    zh: `${zh}[，|]${PERIOD_WRITTEN[period]}`,
    with: { period, turns: 0 },
  }));
}

/** The words with every period there is, behind them or in front. */
function timed(zh: string, as: string) {
  return [
    ...timedBehind(zh, as),
    ...UNTIL.map((period) => ({
      as,
      zh: `${PERIOD_WRITTEN[period]}[，|]${zh}`,
      with: { period, turns: 0 },
      variant: true as const,
    })),
    ...inFront(zh, as),
  ];
}

function inFront(zh: string, as: string) {
  return [
    ...IN_FRONT.map((period) => ({
      as,
      zh: `${PERIOD_WRITTEN[period]}[，|]${zh}`,
      with: { period, turns: 0 },
    })),
    { as, zh: `{turns:number}${PERIODS.turns.zh}[，|]${zh}`, with: { period: 'turns' } },
  ];
}

/** "until end of turn", "for 2 turns"; nothing where no period is printed. */
export function howLong(period: Period | null, turns: number): string {
  if (period === null) return '';
  if (period !== 'turns') return ` ${PERIODS[period].en}`;
  return turns === 1 ? ' for 1 turn' : ` for ${turns} turns`;
}

/** "(you may) have this general get", "(you may) choose that this general cannot attack". */
function offered(words: string, voice: Voice): string {
  const begins = !isOffered(voice) || /^(have|prevent|exchange|skip) /.test(words);
  return begins ? words : `choose that ${words}`;
}

/** 受到的下一次战斗伤害: what is prevented once. */
const NEXT_PREVENTED = { stage: 'take', by: null, how: 'prevent', amount: null } as const;

/** 该将领本回合攻+2, 敌方本回合不能防守: this turn, said behind the cards or players. */
const AMID_THIS_TURN = [
  '[|使|令|让]{who:cards}[在|]AMID{part:part}',
  '{who:players}[在|]AMID{part:player-part}',
].map(
  (zh): Form => ({
    as: 'passing',
    zh: zh.replace('AMID', '本回合[|内|中][，|]'),
    variant: true,
    build({ who, part }, span) {
      const word = { ...(part as Node), who };
      return { kind: 'begin', span, word, period: 'turn', turns: 0 } as unknown as Begin;
    },
  }),
);

/** 该将领在下个重置阶段不能重置: until that phase, of its controller, is over. */
const NEXT_RESET: Form = {
  as: 'passing',
  zh: '[|使|令|让]{who:cards}[在|][其|其控制者|其控制者的|][下个|下一个|下次|下一次|下]重置阶段[|中|内][不能|不可|无法|不得|不会|不][被|]重置',
  variant: true,
  build: ({ who }, span) => {
    const word = { kind: 'cannot', span, who, ban: 'untap', of: null };
    return {
      kind: 'begin',
      span,
      word,
      period: 'subject-next-reset',
      turns: 0,
    } as unknown as Begin;
  },
};

/** 该将领下次受到的伤害-2. */
const NEXT_TAKEN: Form[] = [
  { zh: '[+|增加]', how: 'add' },
  { zh: '[-|减少]', how: 'subtract' },
].map(
  ({ zh, how }): Form => ({
    as: 'passing',
    zh: `[|使|令|让]{to:cards}${PERIOD_WRITTEN.next}受到的{damage}${zh}{amount:count}[|点]`,
    variant: true,
    build: (read, span) => {
      const word = { kind: 'damage-change', span, stage: 'take', by: null, how, ...read };
      return { kind: 'begin', span, word, period: 'next', turns: 0 } as unknown as Begin;
    },
  }),
);

const beginning: DeedWord<Begin> = {
  kind: 'begin',
  forms: [
    ...timed('{word:simple}', 'passing'),
    { as: 'staying', zh: '{word:simple}', with: { period: null, turns: 0 } },
    ...['{to:players}粮草', '{to:cards}'].map(
      (to): Form => ({
        as: 'passing',
        zh: `防止${to}受到的${PERIOD_WRITTEN.next}[|的]{damage}`,
        variant: true,
        build: (read, span) => {
          const word = { kind: 'damage-change', span, ...NEXT_PREVENTED, ...read };
          return { kind: 'begin', span, word, period: 'next', turns: 0 } as unknown as Begin;
        },
      }),
    ),
    ...['{to:players}粮草', '{to:cards}'].map(
      (to): Form => ({
        as: 'passing',
        zh: `防止${to}[在|]本回合[|内|中]受到的[|所有|任何]{damage}`,
        variant: true,
        build: (read, span) => {
          const word = { kind: 'damage-change', span, ...NEXT_PREVENTED, ...read };
          return { kind: 'begin', span, word, period: 'turn', turns: 0 } as unknown as Begin;
        },
      }),
    ),
    ...AMID_THIS_TURN,
    NEXT_RESET,
    ...NEXT_TAKEN,
  ],
  english: ({ word, period, turns }, say, voice) =>
    `${offered(say(word, voice), voice)}${howLong(period, turns)}`,
  explain: meaning(
    '从现在起有效；对谁、多少，现在就定下来',
    'In force from now on; whom it is for and how much is fixed now',
  ),
  rules: ['708.2a', '708.2b', '708.2c'],
  check: ({ word, period }) => {
    if (LASTING_WORDS[word.kind].effect === 'frame') {
      return says('这里不能再套一层条件', 'No further condition can stand here');
    }
    return period === 'subject-leaves' && !isAboutCards(word)
      ? says(
          '这句话不是说某张卡的，没有「其」',
          'These words are about no card: there is none to leave',
        )
      : null;
  },
  run: (table, { word, period, turns }, scope) => begin(table, word, { period, turns }, scope),
};

/** Are the words for certain cards, so that they end for each as it leaves (300.8)? */
function isAboutCards(word: Begin['word']): boolean {
  return (
    'who' in word &&
    typeof word.who === 'object' &&
    word.who !== null &&
    word.who.kind !== 'players'
  );
}

/** What a delayed trigger has to remember. */
export function remembered({ x, that, declared }: Scope): Fixed {
  return { subjects: null, seats: null, x, that, declared };
}

const ONCE = '当{on:happening}时，{deed:chain}';
const EVERY = '每当{on:happening}时，{deed:chain}';

/** 当该回合结束时: the turn in which that is said ends next. */
const AT_TURN_END: Form = {
  as: 'clause',
  zh: '[当|在|][该|本|此]回合结束时，{deed:chain}',
  variant: true,
  build: ({ deed }, span) => {
    const on: PhaseBegins = { kind: 'phase-begins', span, who: 'all', phase: 'turn', end: true };
    return { kind: 'delayed', span, on, every: false, deed, period: null, turns: 0 } as Delayed;
  },
};

/** Effects that are carried out at a moment, so that something can wait from then on. */
const MOMENTS: ReadonlySet<string> = new Set(['activated', 'triggered', 'instead']);

/** On a card that stays in play 当本回合结束时 by itself would be of no certain turn. */
function sometime(node: Delayed, { ancestors, context: { kind } }: CardPlace): Delayed | Unmeant {
  const waits = kind === null || kind === 'tactic' || kind === 'event';
  return waits || ancestors.some((one) => MOMENTS.has(one.kind))
    ? node
    : {
        why: says(
          '不知道是哪个回合；每个回合都要就写「每当回合结束时」',
          'Nobody knows which turn; for every turn write 每当回合结束时',
        ),
      };
}

const delayed: DeedWord<Delayed> = {
  kind: 'delayed',
  meant: sometime,
  forms: [
    AT_TURN_END,
    ...inFront(EVERY, 'clause').map((form) => ({ ...form, with: { ...form.with, every: true } })),
    ...inFront(ONCE, 'clause').map((form) => ({ ...form, with: { ...form.with, every: false } })),
    { as: 'clause', zh: EVERY, with: { every: true, period: null, turns: 0 } },
    { as: 'clause', zh: ONCE, with: { every: false, period: null, turns: 0 } },
  ],
  english: ({ on, every, deed, period, turns }, say, voice) => {
    const time = !every && on.kind === 'phase-begins' ? nextTime(on) : null;
    const when = time ?? `${every ? 'whenever' : 'when'} ${say(on, voice)}`;
    return `${when}${howLong(period, turns)}, ${say(deed, voice)}`;
  },
  explain: meaning('以后那件事发生时才做', 'Carried out when that happens, later on'),
  rules: ['703.7', '703.7a'],
  *run(table, { on, every, deed, period, turns }, scope) {
    if (obeys('703.7', '703.7a')) {
      const fixed = remembered(scope);
      const end = endOf(table, { period, turns });
      const body: Body = { kind: 'awaiting', on, every, deed, fixed, period, ...end };
      const begun = beginEffect('trigger', scope, durationOf(period, scope), body);
      yield* table.procedures.happen(table, begun);
    }
    return true;
  },
};

function saved(victim: string, long: string): string {
  const words = `if ${victim} would fall or be destroyed, it survives instead`;
  return long === '' ? words : `${long}, ${words}`;
}

/** What is gone once it is heard of. */
const GONE: ReadonlySet<string> = new Set([
  'falls',
  'destroyed',
  'falls-into-graveyard',
  'destroyed-into-graveyard',
  'killed-into-graveyard',
  'to-graveyard',
]);

/** What is wrong with 每当本将领阵亡时，该将领生还: it lies in the graveyard by then; null for nothing. */
function comesTooLate({ what, span }: Save, { ancestors }: CardPlace): Text | null {
  const heard = ancestors.findLast(({ kind }) => kind === 'triggered' || kind === 'delayed');
  const { on } = (heard ?? {}) as { readonly on?: Node };
  if (on?.kind !== 'card-does' || !GONE.has((on as CardDoes).what)) return null;
  const { who } = on as CardDoes;
  if (what.kind === 'that') {
    const picks = childrenOf(heard as Node).some((part) => part !== on && picksBefore(part, span));
    return picks ? null : TOO_LATE;
  }
  if (what.kind === 'selection') {
    const isNamed = what.filter.kind === 'named' && who.kind === 'named';
    return isNamed && what.filter.name === who.name ? TOO_LATE : null;
  }
  return what.kind === who.kind ? TOO_LATE : null;
}

function picksBefore(node: Node, { 0: at }: Save['span']): boolean {
  const isPick = node.kind === 'selection' && (node as Selection).how !== 'all';
  if (node.span[1] <= at && isPick) return true;
  return childrenOf(node).some((child) => picksBefore(child, [at, at]));
}

const TOO_LATE = says(
  '阵亡之后才触发，这时已经在墓地了：写「若…将阵亡，则可…，生还」',
  'It fires once the general has fallen, and lies in the graveyard: write 若…将阵亡，则可…，生还',
);

const save: DeedWord<Save> = {
  kind: 'save',
  forms: [
    ...timed('[|使|令]{what:cards}生还', 'passing'),
    { as: 'deed', zh: '[|使|令]{what:cards}生还', with: { period: null, turns: 0 } },
  ],
  english: ({ what, period, turns }, say, voice) =>
    offered(saved(anyVictim(what, say), howLong(period, turns).trimStart()), voice),
  explain: meaning(
    '将阵亡或被破坏时，改为清除所有伤害并离开战斗',
    'Instead of falling or being destroyed all its damage is removed, and it leaves combat',
  ),
  rules: ['710.7', '801.9a', '801.9b'],
  check: comesTooLate,
  run: (table, { what, period, turns, span }, scope) =>
    begin(table, { kind: 'survives', span, who: what }, { period, turns }, scope),
};

export const BEGIN_DEEDS = { begin: beginning, delayed, save } as const;
