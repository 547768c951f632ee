import './review-panel.css';
import type { ReviewedDecision } from '@lianhuan/bots';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useBoard } from '../board/board-context.tsx';
import { useEntriesOf } from '../board/log/entries.ts';
import { useGame } from '../engine/store.ts';
import { CloseButton } from '../pages/controls/close-button.tsx';
import { Problems } from '../pages/controls/problems.tsx';
import { seatsToPlayOn } from '../pages/shared/seats-to-play-on.ts';
import { type ReviewedGame, useAnalysis } from './analysis-store.ts';
import { ChanceCurve } from './chance-curve.tsx';
import { percent, points } from './percent.ts';
import { useAnalysisWords } from './words.ts';

/** What somebody who thinks ahead finds in the game: beside the table, so that each moment can be looked at. */
export function ReviewPanel() {
  const review = useAnalysis((analysis) => analysis.review);
  // What is reviewed stays with its table.
  useEffect(() => () => useAnalysis.getState().close(), []);
  return review === null ? null : <Reviewed review={review} />;
}

function Reviewed({ review }: { readonly review: ReviewedGame }) {
  const { t } = useAnalysisWords();
  const { decisions, sums, problems } = review;
  const better = decisions.filter((decision) => decision.better !== null);
  return (
    <aside className="review" aria-labelledby="review" aria-busy={isRunning(review)}>
      <div className="review-head">
        <h2 id="review">{t('review.title')}</h2>
        <CloseButton label={t('analysis.stop')} onClose={useAnalysis.getState().close} />
      </div>
      {problems.length > 0 && <Problems problems={problems} />}
      {isRunning(review) && <Progress review={review} />}
      {decisions.length > 1 && <ChanceCurve decisions={decisions} />}
      {sums !== null && (
        <p>
          {t('review.sums', {
            decisions: decisions.length,
            better: better.length,
            skill: points(sums.skill),
            luck: points(sums.luck),
          })}
        </p>
      )}
      {sums !== null && better.length === 0 && <p>{t('review.none')}</p>}
      <ol>
        {better.map((decision) => (
          <Mistake key={decision.moment} decision={decision} />
        ))}
      </ol>
    </aside>
  );
}

function isRunning({ sums, problems }: ReviewedGame): boolean {
  return sums === null && problems.length === 0;
}

function Progress({ review: { decisions, answers } }: { readonly review: ReviewedGame }) {
  const { t } = useAnalysisWords();
  const done = (decisions.at(-1)?.moment ?? 0) / Math.max(1, answers);
  const label = t('review.running', { done: Math.round(done * 100) });
  return (
    <label className="review-progress">
      {label}
      <progress value={done} />
    </label>
  );
}

/** A pick that cost something: what would have been better, what might have followed, and ways to that moment. */
function Mistake({ decision }: { readonly decision: ReviewedDecision }) {
  const { t, say } = useAnalysisWords();
  const { snapshot } = useBoard();
  const [, goTo] = useLocation();
  const { moment, prompt, picked, better, before, after, line } = decision;
  const entries = useEntriesOf(line);

  async function playOn(): Promise<void> {
    useGame.getState().show(moment);
    const id = await useGame.getState().playOn(seatsToPlayOn(snapshot));
    if (id !== null) goTo(`/play/${id}`);
  }

  return (
    <li aria-current={snapshot.answers === moment ? 'step' : undefined}>
      <button type="button" className="bare" onClick={() => useGame.getState().show(moment)}>
        <b>{t('review.step', { at: moment })}</b> {say(prompt)}
      </button>
      <p>{t('review.picked', { label: say(picked), chance: percent(after) })}</p>
      {better && <p>{t('review.better', { label: say(better), chance: percent(before) })}</p>}
      {entries.length > 0 && (
        <details>
          <summary>{t('analysis.line')}</summary>
          <ol>
            {entries.map(({ text, lines }) => (
              <li key={lines[0]?.id}>{say(text)}</li>
            ))}
          </ol>
        </details>
      )}
      <button type="button" className="button" onClick={playOn}>
        {t('review.again')}
      </button>
    </li>
  );
}
