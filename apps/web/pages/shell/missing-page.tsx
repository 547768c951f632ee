import { Link } from 'wouter';
import { useWords } from '../../i18n/index.ts';
import { Page } from './page.tsx';

export function MissingPage() {
  const { t } = useWords();
  return (
    <Page title={t('app.missing')}>
      <section className="notice">
        <h1>{t('app.missing')}</h1>
        <p>{t('app.missing.help')}</p>
        <Link className="button button-primary" to="/">
          {t('app.toHome')}
        </Link>
      </section>
    </Page>
  );
}
