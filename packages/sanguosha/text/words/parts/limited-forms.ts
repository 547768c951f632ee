import type { Form } from '@lianhuan/cardtext';
import type { Condition, DamageOccasion, Occasion, TriggerPart } from '../../nodes/nodes.ts';

/** A trigger whose timing says itself when, of whom or of how many targets it is heard: read, and never printed. */

type BothWays = (begin: string, { as }: { as: string }) => Form[];
type Read = Readonly<Record<string, unknown>>;
type Asked = (read: Read, span: Condition['span']) => Condition | null;

/** In the words of an occasion: whom it speaks of, where they stand at its beginning. */
const WHO = '{who:party}';

/**
 * Of occasions that begin with whom they speak of: what stands behind it, for 你于回合外失去牌后 and the like.
 * @param forms of the occasion
 */
export function restsOf(forms: readonly Form[]): Form[] {
  const rests = (form: Form, as: string, who: string): Form => {
    const { build } = form;
    return {
      ...form,
      as,
      zh: form.zh.slice(WHO.length),
      with: { ...form.with, who },
      variant: true,
      ...(build && { build: (read, span) => build({ ...read, who }, span) }),
    };
  };
  return forms
    .filter(({ as, zh }) => as === 'occasion' && zh.startsWith(WHO))
    .flatMap((form) => [
      rests(form, 'your-occasion', 'you'),
      rests(form, 'others-occasion', 'other'),
      rests(form, 'any-occasion', 'any'),
    ]);
}

/** The target, or the user, of the card is somebody else than oneself. */
function isAnother(who: 'target' | 'user', span: Condition['span']): Condition {
  const you = { kind: 'named-characters', span, who: 'you' } as const;
  return {
    kind: 'character-is',
    span,
    whom: { kind: 'named-characters', span, who },
    quality: { kind: 'except', span, whom: you },
  };
}

/** Whom the occasion speaks of has that quality. */
const isSuch: Asked = ({ quality }, span) =>
  ({
    kind: 'character-is',
    span,
    whom: { kind: 'named-characters', span, who: 'that' },
    quality,
  }) as Condition;

/** The one whom you have dealt damage has that quality; how near it was is asked of the time before its hp went down. */
const isVictim: Asked = ({ on, quality }, span) => {
  const { kind, timing, across } = on as Occasion & { timing?: string; across?: unknown };
  if (kind !== 'damage-occasion' || across !== null || !DEALING.has(timing ?? '')) return null;
  const { kind: what, distance } = quality as { kind: string; distance?: number };
  if (what === 'within-distance' && timing === 'dealt')
    return { kind: 'was-near', span, distance } as Condition;
  const whom = { kind: 'named-characters', span, who: 'victim' };
  return { kind: 'character-is', span, whom, quality } as Condition;
};

/**
 * It is the first such card that you use in the turn, or the first damage that you deal there; whatever became of another
 * trigger is no matter.
 */
const isFirst: Asked = ({ on }, span) => {
  const occasion = on as Occasion & { timing?: string; what?: unknown };
  const { kind, timing, what } = occasion;
  if (kind === 'damage-occasion') return isFirstDealt(occasion, span);
  if (kind !== 'use-occasion' || !USING.has(timing ?? '')) return null;
  return { kind: 'first-of-turn', span, what } as Condition;
};

/** As damage is dealt none has been dealt before; afterwards it would be among those that were. */
function isFirstDealt(occasion: DamageOccasion, span: Condition['span']): Condition | null {
  const { timing, nature, by, across, each } = occasion;
  if (!DEALING.has(timing) || timing === 'dealt' || each) return null;
  if (nature !== null || by !== null || across !== null) return null;
  const whom = { kind: 'named-characters', span, who: 'you' };
  return { kind: 'has-dealt', span, whom, not: true } as Condition;
}

const USING: ReadonlySet<string> = new Set(['used', 'aim', 'aimed']);

const DEALING: ReadonlySet<string> = new Set(['deal', 'deal-1', 'deal-2', 'dealt']);

const OF_PLACE: readonly (readonly [begin: string, asked: Asked])[] = [
  [
    '你[于|在][|你的|自己的]回合外{on:your-occasion}，',
    (_, span) => ({ kind: 'out-of-turn', span, out: true }),
  ],
  [
    '你[于|在][|你的|自己的]回合内{on:your-occasion}，',
    (_, span) => ({ kind: 'out-of-turn', span, out: false }),
  ],
  [
    '你[于|在][|你的|自己的]{place:phase}[|内]{on:your-occasion}，',
    (read, span) => ({ kind: 'in-phase', span, phase: read.place, not: false }) as Condition,
  ],
  [
    '你[于|在][|你的|自己的]{place:phase}外{on:your-occasion}，',
    (read, span) => ({ kind: 'in-phase', span, phase: read.place, not: true }) as Condition,
  ],
  [
    '你[每回合|每个回合|每回合内|于每回合|于每回合内|于每个回合][首次|第一次|第1次]{on:your-occasion}，',
    isFirst,
  ],
  ['[每回合|每个回合]你[首次|第一次|第1次]{on:your-occasion}，', isFirst],
  ['[|1名|一名]其他{quality:character-quality}角色{on:others-occasion}，', isSuch],
  ['你对[|1名|一名]{quality:character-quality}[|1名|一名]角色{on:your-occasion}，', isVictim],
  ['{on:other-target-occasion}，', (_, span) => isAnother('target', span)],
  ['{on:other-user-occasion}，', (_, span) => isAnother('user', span)],
  ['[|1名|一名]{quality:character-quality}[|的]角色{on:any-occasion}，', isSuch],
  [
    '{on:sole-occasion}，',
    (_, span) => ({
      kind: 'compare',
      span,
      count: { kind: 'targets-there', span },
      comparison: 'exactly',
      than: 1,
    }),
  ],
];

/**
 * All of them.
 * @param bothWays what follows the beginning of a trigger: 你可以…▶…, 你可以… and what must be done
 */
export function limitedForms(bothWays: BothWays): Form[] {
  return OF_PLACE.flatMap(([begin, asked]) =>
    bothWays(`[当|每当|]${begin}`, { as: 'part' }).map(
      (form): Form => ({
        ...form,
        variant: true,
        build: ({ on, condition, times, optional, cost, effect, ...read }, span) => {
          const first = asked({ ...read, on }, span);
          if (first === null) return null;
          const second = (condition ?? null) as Condition | null;
          return {
            kind: 'trigger',
            span,
            times: times ?? null,
            on: on as Occasion,
            condition: second === null ? first : { kind: 'both', span, first, second },
            optional,
            cost,
            effect,
          } as TriggerPart;
        },
      }),
    ),
  );
}
