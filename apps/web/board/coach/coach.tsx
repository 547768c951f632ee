import './coach.css';
import { Suspense, useEffect, useRef } from 'react';
import { usePreferences } from '../../engine/settings.ts';
import { useGame } from '../../engine/store.ts';
import { useBook } from '../../games/book.ts';
import { useLoaded } from '../../games/loaded.ts';
import { useWords } from '../../i18n/index.ts';
import { RuleLink } from '../../rules/rule-link.tsx';
import { useBoard } from '../board-context.tsx';
import { type Guided, lessonFor, readGuided } from './lesson.ts';

/** In a first game, a word to whatever is asked for the first time, over the prompt. */
export function Coach() {
  const { game } = useBook();
  const save = useGame(({ id }) => id);
  const [stored] = usePreferences(game);
  const guided = readGuided(stored);
  if (guided === null || guided.save !== save) return null;
  return (
    <Suspense fallback={null}>
      <LessonOf guided={guided} />
    </Suspense>
  );
}

function LessonOf({ guided }: { readonly guided: Guided }) {
  const { t, say } = useWords();
  const { choices, seen, snapshot } = useBoard();
  const { game, firstGame } = useBook();
  const { lessons } = useLoaded(firstGame);
  const [, change] = usePreferences(game);
  const { save, read } = guided;
  const { decision, state } = seen.view;
  const { phase = null } = (state ?? {}) as { readonly phase?: string | null };
  const isAsked = decision !== null && choices.all.length > 0;
  const lesson = isAsked ? lessonFor(lessons, { kind: decision.kind, phase }, read) : null;
  const at = lesson?.at ?? null;
  const know = (one: string) => change({ guided: { save, read: [...read, one] } });
  useReadOnceAnswered(at, snapshot.answers, know);
  // What could be done now is lit, so that the words have something to point at.
  useEffect(() => {
    if (at !== null) useGame.getState().askHint();
  }, [at]);
  if (lesson === null) return null;
  return (
    <aside className="coach" aria-label={t('coach.title')}>
      <p role="status">
        <b>{t('coach.count', { number: read.length + 1, total: lessons.length })}</b>{' '}
        {say(lesson.says)}{' '}
        <span className="coach-rules">
          {lesson.rules.map((rule) => (
            <RuleLink key={rule} rule={rule} />
          ))}
        </span>
      </p>
      <div className="coach-actions">
        <button type="button" className="button" onClick={() => know(lesson.at)}>
          {t('coach.known')}
        </button>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => change({ guided: null })}
        >
          {t('coach.leave')}
        </button>
      </div>
    </aside>
  );
}

/** Whoever answers has read what stood over the question. */
function useReadOnceAnswered(at: string | null, answers: number, know: (at: string) => void): void {
  const shown = useRef<{ readonly at: string; readonly answers: number } | null>(null);
  useEffect(() => {
    const before = shown.current;
    shown.current = at === null ? null : { at, answers };
    if (before !== null && answers > before.answers) know(before.at);
  });
}
