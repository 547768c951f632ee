import type { Form, Node } from '@lianhuan/cardtext';
import type { Triggered } from '../nodes/index.ts';

/** What stands in front of an ability and says how often it is used, or what governs what it does. */

/** 费用2，每回合1次：…: how often stands among what is paid. */
export const LIMITED_COST: Form = {
  as: 'unit',
  zh: '{cost}[，|、|（][每回合|1回合][|限]{limit:number}次[）|]：{effect:whole}[。|]',
  variant: true,
  build: ({ cost, effect, limit }, span) => {
    const body = { kind: 'activated', span, symbol: 'plain', meals: 0, cost, effect };
    return [{ kind: 'ability', span, body, limit }] as unknown as Node;
  },
};

/** 【土之秘术】横置：…: the term governs what is done (13.3.3.2). */
export const RITE_BEFORE_COST: Form = {
  as: 'timed-body',
  zh: '【土之秘术】[|，|：]{cost}：{effect:effect}',
  variant: true,
  build: ({ cost, effect: deed }, span) => {
    const effect = {
      kind: 'paying',
      span: (deed as Node).span,
      when: 'earth-rite',
      cost: null,
      deed,
      otherwise: null,
    };
    return {
      kind: 'activated',
      span,
      symbol: 'plain',
      meals: 0,
      cost,
      effect,
    } as unknown as Node;
  },
};

/** Terms before the icon of an automatic ability, and on a line of their own behind it. */
export const TERM_BEFORE_ENTRY: readonly Form[] = [
  // 【入场曲】…, and on the next line 【魔力连锁10】…: the term has no icon of its own, so that it goes on with that ability.
  {
    as: 'timed-body',
    zh: '{on:entry}{before:effect}[。|]\n{term:class-term}[|，|：]{deed:effect}',
    variant: true,
    build: ({ on, before, term, deed }, span) => {
      const keyed = { kind: 'keyed', span: (deed as Node).span, term, deed };
      const effect = { kind: 'sentences', span, steps: [before, keyed] };
      return { kind: 'triggered', span, on, cost: null, effect } as unknown as Triggered;
    },
  },
  // 【连击3】入场曲：…: the term governs what the icon stands before, if that is one sentence.
  ...['{term:class-term}[|，|：]', '【土之秘术】[|，|：]'].map(
    (term): Form => ({
      as: 'timed-body',
      zh: `${term}{on:entry}{effect:effect}`,
      variant: true,
      build: ({ term: when, on, effect: deed }, span) => {
        const keyed = { kind: 'keyed', span, term: when, deed };
        const rite = {
          kind: 'paying',
          span,
          when: 'earth-rite',
          cost: null,
          deed,
          otherwise: null,
        };
        const effect = when === undefined ? rite : keyed;
        return { kind: 'triggered', span, on, cost: null, effect } as unknown as Triggered;
      },
    }),
  ),
  {
    as: 'timed-body',
    zh: '{condition:state-term}[|，|：]{on:entry}{effect:effect}',
    variant: true,
    build: ({ condition, on, effect: deed }, span) => {
      const effect = { kind: 'if', span, condition, deed, otherwise: null };
      return { kind: 'triggered', span, on, cost: null, effect } as unknown as Triggered;
    },
  },
];
