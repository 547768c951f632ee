import type { Seat } from '@lianhuan/kernel';
import { ABSENT_MS } from '../../web/online/pace.ts';
import type { StoredMatch } from '../matches/store.ts';
import { readRoom } from '../rooms/store.ts';
import { bannedAmong } from '../site/bans.ts';
import type { Site } from './site.ts';

/**
 * The seats of people who have had no page open in the room of a match for `ABSENT_MS`. Rejects where a server does not say
 * who is there.
 */
export async function absentIn(
  site: Site,
  { room, sitters }: StoredMatch,
): Promise<readonly Seat[]> {
  const shown =
    room === null ? null : await readRoom(site.database.db, room, await site.allIn(room));
  const here = new Set(
    shown?.seats.flatMap((one) =>
      one.kind === 'person' && one.awayFor < ABSENT_MS ? one.person.id : [],
    ),
  );
  // Whoever has no seat in the room any more is surely not at its table.
  return seatsOf(sitters, (person) => !here.has(person));
}

/**
 * Those who have no say in whether a match is called off: the absent, and whoever is banned. Where a decision may take days,
 * people are not there as a rule: there it is those whose time was up, too. Rejects as `absentIn` does.
 */
export async function withoutSay(site: Site, stored: StoredMatch): Promise<readonly Seat[]> {
  const { id, pace, sitters } = stored;
  const people = sitters.flatMap(({ person }) => person ?? []);
  const [absent, banned, late] = await Promise.all([
    absentIn(site, stored),
    bannedAmong(site.database.db, people),
    site.matches.with(id, ({ clock }) => sitters.map((_, seat) => clock.isAway(seat as Seat))),
  ]);
  const takesLong = pace.time !== null && pace.time.perDecision > ABSENT_MS;
  const isLate = (seat: Seat) => late.ok && late.value[seat];
  return seatsOf(sitters, (person, seat) => {
    return banned.has(person) || (absent.includes(seat) && (!takesLong || isLate(seat)));
  });
}

function seatsOf(
  sitters: StoredMatch['sitters'],
  isSo: (person: string, seat: Seat) => boolean,
): readonly Seat[] {
  return sitters.flatMap(({ person }, at) => {
    const seat = at as Seat;
    return person !== null && isSo(person, seat) ? [seat] : [];
  });
}
