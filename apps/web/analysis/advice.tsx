import './advice.css';
import type { AnalysedOption, Analysis } from '@lianhuan/bots';
import { useCallback, useEffect } from 'react';
import { useBoard } from '../board/board-context.tsx';
import { Clamped } from '../board/clamped.tsx';
import { useEntriesOf } from '../board/log/entries.ts';
import { useGame } from '../engine/store.ts';
import { CloseButton } from '../pages/controls/close-button.tsx';
import { Problems } from '../pages/controls/problems.tsx';
import { useAnalysis } from './analysis-store.ts';
import { isPassedOver } from './passed-over.ts';
import { percent } from './percent.ts';
import { useAnalysisWords } from './words.ts';

/** So many options are shown, the best ones. */
const SHOWN = 3;

/**
 * What the hint button does: proposes an option at once, and has the decision analysed where the game is played on this
 * screen; what is played elsewhere stays there.
 */
export function useAdvice(): () => void {
  const { snapshot } = useBoard();
  return useCallback(() => {
    const { askHint, rest } = useGame.getState();
    askHint();
    if (rest?.record.answers.length !== snapshot.answers || snapshot.seat < 0) return;
    useAnalysis.getState().analyse(rest.record, snapshot.seat);
  }, [snapshot]);
}

/** The best options of the decision shown and how likely each is to win, while that is thought about and after. */
export function Advice() {
  const { t } = useAnalysisWords();
  const { snapshot } = useBoard();
  const moment = useAnalysis((analysis) => analysis.moment);
  const at = moment?.at ?? null;
  const isPast = at !== null && at !== snapshot.answers;
  useEffect(() => {
    if (isPast) useAnalysis.getState().close();
  }, [isPast]);
  if (moment === null || isPast) return null;
  const { analysis, ended, problems } = moment;
  const options = analysis?.options.slice(0, SHOWN) ?? [];
  return (
    <section className="advice" aria-label={t('analysis.title')} aria-busy={!ended}>
      <b title={t('analysis.help')}>{t('analysis.title')}</b>
      {!ended && <progress aria-label={t('analysis.running')} value={analysis?.spent ?? 0} />}
      {problems.length > 0 && <Problems problems={problems} />}
      {ended && options.length < 2 && problems.length === 0 && <p>{t('analysis.forced')}</p>}
      {options.length > 1 && (
        <ol>
          {options.map((option) => (
            <AdvisedOption key={option.option} {...option} />
          ))}
        </ol>
      )}
      {ended && isPassedOver(options) && <p className="advice-close">{t('analysis.close')}</p>}
      <CloseButton label={t('analysis.stop')} onClose={useAnalysis.getState().close} />
      {analysis !== null && <WhatFollows line={analysis.line} />}
    </section>
  );
}

/** What may follow the best option, as the log would tell it. */
function WhatFollows({ line }: Pick<Analysis, 'line'>) {
  const { t, say } = useAnalysisWords();
  const entries = useEntriesOf(line);
  if (entries.length === 0) return null;
  const told = entries.map(({ text }) => say(text)).join(t('analysis.line.then'));
  return <Clamped className="advice-line">{t('analysis.line.of', { line: told })}</Clamped>;
}

function AdvisedOption({ option, label, chance, matches }: AnalysedOption) {
  const { t, say } = useAnalysisWords();
  const { choices, pick } = useBoard();
  const choice = choices.all.find(({ index }) => index === option);
  return (
    <li>
      <button
        type="button"
        className="button"
        disabled={choice === undefined}
        title={t('analysis.matches', { count: matches })}
        onClick={() => choice && pick(choice)}
      >
        {t('analysis.option', { label: say(label), chance: percent(chance) })}
      </button>
    </li>
  );
}
