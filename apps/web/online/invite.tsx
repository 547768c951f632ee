import { useState } from 'react';
import { useOnlineWords } from './words.ts';

/** The letters of a room, and its link. */
export function Invite({ code }: { readonly code: string }) {
  const { t } = useOnlineWords();
  const [copied, setCopied] = useState(false);
  const link = new URL(`#/room/${code}`, location.href).href;
  async function copy(): Promise<void> {
    await navigator.clipboard?.writeText(link);
    setCopied(true);
  }
  return (
    <section className="panel">
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
        <button type="button" className="button" onClick={() => void copy()}>
          {t(copied ? 'room.copied' : 'room.copy')}
        </button>
      </div>
    </section>
  );
}
