import { type SubmitEvent, useState } from 'react';
import { askSiteFor, useOnline } from './online-store.ts';
import type { Room } from './protocol.ts';
import { useOnlineWords } from './words.ts';

const PRESETS = ['hello', 'luck', 'well', 'moment', 'thanks'] as const;

/** What is said in a room; some phrases are ready. */
export function Chat({ room }: { readonly room: Room }) {
  const { t } = useOnlineWords();
  const said = useOnline((online) => online.said);
  const [text, setText] = useState('');
  const tell = (what: string) => void askSiteFor('room:say', { room: room.id, text: what });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    tell(text);
    setText('');
  };
  return (
    <div className="chat">
      {said.length === 0 ? (
        <p className="help">{t('room.said.none')}</p>
      ) : (
        <ol className="chat-lines" aria-live="polite">
          {said.map(({ id, person, text: line }) => (
            <li key={id}>
              <b>{person.name}</b> {line}
            </li>
          ))}
        </ol>
      )}
      <div className="chat-presets">
        {PRESETS.map((preset) => (
          <button
            key={preset}
            type="button"
            className="button"
            onClick={() => tell(t(`room.preset.${preset}`))}
          >
            {t(`room.preset.${preset}`)}
          </button>
        ))}
      </div>
      <form className="online-row" onSubmit={send}>
        <input
          className="input"
          aria-label={t('room.say')}
          placeholder={t('room.say')}
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button">
          {t('room.send')}
        </button>
      </form>
    </div>
  );
}
