import { fail, type MatchRecord, type Result, succeed } from '@lianhuan/kernel';
import { type Engine, type EngineMatch, openRecord, RELEASED } from '@lianhuan/releases';
import { ENGINES } from '../games/engines.ts';
import { type GameId, isGameId } from '../games/ids.ts';
import { type Envelope, type Message, PROTOCOL_VERSION, type Request } from './protocol.ts';
import { Session, type SessionRequest } from './session.ts';

const send = (message: Message) => postMessage(message);
const engines = new Map<string, Engine>();
const session = new Session(engines, send);
/** Requests are served one after another, also while one waits for an engine. */
let served: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<Envelope>) => {
  served = served.then(() => serve(data));
});

async function serve({ id, version, request }: Envelope): Promise<void> {
  const reply = version === PROTOCOL_VERSION ? await handle(request) : otherBuild();
  if (reply.ok) send({ type: 'done', id, hint: reply.value });
  else send({ type: 'failed', id, problems: reply.problems });
}

async function handle(request: Request): Promise<Result<number | null>> {
  try {
    await Promise.all(gamesOf(request).filter(isGameId).map(fetchEngine));
    const ready = await opened(request);
    return ready.ok ? session.handle(ready.value) : ready;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fail(
      `引擎出错了：${reason}。已保存的对局没有受影响，请重新打开它`,
      `The engine failed: ${reason}. Saved games are unharmed: open it again`,
    );
  }
}

/** The request with its record opened, if it has one. */
async function opened(request: Request): Promise<Result<SessionRequest>> {
  switch (request.type) {
    case 'resume': {
      const match = await openOwn(request.record);
      return match.ok ? succeed({ ...request, match: match.value }) : match;
    }
    case 'replay': {
      const match = await openOwn(request.record);
      return match.ok ? succeed({ ...request, match: match.value }) : match;
    }
    default:
      return succeed(request);
  }
}

/** Opens a record by the engine it was played by, which may have to be fetched. */
function openOwn(record: MatchRecord): Promise<Result<EngineMatch>> {
  return openRecord(record, engines.get(record.game) ?? null, RELEASED);
}

/** The games a request cannot do without. */
function gamesOf(request: Request): readonly string[] {
  switch (request.type) {
    case 'prepare':
      return [request.game];
    case 'start':
      return [request.game.game];
    case 'resume':
    case 'replay':
      return [request.record.game];
    default:
      return [];
  }
}

async function fetchEngine(game: GameId): Promise<void> {
  if (!engines.has(game)) engines.set(game, await ENGINES[game]());
}

function otherBuild(): Result<never> {
  return fail('页面已经更新，请刷新', 'The page has been updated: reload it');
}
