import type { RuleInfo } from '../../rules/rule-info.ts';

/** Signs and spaces between words: whoever looks for a sentence need not set them as the book does. */
const SIGNS = /[\s，。；：、！？“”‘’「」『』（）()…·,.;:!?"'—-]+/g;

/**
 * The rules that speak of all words typed. What looks like a number finds the numbers that begin so:
 * 804.5 finds 804.5f.
 */
export function findRules(rules: readonly RuleInfo[], typed: string): readonly RuleInfo[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((rule) =>
    words.every((word) =>
      /^t?\d[\w.#]*$/.test(word)
        ? rule.id.toLowerCase().startsWith(word)
        : wordsIn(rule).includes(withoutSigns(word)),
    ),
  );
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
  const all = [...texts, ...rule.proofs.map(({ title }) => title)].map(withoutSigns).join('\n');
  said.set(rule, all);
  return all;
}
