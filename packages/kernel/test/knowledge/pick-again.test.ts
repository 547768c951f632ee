import { describe, expect, test } from 'vitest';
import { type CardId, type Match, NO_CARD, type Option, option, type Seat } from '../../index.ts';
import { areAlike, pickAgain, type Script } from '../../knowledge/pick-again.ts';
import { SURRENDER } from '../../match/decision.ts';

const [A, B, C] = [0, 1, 2] as Seat[];
const NOW = 7;

interface Asked {
  readonly seat: Seat;
  readonly kind: string;
  readonly options: readonly Option[];
}

const bid = (lot: number) => option('bid', lot as CardId);
const asks = (seat: Seat, ...lots: number[]): Asked => ({
  seat,
  kind: 'bid',
  options: lots.map(bid),
});

/** A match in which these are asked, each until it has answered; it notes what they pick. */
function twinOf(...questions: readonly Asked[]) {
  const pending = [...questions];
  const picks: [seat: Seat, card: number][] = [];
  return {
    picks,
    pending,
    answer(seat: Seat, index: number) {
      const at = pending.findIndex((asked) => asked.seat === seat);
      picks.push([seat, pending[at].options[index].card]);
      pending.splice(at, 1);
    },
  };
}

const picked = (seat: Seat, lot: number, together: number | null = null): Script => ({
  seat,
  kind: 'bid',
  option: bid(lot),
  together,
});

interface Real {
  readonly isTogether: boolean;
  readonly pending: readonly Asked[];
}

const OPEN: Real = { isTogether: false, pending: [] };
const secretly = (...pending: readonly Asked[]): Real => ({ isTogether: true, pending });

function again(
  twin: Pick<ReturnType<typeof twinOf>, 'pending' | 'answer'>,
  script: readonly Script[],
  real: Real,
  upTo = (bound: number) => bound - 1,
): boolean {
  const match = { ...real, table: { clock: NOW } };
  return pickAgain(twin as unknown as Match, script, match as unknown as Match, A, upTo);
}

describe('what was picked in the open', () => {
  test('is picked again, wherever it stands among the options', () => {
    const twin = twinOf(asks(B, 3, 1, 2), asks(A, 4, 5));
    expect(again(twin, [picked(A, 5), picked(B, 1)], OPEN)).toBe(true);
    expect(twin.picks).toEqual([
      [A, 5],
      [B, 1],
    ]);
  });

  test('is the first of the options that are alike, of the first question', () => {
    const indices: number[] = [];
    const asked = [asks(A, 1, 2, 2), asks(A, 2)];
    const twin = { pending: asked, answer: (_: Seat, index: number) => indices.push(index) };
    expect(again(twin, [picked(A, 2)], OPEN)).toBe(true);
    expect(indices).toEqual([1]);
  });

  test.each<[string, Asked[], Script]>([
    ['somebody is not asked', [asks(B, 1)], picked(A, 1)],
    ['nobody is asked', [], picked(A, 1)],
    ['another question is asked', [{ ...asks(A, 1), kind: 'draw' }], picked(A, 1)],
    ['the option is not there', [asks(A, 2, 3)], picked(A, 1)],
    ['the option is not there for another', [asks(B, 2, 3)], picked(B, 1)],
    ['it was picked before those who pick now', [asks(B, 2, 3)], picked(B, 1, NOW - 1)],
  ])('cannot be picked again where %s', (_, asked, script) => {
    const twin = twinOf(...asked);
    expect(again(twin, [script], OPEN)).toBe(false);
    expect(again(twinOf(...asked), [script], secretly(...asked))).toBe(false);
    expect(twin.picks).toEqual([]);
  });

  test('leaves those who are asked as they are', () => {
    const twin = twinOf(asks(A, 1), asks(B, 2));
    expect(again(twin, [picked(A, 1)], OPEN)).toBe(true);
    expect(twin.picks).toEqual([[A, 1]]);
  });

  test('is no secret because everything was picked openly', () => {
    expect(again(twinOf(asks(B, 2, 3)), [picked(B, 1, NOW)], OPEN)).toBe(false);
    expect(again(twinOf(asks(B, 2, 3)), [picked(B, 1)], OPEN)).toBe(false);
  });
});

describe('what was picked together', () => {
  test('by others is drawn among what they can pick, by the seat it is the same', () => {
    const twin = twinOf(asks(A, 1, 2, 3), asks(B, 4, 5, 6));
    const script = [picked(A, 1, NOW), picked(B, 4, NOW)];
    expect(again(twin, script, secretly())).toBe(true);
    expect(twin.picks).toEqual([
      [A, 1],
      [B, 6],
    ]);
  });

  test('before is known and not drawn', () => {
    const twin = twinOf(asks(B, 4, 5, 6));
    expect(again(twin, [picked(B, 4, NOW - 1)], secretly())).toBe(true);
    expect(twin.picks).toEqual([[B, 4]]);
  });

  test('is never a surrender, and each of the others as likely as the next', () => {
    const options = [option(SURRENDER), ...[4, 5].map(bid)];
    const bounds: number[] = [];
    const first = (bound: number) => {
      bounds.push(bound);
      return 0;
    };
    const twin = twinOf({ seat: B, kind: 'bid', options });
    expect(again(twin, [picked(B, 5, NOW)], secretly(), first)).toBe(true);
    expect([twin.picks, bounds]).toEqual([[[B, 4]], [2]]);
  });

  test('by one who is not asked in the other match may be left out', () => {
    const twin = twinOf(asks(A, 1));
    expect(again(twin, [picked(B, 4, NOW)], secretly(asks(A, 1)))).toBe(true);
    expect(twin.picks).toEqual([]);
  });

  test('is drawn for the question that is asked first', () => {
    const twin = twinOf(asks(B, 4), asks(B, 5));
    expect(again(twin, [picked(B, 5, NOW)], secretly(asks(B, 5)))).toBe(true);
    expect(twin.picks).toEqual([[B, 4]]);
  });

  test('is picked until the same are waited for, in their order', () => {
    const twin = twinOf(asks(A, 1), asks(B, 2), asks(C, 3), asks(B, 4));
    expect(again(twin, [], secretly(asks(A, 1)))).toBe(true);
    expect(twin.picks).toEqual([
      [B, 2],
      [C, 3],
      [B, 4],
    ]);
    expect(twin.pending.map(({ seat }) => seat)).toEqual([A]);
  });

  test('comes to an end where somebody is asked over and over', () => {
    let asked = 0;
    const twin = { pending: [asks(B, 1)], answer: () => (asked += 1) };
    expect(again(twin as never, [], secretly())).toBe(false);
    expect(asked).toBe(100);
  });
});

test('options are the same pick when nothing of them is otherwise', () => {
  const one = option('bid', 1 as CardId, A, 2);
  expect(areAlike(one, { ...one })).toBe(true);
  for (const other of [{ verb: 'pass' }, { card: NO_CARD }, { seat: B }, { amount: 3 }]) {
    expect(areAlike(one, { ...one, ...other })).toBe(false);
  }
});
