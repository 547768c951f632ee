import { NOBODY, type Seat } from '@lianhuan/kernel';
import type { Reply } from '../../web/online/protocol.ts';
import { matchesUnderWay, type StoredMatch } from '../matches/store.ts';
import { absentIn } from './absent.ts';
import type { Site } from './site.ts';
import { seatIn } from './viewers.ts';

const WORDS = {
  timed: {
    zh: '这局计时：时间用完以后由电脑代打',
    en: 'Time runs in this match: a bot plays when it is up',
  },
  here: { zh: '还没有离开满 3 分钟', en: 'They have not been away for 3 minutes' },
} as const;

/**
 * A bot plays for a player of a match without time who has had no page open for a while, as another player wants it:
 * nobody else would ever get them to answer. Rejects where a server does not say who is there.
 */
export async function standIn(site: Site, stored: StoredMatch, seat: Seat): Promise<Reply> {
  const { id, pace } = stored;
  const no = (problem: (typeof WORDS)[keyof typeof WORDS]) => ({ ok: false, problem }) as const;
  if (pace.time !== null) return no(WORDS.timed);
  if (!(await absentIn(site, stored)).includes(seat)) return no(WORDS.here);
  const done = await site.matches.standIn(id, seat);
  return done.ok ? { ok: true, value: null } : { ok: false, problem: done.problems[0].text };
}

/** Bots play for somebody in all matches that are not over: they were banned. */
export async function standInEverywhere(site: Site, person: string): Promise<void> {
  for (const id of await matchesUnderWay(site.database.db, person)) {
    const stored = await site.matches.stored(id);
    const seat = stored.ok ? seatIn(stored.value, person) : NOBODY;
    if (seat !== NOBODY) await site.matches.standIn(id, seat);
  }
}
