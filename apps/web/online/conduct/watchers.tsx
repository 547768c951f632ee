import { useOnline } from '../online-store.ts';
import type { Room } from '../protocol.ts';
import { useOnlineWords } from '../words.ts';
import { PersonTools } from './person-tools.tsx';

/** Those in the room who have no seat. */
export function Watchers({ room }: { readonly room: Room }) {
  const { t } = useOnlineWords();
  const me = useOnline((online) => online.person?.id);
  if (room.watchers.length === 0) return null;
  return (
    <div className="looking-on">
      <h3>{t('conduct.watchers')}</h3>
      <ul className="watchers">
        {room.watchers.map((person) => (
          <li key={person.id}>
            <span className="person-name">{person.name}</span>
            {person.id === me && <span className="tag">{t('room.you')}</span>}
            <PersonTools room={room} person={person} />
          </li>
        ))}
      </ul>
    </div>
  );
}
