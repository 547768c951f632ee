import type { Form, Node, Sequence, Span } from '@lianhuan/cardtext';
import type { Deed, Selection, That, This } from '../nodes/index.ts';
import { saysWhose } from './nouns.ts';

/** 1个A和1个B: two or three selections with one word, of other cards each. */

const AND = '[和|与|以及|、|及]';

/** 1个A和1个B. */
export const PAIR = `{one:chosen}${AND}{two:chosen}`;

/** 1个A、1个B和1个C. */
export const THREE = `{one:chosen}、{two:chosen}${AND}{three:chosen}`;

type Read = Readonly<Record<string, unknown>>;

/** Is it open whether the first selection says for the others too whose they are, as 对手的1个A和1个B may? */
export function isOpen([first, ...others]: readonly (Selection | This | That)[]): boolean {
  if (first.kind !== 'selection') return false;
  const isInFront = saysWhose(first.filter) && first.filter.span[0] === first.span[0];
  return isInFront && others.some((one) => one.kind === 'selection' && !saysWhose(one.filter));
}

/** A 选择 for each: 其 and 它们 mean all of them. */
export function selectEach({ one, two, three }: Read, span: Span): Sequence<Deed> | null {
  const all = [one, two, three].filter((what): what is Selection => what !== undefined);
  if (isOpen(all)) return null;
  const steps = all.map((what, at) => {
    const select = { kind: 'select', span: what.span, what };
    return at === 0 ? select : { ...select, joint: true };
  });
  return { kind: 'sequence', span, steps: steps as unknown as Deed[] };
}

/**
 * 破坏1个A和1个B: both are selected first (10.6.2.3).
 * @param deedTo what is done to both; null where the words mean something else
 */
export function toBoth(
  zh: string,
  deedTo: (both: That, read: Read, span: Span) => Node | null,
): readonly Form[] {
  return [
    { several: PAIR, noun: 'both' },
    { several: THREE, noun: 'all-three' },
  ].map(
    ({ several, noun }): Form => ({
      as: 'deed',
      zh: zh.replace('PAIR', several),
      variant: true,
      build: (read, span) => {
        const selects = selectEach(read, span);
        if (selects === null) return null;
        const [, end] = selects.steps.at(-1)?.span ?? span;
        const both = { kind: 'that', span: [end, end], noun } as That;
        const deed = deedTo(both, read, span);
        if (deed === null) return null;
        return { kind: 'sequence', span, steps: [...selects.steps, deed as Deed] };
      },
    }),
  );
}

/** 对手的1个随从和1个护符: whose they are, or where they lie, is said once. */
export function ofBoth(read: Readonly<Record<string, unknown>>, span: Span): Sequence<Deed> | null {
  const { side, place } = read;
  const inZone = (of: unknown) =>
    place === undefined
      ? { kind: 'of-side', span, side, of }
      : { kind: 'in-place', span, side, place, of };
  const part = (which: string, at: Span) => ({
    kind: 'selection',
    span: at,
    how: 'choose',
    upTo: false,
    said: false,
    most: read[`${which}most`],
    measure: read[`${which}measure`],
    filter: inZone(read[`${which}filter`]),
  });
  const [start, end] = span;
  return selectEach(
    { one: part('one', [start, start + 1]), two: part('two', [end - 1, end]) },
    span,
  );
}

/** 1个A和1个B, whose they are being said in front of both. */
export const ONE_AND_TWO =
  '{onemost:amount}{onemeasure:measure}{onefilter:filter}[和|与|以及|、|及]{twomost:amount}{twomeasure:measure}{twofilter:filter}';
