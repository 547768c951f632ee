import '../play/play.css';
import { type MatchRecord, type Problem, parseLink, type Seat } from '@lianhuan/kernel';
import { useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import { useGame } from '../../engine/store.ts';
import { useWords } from '../../i18n/index.ts';
import { Problems } from '../controls/problems.tsx';
import { GameTable } from '../play/game-table.tsx';
import { Loading } from '../shell/loading.tsx';
import { Page, useWindowTitle } from '../shell/page.tsx';
import { UpdateNote } from '../shell/update-note.tsx';
import { ReplayBar } from './replay-bar.tsx';

/** The game that a link holds, to look through and to play on. */
export function SharedPage({ link }: { readonly link: string }) {
  const [whole = '', moment] = link.split('/');
  const parsed = useMemo(() => parseLink(whole), [whole]);
  if (!parsed.ok) {
    // The problem names a place in the record; a player only knows that the link is damaged.
    const problems = parsed.problems.map((problem) => ({ ...problem, at: '' }));
    return <DamagedLink link={link} problems={problems} />;
  }
  const at = /^\d{1,6}$/.test(moment ?? '') ? Number(moment) : 0;
  return <Replay link={link} record={parsed.value} at={at} />;
}

interface ReplayProps {
  readonly link: string;
  readonly record: MatchRecord;
  /** The moment that the link points at: after so many answers. */
  readonly at: number;
}

function Replay({ link, record, at }: ReplayProps) {
  const { t } = useWords();
  const status = useGame((game) => (game.id === null ? game.status : 'loading'));
  const problems = useGame((game) => game.problems);
  useWindowTitle(t('replay.title'));
  useEffect(() => {
    void useGame
      .getState()
      .replay(record, 0 as Seat)
      .then((opened) => opened && at > 0 && useGame.getState().show(at));
  }, [record, at]);
  if (status === 'failed') return <DamagedLink link={link} problems={problems} />;
  if (status !== 'ready') return <Loading />;
  return (
    <div className="play">
      <ReplayBar />
      <UpdateNote />
      <GameTable />
    </div>
  );
}

interface DamagedLinkProps {
  readonly link: string;
  readonly problems: readonly Problem[];
}

function DamagedLink({ link, problems }: DamagedLinkProps) {
  const { t } = useWords();
  const otherVersion = problems.some(({ at }) => at === 'version');
  return (
    <Page title={t('replay.damaged')}>
      <section className="notice" role="alert">
        <h1>{t('replay.damaged')}</h1>
        <Problems problems={problems} />
        <p>{t(otherVersion ? 'replay.version' : 'replay.damaged.help')}</p>
        <p className="help">{t('replay.damaged.got')}</p>
        <pre className="raw">{link}</pre>
        <Link className="button button-primary" to="/">
          {t('app.toHome')}
        </Link>
      </section>
    </Page>
  );
}
