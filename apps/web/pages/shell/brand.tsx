import { Link } from 'wouter';
import { useWords } from '../../i18n/index.ts';

/** The seal with two linked rings, which leads home. */
export function Brand() {
  const { t } = useWords();
  return (
    <Link to="/" className="brand" aria-label={`${t('app.title')} · ${t('app.home')}`}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <rect width="64" height="64" rx="12" fill="var(--cinnabar-fill)" />
        <g fill="none" stroke="var(--on-fill)" strokeWidth="6">
          <circle cx="25" cy="32" r="13" />
          <circle cx="39" cy="32" r="13" />
        </g>
      </svg>
      <span className="brand-name">{t('app.title')}</span>
    </Link>
  );
}
