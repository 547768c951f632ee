import type { Form, Node } from '@lianhuan/cardtext';
import type { Deed, Occasion, TriggerPart } from '../../nodes/nodes.ts';
import { phaseAt, withoutThen } from './phase-forms.ts';

/** Triggers that are written without 当: read, and never printed. */

type Span = Node['span'];
type Read = Readonly<Record<string, unknown>>;

const YOU = (span: Span) => ({ kind: 'named-characters', span, who: 'you' }) as const;

/** What must be done at a timing. */
function must(on: Occasion, effect: Deed, span: Span): TriggerPart {
  const plain = { times: null, condition: null, optional: false, cost: null };
  return { kind: 'trigger', span, on, ...plain, effect };
}

function part(zh: string, build: (read: Read, span: Span) => Node): Form {
  return { as: 'part', zh: `${zh}[。|；|$]`, variant: true, build };
}

function damageTaken(fields: object, span: Span): Occasion {
  const any = { who: 'you', by: null, each: false, across: null, nature: null };
  return { kind: 'damage-occasion', span, ...any, ...fields } as Occasion;
}

/** 防止你受到的火焰伤害. */
const PREVENTING = (['fire', 'thunder'] as const).map((nature) =>
  part(`[|你]防止[|你]受到的${nature === 'fire' ? '火焰' : '雷电'}伤害`, (_, span) =>
    must(damageTaken({ timing: 'take-2', nature }, span), { kind: 'prevent-damage', span }, span),
  ),
);

/** A trigger before a phase, by which it is skipped. */
function skipping(
  phase: unknown,
  span: Span,
  fields: Readonly<Record<'condition' | 'optional' | 'cost' | 'effect', unknown>>,
): TriggerPart {
  const on = phaseAt(phase as Parameters<typeof phaseAt>[0], 'before', span);
  return { kind: 'trigger', span, times: null, on, ...fields } as TriggerPart;
}

/** What is skipped is skipped before its phase begins: 你可以跳过出牌阶段，…. */
const SKIPPING = ['', '[和|与|、]{other:phase}'].flatMap((other) =>
  [true, false].map(
    (further): Form => ({
      as: 'part',
      zh: `你[可以|可]跳过[|你的]{phase}${other}${further ? '[，|并|，并]{effect:whole}' : ''}[。|；|$]`,
      variant: true,
      build: ({ phase, other: second, effect }, span) => {
        const skip = (one: unknown) => ({ kind: 'skip', span, phase: one }) as Deed;
        const skips = [skip(phase), ...(second === undefined ? [] : [skip(second)])];
        const skipped: Deed =
          skips.length === 1 ? skips[0] : { kind: 'sequence', span, steps: skips };
        return skipping(phase, span, {
          condition: null,
          optional: true,
          cost: effect === undefined ? null : skipped,
          effect: effect === undefined ? skipped : effect,
        });
      },
    }),
  ),
);

/** 若…，你可以跳过弃牌阶段，然后摸1张牌. */
const MAY_SKIP = ['', '，{effect:whole}'].map((further) =>
  part(
    `[若|如果]{condition}，你[可以|可]跳过[|你的]{phase}${further}`,
    ({ condition, phase, effect }, span) => {
      const skip = { kind: 'skip', span, phase } as Deed;
      return skipping(phase, span, {
        condition,
        optional: true,
        cost: effect === undefined ? null : skip,
        effect: effect === undefined ? skip : withoutThen(effect as Deed),
      });
    },
  ),
);

/** 你可以跳过出牌阶段。若如此做，回合结束时，…: later in the turn. */
const SKIP_AND_LATER = part(
  '你[可以|可]跳过[|你的]{phase}[。|，][若如此做|若如此|若这样做]，[|当|此|本|你的]回合结束时，{deed:sentence}',
  ({ phase, deed }, span) => {
    const on = { kind: 'flow-occasion', span, who: 'you', timing: 'turn-end', each: false };
    return skipping(phase, span, {
      condition: null,
      optional: true,
      cost: { kind: 'skip', span, phase },
      effect: { kind: 'later', span, period: 'turn', on, deed },
    });
  },
);

/** 若你的手牌数不大于体力值，你跳过弃牌阶段: what must be skipped. */
const MUST_SKIP = part('[若|如果]{condition}，你跳过[|你的]{phase}', ({ condition, phase }, span) =>
  skipping(phase, span, {
    condition,
    optional: false,
    cost: null,
    effect: { kind: 'skip', span, phase },
  }),
);

/** 你受到的火焰伤害+1, 你使用【杀】造成的伤害+1: where the value changes (damage.2, damage.5). */
const CHANGING: readonly Form[] = [
  ...([null, 'fire', 'thunder'] as const).map((nature) =>
    part(
      `你受到的${nature === null ? '' : nature === 'fire' ? '火焰' : '雷电'}伤害{sign}{amount}`,
      ({ sign, amount }, span) =>
        must(
          damageTaken({ timing: 'take-2', nature }, span),
          { kind: 'change-damage', span, sign, amount } as Deed,
          span,
        ),
    ),
  ),
  ...['', '使用[|的]{by:spec}'].map((by) =>
    part(`你${by}造成的伤害{sign}{amount}`, ({ by: card, sign, amount }, span) =>
      must(
        damageTaken({ timing: 'deal-1', by: card ?? null }, span),
        { kind: 'change-damage', span, sign, amount } as Deed,
        span,
      ),
    ),
  ),
];

/** 你对已受伤的角色造成的伤害+1. */
const TO_SUCH = part(
  '你对[|1名|一名]{quality:character-quality}角色造成的伤害{sign}{amount}',
  ({ quality, sign, amount }, span) => {
    const whom = { kind: 'named-characters', span, who: 'victim' };
    return {
      ...must(
        damageTaken({ timing: 'deal-1' }, span),
        { kind: 'change-damage', span, sign, amount } as Deed,
        span,
      ),
      condition: { kind: 'character-is', span, whom, quality },
    } as TriggerPart;
  },
);

/** 若你已受伤，你造成的伤害+1: asked as the value changes. */
function whileSo({ zh, build, ...form }: Form): Form {
  return {
    ...form,
    zh: `[若|如果]{condition}，${zh}`,
    build: ({ condition, ...read }, span) => {
      const trigger = build?.(read, span) ?? null;
      return trigger && ({ ...trigger, condition } as TriggerPart);
    },
  };
}

/** 你的额定摸牌数+1: as many more in each draw phase of one's own (phase.draw.4). */
const MORE_DRAWS = part('你的额定摸牌数{sign}{amount}', ({ sign, amount }, span) =>
  must(phaseAt('draw', 'during', span), { kind: 'change-draws', span, sign, amount } as Deed, span),
);

/** What such cards do to oneself comes to nothing (use.13). */
function voidOnYou(what: unknown, span: Span): TriggerPart {
  const at = { who: 'you', timing: 'resolving', onYou: false, what };
  const on = { kind: 'use-occasion', span, ...at } as Occasion;
  return must(on, { kind: 'invalidate', span, whom: YOU(span) }, span);
}

/** All of them. */
export const WORDED: readonly Form[] = [
  // 【南蛮入侵】对你无效.
  part('{what:spec}对你无效', ({ what }, span) => voidOnYou(what, span)),
  // 其他角色使用的黑色锦囊牌对你无效.
  part('其他角色[对你|]使用[|的]{what:spec}对你无效', ({ what }, span) => {
    const whom = { kind: 'named-characters', span, who: 'user' } as const;
    const quality = { kind: 'except', span, whom: YOU(span) } as const;
    return { ...voidOnYou(what, span), condition: { kind: 'character-is', span, whom, quality } };
  }),
  // 你使用的黑色【杀】不能被响应.
  part(
    '你使用的{qualities:card-quality*、}【杀】不[能|可]被[|【闪】|目标角色|其|其他角色][响应|抵消]',
    ({ qualities }, span) => {
      const sort = { kind: 'of-face', span, face: 'slash', exact: false };
      const what = { kind: 'card-spec', span, qualities, sort, inHand: false };
      const at = { who: 'you', timing: 'aimed', onYou: false, what };
      const on = { kind: 'use-occasion', span, ...at } as Occasion;
      return must(on, { kind: 'unanswerable', span }, span);
    },
  ),
  ...PREVENTING,
  // 当你受到大于1点的伤害时，将伤害值减至1点.
  part(
    '[当|每当|]你受到[大于|多于]{than:number}点的伤害时，[|你][|将|令][此|]伤害[值|][减至|减少至|改为|变为]{amount:amount}[点|]',
    ({ than, amount }, span) => {
      const count = { kind: 'damage-value', span } as const;
      return {
        ...must(
          damageTaken({ timing: 'take-3' }, span),
          { kind: 'set-damage', span, amount } as Deed,
          span,
        ),
        condition: { kind: 'compare', span, count, comparison: 'more-than', than },
      } as TriggerPart;
    },
  ),
  // 杀死你的角色弃置所有牌.
  part('[|你令]杀死你的角色{deed:deed}', ({ deed }, span) => {
    const on = { kind: 'flow-occasion', span, who: 'you', timing: 'death', each: false } as const;
    const whom = { kind: 'named-characters', span, who: 'killer' } as const;
    return must(on, { kind: 'let', span, whom, deed: deed as Deed }, span);
  }),
  ...SKIPPING,
  ...MAY_SKIP,
  SKIP_AND_LATER,
  MUST_SKIP,
  ...CHANGING,
  ...CHANGING.map(whileSo),
  TO_SUCH,
  MORE_DRAWS,
  whileSo(MORE_DRAWS),
  // 你跳过判定阶段.
  part('你[|始终]跳过[|你的]{phase}', ({ phase }, span) =>
    must(
      phaseAt(phase as Parameters<typeof phaseAt>[0], 'before', span),
      { kind: 'skip', span, phase } as Deed,
      span,
    ),
  ),
];
