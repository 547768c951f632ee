import './rulebook.css';
import type { RuleStanding } from '@lianhuan/kernel';
import { useState } from 'react';
import type { GameId } from '../../games/ids.ts';
import { GAMES } from '../../games/index.ts';
import { useLoaded } from '../../games/loaded.ts';
import { useWords } from '../../i18n/index.ts';
import { linkedRule } from '../../rules/rule-info.ts';
import { Choice } from '../shell/choice.tsx';
import { GameSwitch } from '../shell/game-switch.tsx';
import { Page } from '../shell/page.tsx';
import { RuleEntry } from './rule-entry.tsx';
import { RuleSummary } from './rule-summary.tsx';

type Filter = 'all' | RuleStanding;

interface RulebookPageProps {
  readonly game: GameId;
  /** The rule asked for, as an address holds it. */
  readonly address: string | undefined;
}

/** Every rule of a game with its standing and proofs. */
export function RulebookPage({ game, address }: RulebookPageProps) {
  const { t, say } = useWords();
  const title = t('rules.title', { game: say(GAMES[game].name) });
  return (
    <Page title={title}>
      <GameSwitch game={game} page="/rules" />
      <div className="rulebook">
        <header>
          <h1>{title}</h1>
          <p className="help">{t('rules.lead')}</p>
        </header>
        <Rules
          key={game}
          game={game}
          wanted={address === undefined ? undefined : linkedRule(address)}
        />
      </div>
    </Page>
  );
}

interface RulesProps {
  readonly game: GameId;
  readonly wanted: string | undefined;
}

function Rules({ game, wanted }: RulesProps) {
  const { t } = useWords();
  const rules = useLoaded(GAMES[game].loadRules);
  const [filter, setFilter] = useState<Filter>('all');
  const filters: Filter[] = ['all', ...new Set(rules.map(({ standing }) => standing))];
  const shown = rules.filter(
    ({ id, standing }) => filter === 'all' || standing === filter || id === wanted,
  );
  return (
    <>
      <RuleSummary rules={rules} />
      <Choice
        legend={t('rules.filter')}
        value={filter}
        values={filters}
        nameOf={(one) => t(one === 'all' ? 'rules.all' : `rules.${one}`)}
        onChange={(one) => setFilter(one)}
      />
      {wanted !== undefined && !rules.some(({ id }) => id === wanted) && (
        <p className="help wrong" role="alert">
          {t('rules.none', { rule: wanted })}
        </p>
      )}
      <ol className="rules">
        {shown.map((rule) => (
          <RuleEntry key={rule.id} game={game} rule={rule} wanted={rule.id === wanted} />
        ))}
      </ol>
    </>
  );
}
