import { Link } from 'wouter';
import { Page } from '../pages/shell/page.tsx';
import { useOnline } from './online-store.ts';
import { useOnlineWords } from './words.ts';

/** What went wrong last, and whether the line is cut. */
export function Problem() {
  const { t, say } = useOnlineWords();
  const problem = useOnline((online) => online.problem);
  const cut = useOnline(({ connected }) => connected === false);
  if (problem === null && !cut) return null;
  return (
    <p className="online-problem wrong" role="alert">
      {problem ? say(problem) : t('online.cut')}
    </p>
  );
}

interface ProblemPageProps {
  readonly title: string;
  /** What is wrong; what went wrong last, if not said. */
  readonly why?: string;
}

/** The page of what is not there, or cannot be opened: what went wrong, and the way back. */
export function ProblemPage({ title, why }: ProblemPageProps) {
  const { t } = useOnlineWords();
  return (
    <Page title={title}>
      <section className="notice">
        <h1>{title}</h1>
        {why === undefined ? (
          <Problem />
        ) : (
          <p className="online-problem wrong" role="alert">
            {why}
          </p>
        )}
        <div className="notice-actions">
          <Link className="button button-primary" to="/online">
            {t('online.title')}
          </Link>
        </div>
      </section>
    </Page>
  );
}
