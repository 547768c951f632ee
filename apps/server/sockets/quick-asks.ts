import { type FoundMatch, seek, stopSeeking, waitOn } from '../quick/quick-match.ts';
import type { Handlers, PlayerSocket, Site } from './site.ts';

type QuickHandlers = Pick<Handlers, 'quick:seek' | 'quick:wait' | 'quick:leave'>;

const DONE = { ok: true, value: null } as const;
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
  const goOnWaiting = async () => {
    const { quest, found } = await waitOn(db, me);
    tell(found);
    return quest;
  };
  return {
    async 'quick:seek'({ game, players, deck }, once) {
      const sought = await once((trx) => {
        if (!site.limits.seeks.take(me)) return TOO_MUCH;
        return seek(trx, me, { game, players, deck: deck ?? null });
      });
      return sought.ok ? goOnWaiting() : sought;
    },
    'quick:wait': goOnWaiting,
    'quick:leave': (_, once) =>
      once(async (trx) => {
        await stopSeeking(trx, me);
        return DONE;
      }),
  };
}
