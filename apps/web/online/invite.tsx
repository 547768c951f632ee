import { CopyButton } from '../pages/controls/copy-button.tsx';
import { useOnlineWords } from './words.ts';

/** The letters of a room, and its link. */
export function Invite({ code }: { readonly code: string }) {
  const { t } = useOnlineWords();
  const link = new URL(`#/room/${code}`, location.href).href;
  return (
    <section className="panel room-invite">
      <h2>{t('room.invite')}</h2>
      <p className="room-letters">{code}</p>
      <p className="help">{t('room.invite.help')}</p>
      <div className="online-row">
        <input
          className="input"
          readOnly
          aria-label={t('room.copy')}
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <CopyButton text={link} face={t('room.copy')} />
      </div>
      {isLoopback(location.hostname) && <p className="help">{t('room.invite.here')}</p>}
    </section>
  );
}

/** Does a host name lead to the machine itself, from wherever it is asked? */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.');
}
