import '../play/play.css';
import '../proof/proof.css';
import './practice.css';
import type { Problem } from '@lianhuan/kernel';
import { Suspense, useMemo } from 'react';
import { Link } from 'wouter';
import { AboveLogContext } from '../../board/beside/above-log.ts';
import { useGame } from '../../engine/store.ts';
import { GameBook } from '../../games/game-book.tsx';
import type { GameId } from '../../games/ids.ts';
import { GAMES } from '../../games/index.ts';
import { useLoaded } from '../../games/loaded.ts';
import { Problems } from '../controls/problems.tsx';
import { GameBar } from '../play/game-bar.tsx';
import { GameTable } from '../play/game-table.tsx';
import { ProofLines } from '../proof/proof-words.tsx';
import { Loading } from '../shell/loading.tsx';
import { Page, useWindowTitle } from '../shell/page.tsx';
import { UpdateNote } from '../shell/update-note.tsx';
import { GoalPlayed, GoalShown } from './goal.tsx';
import { type Posed, posedTask } from './posed.ts';
import { useTask } from './use-task.ts';
import { usePracticeWords, WORDS } from './words.ts';

interface TaskPageProps {
  readonly game: GameId;
  readonly id: string;
}

/** A task at the table, its goal above it. */
export function TaskPage({ game, id }: TaskPageProps) {
  const { t } = usePracticeWords();
  const tasks = useLoaded(GAMES[game].loadPractice);
  const posed = useMemo(() => tasks.map((task) => posedTask(game, task)), [game, tasks]);
  const at = posed.findIndex((task) => task.id === id);
  if (at < 0) {
    return (
      <Notice game={game} sort="practice" title={t('practice.none')}>
        <p>{t('practice.none.help')}</p>
      </Notice>
    );
  }
  return <AtTable game={game} task={posed[at]} next={posed[at + 1] ?? null} />;
}

interface AtTableProps {
  readonly game: GameId;
  readonly task: Posed;
  /** The one after it; null for the last. */
  readonly next: Posed | null;
}

/** What is posed, at the table, with its goal above. */
export function AtTable({ game, task, next }: AtTableProps) {
  const { t, say } = usePracticeWords();
  const { state, begin, show } = useTask(game, task);
  // Another match can have taken the table, if only for a moment.
  const isThere = useGame(({ id, status }) => id === null && status === 'ready');
  useWindowTitle(t(WORDS[task.sort].task, { title: say(task.title) }));
  if (state.kind === 'loading') return <Loading />;
  if (state.kind === 'failed')
    return <Failed game={game} sort={task.sort} problems={state.problems} />;
  const isShown = state.kind === 'shown';
  const beside = isShown && (
    <section className="proof-beside" aria-label={t('practice.lines')}>
      <ProofLines lines={state.solution.lines} />
    </section>
  );
  return (
    <div className="play">
      <GameBar />
      <UpdateNote />
      <Suspense fallback={null}>
        <GameBook game={game} added={[]}>
          {isShown ? (
            <GoalShown game={game} task={task} lines={state.solution.lines} onBegin={begin} />
          ) : (
            <GoalPlayed game={game} task={task} next={next} onBegin={begin} onShow={show} />
          )}
        </GameBook>
      </Suspense>
      <AboveLogContext value={beside || null}>{isThere && <GameTable />}</AboveLogContext>
    </div>
  );
}

function Failed({
  game,
  sort,
  problems,
}: {
  readonly game: GameId;
  readonly sort: Posed['sort'];
  readonly problems: readonly Problem[];
}) {
  const { t } = usePracticeWords();
  return (
    <Notice game={game} sort={sort} title={t('practice.broken')}>
      <Problems problems={problems} />
    </Notice>
  );
}

interface NoticeProps {
  readonly game: GameId;
  readonly sort: Posed['sort'];
  readonly title: string;
  readonly children: React.ReactNode;
}

/** That there is no such thing. */
export function Notice({ game, sort, title, children }: NoticeProps) {
  const { t } = usePracticeWords();
  return (
    <Page title={title}>
      <section className="notice">
        <h1>{title}</h1>
        {children}
        <Link className="button button-primary" to={`/${sort}/${game}`}>
          {t(WORDS[sort].all)}
        </Link>
      </section>
    </Page>
  );
}
