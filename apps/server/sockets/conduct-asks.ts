import { mute, mutedBy, unmute } from '../people/mutes.ts';
import { cleanMessage } from '../people/name.ts';
import * as rooms from '../rooms/rooms.ts';
import { addReport } from '../site/reports.ts';
import { type Handlers, type PlayerSocket, roomOf, type Site } from './site.ts';

type ConductHandlers = Pick<
  Handlers,
  'site:me' | 'chat:mute' | 'room:mute' | 'room:close' | 'room:report'
>;

const DONE = { ok: true, value: null } as const;
const no = (zh: string, en: string) => ({ ok: false, problem: { zh, en } }) as const;

/** What people ask who do not want to hear somebody, and what a host does about it. */
export function conductHandlers(site: Site, socket: PlayerSocket): ConductHandlers {
  const { db } = site.database;
  const { person } = socket.data;
  return {
    async 'site:me'() {
      const muted = await mutedBy(db, person.id);
      return { ok: true, value: { operator: socket.data.isOperator, muted } };
    },
    async 'chat:mute'({ person: other, muted }, once) {
      if (other === person.id) return no('不能屏蔽自己', 'You cannot mute yourself');
      return once(async (trx) => {
        await (muted ? mute : unmute)(trx, person.id, other);
        return DONE;
      });
    },
    'room:mute': ({ room, person: other, muted }, once) =>
      once((trx) => rooms.muteInRoom(trx, room, person.id, other, muted ? 'muted' : 'heard')),
    async 'room:close'({ room }, once) {
      const reply = await once((trx) => rooms.close(trx, room, person.id));
      if (reply.ok) await site.closeRoom(room);
      return reply;
    },
    'room:report': ({ room, person: about, reason }, once) =>
      once(async (trx) => {
        if (!socket.rooms.has(roomOf(room)))
          return no('你不在这个房间里', 'You are not in that room');
        if (about === person.id) return no('不能举报自己', 'You cannot report yourself');
        if (!site.limits.reports.take(person.id)) return no('请慢一点', 'Please slow down');
        const words = cleanMessage(reason) ?? '';
        const report = { room, reporter: person.id, about, reason: words };
        switch (await addReport(trx, report)) {
          case 'added':
            return DONE;
          case 'unknown':
            return no('没有这个人', 'There is no such person');
          case 'too-many':
            return no(
              '站务还没看完你的举报',
              'The operators have yet to look at what you reported',
            );
        }
      }),
  };
}
