import { Link } from 'wouter';
import type { GameEntry } from '../../games/entry.ts';
import { useWords } from '../../i18n/index.ts';
import { FirstGameButton } from './first-game-button.tsx';

/** The game in some sentences, for whoever has never played it. */
export function Guide({ game: entry }: { readonly game: GameEntry }) {
  const { id, name, guide, pages } = entry;
  const { t, say } = useWords();
  const game = say(name);
  return (
    <section className="panel guide">
      <h2>{t('guide.title')}</h2>
      <ol>
        {guide.map((step) => (
          <li key={step.en}>{say(step)}</li>
        ))}
      </ol>
      <p className="notice-actions">
        <FirstGameButton game={entry} />
        <Link className="button" to={`/practice/${id}`}>
          {t('guide.practice')}
        </Link>
        {entry.loadPuzzles && (
          <Link className="button" to={`/puzzles/${id}`}>
            {t('guide.puzzles')}
          </Link>
        )}
        <Link className="button" to={`/rules/${id}`}>
          {t('rules.title', { game })}
        </Link>
        <Link className="button" to={`/terms/${id}`}>
          {t('terms.title', { game })}
        </Link>
        <Link className="button" to={`/cards/${id}`}>
          {t('cards.title', { game })}
        </Link>
        {pages
          .filter(({ needsRest }) => !needsRest)
          .map(({ path, title }) => (
            <Link key={path} className="button" to={`/${id}/${path}`}>
              {say(title)}
            </Link>
          ))}
      </p>
    </section>
  );
}
