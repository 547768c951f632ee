import './home.css';
import { Suspense, useEffect, useState } from 'react';
import { useSettings } from '../../engine/settings.ts';
import type { GameId } from '../../games/ids.ts';
import { GAMES } from '../../games/index.ts';
import { fetchAhead, useLoaded } from '../../games/loaded.ts';
import { useWords } from '../../i18n/index.ts';
import { prepareSoon, useOffline } from '../../offline.ts';
import { PAGES } from '../../pages.ts';
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
  /** The game whose form stands: only then does anything else come over the network. */
  const [formOf, setFormOf] = useState<GameId | null>(null);
  useEffect(() => useSettings.getState().change({ game }), [game]);
  return (
    <Page title={t('app.title')}>
      <div className="home" onSubmit={() => fetchTable(game)}>
        <header className="home-head">
          <h1 className="seen-by-readers">{t('app.title')}</h1>
          <Games chosen={game} shows={formOf === game} />
          <p className="help">{t(ready ? readyWords : 'home.offline')}</p>
        </header>
        <Suspense fallback={<Loading />}>
          <NewGame key={game} game={game} onStand={setFormOf} />
        </Suspense>
        <div className="home-side">
          {/* Saves and guide come at once, so that neither moves the other. */}
          {formOf === null ? (
            <Loading />
          ) : (
            <Suspense fallback={<Loading />}>
              <Saved />
              <Guide game={GAMES[game]} />
            </Suspense>
          )}
        </div>
      </div>
    </Page>
  );
}

/** Fetches the table while the engine deals. */
function fetchTable(game: GameId): void {
  const { loadTable, loadCards, loadCardsOf } = GAMES[game];
  fetchAhead(PAGES.play, loadTable, loadCards, loadCardsOf);
}

/** What reads records and saves comes after the first paint. */
function Saved() {
  const SavedGames = useLoaded(loadSavedGames);
  return <SavedGames />;
}

const loadSavedGames = async () => (await import('./saved-games.tsx')).SavedGames;

interface NewGameProps {
  readonly game: GameId;
  /** Called once the form can be filled in. */
  onStand(game: GameId): void;
}

function NewGame({ game, onStand }: NewGameProps) {
  const Form = useLoaded(GAMES[game].loadNewGame);
  useEffect(() => {
    onStand(game);
    prepareSoon(game);
  }, [game, onStand]);
  return <Form />;
}
