import { type FoundMatch, seek, stopSeeking, waitOn } from '../quick/quick-match.ts';
import type { Handlers, PlayerSocket, Site } from './site.ts';

type QuickHandlers = Pick<Handlers, 'quick:seek' | 'quick:wait' | 'quick:leave'>;

const TOO_MUCH = { ok: false, problem: { zh: '请慢一点', en: 'Please slow down' } } as const;

/** What a page asks that seeks others to play with. */
export function quickHandlers(site: Site, socket: PlayerSocket): QuickHandlers {
  const { db } = site.database;
  const me = socket.data.person.id;
  const tell = (found: FoundMatch | null) => {
    if (found === null) return;
    site.matches.advance(found.match);
    for (const person of found.people) site.tell(person, 'found', found.room);
  };
  return {
    async 'quick:seek'({ game, players, deck }) {
      if (!site.limits.seeks.take(me)) return TOO_MUCH;
      const { quest, found } = await seek(db, me, { game, players, deck: deck ?? null });
      tell(found);
      return quest;
    },
    async 'quick:wait'() {
      const { quest, found } = await waitOn(db, me);
      tell(found);
      return quest;
    },
    async 'quick:leave'() {
      await stopSeeking(db, me);
      return { ok: true, value: null };
    },
  };
}
