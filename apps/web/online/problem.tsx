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
