import type { Form, Node } from '@lianhuan/cardtext';
import type { ActivePart, Condition, Occasion, Part, TriggerPart } from '../../nodes/nodes.ts';
import { phaseAt } from './phase-forms.ts';

/** How a 转换技 is written whose two sides share their beginning: read, and never printed. */

const END = '[。|；|$]';

/** What stands behind 阳： or 阴：, without the beginning of the part. */
export const SIDES: readonly Form[] = [
  { zh: `你[可以|可]{cost:cost}[▶|，▶]{effect:whole}${END}`, fixed: { optional: true } },
  { zh: `你[可以|可]{effect:whole}${END}`, fixed: { optional: true, cost: null } },
  { zh: `[|你须|须]{effect:whole}${END}`, fixed: { optional: false, cost: null } },
].map(({ zh, fixed }) => ({ as: 'turning-side', zh, with: fixed, variant: true }));

type Read = Readonly<Record<string, unknown>>;

function sidesOf(read: Read, whole: (side: Read) => Part | null): readonly Part[] | null {
  const sides = [read.first, read.second].map((side) => whole(side as Read));
  return sides.every((side) => side !== null) ? (sides as Part[]) : null;
}

function turning(
  begin: string,
  fixed: NonNullable<Form['with']>,
  whole: (side: Read, read: Read, span: Node['span']) => Part | null,
): Form {
  return {
    as: 'unit',
    zh: `〖{name}〗{tags:tag*，，}${begin}阳：{first:turning-side}阴：{second:turning-side}`,
    with: fixed,
    variant: true,
    build: (read, span) => {
      const parts = sidesOf(read, (side) => whole(side, read, span));
      const { name, tags } = read;
      return parts && ({ kind: 'skill', span, name, tags, parts, turning: true } as Node);
    },
  };
}

function heard(on: Occasion | null) {
  return (side: Read, read: Read, span: Node['span']): Part => {
    const { optional, cost, effect } = side;
    return {
      kind: 'trigger',
      span,
      times: read.times ?? null,
      on: on ?? (read.on as Occasion),
      condition: (read.condition ?? null) as Condition | null,
      optional,
      cost,
      effect,
    } as TriggerPart;
  };
}

/** In one's own play phase: it may always be left. */
function inPlay(side: Read, read: Read, span: Node['span']): Part | null {
  const { optional, cost, effect } = side;
  if (!optional) return null;
  const { limit, condition } = read;
  const always = { others: null, perGame: false } as const;
  return { kind: 'active', span, ...always, limit, condition, cost, effect } as ActivePart;
}

const HEARD = ['[若|如果]{condition}，', ''].flatMap((only) => [
  turning(`{times:use-limit?，}[当|每当|]{on:occasion}，${only}`, {}, heard(null)),
  ...(['prepare', 'finish'] as const).map((phase) =>
    turning(
      `[|当]${phase === 'prepare' ? '准备' : '结束'}阶段，${only}`,
      {},
      heard(phaseAt(phase, 'begin', [0, 0])),
    ),
  ),
]);

/** 转换技，出牌阶段限1次，阳：你可以…；阴：你可以…, 转换技，当…，阳：…；阴：…, 转换技，①…②…. */
export const TURNING: readonly Form[] = [
  turning('出牌阶段限{limit:number}次，', { condition: null }, inPlay),
  turning('出牌阶段，', { limit: 0, condition: null }, inPlay),
  ...HEARD,
  {
    as: 'unit',
    zh: '〖{name}〗{tags:tag*，，}①{parts.0:part}②{parts.1:part}',
    with: { turning: true },
    variant: true,
  },
];

/** 当你使用【杀】指定目标后，或你成为【杀】的目标后，…: two parts that do the same (T11). */
export const TWICE: readonly Form[] = [
  ...['{other:occasion}', '你{other:your-occasion}', '{other:your-occasion}'].flatMap((other) =>
    ['[若|如果]{condition}，', ''].map((only) =>
      twice(`[当|每当|]{on:occasion}[，或|或][当|]${other}，${only}`),
    ),
  ),
  ...['[若|如果]{condition}，', ''].map((only) =>
    twice(`[当|每当|]你造成或受到伤害后，${only}`, [dealtOrTaken('dealt'), dealtOrTaken('taken')]),
  ),
];

/** 你使用【杀】的次数上限+1，你的手牌上限+1: each of them is a part. */
const TWO_LASTING: Form = {
  as: 'unit',
  zh: '〖{name}〗{tags:tag*，，}{first:status}[，|且|，且|；]{second:lasting-part}',
  variant: true,
  build: ({ name, tags, first, second }, span) => {
    const part = { kind: 'status', span, condition: null, word: first } as Node;
    return { kind: 'skill', span, name, tags, parts: [part, second], turning: false } as Node;
  },
};

/** 你可以将【杀】当【闪】、【闪】当【杀】使用或打出: each of them is a part. */
const TWO_CONVERTING = ['own-cards', 'card-alone'].map(
  (cards): Form => ({
    as: 'unit',
    zh: `〖{name}〗{tags:tag*，，}你[可以|可]将{first:${cards}}当【{face}】[|使用或打出][，|、|或|，或|；|，也可以|，也可|，你可以][将|]{second:${cards}}当【{other:face}】使用或打出[。|；|$]`,
    variant: true,
    build: ({ name, tags, first, face, second, other }, span) => {
      const always = { deed: 'either', condition: null, x: null, limit: 0, times: null };
      const one = (what: unknown, as: unknown) => ({ kind: 'convert', span, what, as, ...always });
      const parts = [one(first, face), one(second, other)];
      return { kind: 'skill', span, name, tags, parts, turning: false } as Node;
    },
  }),
);

/** 你可以将…当【万箭齐发】使用。每有1名角色因此受到伤害，…: a part that hears of the card that was made so. */
export const MADE_SO: readonly Form[] = [
  TWO_LASTING,
  ...TWO_CONVERTING,
  {
    as: 'unit',
    zh: '〖{name}〗{tags:tag*，，}{first:part}每[有|当][1名|一名]角色因此受到伤害[|时|后]，{side:turning-side}',
    variant: true,
    build: (read, span) => {
      const { name, tags, first, side } = read;
      const made = first as Part;
      if (made.kind !== 'convert') return null;
      const by = {
        kind: 'card-spec',
        span,
        qualities: [{ kind: 'converted-by', span, skill: name }],
        sort: { kind: 'of-face', span, face: made.as, exact: false },
        inHand: false,
      };
      const on = { ...dealtOrTaken('dealt'), by } as Occasion;
      const heardOf = heard(on)(side as Read, {}, span);
      return { kind: 'skill', span, name, tags, parts: [made, heardOf], turning: false } as Node;
    },
  },
  // …。你计算与其他角色的距离-X（X为“田”的数量）: lasting words behind a part.
  {
    as: 'unit',
    zh: '〖{name}〗{tags:tag*，，}{first:part}{second:lasting-part}',
    variant: true,
    build: ({ name, tags, first, second }, span) => {
      const { kind } = first as Part;
      if (kind === 'status') return null;
      return { kind: 'skill', span, name, tags, parts: [first, second], turning: false } as Node;
    },
  },
];

function dealtOrTaken(timing: string): Occasion {
  const any = { by: null, each: false, across: null, nature: null };
  return { kind: 'damage-occasion', span: [0, 0], who: 'you', timing, ...any } as Occasion;
}

function twice(begin: string, both?: readonly Occasion[]): Form {
  return {
    as: 'unit',
    zh: `〖{name}〗{tags:tag*，，}${begin}{side:turning-side}`,
    variant: true,
    build: (read, span) => {
      const { name, tags, on, other, side } = read;
      const parts = (both ?? [on as Occasion, other as Occasion]).map((one) =>
        heard(one)(side as Read, read, span),
      );
      return { kind: 'skill', span, name, tags, parts, turning: false } as Node;
    },
  };
}
