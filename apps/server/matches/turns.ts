import type { Seat } from '@lianhuan/kernel';
import type { Asked } from '@lianhuan/releases';
import type { LiveMatch } from './live-match.ts';
import type { Entry } from './store.ts';

/**
 * The answer that comes next without asking a person: a bot's, or one that a person wants given. Null if a person is
 * asked, or nobody. It follows from the match and what its people prefer, so any server comes to the same.
 */
export function unaskedEntry(live: LiveMatch): Entry | null {
  return botEntry(live) ?? preferredEntry(live);
}

/** Is the next answer one that nobody is asked for? */
export function isUnasked(live: LiveMatch): boolean {
  const { pending } = live.match;
  const bots = pending.filter(({ seat }) => live.stored.sitters[seat].bot !== null);
  if (bots.length > 0 && !personRaces(live, pending)) return true;
  return preferredEntry(live) !== null;
}

/** Where the first to act decides, people go first. */
function personRaces(live: LiveMatch, pending: readonly Asked[]): boolean {
  return pending.some(({ race, seat }) => race && live.stored.sitters[seat].bot === null);
}

function botEntry(live: LiveMatch): Entry | null {
  const { pending } = live.match;
  if (personRaces(live, pending)) return null;
  for (const { seat } of pending) {
    const { bot } = live.stored.sitters[seat];
    if (bot === null) continue;
    const choice = live.botChoice(seat, bot);
    return entryOf(live, seat, choice.ok ? choice.value : 0);
  }
  return null;
}

function preferredEntry(live: LiveMatch): Entry | null {
  const { match, stored } = live;
  for (const { seat } of match.pending) {
    const { bot, preferences } = stored.sitters[seat];
    if (bot !== null) continue;
    const index = match.engine.automatic(match.glance(seat), preferences, true);
    if (index !== null) return entryOf(live, seat, index);
  }
  return null;
}

function entryOf(live: LiveMatch, seat: Seat, index: number): Entry | null {
  const value = live.valueOf(seat, index);
  return value === null ? null : { kind: 'answer', value, seat, token: null, fingerprint: null };
}
