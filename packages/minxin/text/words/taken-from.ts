import type { Form, Node, Span } from '@lianhuan/cardtext';
import type { Deed, Put } from '../nodes/nodes.ts';

/** Words that say where cards are taken from before what is done with them. */

/** 从手牌中打出1张计略: where from stands before what is done. */
export function takenFrom(does: string, behind: string, kind: Deed['kind']): Form[] {
  return [
    { zh: `从{from}${does}{count:number}张{filter:things}${behind}`, upTo: false },
    { zh: `从{from}${does}[至多|最多]{count:number}张{filter:things}${behind}`, upTo: true },
  ].map(({ zh, upTo }) => ({
    as: 'deed',
    zh,
    with: { upTo },
    variant: true,
    build: ({ from, count, filter, to }, span) => {
      const what = { kind: 'selection', span, from, upTo, count, other: false, filter };
      return { kind, span, what, ...(to === undefined ? {} : { to }) } as unknown as Node;
    },
  }));
}

/** 从放逐区获得1张牌: what a player gets goes to the discard pile, where nothing else is said (2.3.2.2). */
export function gotFromExile(
  { from, count, filter }: Readonly<Record<string, unknown>>,
  span: Span,
) {
  if (from !== 'exile') return null;
  const what = { kind: 'selection', span, from, upTo: false, count, other: false, filter };
  return { kind: 'put', span, what, to: 'discard' } as Put;
}
