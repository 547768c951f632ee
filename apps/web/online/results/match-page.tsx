import '../online.css';
import '../../pages/play/play.css';
import { NOBODY, type Seat } from '@lianhuan/kernel';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useGame } from '../../engine/store.ts';
import { GameBar } from '../../pages/play/game-bar.tsx';
import { GameTable } from '../../pages/play/game-table.tsx';
import { PlayOnButton } from '../../pages/shared/play-on-button.tsx';
import { Loading } from '../../pages/shell/loading.tsx';
import { Page, useWindowTitle } from '../../pages/shell/page.tsx';
import { askSiteFor } from '../online-store.ts';
import { Problem } from '../problem.tsx';
import { NAMELESS } from '../protocol.ts';
import { useOnlineWords } from '../words.ts';

/** A match that has ended, by its address: to look through, from any seat. */
export function MatchPage({ id }: { readonly id: string }) {
  const { t } = useOnlineWords();
  const [state, setState] = useState<'asking' | 'shown' | 'calledOff' | 'none'>('asking');
  const status = useGame((game) => game.status);
  useWindowTitle(t('match.title'));
  useEffect(() => {
    let gone = false;
    void openMatch(id, t('match.nameless')).then((opened) => {
      if (!gone) setState(opened);
    });
    return () => {
      gone = true;
    };
  }, [id, t]);
  if (state === 'none') return <NoMatch />;
  if (state === 'asking' || status !== 'ready') return <Loading />;
  return (
    <div className="play">
      <GameBar>
        <PlayOnButton />
      </GameBar>
      {state === 'calledOff' && (
        <p className="watch-note" role="status">
          {t('off.done')}
        </p>
      )}
      <GameTable />
    </div>
  );
}

/** Whoever sat at it looks from there first. */
async function openMatch(id: string, nameless: string): Promise<'shown' | 'calledOff' | 'none'> {
  const reply = await askSiteFor('match:ended', { match: id });
  if (!reply) return 'none';
  const { record, seat, names, calledOff } = reply.value;
  const opened = await useGame.getState().replay(record, seat === NOBODY ? (0 as Seat) : seat);
  useGame.getState().nameSeats(names.map((name) => (name === NAMELESS ? nameless : name)));
  if (!opened) return 'none';
  return calledOff ? 'calledOff' : 'shown';
}

function NoMatch() {
  const { t } = useOnlineWords();
  return (
    <Page title={t('match.none')}>
      <section className="notice">
        <h1>{t('match.none')}</h1>
        <Problem />
        <div className="notice-actions">
          <Link className="button button-primary" to="/online">
            {t('online.title')}
          </Link>
        </div>
      </section>
    </Page>
  );
}
