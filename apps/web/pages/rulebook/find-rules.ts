import { ruleNumber } from '@lianhuan/kernel';
import type { RuleInfo } from '../../rules/rule-info.ts';

/** Signs and spaces between words: whoever looks for a sentence need not set them as the book does. */
const SIGNS = /[\s，。；：、！？“”‘’「」『』（）()…·,.;:!?"'—-]+/g;

/**
 * The rules that speak of all words typed. What looks like a number finds the numbers that begin so:
 * 804.5 finds 804.5f. The second rule of a number is found as it is written, by 802.16（二） or 802.16 (2).
 */
export function findRules(rules: readonly RuleInfo[], typed: string): readonly RuleInfo[] {
  const words = typed
    .toLowerCase()
    .replaceAll(/\s+(?=[（(])/g, '')
    .split(/\s+/)
    .filter(Boolean);
  return rules.filter((rule) =>
    words.every((word) =>
      /^t?\d[\w.#]*([（(].*)?$/.test(word)
        ? beginsSo(rule.id, word)
        : wordsIn(rule).includes(withoutSigns(word)),
    ),
  );
}

function beginsSo(id: string, number: string): boolean {
  const { zh, en } = ruleNumber(id);
  return [id, zh, en].some((one) =>
    withHalfBrackets(one).toLowerCase().startsWith(withHalfBrackets(number)),
  );
}

function withHalfBrackets(number: string): string {
  return number.replaceAll('（', '(').replaceAll('）', ')').replaceAll(' ', '');
}

/** A text as it is looked through: in small letters, without signs and spaces. */
export function withoutSigns(text: string): string {
  return text.toLowerCase().replaceAll(SIGNS, '');
}

const said = new WeakMap<RuleInfo, string>();

/** Everything told of a rule, gathered once. */
function wordsIn(rule: RuleInfo): string {
  const known = said.get(rule);
  if (known !== undefined) return known;
  const texts = [rule.says, rule.why, rule.shape].flatMap((text) =>
    text ? [text.zh, text.en] : [],
  );
  const all = [...texts, ...rule.proofs.flatMap(({ title, english }) => [title, english ?? ''])]
    .map(withoutSigns)
    .join('\n');
  said.set(rule, all);
  return all;
}
