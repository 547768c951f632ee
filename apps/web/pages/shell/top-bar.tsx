import { Link, useRoute } from 'wouter';
import { useWords, type WordKey } from '../../i18n/index.ts';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SettingsButton } from './settings-button.tsx';

const PLACES: readonly { readonly to: string; readonly route: string; readonly word: WordKey }[] = [
  { to: '/rules/minxin', route: '/rules/minxin/*?', word: 'app.rules' },
  { to: '/cards', route: '/cards/:card?', word: 'app.cards' },
  { to: '/credits', route: '/credits', word: 'app.credits' },
];

export function TopBar() {
  const { t } = useWords();
  return (
    <header className="bar">
      <Brand />
      <nav className="bar-places" aria-label={t('app.main')}>
        {PLACES.map((place) => (
          <Place key={place.to} {...place} />
        ))}
      </nav>
      <LanguageSwitch />
      <SettingsButton />
    </header>
  );
}

function Place({ to, route, word }: (typeof PLACES)[number]) {
  const { t } = useWords();
  const [here] = useRoute(route);
  return (
    <Link to={to} className="bar-place" aria-current={here ? 'page' : undefined}>
      {t(word)}
    </Link>
  );
}
