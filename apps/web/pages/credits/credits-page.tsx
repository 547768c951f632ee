import './credits.css';
import libraries from 'virtual:libraries';
import { useWords } from '../../i18n/index.ts';
import { Page } from '../shell/page.tsx';
import { ICON_AUTHORS } from './icon-authors.ts';

export function CreditsPage() {
  const { t } = useWords();
  return (
    <Page title={t('credits.title')}>
      <div className="credits">
        <h1>{t('credits.title')}</h1>
        <section className="panel">
          <h2>{t('credits.game')}</h2>
          <p>{t('credits.game.help')}</p>
        </section>
        <section className="panel">
          <h2>{t('credits.icons')}</h2>
          <p>{t('credits.icons.help')}</p>
          <p lang="en">{ICON_AUTHORS.join(', ')}</p>
          <p className="notice-actions">
            <a href="https://game-icons.net">{t('credits.icons.site')}</a>
            <a href="https://creativecommons.org/licenses/by/3.0/">{t('credits.icons.licence')}</a>
          </p>
        </section>
        <section className="panel">
          <h2>{t('credits.fonts')}</h2>
          <p>{t('credits.fonts.help')}</p>
          <p>
            <a href="https://openfontlicense.org">SIL Open Font License 1.1</a>
          </p>
        </section>
        <section className="panel">
          <h2>{t('credits.libraries')}</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('credits.library')}</th>
                <th scope="col">{t('credits.version')}</th>
                <th scope="col">{t('credits.licence')}</th>
              </tr>
            </thead>
            <tbody>
              {libraries.map(({ name, version, licence }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{version}</td>
                  <td>{licence}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </Page>
  );
}
