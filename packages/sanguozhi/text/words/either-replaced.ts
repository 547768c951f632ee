import type { Form, Span } from '@lianhuan/cardtext';
import type { Ability, Instead } from '../nodes/index.ts';

/** 若本将领将被破坏或阵亡，则改为…: either of two is replaced by the same, and each by an effect of its own. */

interface Read extends Omit<Instead, 'kind' | 'span' | 'replaced'> {
  readonly events: readonly Instead['replaced'][];
}

function eachReplaced({ events, ...read }: Read, span: Span): readonly Ability[] {
  return events.map((replaced): Ability => {
    const word: Instead = { kind: 'instead', span, ...read, replaced };
    const body = { kind: 'static', span, word } as const;
    return { kind: 'ability', span, property: false, conditions: [], roles: [], body, limit: 0 };
  });
}

/** @param stop what ends an ability */
export function eitherReplaced(stop: string): readonly Form[] {
  return [
    { zh: '改为{deed:sentence}', may: false },
    { zh: '[可|可以]改为{deed:sentence}', may: true },
  ].map(({ zh, may }) => ({
    as: 'unit',
    zh: `[若|如果|]{who:victims}[|将|将要|将会|要|会]{events.0:replaced}[或|或者|或将]{events.1:replaced}[时，|，则|，|的话，]${zh}${stop}`,
    with: { may },
    variant: true as const,
    build: (read, span) => eachReplaced(read as unknown as Read, span) as never,
  }));
}
