import type { Text } from '@lianhuan/kernel';
import type { Kysely } from 'kysely';
import type { Reply } from '../../web/online/protocol.ts';
import type { Schema } from '../database/schema.ts';
import { changeRoom, type SeatRow } from './store.ts';

// How rooms are changed: whoever may not gets to know why; nothing has changed then.

export const NOBODY_THERE = {
  person: null,
  bot: null,
  ready: false,
  deck: null,
  swap: null,
} as const;

export const WORDS = {
  none: { zh: '没有这个房间', en: 'There is no such room' },
  host: { zh: '只有房主可以这样做', en: 'Only the host may do that' },
  playing: { zh: '对局还没有结束', en: 'The match is still being played' },
  callOff: {
    zh: '对局还没有结束；其他玩家同意的话，可以先中止这局',
    en: 'The match is still being played; if the others agree, you can call it off first',
  },
  taken: { zh: '这个座位有人了', en: 'That seat is taken' },
  noSeat: { zh: '没有这个座位', en: 'There is no such seat' },
  standing: { zh: '你还没有入座', en: 'You have no seat yet' },
  hostHere: { zh: '房主还在', en: 'The host is here' },
  banned: { zh: '房主请你离开了这个房间', en: 'The host has asked you to leave this room' },
  empty: { zh: '还有座位空着', en: 'There are empty seats' },
  waiting: { zh: '还有人没有准备好', en: 'Not everybody is ready' },
  noSeries: { zh: '这个游戏没有三盘两胜', en: 'This game has no best of three' },
  gone: { zh: '对方已经不在座位上了', en: 'They have left their seat' },
  notAsked: { zh: '对方现在没有想和你换座位', en: 'They do not want to swap seats with you now' },
  noBot: { zh: '没有这样的电脑玩家', en: 'There is no such bot' },
} as const satisfies Record<string, Text>;

/** Thrown inside a change: nothing of it is written. */
export class Refusal extends Error {
  readonly text: Text;
  constructor(text: Text) {
    super(text.en);
    this.text = text;
  }
}

type Change<Value> = Parameters<typeof changeRoom<Value>>[2];

export async function changed<Value>(
  db: Kysely<Schema>,
  room: string,
  change: Change<Value>,
): Promise<Reply<Value>> {
  try {
    const value = await changeRoom(db, room, change);
    return value === null ? { ok: false, problem: WORDS.none } : { ok: true, value };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problem: error.text };
    throw error;
  }
}

const DONE = { done: true } as const;

export async function done(db: Kysely<Schema>, room: string, change: Change<void>): Promise<Reply> {
  const reply = await changed(db, room, async (...parts) => {
    await change(...parts);
    return DONE;
  });
  return reply.ok ? { ok: true, value: null } : reply;
}

export function require(holds: boolean, otherwise: Text): asserts holds {
  if (!holds) throw new Refusal(otherwise);
}

export function isFree({ person, bot }: Pick<SeatRow, 'person' | 'bot'>): boolean {
  return person === null && bot === null;
}
