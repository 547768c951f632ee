import './terms.css';
import { Link } from 'wouter';
import type { GameId } from '../../games/ids.ts';
import { GAMES } from '../../games/index.ts';
import { GameSwitch } from '../shell/game-switch.tsx';
import { Page } from '../shell/page.tsx';
import { Terms } from './terms.tsx';
import { useTermWords } from './words.ts';

interface TermsPageProps {
  readonly game: GameId;
  /** The id of the term it is opened at. */
  readonly term: string | undefined;
}

/** Every term of a game with its picture, its rules, and a scenario that shows it. */
export function TermsPage({ game, term }: TermsPageProps) {
  const { t, say } = useTermWords();
  const name = say(GAMES[game].name);
  const title = t('terms.title', { game: name });
  return (
    <Page title={title}>
      <div className="glossary">
        <header>
          <GameSwitch game={game} page="/terms" />
          <h1>{title}</h1>
          <p className="help">{t('terms.lead')}</p>
          <p>
            <Link className="button" to={`/rules/${game}`}>
              {t('rules.title', { game: name })}
            </Link>
          </p>
        </header>
        <Terms key={game} game={game} wanted={term} />
      </div>
    </Page>
  );
}
