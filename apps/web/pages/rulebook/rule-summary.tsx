import { useWords, type WordKey } from '../../i18n/index.ts';
import type { RuleInfo } from '../../rules/rule-info.ts';

/** How many rules there are, and how many stand how. */
export function RuleSummary({ rules }: { readonly rules: readonly RuleInfo[] }) {
  const { t } = useWords();
  const enforced = rules.filter(({ standing }) => standing === 'enforced');
  const figures: readonly (readonly [WordKey, number])[] = [
    ['rules.total', rules.length],
    ['rules.enforced', enforced.length],
    ['rules.proven', enforced.filter(({ proofs }) => proofs.length > 0).length],
  ];
  return (
    <dl className="figures">
      {figures.map(([word, count]) => (
        <div key={word}>
          <dt>{t(word)}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
