import { useBook } from '../games/book.ts';
import { useWords } from '../i18n/index.ts';
import { ruleAddress } from './rule-info.ts';

/** A number of the rulebook at hand, which leads there. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const { t } = useWords();
  const { game } = useBook();
  return (
    <a className="rule-link" href={ruleAddress(game, rule)} aria-label={t('prompt.rule', { rule })}>
      {rule}
    </a>
  );
}
