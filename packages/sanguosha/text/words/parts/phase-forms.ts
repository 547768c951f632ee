import type { Form } from '@lianhuan/cardtext';
import type { Deed, PhaseOccasion, TriggerPart } from '../../nodes/nodes.ts';

/** How triggers of phases are written for short: read, and never printed. */

/** 准备阶段，: where nothing else is said its beginning is meant, the first moment in it for skills. */
const PHASES_ALONE = [
  ['prepare', '准备阶段'],
  ['finish', '结束阶段'],
] as const;

/** A timing of a phase. */
export function phaseAt(
  phase: PhaseOccasion['phase'],
  timing: PhaseOccasion['timing'],
  span: PhaseOccasion['span'],
  whose: PhaseOccasion['whose'] = 'you',
): PhaseOccasion {
  return { kind: 'phase-occasion', span, whose, phase, timing };
}

function ofPhase(form: Form, phase: PhaseOccasion['phase']): Form {
  return {
    ...form,
    variant: true,
    build: ({ whose, ...read }, span) => {
      const on = phaseAt(
        phase,
        'begin',
        span,
        (whose as PhaseOccasion['whose'] | undefined) ?? 'you',
      );
      return { kind: 'trigger', span, on, ...read } as TriggerPart;
    },
  };
}

const NO_MORE = { times: null, condition: null, optional: true, cost: null };

/** 摸牌阶段，你可以多摸1张牌, …少摸1张牌，然后…, …放弃摸牌，改为…. */
const DRAWING: readonly Form[] = [
  // 摸牌阶段，你多摸X张牌（X为…）.
  ...[true, false].flatMap((optional) =>
    ['', '[，|（|(]X为{count}[|）|)]'].flatMap((where): Form[] =>
      where === '' && optional
        ? []
        : [
            {
              as: 'part',
              zh: `[|当]摸牌阶段，${optional ? '你[可以|可]' : '[你|你须|须|]'}[|额外]{effect:more-draws}${where}[。|；|$]`,
              with: { ...NO_MORE, optional },
              variant: true,
              build: ({ count, effect, ...read }, span) => {
                const deed = effect as Deed;
                const counted = { kind: 'where', span, deed, count } as Deed;
                return {
                  kind: 'trigger',
                  span,
                  on: phaseAt('draw', 'during', span),
                  ...read,
                  effect: count === undefined ? deed : counted,
                } as TriggerPart;
              },
            },
          ],
    ),
  ),
  // 摸牌阶段，若你已受伤，你多摸1张牌.
  ...[true, false].map(
    (optional): Form => ({
      as: 'part',
      zh: `[|当]摸牌阶段，[若|如果]{condition}，${optional ? '你[可以|可]' : '[你|你须|须|]'}[|额外]{effect:more-draws}[。|；|$]`,
      with: { times: null, optional, cost: null },
      variant: true,
      build: (read, span) =>
        ({ kind: 'trigger', span, on: phaseAt('draw', 'during', span), ...read }) as TriggerPart,
    }),
  ),
  {
    as: 'part',
    zh: '[|当]摸牌阶段，你[可以|可]{effect:more-draws}[。|；|$]',
    with: NO_MORE,
    variant: true,
    build: (read, span) =>
      ({ kind: 'trigger', span, on: phaseAt('draw', 'during', span), ...read }) as TriggerPart,
  },
  {
    as: 'part',
    zh: '[|当]摸牌阶段，你[可以|可]{first:more-draws}，{rest:effect}[。|；|$]',
    with: NO_MORE,
    variant: true,
    build: ({ first, rest, ...read }, span) => {
      const more = rest as Deed;
      const steps = [first as Deed, ...(more.kind === 'sequence' ? more.steps : [more])];
      const effect: Deed = { kind: 'sequence', span, steps };
      return {
        kind: 'trigger',
        span,
        on: phaseAt('draw', 'during', span),
        ...read,
        effect,
      } as TriggerPart;
    },
  },
  // 摸牌阶段，你可以少摸1张牌。若如此做，….
  {
    as: 'part',
    zh: '[|当]摸牌阶段，你[可以|可]{first:more-draws}[。|，|；][若如此做|若如此|若这样做|如果这样做]，{rest:effect}[。|；|$]',
    with: NO_MORE,
    variant: true,
    build: ({ first, rest, ...read }, span) => {
      const effect = { kind: 'if-done', span, deed: first, so: rest, apart: true };
      const on = phaseAt('draw', 'during', span);
      return { kind: 'trigger', span, on, ...read, effect } as unknown as TriggerPart;
    },
  },
  {
    as: 'part',
    zh: '[|当]摸牌阶段[|开始时]，你[可以|可]放弃摸牌，[改为|]{effect:whole}[。|；|$]',
    with: { times: null, condition: null, optional: true },
    variant: true,
    build: ({ effect, ...read }, span) =>
      ({
        kind: 'trigger',
        span,
        on: phaseAt('draw', 'begin-2', span),
        ...read,
        cost: { kind: 'give-up-draws', span },
        effect: withoutThen(effect as Deed),
      }) as TriggerPart,
  },
];

/** What stands behind ▶ follows anyhow. */
export function withoutThen(deed: Deed): Deed {
  if (deed.kind === 'then') return deed.deed;
  if (deed.kind !== 'sequence') return deed;
  const [first, ...rest] = deed.steps;
  return { ...deed, steps: [withoutThen(first), ...rest] };
}

/** 弃牌阶段，你可以跳过此阶段: before it begins. */
const SKIPPING: readonly Form[] = (
  [
    ['discard', '弃牌阶段'],
    ['draw', '摸牌阶段'],
    ['judge', '判定阶段'],
    ['play', '出牌阶段'],
  ] as const
).flatMap(([phase, zh]) =>
  [true, false].map(
    (conditional): Form => ({
      as: 'part',
      zh: `[|当]${zh}[|开始前]，${conditional ? '[若|如果]{condition}，' : ''}你[可以|可]跳过[此阶段|该阶段][。|；|$]`,
      with: conditional ? { times: null } : { times: null, condition: null },
      variant: true,
      build: (read, span) =>
        ({
          kind: 'trigger',
          span,
          on: phaseAt(phase, 'before', span),
          optional: true,
          cost: null,
          ...read,
          effect: { kind: 'skip', span, phase },
        }) as TriggerPart,
    }),
  ),
);

/**
 * All of them.
 * @param bothWays what follows the beginning of a trigger: 你可以…▶…, 你可以… and what must be done
 */
export function phaseForms(bothWays: (begin: string, { as }: { as: string }) => Form[]): Form[] {
  return [
    ...PHASES_ALONE.flatMap(([phase, zh]) => [
      ...bothWays(`[|当]${zh}，`, { as: 'part' }).map((form) => ofPhase(form, phase)),
      ...bothWays(`[|当]{whose:party}的${zh}，`, { as: 'part' }).map((form) =>
        ofPhase(form, phase),
      ),
    ]),
    ...DRAWING,
    ...SKIPPING,
  ];
}
