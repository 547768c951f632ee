import { NOBODY, type Result, type Seat } from '@lianhuan/kernel';
import type { Reply } from '../../web/online/protocol.ts';
import type { StoredMatch } from '../matches/store.ts';
import * as wishes from '../matches/wishes.ts';
import { withoutSay } from './absent.ts';
import type { Handlers, PlayerSocket, Site } from './site.ts';
import { seatIn } from './viewers.ts';

type WishHandlers = Pick<
  Handlers,
  'match:ask-back' | 'match:answer-back' | 'match:ask-call-off' | 'match:answer-call-off'
>;

const NOT_AT = {
  ok: false,
  problem: { zh: '你不在这张牌桌上', en: 'You are not at that table' },
} as const;

/** What a player asks of the others who play, and what these say to it. */
export function wishHandlers(site: Site, socket: PlayerSocket): WishHandlers {
  const { matches } = site;
  const { person } = socket.data;
  /** Does it as the seat where this person sits, if there is one. */
  const seated = async (
    match: string,
    act: (seat: Seat, stored: StoredMatch) => Promise<Result<null>>,
  ): Promise<Reply> => {
    const stored = await matches.stored(match);
    const seat = stored.ok ? seatIn(stored.value, person.id) : NOBODY;
    if (!stored.ok || seat === NOBODY) return NOT_AT;
    const done = await act(seat, stored.value);
    return done.ok ? { ok: true, value: null } : { ok: false, problem: done.problems[0].text };
  };
  return {
    'match:ask-back': ({ match }, name) =>
      seated(match, (seat) =>
        matches.wished(match, seat, name, (live) => wishes.askBack(live, seat)),
      ),
    'match:answer-back': ({ match, agrees }, name) =>
      seated(match, (seat) =>
        matches.wished(match, seat, name, (live) => wishes.answerBack(live, seat, agrees)),
      ),
    'match:ask-call-off': ({ match }, name) =>
      seated(match, async (seat, stored) => {
        const absent = await withoutSay(site, stored);
        return matches.wished(match, seat, name, (live) => wishes.askCallOff(live, seat, absent));
      }),
    'match:answer-call-off': ({ match, agrees }, name) =>
      seated(match, async (seat, stored) => {
        // Who is there does not matter to who refuses.
        const absent = agrees === 'yes' ? await withoutSay(site, stored) : [];
        return matches.wished(match, seat, name, (live) =>
          wishes.answerCallOff(live, seat, agrees, absent),
        );
      }),
  };
}
