import { childrenOf, type Form, type Node, type Span } from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import type { CardKind } from '../../cards/definition.ts';
import type { RuleId } from '../../rules.ts';
import type { Ability, Deed, Gain, TriggerAbility } from '../nodes/nodes.ts';
import { type Act, TIMINGS, type Timing } from '../reading/vocabulary.ts';
import { type CardPlace, type MinxinWord, says } from '../reading/word.ts';

/** An ability: when its words work, and the words. */

const TIMED = [
  'enter',
  'prepare',
  'end-of-play',
  'draw-phase',
  'reward',
  'breach',
  'reveal',
] as const satisfies readonly Timing[];

/** The forms of an ability with 闪电 printed before these words, and without it. */
function flashing(zh: string, fixed: Form['with'] = {}): Form[] {
  return [true, false].map((flash) => ({
    as: 'unit',
    zh: flash ? `[闪电|【闪电】][|，|：]${zh}` : zh,
    with: { ...fixed, flash },
  }));
}

/** Times at which it is asked whether a condition before them holds: 若…，进场：…. */
const ASKING_FIRST = [
  'enter',
  'prepare',
  'end-of-play',
  'draw-phase',
  'reward',
] as const satisfies readonly Timing[];

function onlyIf(
  { timing, condition, effect }: Readonly<Record<string, unknown>>,
  span: Span,
): Node {
  const deed = { kind: 'if', span, condition, deed: effect, otherwise: null };
  return { kind: 'ability', span, timing, flash: false, effect: deed } as Node;
}

/** Behind an ability: it may also end with its line. */
const END = '[。|；|$]';

const FORMS: readonly Form[] = [
  ...TIMED.flatMap((timing) =>
    flashing(
      `[${TIMINGS[timing].zh}|【${TIMINGS[timing].zh}】|${TIMINGS[timing].zh}开始时|${TIMINGS[timing].zh}时][：|，|]{effect:whole}${END}`,
      {
        timing,
      },
    ),
  ),
  ...flashing(`[布令|【布令】][，|]{cost}：{effect:whole}${END}`, { timing: 'edict' }),
  ...flashing(`[布令|【布令】][：|，|]{effect:whole}${END}`, { timing: 'edict', cost: null }),
  ...flashing(`[本回合限|每回合限]{limit:number}次[，|]{cost}：{effect:whole}${END}`, {
    timing: 'limited',
  }),
  ...flashing(`[本回合限|每回合限]{limit:number}次[：|，|]{effect:whole}${END}`, {
    timing: 'limited',
    cost: null,
  }),
  ...flashing(`每当{on:occasion}[时，|时|，|后，|后]{effect:whole}${END}`, {
    timing: 'trigger',
    every: true,
  }),
  ...flashing(`当{on:occasion}[时，|时|，|后，|后]{effect:whole}${END}`, {
    timing: 'trigger',
    every: false,
  }),
  ...flashing(`每{on:each-time}[时，|时|，|后，|后]{effect:whole}${END}`, {
    timing: 'trigger',
    every: true,
  }).map((form) => ({ ...form, variant: true as const })),
  ...flashing(`{on:occasion}[时，|时|后，|后]{effect:whole}${END}`, {
    timing: 'trigger',
    every: true,
  }).map((form) => ({ ...form, variant: true as const })),
  ...ASKING_FIRST.map((timing) => ({
    as: 'unit',
    zh: `[若|如果]{condition}，[${TIMINGS[timing].zh}|【${TIMINGS[timing].zh}】][：|，]{effect}${END}`,
    with: { timing },
    variant: true as const,
    build: onlyIf,
  })),
  {
    as: 'unit',
    zh: `[击溃此牌|击溃它|击溃|击溃奖励][：|后：|后，|后|时：|时，|时]{effect:whole}${END}`,
    with: { timing: 'reward', flash: false },
    variant: true,
  },
  {
    as: 'unit',
    zh: `[若|如果]{condition}，[你|][可以|可]招募[此牌|本牌|它|其]${END}`,
    with: { timing: 'recruitable', flash: false },
    variant: true,
  },
  {
    as: 'unit',
    zh: `招募条件[：|为]{condition}${END}`,
    with: { timing: 'recruitable', flash: false },
  },
  { as: 'unit', zh: `{word:lasting}${END}`, with: { timing: 'static', flash: false } },
];

interface Meaning {
  readonly text: Text;
  readonly rule: RuleId;
  /** The kinds of card it can stand on. */
  readonly on: readonly CardKind[];
}

const PLAYED: readonly CardKind[] = ['troop', 'scheme', 'territory', 'rebel', 'pouch', 'dust'];
const FIELD: readonly CardKind[] = ['troop', 'scheme', 'territory', 'rebel'];

const MEANINGS: Readonly<Record<Timing, Meaning>> = {
  enter: {
    text: says('成功进场后可以发动，不发动即放弃', 'May be used when it has entered, or is lost'),
    rule: '2.3.2',
    on: PLAYED,
  },
  prepare: {
    text: says('自己的准备阶段执行', 'Carried out in one’s own preparation'),
    rule: '2.3.1',
    on: FIELD,
  },
  'end-of-play': {
    text: says('自己宣告出牌结束时执行', 'Carried out when one declares the end of play'),
    rule: '2.3.3',
    on: FIELD,
  },
  'draw-phase': {
    text: says('自己的摸牌阶段执行', 'Carried out in one’s own draw phase'),
    rule: '2.3.4',
    on: FIELD,
  },
  reward: {
    text: says(
      '在中央牌列被击溃时，击溃它的玩家执行',
      'Carried out by whoever routs it in the row',
    ),
    rule: '2.4.4',
    on: ['rebel'],
  },
  breach: {
    text: says('被攻破时，攻城的玩家执行', 'Carried out by whoever breaches it'),
    rule: '2.3.2.4',
    on: ['territory'],
  },
  reveal: {
    text: says(
      '翻开时执行，「你」是进行回合的玩家',
      'Carried out when revealed; “you” are the active player',
    ),
    rule: '2.4.2',
    on: ['event'],
  },
  edict: {
    text: says('横置这张领土来发动', 'Used by tapping this territory'),
    rule: '2.3.2',
    on: ['territory'],
  },
  limited: {
    text: says('每回合在空闲时点可以发动这么多次', 'May be used so often a turn, at idle points'),
    rule: '2.3.2',
    on: FIELD,
  },
  recruitable: {
    text: says(
      '击溃它的玩家满足条件就可以招募它',
      'Whoever routs it may recruit it if the condition holds',
    ),
    rule: '2.4.4',
    on: ['rebel'],
  },
  trigger: {
    text: says('事情发生之后立即执行', 'Carried out right after it happens'),
    rule: '2.3.2',
    on: [...FIELD, 'event'],
  },
  static: {
    text: says('在场时一直有效', 'In force as long as it is in play'),
    rule: '2.3.2',
    on: [...FIELD, 'event'],
  },
};

function explain({ timing, flash }: Ability): Text {
  const { text } = MEANINGS[timing];
  if (!flash) return text;
  return says(`${text.zh}；在其他玩家的回合也有效`, `${text.en}; in other players’ turns too`);
}

const ability: MinxinWord<Ability> = {
  kind: 'ability',
  forms: FORMS,
  english: (node, say) => {
    const mark = node.flash ? 'Flash — ' : '';
    switch (node.timing) {
      case 'static':
        return say(node.word, 'you');
      case 'recruitable':
        return `${TIMINGS.recruitable.en} ${say(node.condition, 'you')}`;
      case 'trigger':
        return `${mark}${node.every ? 'Whenever' : 'When'} ${say(node.on, 'you')}, ${say(node.effect, 'you')}`;
      case 'edict': {
        const cost = node.cost ? `, ${say(node.cost, 'you')}` : '';
        return `${mark}Edict${cost}: ${say(node.effect, 'you')}`;
      }
      case 'limited': {
        const times = node.limit === 1 ? 'Once a turn' : `Up to ${node.limit} times a turn`;
        const cost = node.cost ? `, ${say(node.cost, 'you')}` : '';
        return `${mark}${times}${cost}: ${say(node.effect, 'you')}`;
      }
      default:
        return `${mark}${TIMINGS[node.timing].en}: ${say(node.effect, 'you')}`;
    }
  },
  explain,
  rules: ['2.3.2'],
  rulesOf: ({ timing, flash }) => {
    const { rule } = MEANINGS[timing];
    return flash ? [rule, '2.3.5'] : [rule];
  },
  check: (node, place) => misplaced(node, place) ?? neverOwnTurn(node, place) ?? feedsItself(node),
};

/** Complains of an ability that the kind of card it stands on can never use; null where all is well. */
function misplaced({ timing }: Ability, { context }: CardPlace): Text | null {
  const { kind } = context;
  if (kind === null || MEANINGS[timing].on.includes(kind)) return null;
  const { zh, en } = TIMINGS[timing];
  return says(
    `这种牌不会有「${zh}」的时候`,
    `There is never a time for “${en}” on this kind of card`,
  );
}

/** What only happens in other players' turns does nothing without 闪电 (2.3.5). */
function neverOwnTurn(node: Ability, { context }: CardPlace): Text | null {
  if (context.kind === 'event') return null;
  if (node.timing !== 'trigger' || node.flash || !happensToOthers(node)) return null;
  return says(
    '这件事只在其他玩家的回合发生，没有「闪电」就永远不会执行',
    'This happens in other players’ turns only: without 闪电 it is never carried out',
  );
}

function happensToOthers({ on }: TriggerAbility): boolean {
  // A troop can be routed in its player's own turn too, while it is entering (2.3.2.3).
  if (on.kind === 'this-suffers') {
    const own = on.what.kind === 'this-card' || on.what.who === 'you';
    return own && on.fate === 'besieged';
  }
  if (on.kind === 'moment-comes') return on.who === 'others';
  return on.kind === 'somebody-does' && on.who === 'others' && THEIR_TURN.has(on.act);
}

/** What a player does in their own turn only. */
const THEIR_TURN: ReadonlySet<Act> = new Set<Act>(['recruit', 'siege', 'edict']);

/** A trigger that would hear its own effect would never end. */
function feedsItself(node: Ability): Text | null {
  if (node.timing !== 'trigger' || node.on.kind !== 'somebody-gains') return null;
  const { resource, how } = node.on;
  if (how !== 'gain' || !gains(node.effect, resource)) return null;
  return says('这个触发会触发自己，永远不会停', 'This trigger would trigger itself without end');
}

function gains(node: Node, resource: string): boolean {
  if (node.kind === 'gain') {
    const gain = node as Gain;
    return gain.resource === resource && gain.sign === '+';
  }
  return childrenOf(node).some((child) => gains(child, resource));
}

/** 击溃3, 攻城战力+2 alone: what is printed on a card is had as it enters, or is the reward of a 乱军. */
interface Untimed extends Node {
  readonly kind: 'untimed';
  readonly effect: Deed;
}

/** What a card gives by itself as it enters, and what it begins for a time (2.3.2, 2.3.2.3). */
const GIVEN: ReadonlySet<string> = new Set([
  'gain',
  'rout-range',
  'for-each',
  'sequence',
  'begin',
  'delayed',
]);

export const UNTIMED: MinxinWord<Untimed> = {
  kind: 'untimed',
  forms: [{ as: 'unit', zh: `{effect:whole}${END}`, variant: true }],
  english: () => 'what is printed',
  explain: () => says('没有写明时机', 'No time is said'),
  rules: ['2.3.2'],
  meant: ({ effect, span }, { context }) => {
    const timing = context.kind === 'rebel' ? 'reward' : 'enter';
    if (timing === 'enter' && !isGiven(effect)) return { why: NO_TIME };
    return { kind: 'ability', span, timing, flash: false, effect } as Node;
  },
};

const NO_TIME = says(
  '前面要写什么时候，如「进场：」「布令：」',
  'It needs a time in front, such as 进场： or 布令：',
);

function isGiven(deed: Deed): boolean {
  if (!GIVEN.has(deed.kind)) return false;
  if (deed.kind === 'sequence') return deed.steps.every(isGiven);
  return deed.kind !== 'for-each' || isGiven(deed.deed);
}

export const ABILITY = ability;
