import { type SubmitEvent, useState } from 'react';
import { DialogButton } from '../../pages/controls/dialog.tsx';
import { askSiteFor, muteFor, useOnline } from '../online-store.ts';
import type { Person, Room } from '../protocol.ts';
import { useOnlineWords } from '../words.ts';

interface PersonToolsProps {
  readonly room: Room;
  readonly person: Person;
}

/** What one may do about somebody in the room: not hear them, report them; a host may do more. */
export function PersonTools({ room, person }: PersonToolsProps) {
  const { t } = useOnlineWords();
  const me = useOnline((online) => online.person?.id);
  if (person.id === me) return null;
  const title = t('conduct.about', { name: person.name });
  return (
    <DialogButton
      className="icon-button person-tools"
      face="⋯"
      name={title}
      title={person.name}
      anew
    >
      <div className="room-menu">
        <Mute person={person} />
        {room.host === me && <HostTools room={room} person={person} />}
        <ReportForm room={room} person={person} />
      </div>
    </DialogButton>
  );
}

function Mute({ person: { id } }: Pick<PersonToolsProps, 'person'>) {
  const { t } = useOnlineWords();
  const muted = useOnline((online) => online.muted.includes(id));
  return (
    <div>
      <button
        type="button"
        className="button"
        aria-pressed={muted}
        onClick={() => void muteFor(id, muted ? 'heard' : 'muted')}
      >
        {t(muted ? 'conduct.unmute' : 'conduct.mute')}
      </button>
      <p className="help">{t('conduct.mute.help')}</p>
    </div>
  );
}

function HostTools({ room, person: { id } }: PersonToolsProps) {
  const { t } = useOnlineWords();
  const muted = room.muted.includes(id);
  const plays =
    room.playing && room.seats.some((one) => one.kind === 'person' && one.person.id === id);
  return (
    <div className="online-row">
      <button
        type="button"
        className="button"
        aria-pressed={muted}
        onClick={() => void askSiteFor('room:mute', { room: room.id, person: id, muted: !muted })}
      >
        {t(muted ? 'conduct.room.unmute' : 'conduct.room.mute')}
      </button>
      {!plays && (
        <button
          type="button"
          className="button"
          onClick={() => void askSiteFor('room:kick', { room: room.id, person: id })}
        >
          {t('room.kick')}
        </button>
      )}
    </div>
  );
}

function ReportForm({ room, person }: PersonToolsProps) {
  const { t } = useOnlineWords();
  const [reason, setReason] = useState('');
  const [sent, setSent] = useState(false);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const reply = await askSiteFor('room:report', { room: room.id, person: person.id, reason });
    setSent(reply !== null);
  };
  if (sent) return <p role="status">{t('conduct.reported')}</p>;
  return (
    <form onSubmit={(event) => void send(event)}>
      <div className="online-row">
        <input
          className="input"
          aria-label={t('conduct.reason')}
          placeholder={t('conduct.reason')}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <button type="submit" className="button">
          {t('conduct.report')}
        </button>
      </div>
      <p className="help">{t('conduct.report.help')}</p>
    </form>
  );
}
