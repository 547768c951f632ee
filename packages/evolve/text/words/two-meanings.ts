import type { Form, Node, Span, Unmeant } from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import type { Cannot, Damage, This } from '../nodes/index.ts';
import { says } from '../reading/word.ts';

/** Words that may mean either of two things and are read as neither: the error names both. */

/** A node of such words; it never stands in a tree. */
interface TwoMeanings extends Node {
  readonly why: Text;
}

/** Of the card itself: words that stand for such until it is told why they mean nothing. */
const itself = (span: Span): This => ({ kind: 'this', span, noun: 'card' });

/** Builds a prohibition that only says why nothing is meant. */
export function noProhibition(why: Text): NonNullable<Form['build']> {
  return (_, span): Cannot & TwoMeanings => ({
    kind: 'cannot',
    span,
    who: itself(span),
    ban: 'attack',
    why,
  });
}

/** Builds a deed that only says why nothing is meant. */
export function noDeed(why: Text): NonNullable<Form['build']> {
  return (_, span): Damage & TwoMeanings => {
    const amount = { kind: 'number', span, amount: 1 } as const;
    return { kind: 'damage', span, to: itself(span), amount, why };
  };
}

/** The word's `meant`: why nothing is meant by words of two meanings; any other node as it is. */
export function orWhy<N extends Node>(node: N): N | Unmeant {
  return 'why' in node ? { why: (node as unknown as TwoMeanings).why } : node;
}

const ATTACKS_TWICE = says(
  '可以指攻击后再竖置一次，也可以指横置着也能攻击：前者写「当此随从攻击时，将此随从竖置（每回合1次）」，后者没有规则',
  'It may be untapped after an attack, or attack while tapped: write 当此随从攻击时，将此随从竖置（每回合1次） for the former; no rule knows the latter',
);

const FIGHTS = says(
  '可以指一个攻击另一个，也可以指互相造成伤害：后者写「对…造成X点伤害，X为…的攻击力」，前者没有规则（8.4.5.1）',
  'One may attack the other, or both deal damage: write 对…造成X点伤害，X为…的攻击力 for the latter; no rule knows the former (8.4.5.1)',
);

const OTHERS_OF_WHOM = says(
  '可以指你的其他随从，也可以指双方的其他随从：前者写「对手不能选择你的其他随从」，后者没有规则',
  'It may be your others, or those of both players: write 对手不能选择你的其他随从 for the former; no rule knows the latter',
);

/** 此随从可以攻击2次. */
export const ATTACKING_TWICE: Form = {
  as: 'lasting',
  zh: '{who:cards}[|每回合|每个回合|本回合|在本回合中|1个回合][|中|内][可以|能|可|能够]攻击{times:number}次',
  variant: true,
  build: noProhibition(ATTACKS_TWICE),
};

/** 让它们交战, 与其交战. */
export const FIGHTING: readonly Form[] = [
  '[让|使|令]{one:cards}[互相|相互|]交战',
  '[让|使|令|]{one:cards}[与|和]{two:cards}[进行|互相|相互|]交战',
  '[与|和]{two:cards}[进行|]交战',
].map((zh) => ({ as: 'deed', zh, variant: true, build: noDeed(FIGHTS) }));

/** 对手不能选择其他随从. */
export const othersOfWhom = noProhibition(OTHERS_OF_WHOM);
