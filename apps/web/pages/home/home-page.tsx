import './home.css';
import { Suspense, useEffect } from 'react';
import { useSettings } from '../../engine/settings.ts';
import type { GameId } from '../../games/ids.ts';
import { GAMES } from '../../games/index.ts';
import { useLoaded } from '../../games/loaded.ts';
import { useWords } from '../../i18n/index.ts';
import { useOffline } from '../../offline.ts';
import { useUpdates } from '../../updates.ts';
import { Loading } from '../shell/loading.tsx';
import { Page } from '../shell/page.tsx';
import { Games } from './games.tsx';
import { Guide } from './guide.tsx';

/** Where one chooses a game, and starts or continues one. */
export function HomePage({ game }: { readonly game: GameId }) {
  const { t } = useWords();
  const ready = useOffline((offline) => offline.ready);
  const readyWords = useUpdates(({ kept }) => (kept ? 'home.offline.kept' : 'home.offline.ready'));
  useEffect(() => useSettings.getState().change({ game }), [game]);
  return (
    <Page title={t('app.title')}>
      <div className="home">
        <header className="home-head">
          <h1 className="seen-by-readers">{t('app.title')}</h1>
          <Games chosen={game} />
          <p className="help">{t(ready ? readyWords : 'home.offline')}</p>
        </header>
        <Suspense fallback={<Loading />}>
          <NewGame key={game} game={game} />
        </Suspense>
        <div className="home-side">
          <Suspense fallback={<Loading />}>
            <Saved />
          </Suspense>
          <Guide game={GAMES[game]} />
        </div>
      </div>
    </Page>
  );
}

/** What reads records and saves comes after the first paint. */
function Saved() {
  const SavedGames = useLoaded(loadSavedGames);
  return <SavedGames />;
}

const loadSavedGames = async () => (await import('./saved-games.tsx')).SavedGames;

function NewGame({ game }: { readonly game: GameId }) {
  const Form = useLoaded(GAMES[game].loadNewGame);
  return <Form />;
}
