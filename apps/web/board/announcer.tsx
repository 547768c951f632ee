import { useGame } from '../engine/store.ts';
import { useWords } from '../i18n/index.ts';
import { useBoard } from './board-context.tsx';

/** Enough to follow; the log has the rest. */
const MOST = 5;

/** Tells readers what just happened. */
export function Announcer() {
  const { say, language } = useWords();
  const { snapshot } = useBoard();
  const log = useGame((game) => game.log);
  const news = new Set(snapshot.news);
  const lines = log
    .filter(({ id, kind }) => kind !== 'cause' && news.has(id))
    .slice(-MOST)
    .map(({ text }) => say(text));
  return (
    <p className="seen-by-readers" role="status">
      {lines.join(language === 'zh' ? '。' : '. ')}
    </p>
  );
}
