import { useState } from 'react';
import { askSiteFor, useOnline } from '../online-store.ts';
import type { Room } from '../protocol.ts';
import { useOnlineWords } from '../words.ts';

/** The host is done with the room; asked twice, since all are got out. */
export function CloseRoom({ room: { id, host, playing } }: { readonly room: Room }) {
  const { t } = useOnlineWords();
  const me = useOnline((online) => online.person?.id);
  const [sure, setSure] = useState(false);
  if (me !== host || playing) return null;
  return (
    <button
      type="button"
      className="button button-quiet"
      onClick={() => (sure ? void askSiteFor('room:close', { room: id }) : setSure(true))}
      onBlur={() => setSure(false)}
    >
      {t(sure ? 'conduct.close.sure' : 'conduct.close')}
    </button>
  );
}
