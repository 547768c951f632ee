import type { GameId } from '../../games/ids.ts';
import { useWords } from '../../i18n/index.ts';
import { proofTitle } from '../../rules/proof-title.ts';
import { proofAddress, type RuleInfo, ruleAddress } from '../../rules/rule-info.ts';
import { ruleName } from '../../rules/rule-name.ts';
import { useWantedEntry } from '../controls/wanted-entry.ts';
import { DefinedTerms } from './defined-terms.tsx';
import { prepareProofs } from './prepare-proofs.ts';
import { WaitingSkills } from './waiting-skills.tsx';

interface RuleEntryProps {
  readonly game: GameId;
  readonly rule: RuleInfo;
  /** The page was opened for this one. */
  readonly wanted: boolean;
}

export function RuleEntry({ game, rule, wanted }: RuleEntryProps) {
  const { t, say } = useWords();
  const { id, says, standing, why, shape, waiting, terms } = rule;
  const name = say(ruleName(game, id));
  const entry = useWantedEntry(wanted);
  return (
    <li
      ref={entry}
      className="rule"
      data-depth={depthOf(id)}
      data-standing={standing}
      data-wanted={wanted || undefined}
      tabIndex={-1}
      id={`rule-${id}`}
    >
      <a
        className="rule-number"
        href={ruleAddress(game, id)}
        aria-label={t('rules.link', { rule: name })}
      >
        {name}
      </a>
      <div className="rule-body">
        <p className="rule-says">{say(says)}</p>
        {why && (
          <p className="help">
            {t('rules.why')}
            {say(why)}
          </p>
        )}
        {shape && (
          <p className="help">
            {t('rules.shape')}
            {say(shape)}
          </p>
        )}
        <DefinedTerms game={game} terms={terms} />
        {waiting && <WaitingSkills game={game} waiting={waiting} />}
        <Evidence game={game} rule={rule} />
      </div>
      <span className="badge" data-standing={standing}>
        {t(`rules.${standing}`)}
      </span>
    </li>
  );
}

/** What shows that the rule is obeyed: the scenarios, each to be played. */
function Evidence({ game, rule }: Pick<RuleEntryProps, 'game' | 'rule'>) {
  const { t, language } = useWords();
  const { id, proofs } = rule;
  if (proofs.length === 0) return null;
  return (
    <details
      className="evidence"
      onToggle={({ newState }) => newState === 'open' && prepareProofs(game)}
    >
      <summary>
        {t('rules.proofs')} <b>{proofs.length}</b>
      </summary>
      <ul className="proofs">
        {proofs.map((proof) => {
          const { words, lang } = proofTitle(proof, language);
          return (
            <li key={proof.title}>
              <a href={proofAddress(game, id, proof.title)} lang={lang}>
                {words}
              </a>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** `2.3.2` lies three deep; so does 117.7, of chapter 1, and 117.7a four. */
function depthOf(id: string): number {
  const chapter = /^\d{3}/.test(id) ? 1 : 0;
  const letter = /\d[a-z]/.test(id) ? 1 : 0;
  return id.split('.').length + chapter + letter;
}
