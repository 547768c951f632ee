import { type CardSource, fetchSounds } from '@lianhuan/cardtext';
import { fail, type MatchRecord, type Result, succeed } from '@lianhuan/kernel';
import { type Engine, type EngineMatch, openRecord, RELEASED } from '@lianhuan/releases';
import { CARD_PRINTERS, FILE_READERS } from '../games/card-printers.ts';
import { ENGINES } from '../games/engines.ts';
import { type GameId, isGameId } from '../games/ids.ts';
import type { ReadFiles } from './added-cards.ts';
import {
  type CardRequest,
  type Envelope,
  type Message,
  PROTOCOL_VERSION,
  type Request,
} from './protocol.ts';
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
  if (!reply.ok) send({ type: 'failed', id, problems: reply.problems });
  else if (typeof reply.value !== 'object' || reply.value === null) {
    send({ type: 'done', id, hint: reply.value });
  } else send({ type: 'files', id, files: reply.value });
}

async function handle(request: Request | CardRequest): Promise<Result<number | null | ReadFiles>> {
  try {
    if (bringsCards(request)) await fetchSounds();
    if (request.type === 'read-cards') return succeed(await readCards(request.game, request.files));
    if (request.type === 'print-cards')
      return succeed(await printCards(request.game, request.cards));
    await Promise.all(gamesOf(request).filter(isGameId).map(fetchEngine));
    const ready = await opened(request);
    if (!ready.ok) return ready;
    await sendCards(request);
    return session.handle(ready.value);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fail(
      `引擎出错了：${reason}。已保存的对局没有受影响，请重新打开它`,
      `The engine failed: ${reason}. Saved games are unharmed: open it again`,
    );
  }
}

/** Whether cards that somebody wrote come with the request: reading them takes what no other game needs. */
function bringsCards(request: Request | CardRequest): boolean {
  if (request.type === 'read-cards' || request.type === 'print-cards') return true;
  return Array.isArray((openedBy(request)?.setup as { readonly cards?: unknown } | null)?.cards);
}

async function readCards(game: GameId, files: readonly CardSource[]): Promise<ReadFiles> {
  const read = await FILE_READERS[game]();
  return read(files);
}

async function printCards(game: GameId, cards: readonly unknown[]): Promise<ReadFiles> {
  const print = await CARD_PRINTERS[game]();
  return { cards: [print(cards)], problems: [] };
}

/** Sends the cards that were added to the match which a request opens, if it opens one. */
async function sendCards(request: Request): Promise<void> {
  const opens = openedBy(request);
  if (opens === null) return;
  const { cards } = (opens.setup ?? {}) as { readonly cards?: unknown };
  const isAny = isGameId(opens.game) && Array.isArray(cards) && cards.length > 0;
  const { cards: printed } = isAny ? await printCards(opens.game, cards) : { cards: [] };
  send({ type: 'cards', cards: printed.flat() });
}

/** The game and the set-up that a request opens. */
function openedBy(request: Request): { readonly game: string; readonly setup: unknown } | null {
  switch (request.type) {
    case 'start':
      return request.game;
    case 'resume':
    case 'replay':
      return request.record;
    default:
      return null;
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
