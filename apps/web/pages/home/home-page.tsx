import './home.css';
import { lazy, Suspense } from 'react';
import { useWords } from '../../i18n/index.ts';
import { Page } from '../shell/page.tsx';
import { Guide } from './guide.tsx';
import { NewGameForm } from './new-game-form.tsx';
import { SavedGames } from './saved-games.tsx';

// Five faces would bring all cards along: they come after the first paint.
const CardFan = lazy(async () => ({ default: (await import('./card-fan.tsx')).CardFan }));

export function HomePage() {
  const { t } = useWords();
  return (
    <Page title={t('app.title')}>
      <div className="home">
        <header className="home-head">
          <h1 lang="zh-CN">民心</h1>
          <div>
            <p className="home-lead">{t('home.lead')}</p>
            <p className="help">{t('home.facts')}</p>
          </div>
          <Suspense fallback={null}>
            <CardFan />
          </Suspense>
        </header>
        <NewGameForm />
        <div className="home-side">
          <SavedGames />
          <Guide />
        </div>
      </div>
    </Page>
  );
}
