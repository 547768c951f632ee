import '../online.css';
import '../../pages/play/play.css';
import { NOBODY, type Seat } from '@lianhuan/kernel';
import { useEffect, useState } from 'react';
import { useGame } from '../../engine/store.ts';
import { GameTable } from '../../pages/play/game-table.tsx';
import { ReplayBar } from '../../pages/shared/replay-bar.tsx';
import { Loading } from '../../pages/shell/loading.tsx';
import { useWindowTitle } from '../../pages/shell/page.tsx';
import { askSiteFor } from '../online-store.ts';
import { ProblemPage } from '../problem.tsx';
import { NAMELESS } from '../protocol.ts';
import { useOnlineWords } from '../words.ts';

/** A match that has ended, by its address: to look through, from any seat. */
export function MatchPage({ id }: { readonly id: string }) {
  const { t } = useOnlineWords();
  const [state, setState] = useState<'asking' | 'shown' | 'calledOff' | 'none'>('asking');
  const status = useGame((game) => game.status);
  useWindowTitle(t('match.title'));
  const isAddress = ID.test(id);
  useEffect(() => {
    if (!isAddress) return;
    let gone = false;
    void openMatch(id, t('match.nameless')).then((opened) => {
      if (!gone) setState(opened);
    });
    return () => {
      gone = true;
    };
  }, [id, isAddress, t]);
  if (!isAddress) return <ProblemPage title={t('match.none')} why={t('match.unknown')} />;
  if (state === 'none') return <ProblemPage title={t('match.none')} />;
  if (state === 'asking' || status !== 'ready') return <Loading />;
  return (
    <div className="play">
      <ReplayBar />
      {state === 'calledOff' && (
        <p className="watch-note" role="status">
          {t('off.done')}
        </p>
      )}
      <GameTable />
    </div>
  );
}

/** The addresses of matches, as sites give them out; about any other no site need be asked. */
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

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
