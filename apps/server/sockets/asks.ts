import { z } from 'zod';
import { DELAYS, PAUSES, TIME_CONTROL_NAMES } from '../../web/online/pace.ts';
import type { Asks } from '../../web/online/protocol.ts';
import { canBeKept } from '../database/kept-values.ts';

const MOST_PREFERENCES = 4000;

const text = z.string().refine(canBeKept);
const anything = z.unknown().refine(canBeKept);
const id = z.uuid();
const person = text.min(1).max(64);
const game = text.max(32);
const seat = z.int().min(0).max(15);
/** The number of a row, as JavaScript may not count so far. */
const row = z.string().regex(/^[0-9]{1,18}$/);
/** As many as a side deck could ever hold, and more. */
const cards = z.array(text.max(200)).max(100);
/** As a page keeps them: some switches of one game. */
const preferences = anything.refine(
  (value) => JSON.stringify(value ?? null).length <= MOST_PREFERENCES,
);
/** A ready deck or a list, which the game reads. */
const deck = z.union([text.max(64), z.record(z.string(), z.unknown()).refine(canBeKept)]);
/** As many as a game may be given. */
const addedCards = z.array(z.record(z.string(), z.unknown())).max(300).refine(canBeKept);
const count = z.int().min(0).max(10_000_000);

/** What each request must look like: whatever else comes is refused before anything is done with it. */
export const ASKS = {
  'room:make': z.strictObject({
    game,
    setup: anything,
    listed: z.boolean(),
  }),
  'room:list': z.strictObject({
    game: game.nullable(),
    time: z.enum(TIME_CONTROL_NAMES).nullable(),
    free: z.boolean(),
  }),
  'room:enter': z.strictObject({ code: z.string().max(8) }),
  'room:leave': z.strictObject({ room: id }),
  'room:sit': z.strictObject({ room: id, seat }),
  'room:stand': z.strictObject({ room: id }),
  'room:ready': z.strictObject({ room: id, ready: z.boolean() }),
  'room:seat-bot': z.strictObject({ room: id, seat, bot: text.max(32).nullable() }),
  'room:ask-swap': z.strictObject({ room: id, person: person.nullable() }),
  'room:answer-swap': z.strictObject({ room: id, person, agrees: z.enum(['yes', 'no']) }),
  'room:move-bot': z.strictObject({ room: id, seat, to: seat }),
  'room:lead': z.strictObject({ room: id }),
  'room:kick': z.strictObject({ room: id, person }),
  'room:change': z.strictObject({
    room: id,
    game: game.optional(),
    setup: anything.optional(),
    listed: z.boolean(),
  }),
  'room:pace': z.strictObject({
    room: id,
    pace: z
      .strictObject({
        time: z.enum(TIME_CONTROL_NAMES),
        pause: z.literal(PAUSES),
        delay: z.literal(DELAYS),
      })
      .partial(),
  }),
  'room:best-of': z.strictObject({ room: id, bestOf: z.literal([1, 3]) }),
  'room:deck': z.strictObject({ room: id }),
  'room:exchange': z.strictObject({ room: id, out: cards, into: cards }),
  'room:choose-deck': z.strictObject({
    room: id,
    seat,
    deck: deck.nullable(),
    cards: addedCards,
  }),
  'room:chosen-deck': z.strictObject({ room: id, seat }),
  'room:start': z.strictObject({ room: id }),
  'room:said': z.strictObject({ room: id }),
  'room:say': z.strictObject({ room: id, text: z.string().max(2000) }),
  'room:mute': z.strictObject({ room: id, person, muted: z.boolean() }),
  'room:close': z.strictObject({ room: id }),
  'room:report': z.strictObject({ room: id, person, reason: z.string().max(2000) }),
  'chat:mute': z.strictObject({ person, muted: z.boolean() }),
  'site:me': z.strictObject({}),
  'site:reports': z.strictObject({}),
  'site:close-report': z.strictObject({ report: row }),
  'site:ban': z.strictObject({ person, banned: z.boolean() }),
  'site:delete-message': z.strictObject({ message: row }),
  'site:close-room': z.strictObject({ room: id }),
  'quick:seek': z.strictObject({
    game,
    players: z.int().min(2).max(16),
    deck: anything,
  }),
  'quick:wait': z.strictObject({}),
  'quick:leave': z.strictObject({}),
  'match:list': z.strictObject({}),
  'match:ended': z.strictObject({ match: id }),
  'rival:list': z.strictObject({}),
  'rating:list': z.strictObject({ game }),
  'match:join': z.strictObject({ match: id, logged: count, entries: count }),
  'match:log': z.strictObject({ match: id, to: count }),
  'match:cards': z.strictObject({ match: id }),
  'match:leave': z.strictObject({ match: id }),
  'match:answer': z.strictObject({
    match: id,
    number: count,
    index: count,
    token: text.min(8).max(64),
  }),
  'match:prefer': z.strictObject({ match: id, preferences }),
  'match:back': z.strictObject({ match: id }),
  'match:stand-in': z.strictObject({ match: id, seat }),
  'match:ask-back': z.strictObject({ match: id }),
  'match:answer-back': z.strictObject({ match: id, agrees: z.enum(['yes', 'no']) }),
  'match:ask-call-off': z.strictObject({ match: id }),
  'match:answer-call-off': z.strictObject({ match: id, agrees: z.enum(['yes', 'no']) }),
  'match:hint': z.strictObject({ match: id }),
} as const satisfies Record<keyof Asks, z.ZodType>;

export type Ask = keyof Asks;

/**
 * What becomes of a request that comes again, at this server or another: a page asks again where no answer came, so
 * that what it asked may have been done, and may still be done by a server that was slow.
 * - `reads`: nothing is changed, and the page is told how it is by then.
 * - `same`: done again. It changes the line that it came by alone, or leaves things as they are where it was done:
 *   who says that they wait, are back, or that a bot is to play, says nothing that another request would undo; a report
 *   stays closed.
 * - `once`: a row says that it was done, and what came of it (`once.ts`). So are all that change a room, what stands in
 *   it, or what somebody prefers: two of a room, of a line or of a report would show; and what says how something is
 *   to be could, said late, undo what was said since, or find that it may not be done any more.
 * - `entry`: the entry that it appends to the match carries its name.
 */
export const AGAIN = {
  'room:make': 'once',
  'room:list': 'reads',
  'room:enter': 'same',
  'room:leave': 'same',
  'room:sit': 'once',
  'room:stand': 'once',
  'room:ready': 'once',
  'room:seat-bot': 'once',
  'room:ask-swap': 'once',
  'room:answer-swap': 'once',
  'room:move-bot': 'once',
  'room:lead': 'once',
  'room:kick': 'once',
  'room:change': 'once',
  'room:pace': 'once',
  'room:best-of': 'once',
  'room:deck': 'reads',
  'room:exchange': 'once',
  'room:choose-deck': 'once',
  'room:chosen-deck': 'reads',
  'room:start': 'once',
  'room:said': 'reads',
  'room:say': 'once',
  'room:mute': 'once',
  'room:close': 'once',
  'room:report': 'once',
  'chat:mute': 'once',
  'site:me': 'reads',
  'site:reports': 'reads',
  'site:close-report': 'same',
  'site:ban': 'once',
  'site:delete-message': 'once',
  'site:close-room': 'once',
  'quick:seek': 'once',
  'quick:wait': 'same',
  'quick:leave': 'once',
  'match:list': 'reads',
  'match:ended': 'reads',
  'rival:list': 'reads',
  'rating:list': 'reads',
  'match:join': 'same',
  'match:log': 'reads',
  'match:cards': 'reads',
  'match:leave': 'same',
  // By its token, which an answer has besides.
  'match:answer': 'entry',
  'match:prefer': 'once',
  'match:back': 'same',
  'match:stand-in': 'same',
  'match:ask-back': 'entry',
  'match:answer-back': 'entry',
  'match:ask-call-off': 'entry',
  'match:answer-call-off': 'entry',
  'match:hint': 'reads',
} as const satisfies Record<Ask, 'reads' | 'same' | 'once' | 'entry'>;

/** What is asked, as it came through its schema. */
export type Asked<Name extends Ask> = z.infer<(typeof ASKS)[Name]>;
/** What is answered. */
export type Answered<Name extends Ask> = ReturnType<Asks[Name]>;
