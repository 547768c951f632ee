import { Link, useRoute } from 'wouter';
import { useChosenGame } from '../../games/index.ts';
import { useWords, type WordKey } from '../../i18n/index.ts';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SettingsButton } from './settings-button.tsx';

export function TopBar() {
  const { t } = useWords();
  const game = useChosenGame();
  return (
    <header className="bar">
      <Brand />
      <nav className="bar-places" aria-label={t('app.main')}>
        <Place to="/online" route="/online" word="app.online" />
        <Place to={`/rules/${game}`} route="/rules/*" word="app.rules" />
        <Place to={`/cards/${game}`} route="/cards/*" word="app.cards" />
        <Place to="/credits" route="/credits" word="app.credits" />
      </nav>
      <LanguageSwitch />
      <SettingsButton game={game} />
    </header>
  );
}

interface PlaceProps {
  readonly to: string;
  /** Where one is there. */
  readonly route: string;
  readonly word: WordKey;
}

function Place({ to, route, word }: PlaceProps) {
  const { t } = useWords();
  const [here] = useRoute(route);
  return (
    <Link to={to} className="bar-place" aria-current={here ? 'page' : undefined}>
      {t(word)}
    </Link>
  );
}
