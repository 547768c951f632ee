import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PersonTools } from './conduct/person-tools.tsx';
import { askSiteFor, noteRead, useOnline } from './online-store.ts';
import { PRESETS, usePhrases } from './phrases.ts';
import type { Room } from './protocol.ts';
import { useOnlineWords } from './words.ts';

/** What is said in a room; some phrases are ready. */
export function Chat({ room }: { readonly room: Room }) {
  const { t } = useOnlineWords();
  const all = useOnline((online) => online.said);
  const muted = useOnline((online) => online.muted);
  const said = all.filter(({ person }) => !muted.includes(person.id));
  const inMyLanguage = usePhrases();
  const [text, setText] = useState('');
  const lines = useLastInSight(said.length);
  useEffect(() => noteRead(all), [all]);
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
        <ol className="chat-lines" aria-live="polite" ref={lines}>
          {said.map(({ id, person, text: line }) => (
            <li key={id}>
              <span>
                <b>{person.name}</b> {inMyLanguage(line)}
              </span>
              <PersonTools room={room} person={person} />
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

/** Where a list is longer than its place, the end of it is seen, also when there are more lines than there were. */
function useLastInSight(count: number) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each line that comes
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  return list;
}
