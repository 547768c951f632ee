import { ACCEPT_DRAW, fail, type Result, type Seat, succeed } from '@lianhuan/kernel';
import type { TakeBackWish, Wish } from '../../web/online/protocol.ts';
import { type CallOff, seatBits } from './call-off.ts';
import type { LiveMatch } from './live-match.ts';
import { type Entry, NO_ANSWER, tokenOf } from './store.ts';
import { pointBefore } from './take-back.ts';

// What a player asks of all others who play: to take the last answer back, to call the match off. Each is asked, agreed to
// or refused by an entry, and done by another once all who have a say have agreed. What is made here is appended;
// null is nothing, and done.

/** Makes what a seat asks, or says to it, by the name of its request: one that is known already is nothing, and done. */
export function named(
  seat: Seat,
  name: string | null,
  make: (live: LiveMatch) => Result<Entry | null>,
): (live: LiveMatch) => Result<Entry | null> {
  return (live) => {
    if (name !== null && live.senderOf(name) === seat) return succeed(null);
    const made = make(live);
    if (!made.ok || made.value === null || name === null) return made;
    return succeed({ ...made.value, token: tokenOf(seat, name) });
  };
}

/** A player wants to take the last answer back. */
export function askBack(live: LiveMatch, seat: Seat): Result<Entry> {
  const to = pointBefore(live.tape, seat);
  if (to === null || live.isOver) return NO_WAY_BACK;
  if (live.takeBacks.left(seat) <= 0) return ASKED_ENOUGH;
  return succeed({ ...NO_ANSWER, kind: 'ask-back', seat, value: to });
}

/** What another player says to that. */
export function answerBack(
  { takeBacks: { wish } }: LiveMatch,
  seat: Seat,
  agrees: 'yes' | 'no',
): Result<Entry | null> {
  // It was settled meanwhile, or one says it again.
  if (wish === null || wish.by === seat || wish.agreed.includes(seat)) return succeed(null);
  return succeed({ ...NO_ANSWER, kind: agrees === 'yes' ? 'agree-back' : 'refuse-back', seat });
}

/**
 * A player wants to call the match off; whoever is asked already and wants it, too, agrees.
 * @param absent players who are not there, and so have no say: where it is asked again, those who are not there by now
 */
export function askCallOff(live: LiveMatch, seat: Seat, absent: readonly Seat[]): Result<Entry> {
  if (live.isOver) return OVER;
  const { wish } = live.callOffs;
  const entry = { ...NO_ANSWER, seat, value: seatBits(absent) };
  if (wish === null) {
    const isFree = silentIn(live, { by: seat, agreed: [], excused: absent }).length === 0;
    if (!isFree && live.callOffs.left(seat) <= 0) return CALLED_ENOUGH;
    return succeed({ ...entry, kind: 'ask-call-off' });
  }
  if (seat !== wish.by && !wish.agreed.includes(seat)) {
    return succeed({ ...entry, kind: 'agree-call-off' });
  }
  const [before, now] = [wish, { ...wish, excused: absent }].map((one) => silentIn(live, one));
  if (before.join() === now.join()) return STILL_THERE;
  return succeed({ ...entry, kind: 'ask-call-off' });
}

/** What a player says to that; whoever asked may say that they want it no more. */
export function answerCallOff(
  { callOffs: { wish }, isOver }: LiveMatch,
  seat: Seat,
  agrees: 'yes' | 'no',
  absent: readonly Seat[],
): Result<Entry | null> {
  if (wish === null || isOver) return succeed(null);
  if (agrees === 'no') return succeed({ ...NO_ANSWER, kind: 'refuse-call-off', seat });
  if (wish.by === seat || wish.agreed.includes(seat)) return succeed(null);
  return succeed({ ...NO_ANSWER, kind: 'agree-call-off', seat, value: seatBits(absent) });
}

/** The site calls a match off, whoever plays. */
export function callOff({ isOver }: LiveMatch): Entry | null {
  return isOver ? null : { ...NO_ANSWER, kind: 'call-off' };
}

/** Those who have yet to agree that the match is called off; nobody where it is not asked. */
export function awaitedIn(live: LiveMatch): readonly Seat[] {
  const { wish } = live.callOffs;
  return wish === null ? [] : silentIn(live, wish);
}

/** Does what all who have a say have agreed to; null if there is nothing. */
export function agreedWish(live: LiveMatch): Entry | null {
  if (live.isOver) return null;
  const { callOffs, takeBacks } = live;
  if (callOffs.wish !== null && silentIn(live, callOffs.wish).length === 0) {
    return { ...NO_ANSWER, kind: 'call-off', seat: callOffs.wish.by };
  }
  if (takeBacks.wish === null || !isTakenBack(live, takeBacks.wish)) return null;
  const { by, to } = takeBacks.wish;
  return { ...NO_ANSWER, kind: 'take-back', seat: by, value: to };
}

/** Bots have no say, nor has whoever is not there; a player who is there has one though a bot plays for them. */
function silentIn(live: LiveMatch, wish: CallOff): readonly Seat[] {
  const { sitters } = live.stored;
  return othersIn(live, wish).filter(
    (seat) => sitters[seat].bot === null && !wish.excused.includes(seat),
  );
}

/** Bots, and bots that stand in, have no say. */
function isTakenBack(live: LiveMatch, wish: TakeBackWish): boolean {
  if (isOwnOffer(live, wish)) return true;
  return othersIn(live, wish).every((seat) => live.botIn(seat) !== null);
}

/** All who neither asked nor have agreed. */
function othersIn({ stored }: LiveMatch, { by, agreed }: Wish): readonly Seat[] {
  return stored.sitters
    .map((_, seat) => seat as Seat)
    .filter((seat) => seat !== by && !agreed.includes(seat));
}

/** Whoever offered a draw, or has just agreed to one, may take that back alone: nobody has said anything since. */
function isOwnOffer({ match, tape }: LiveMatch, { to }: TakeBackWish): boolean {
  if (to !== tape.total - 1) return false;
  return match.pending.some(({ seat }) =>
    match.glance(seat).decision?.options.some(({ verb }) => verb === ACCEPT_DRAW),
  );
}

const NO_WAY_BACK = fail(
  '没有可以收回的选择',
  'There is nothing that you could take back',
  'match',
);
const ASKED_ENOUGH = fail('这局已经不能再请求撤回', 'You cannot ask again in this match', 'match');
const OVER = fail('这局已经结束', 'This match is over', 'match');
const CALLED_ENOUGH = fail('这局已经不能再请求中止', 'You cannot ask again in this match', 'match');
const STILL_THERE = fail(
  '还在等其他玩家回答；离开满 3 分钟的人才不用等，按天的对局要等到由电脑代打',
  'The others have yet to answer; only who has been away for 3 minutes is not waited for, and at a pace of days only once a bot plays',
  'match',
);
