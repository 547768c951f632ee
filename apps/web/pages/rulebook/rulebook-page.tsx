import './rulebook.css';
import type { RuleStanding } from '@lianhuan/kernel';
import { useState } from 'react';
import { linkedRule, RULES, ruleInfo } from '../../engine/rulebook.ts';
import { useWords } from '../../i18n/index.ts';
import { Choice } from '../shell/choice.tsx';
import { Page } from '../shell/page.tsx';
import { RuleEntry } from './rule-entry.tsx';
import { RuleSummary } from './rule-summary.tsx';

type Filter = 'all' | RuleStanding;

/** Every rule with its standing and proofs. @param address what was asked for, if anything. */
export function RulebookPage({ address }: { readonly address: string | undefined }) {
  const { t } = useWords();
  const [filter, setFilter] = useState<Filter>('all');
  const rule = address === undefined ? undefined : linkedRule(address);
  const filters: Filter[] = ['all', ...new Set(RULES.map(({ standing }) => standing))];
  const shown = RULES.filter(
    ({ id, standing }) => filter === 'all' || standing === filter || id === rule,
  );
  return (
    <Page title={t('rules.title')}>
      <div className="rulebook">
        <header>
          <h1>{t('rules.title')}</h1>
          <p className="help">{t('rules.lead')}</p>
        </header>
        <RuleSummary rules={RULES} />
        <Choice
          legend={t('rules.filter')}
          value={filter}
          values={filters}
          nameOf={(one) => t(one === 'all' ? 'rules.all' : `rules.${one}`)}
          onChange={(one) => setFilter(one)}
        />
        {rule !== undefined && !ruleInfo(rule) && (
          <p className="help wrong" role="alert">
            {t('rules.none', { rule })}
          </p>
        )}
        <ol className="rules">
          {shown.map((entry) => (
            <RuleEntry key={entry.id} rule={entry} wanted={entry.id === rule} />
          ))}
        </ol>
      </div>
    </Page>
  );
}
