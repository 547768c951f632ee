import { useEffect, useState } from 'react';
import { useOnline } from '../online-store.ts';
import { usePhrases } from '../phrases.ts';
import type { Said } from '../protocol.ts';

/** How long the last thing that was said stands over the table, in milliseconds. */
const SHOWN_MS = 6000;

/** What others have said since one looked last. */
export function useUnread(): readonly Said[] {
  const said = useOnline((online) => online.said);
  const read = useOnline((online) => online.read);
  const muted = useOnline((online) => online.muted);
  const me = useOnline(({ person }) => person?.id);
  return said.filter(
    ({ id, person }) => Number(id) > read && person.id !== me && !muted.includes(person.id),
  );
}

/** What somebody has just said, over the table for a while. */
export function LastHeard() {
  const inMyLanguage = usePhrases();
  const last = useUnread().at(-1);
  const [gone, setGone] = useState<string | null>(null);
  const id = last?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => setGone(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <div className="last-heard" aria-live="polite">
      {last && last.id !== gone && (
        <p>
          <b>{last.person.name}</b> {inMyLanguage(last.text)}
        </p>
      )}
    </div>
  );
}
