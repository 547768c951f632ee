import type { Parsed } from '@lianhuan/cardtext';
import type { Ability, Condition, Filter, Formula } from '../nodes/index.ts';
import { sanguozhiText } from './language.ts';
import type { CardFacts } from './word.ts';

/** Card text that stands outside of the text box: 装备条件, 结阵条件, 条件项, 能力值 of a 阵型. */

/** A piece of text that was read, or what is wrong with it. */
export interface Part<N> extends Pick<Parsed<Ability>, 'text' | 'asWritten' | 'diagnostics'> {
  /** Null where anything is wrong. */
  readonly node: N | null;
}

function parsePart<N>(category: string, written: string, facts: CardFacts): Part<N> {
  const read = sanguozhiText.parse(written, facts, category);
  const node = read.diagnostics.length > 0 ? null : (read.tree[0] as unknown as N);
  return { ...read, node };
}

/** 装备条件 or 结阵条件, e.g. 智≥3的骑兵将领. */
export function parseFilter(written: string, facts: CardFacts): Part<Filter> {
  return parsePart('worn', written, facts);
}

/** 条件项 or 说明项 of an 事件, e.g. 己方粮草≤10. */
export function parseCondition(written: string, facts: CardFacts): Part<Condition> {
  return parsePart('condition', written, facts);
}

/** 能力值 of a 阵型, e.g. 2N+1. */
export function parseFormula(written: string, facts: CardFacts): Part<Formula> {
  return parsePart('count', written, facts);
}

/** 完成项 of an 事件: an ability. */
export function parseAbility(written: string, facts: CardFacts): Part<Ability> {
  return parsePart('unit', written, facts);
}
