import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import type { GameId } from '../../games/ids.ts';
import { spoken } from '../../i18n/index.ts';
import { proofTitle } from '../../rules/proof-title.ts';
import { proofAddress, ruleAddress, termAddress } from '../../rules/rule-info.ts';
import { ruleName } from '../../rules/rule-name.ts';
import { useWantedEntry } from '../controls/wanted-entry.ts';
import { prepareProofs } from '../rulebook/prepare-proofs.ts';
import type { Term } from './glossary.ts';
import { useTermWords } from './words.ts';

interface TermEntryProps {
  readonly game: GameId;
  readonly term: Term;
  /** The page was opened for this one. */
  readonly wanted: boolean;
}

/** A term in both languages, what it means, its rules, and the way to a scenario that shows it. */
export function TermEntry({ game, term, wanted }: TermEntryProps) {
  const { t, say, language } = useTermWords();
  const { id, name, says, rules, picture, members } = term;
  const entry = useWantedEntry(wanted);
  const [other, tag] = language === 'zh' ? (['en', 'en'] as const) : (['zh', 'zh-CN'] as const);
  return (
    <li ref={entry} className="term" data-wanted={wanted || undefined} tabIndex={-1}>
      <svg className="term-picture" viewBox="0 0 512 512" aria-hidden="true">
        <path d={picture} fill="currentColor" fillRule="evenodd" />
      </svg>
      <div className="term-body">
        <h3>
          <a className="term-name" href={termAddress(game, id)}>
            {say(name)}
          </a>{' '}
          <span className="term-other" lang={tag}>
            {spoken(name, other)}
          </span>
        </h3>
        <p className="term-says">{say(says)}</p>
        {members.length > 0 && (
          <p className="help">
            {t('terms.members')}
            {members.map((one) => say(one)).join(language === 'zh' ? '、' : ', ')}
          </p>
        )}
        <p className="term-ways">
          {rules.map((rule) => (
            <a
              key={rule}
              className="term-rule"
              href={ruleAddress(game, rule)}
              aria-label={t('terms.rule', { rule: say(ruleName(game, rule)) })}
            >
              {say(ruleName(game, rule))}
            </a>
          ))}
          <ProofLink game={game} term={term} />
        </p>
      </div>
    </li>
  );
}

/** The way to the scenario; the way back leads to the term. */
function ProofLink({ game, term }: Pick<TermEntryProps, 'game' | 'term'>) {
  const { t, language } = useTermWords();
  const [, goTo] = useLocation();
  const { rule, title } = term.proof;
  const { words, lang } = proofTitle(term.proof, language);

  function keepPlace(event: MouseEvent): void {
    // As with any link: these open it elsewhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    goTo(termAddress(game, term.id).slice(1), { replace: true });
  }

  return (
    <a
      className="term-proof"
      href={proofAddress(game, rule, title)}
      onPointerEnter={() => prepareProofs(game)}
      onFocus={() => prepareProofs(game)}
      onClick={keepPlace}
    >
      <b>{t('terms.proof')}</b> <span lang={lang}>{words}</span>
    </a>
  );
}
