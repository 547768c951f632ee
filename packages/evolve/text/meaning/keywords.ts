import { placedAt, type Span } from '@lianhuan/cardtext';
import { obeys, rule } from '../../rules.ts';
import type { Ability } from '../nodes/index.ts';
import { evolveText } from '../reading/language.ts';
import type { KeywordName } from '../reading/vocabulary.ts';

/** Keywords that stand for abilities (12.1.1), each written as card text. */

/** An ability that a keyword stands for. */
interface Meaning {
  readonly words: string;
  /** Are the rules in force by which the keyword stands for it? */
  readonly stands: () => boolean;
}

/** The other keywords are asked for by name, by the rules that they change. */
const MEANINGS: Partial<Readonly<Record<KeywordName, readonly Meaning[]>>> = {
  drain: [
    {
      words: '当此随从造成攻击伤害时，主战者生命值+X，X为该数值。',
      stands: () => obeys('12.13.2', '12.13.2.1', '12.13.2.2'),
    },
  ],
  stack: [
    {
      words: '若此卡牌放有蓄积指示物，若此卡牌将离开战场，改为从此卡牌上移除1个蓄积指示物。',
      stands: () => rule('13.3.2.2'),
    },
    {
      words:
        '横置：选择1个你的其他具有【蓄积】的护符。在其上放置X个蓄积指示物，从此卡牌上移除X个蓄积指示物，X为此卡牌的蓄积指示物数量。',
      stands: () => rule('13.3.2.2'),
    },
  ],
};

const expanded = new WeakMap<Ability, readonly Expansion[]>();

/** An ability as it works; `stands` asks whether the rules of its keyword are in force, and is null for any other ability. */
export interface Expansion {
  readonly ability: Ability;
  readonly stands: (() => boolean) | null;
}

/** The abilities that a keyword stands for; any other ability is given as it is. */
export function expandKeyword(ability: Ability): readonly Expansion[] {
  let known = expanded.get(ability);
  if (known === undefined) {
    known = expand(ability);
    expanded.set(ability, known);
  }
  return known;
}

function expand(ability: Ability): readonly Expansion[] {
  const { body } = ability;
  const meanings = body.kind === 'keyword' ? MEANINGS[body.name] : undefined;
  if (meanings === undefined) return [{ ability, stands: null }];
  return meanings.map(({ words, stands }) => ({ ability: read(words, body.span), stands }));
}

function read(words: string, span: Span): Ability {
  const { tree, diagnostics } = evolveText.parse(words, { kind: null, names: null });
  if (tree.length !== 1) throw new Error(`${words}: ${diagnostics.map((one) => one.text.zh)}`);
  return placedAt(tree[0], span);
}
