import './rulebook.css';
import { Link } from 'wouter';
import type { GameId } from '../../games/ids.ts';
import { GAMES } from '../../games/index.ts';
import { useWords } from '../../i18n/index.ts';
import { linkedRule } from '../../rules/rule-info.ts';
import { GameSwitch } from '../shell/game-switch.tsx';
import { Page } from '../shell/page.tsx';
import { Rules } from './rules.tsx';

interface RulebookPageProps {
  readonly game: GameId;
  /** The rule asked for, as an address holds it. */
  readonly address: string | undefined;
}

/** Every rule of a game with its standing and proofs. */
export function RulebookPage({ game, address }: RulebookPageProps) {
  const { t, say } = useWords();
  const name = say(GAMES[game].name);
  const title = t('rules.title', { game: name });
  return (
    <Page title={title}>
      <div className="rulebook">
        <header>
          <GameSwitch game={game} page="/rules" />
          <h1>{title}</h1>
          <p className="help">
            {t('rules.lead')} <Link to={`/practice/${game}`}>{t('guide.practice')}</Link>
          </p>
          <p>
            <Link className="button" to={`/terms/${game}`}>
              {t('terms.title', { game: name })}
            </Link>
          </p>
        </header>
        <Rules
          key={game}
          game={game}
          wanted={address === undefined ? undefined : linkedRule(address)}
        />
      </div>
    </Page>
  );
}
