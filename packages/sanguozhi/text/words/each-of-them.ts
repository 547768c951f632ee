import type { Form, Node } from '@lianhuan/cardtext';
import type { Occasion } from '../nodes/index.ts';
import { isFilter, type Where, whereIs } from '../reading/order.ts';

/** Triggers that fire for each of several, as they may be written. */

/** 每有1名 behind whose they are and where: 敌方场上每有1名将领阵亡. */
const EACH_WHERE: readonly Form[] = ['{side}{place}', '{side}', '{place}'].map((where) => ({
  as: 'timed-body',
  zh: `[每当|当|]${where}每有[1|一]{measure}{on:happening}时，{effect}`,
  with: { times: 'each', condition: null },
  variant: true,
  build: ({ side, place, on, ...others }, span) => {
    const occasion = on as Occasion;
    if (!('who' in occasion) || typeof occasion.who === 'string') return null;
    const { who } = occasion;
    if (!isFilter(who)) return null;
    const there = whereIs(who, { side, place } as Where, span);
    return { kind: 'triggered', span, ...others, on: { ...occasion, who: there } } as Node;
  },
}));

/** Each time by itself, whatever else is so. */
const EVERY_TIME = { times: 'every', measure: null, condition: null };

/** 1名 without 每有: of several at one moment it fires once (703.2c); with 当, once in all (703.2b). */
function ofOne(zh: string, times: 'every' | 'once'): Form {
  return {
    as: 'timed-body',
    zh,
    variant: true,
    build: ({ on, effect }, span) =>
      ({ ...EVERY_TIME, kind: 'triggered', span, times, on, effect }) as unknown as Node,
  };
}

/** 每有1名, and 1名 alone. */
export const EACH_OF_THEM: readonly Form[] = [
  ...EACH_WHERE,
  // 每当1名敌方将领阵亡，抓1张卡.
  ofOne('每当[1|一]{count:measure}{on:happening}[时，|，]{effect}', 'every'),
  ofOne('当[1|一]{count:measure}{on:happening}时，{effect}', 'once'),
  {
    as: 'timed-body',
    zh: '每当{on:happening}，{effect}',
    with: EVERY_TIME,
    variant: true,
  },
  // 每个己方回合开始时, 在己方回合结束时.
  {
    as: 'timed-body',
    zh: '[每|每个|每一个|在|在每个]{on:occasion}时，{effect}',
    variant: true,
    build: ({ on, effect }, span) =>
      (on as Occasion).kind === 'phase-begins'
        ? ({ ...EVERY_TIME, kind: 'triggered', span, on, effect } as unknown as Node)
        : null,
  },
];
