import type { Form, Sequence, Span } from '@lianhuan/cardtext';
import type { Deed } from '../../nodes/index.ts';

/** Cards of a hand that is looked at, of which some are selected. */

/** 查看对手的手牌，选择其中1张法术: of the cards that are looked at. */
function fromHandLookedAt(
  { side, most, upTo, filter: of, deed }: Readonly<Record<string, unknown>>,
  span: Span,
): Sequence<Deed> {
  // What is done to those that are selected stands behind.
  const [start, end] = span;
  const picked: Span = [start, (deed as Deed | undefined)?.span[0] ?? end];
  const look = { kind: 'look-at', span, side, place: 'hand', amount: null };
  const card = { kind: 'noun', span: picked, noun: 'card' };
  const filter = { kind: 'in-place', span: picked, side, place: 'hand', of: of ?? card };
  const fields = { how: 'choose', upTo, said: false, most, measure: 'sheet' };
  const what = { kind: 'selection', span: picked, ...fields, filter };
  const select = { kind: 'select', span: picked, what };
  const steps = deed === undefined ? [look, select] : [look, select, deed];
  return { kind: 'sequence', span, steps: steps as never };
}

export const FROM_HAND: readonly Form[] = [
  { many: '', upTo: false },
  { many: '[最多|至多]', upTo: true },
].flatMap(({ many, upTo }) =>
  ['[|的]{filter}', ''].flatMap((which) =>
    ['[查看|确认|观看]{side}[的|]手牌', '{side}[展示|公开][|其|自己的|全部|所有]手牌'].flatMap(
      (look) =>
        [
          `[选择|选择其中|选择其中的|从中选择|从其中选择|从中选出]${many}{most:amount}张${which}`,
          `[选择|选择其中|选择其中的|从中选择|从其中选择|从中选出]${many}{most:amount}张${which}[|，|并|并将其|，将其|，并将其]{deed:then-it}`,
        ].map(
          (then): Form => ({
            as: 'deed',
            zh: `${look}[，|。|并|，并]${then}`,
            with: { upTo },
            variant: true,
            build: fromHandLookedAt,
          }),
        ),
    ),
  ),
);
