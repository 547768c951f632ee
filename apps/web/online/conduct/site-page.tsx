import '../online.css';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Page } from '../../pages/shell/page.tsx';
import { askSiteFor } from '../online-store.ts';
import { Problem } from '../problem.tsx';
import type { Asks, Report } from '../protocol.ts';
import { useOnlineWords } from '../words.ts';

/** What was reported to those who look after the site, and what they may do about it. */
export function SitePage() {
  const { t } = useOnlineWords();
  const [reports, setReports] = useState<readonly Report[] | null>(null);
  const read = useCallback(async () => {
    const reply = await askSiteFor('site:reports', {});
    if (reply) setReports(reply.value);
  }, []);
  useEffect(() => void read(), [read]);
  return (
    <Page title={t('site.title')}>
      <div className="online">
        <header className="online-head">
          <h1>{t('site.title')}</h1>
        </header>
        <Problem />
        {reports?.length === 0 && <p className="help">{t('site.none')}</p>}
        {reports?.map((report) => (
          <ReportPanel key={report.id} report={report} onChange={() => void read()} />
        ))}
      </div>
    </Page>
  );
}

interface ReportPanelProps {
  readonly report: Report;
  onChange(): void;
}

function ReportPanel({ report, onChange }: ReportPanelProps) {
  const { t, language } = useOnlineWords();
  const { id, name, about, reporter, reason, said, match, room, banned, made } = report;
  const when = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const act = async <Name extends keyof Asks>(ask: Name, what: Parameters<Asks[Name]>[0]) => {
    if (await askSiteFor(ask, what)) onChange();
  };
  return (
    <section className="panel report">
      <h2>{t('site.report', { name })}</h2>
      <p className="help">
        {t('site.by', { who: reporter ?? t('match.nameless') })} · {when.format(made)}
      </p>
      {reason !== '' && <blockquote>{reason}</blockquote>}
      <ol className="chat-lines">
        {said.map((line) => (
          <li key={line.id} data-about={line.person === about}>
            <span>
              <b>{line.name}</b> {line.text}
            </span>
            {line.person === about && (
              <button
                type="button"
                className="button button-quiet"
                onClick={() => void act('site:delete-message', { message: line.id })}
              >
                {t('site.delete')}
              </button>
            )}
          </li>
        ))}
      </ol>
      <div className="online-row">
        {match !== null && (
          <Link className="button" to={`/match/${match}`}>
            {t('match.title')}
          </Link>
        )}
        {room !== null && (
          <TwiceButton
            face={t('conduct.close')}
            sure={t('conduct.close.sure')}
            onPress={() => void act('site:close-room', { room })}
          />
        )}
        <TwiceButton
          key={String(banned)}
          face={t(banned ? 'site.unban' : 'site.ban')}
          sure={t(banned ? 'site.unban.sure' : 'site.ban.sure', { name })}
          onPress={() => void act('site:ban', { person: about, banned: !banned })}
        />
        <button
          type="button"
          className="button button-primary"
          onClick={() => void act('site:close-report', { report: id })}
        >
          {t('site.done')}
        </button>
      </div>
    </section>
  );
}

interface TwiceButtonProps {
  readonly face: string;
  /** What stands there once it was pressed. */
  readonly sure: string;
  /** It was pressed again. */
  onPress(): void;
}

/** A button for what others feel: it asks back. */
function TwiceButton({ face, sure, onPress }: TwiceButtonProps) {
  const [isPressed, setPressed] = useState(false);
  return (
    <button
      type="button"
      className="button"
      onClick={() => {
        setPressed(!isPressed);
        if (isPressed) onPress();
      }}
      onBlur={() => setPressed(false)}
    >
      {isPressed ? sure : face}
    </button>
  );
}
