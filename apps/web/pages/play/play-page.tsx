import './play.css';
import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { rawSave, readSave } from '../../engine/saves.ts';
import { useGame } from '../../engine/store.ts';
import { isGameId } from '../../games/ids.ts';
import { GAMES } from '../../games/index.ts';
import { fetchAhead } from '../../games/loaded.ts';
import { useWords } from '../../i18n/index.ts';
import { download } from '../controls/download.ts';
import { Problems } from '../controls/problems.tsx';
import { PlayOnButton } from '../shared/play-on-button.tsx';
import { Loading } from '../shell/loading.tsx';
import { Page, useWindowTitle } from '../shell/page.tsx';
import { UpdateNote } from '../shell/update-note.tsx';
import { Curtain, useCurtain } from './curtain.tsx';
import { GameBar } from './game-bar.tsx';
import { GameTable } from './game-table.tsx';
import { OtherWindows } from './other-windows.tsx';

/** A saved game, played on where it was left. */
export function PlayPage({ id }: { readonly id: string }) {
  const [, goTo] = useLocation();
  const status = useGame((game) => (game.id === id ? game.status : 'loading'));
  // Another window went on with this save, so this window keeps its game as a save of its own.
  const apart = useGame((game) => (game.apartFrom === id ? game.id : null));
  useEffect(() => {
    fetchTable(id);
    void useGame.getState().resume(id);
    return () => useGame.getState().release();
  }, [id]);
  useEffect(() => {
    if (apart !== null) goTo(`/play/${apart}`, { replace: true });
  }, [apart, goTo]);
  if (status === 'failed') return <BrokenGame id={id} />;
  return status === 'ready' ? <PlayedGame /> : <Loading />;
}

/** Fetches the table of a saved game while the engine plays it up to where it was left. */
function fetchTable(id: string): void {
  const saved = readSave(id);
  if (!saved.ok || !isGameId(saved.value.record.game)) return;
  const { loadTable, loadCards, loadCardsOf } = GAMES[saved.value.record.game];
  fetchAhead(loadTable, loadCards, loadCardsOf);
}

function PlayedGame() {
  const { t } = useWords();
  const live = useGame(({ snapshot }) => snapshot?.live ?? true);
  const curtain = useCurtain();
  useWindowTitle(t('play.menu'));
  return (
    <div className="play">
      <GameBar closed={curtain.isDown}>{!live && !curtain.isDown && <PlayOnButton />}</GameBar>
      <UpdateNote />
      <OtherWindows />
      {curtain.isDown ? <Curtain onReady={curtain.raise} /> : <GameTable />}
    </div>
  );
}

function BrokenGame({ id }: { readonly id: string }) {
  const { t } = useWords();
  const problems = useGame((game) => game.problems);
  const raw = rawSave(id);
  return (
    <Page title={t('play.failed')}>
      <section className="notice" role="alert">
        <h1>{t('play.failed')}</h1>
        <Problems problems={problems} />
        <p>{t(raw === null ? 'play.failed.absent' : 'play.failed.help')}</p>
        <div className="notice-actions">
          <Link className="button button-primary" to="/">
            {t('app.toHome')}
          </Link>
          {raw !== null && (
            <button
              type="button"
              className="button"
              onClick={() => download(`lianhuan-${id}.txt`, raw)}
            >
              {t('saves.raw')}
            </button>
          )}
        </div>
      </section>
    </Page>
  );
}
