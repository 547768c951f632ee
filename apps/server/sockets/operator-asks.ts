import * as rooms from '../rooms/rooms.ts';
import { ban, unban } from '../site/bans.ts';
import { callOffFor } from '../site/call-off.ts';
import { closeReport, deleteMessage, listReports } from '../site/reports.ts';
import type { Handlers, PlayerSocket, Site } from './site.ts';
import { standInEverywhere } from './stand-in.ts';

type OperatorHandlers = Pick<
  Handlers,
  'site:reports' | 'site:close-report' | 'site:ban' | 'site:delete-message' | 'site:close-room'
>;

const DONE = { ok: true, value: null } as const;
const no = (zh: string, en: string) => ({ ok: false, problem: { zh, en } }) as const;
const NOT_YOURS = no('只有站务可以这样做', 'Only an operator of this site may do that');
const NO_PERSON = no('没有这个人', 'There is no such person');

/** What those ask who look after the site, as its settings name them. */
export function operatorHandlers(site: Site, socket: PlayerSocket): OperatorHandlers {
  const { db } = site.database;
  const { person, isOperator } = socket.data;
  return {
    async 'site:reports'() {
      return isOperator ? { ok: true, value: await listReports(db) } : NOT_YOURS;
    },
    async 'site:close-report'({ report }) {
      if (!isOperator) return NOT_YOURS;
      await closeReport(db, report);
      return DONE;
    },
    async 'site:ban'({ person: other, banned }, once) {
      if (!isOperator || other === person.id) return NOT_YOURS;
      const reply = await once(async (trx) => {
        if (!banned) await unban(trx, other);
        else if (!(await ban(trx, other))) return NO_PERSON;
        return DONE;
      });
      if (reply.ok && banned) await standInEverywhere(site, other);
      return reply;
    },
    async 'site:delete-message'({ message }, once) {
      if (!isOperator) return NOT_YOURS;
      const deleted = await once(async (trx) => {
        return { ok: true, value: await deleteMessage(trx, message) };
      });
      if (!deleted.ok) return deleted;
      const room = deleted.value;
      if (room !== null) site.say(room, 'unsaid', room, message);
      return DONE;
    },
    async 'site:close-room'({ room }, once) {
      if (!isOperator) return NOT_YOURS;
      const reply = await once((trx) => rooms.closeAnyway(trx, room));
      if (!reply.ok) return reply;
      const { match } = reply.value;
      // Should it not be done now, it is when what is old is cleaned up.
      if (match !== null) await callOffFor(site, match);
      await site.closeRoom(room);
      return DONE;
    },
  };
}
