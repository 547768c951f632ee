import { type CardSource, fetchReading } from '@lianhuan/cardtext';
import type { Practice } from '@lianhuan/judge/played';
import { fail, type MatchRecord, type Result, succeed } from '@lianhuan/kernel';
import { type Engine, type EngineMatch, openRecord, RELEASED } from '@lianhuan/releases';
import { CARD_PRINTERS, FILE_READERS } from '../../games/card-printers.ts';
import { ENGINES, isOfScenario, makesUpCards, setupBringsCards } from '../../games/engines.ts';
import { type GameId, isGameId } from '../../games/ids.ts';
import type { Proving } from '../../games/proving.ts';
import type { PrintedAddition, ReadFiles } from '../added-cards.ts';
import {
  type AnyRequest,
  type Envelope,
  type Message,
  type PosedPuzzle,
  PROTOCOL_VERSION,
  type PracticeRequest,
  type PuzzleMomentRequest,
  type PuzzleRequest,
  type Request,
} from '../protocol.ts';
import { Session, type SessionRequest } from '../session.ts';
import { type OpenedPuzzle, openPosed } from './posed-puzzle.ts';

const send = (message: Message) => postMessage(message);
const engines = new Map<string, Engine>();
/** The games of which a scenario was asked for. */
const provings = new Map<GameId, Proving>();
const session = new Session(engines, send);
/** Requests are served one after another, also while one waits for an engine. */
let served: Promise<void> = Promise.resolve();

/** Answers what a page asks. */
export function serve(envelope: Envelope): void {
  served = served.then(() => answer(envelope));
}

async function answer({ id, version, request }: Envelope): Promise<void> {
  const reply = version === PROTOCOL_VERSION ? await handle(request) : otherBuild();
  if (!reply.ok) send({ type: 'failed', id, problems: reply.problems });
  else send({ ...reply.value, id });
}

/** What a request comes to. */
type Outcome = WithoutId<
  Extract<Message, { readonly type: 'done' | 'files' | 'proof' | 'practice' }>
>;
type WithoutId<One> = One extends Message ? Omit<One, 'id'> : never;

async function handle(request: AnyRequest): Promise<Result<Outcome>> {
  try {
    if (bringsCards(request)) await fetchReading();
    switch (request.type) {
      case 'read-cards':
        return succeed({ type: 'files', files: await readCards(request.game, request.files) });
      case 'print-cards':
        return succeed({ type: 'files', files: await printCards(request.game, request.cards) });
      case 'prove': {
        const proving = await fetchProving(request.game);
        const proof = proving.record(request.scenario);
        return proof.ok ? succeed({ type: 'proof', proof: proof.value }) : proof;
      }
      case 'practise':
        return await practise(request);
      case 'solve':
        return await solve(request);
      case 'judge-puzzle':
        return await judgePuzzle(request);
      default:
        return await serveMatch(request);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fail(
      `引擎出错了：${reason}。已保存的对局没有受影响，请重新打开它`,
      `The engine failed: ${reason}. Saved games are unharmed: open it again`,
    );
  }
}

/** The task that was looked at last: it is looked at after every answer. */
let task: { readonly scenario: string; readonly opened: Result<Practice> } | null = null;

async function practise({ game, scenario, answers }: PracticeRequest): Promise<Result<Outcome>> {
  const proving = await fetchProving(game);
  if (task?.scenario !== scenario) task = { scenario, opened: proving.practise(scenario) };
  const { opened } = task;
  return opened.ok ? succeed({ type: 'practice', moment: opened.value.look(answers) }) : opened;
}

/** The puzzle that was looked at last. */
let puzzle: { readonly link: string; readonly opened: Result<OpenedPuzzle> } | null = null;

async function puzzleOf({ game, link, seat }: PosedPuzzle): Promise<Result<OpenedPuzzle>> {
  if (puzzle?.link !== link) puzzle = { link, opened: await openPosed(game, link, seat) };
  return puzzle.opened;
}

async function solve(request: PuzzleRequest): Promise<Result<Outcome>> {
  const opened = await puzzleOf(request);
  return opened.ok ? succeed({ type: 'proof', proof: opened.value.solution }) : opened;
}

async function judgePuzzle(request: PuzzleMomentRequest): Promise<Result<Outcome>> {
  const opened = await puzzleOf(request);
  if (!opened.ok) return opened;
  return succeed({ type: 'practice', moment: opened.value.look(request.answers) });
}

async function serveMatch(request: Request): Promise<Result<Outcome>> {
  const isProof =
    request.type === 'prepare' ? request.proving : isOfScenario(openedBy(request)?.setup);
  const fetch: (game: GameId) => Promise<unknown> = isProof ? fetchProving : fetchEngine;
  await Promise.all(gamesOf(request).filter(isGameId).map(fetch));
  const ready = await opened(request);
  if (!ready.ok) return ready;
  await sendCards(request);
  const done = session.handle(ready.value);
  return done.ok ? succeed({ type: 'done', hint: done.value }) : done;
}

/** Whether cards that somebody wrote come with the request: reading them takes what no other game needs. */
function bringsCards(request: AnyRequest): boolean {
  if (request.type === 'read-cards' || request.type === 'print-cards') return true;
  if (request.type === 'prove' || request.type === 'practise')
    return makesUpCards(request.scenario);
  if (request.type === 'solve' || request.type === 'judge-puzzle') return false;
  return setupBringsCards(openedBy(request)?.setup);
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
  send({
    type: 'cards',
    cards: isGameId(opens.game) ? await printedOf(opens.game, opens.setup) : [],
  });
}

async function printedOf(game: GameId, setup: unknown): Promise<readonly PrintedAddition[]> {
  if (isOfScenario(setup)) return (await fetchProving(game)).print(setup);
  const { cards } = (setup ?? {}) as { readonly cards?: unknown };
  if (!Array.isArray(cards) || cards.length === 0) return [];
  const { cards: printed } = await printCards(game, cards);
  return printed.flat();
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
async function openOwn(record: MatchRecord): Promise<Result<EngineMatch>> {
  const today = engines.get(record.game) ?? null;
  if (isOfScenario(record.setup) && today !== null && record.version !== today.version)
    return ofOldScenario(record.version, today.version);
  return openRecord(record, today, RELEASED);
}

/** Only the engine of this build knows the judge. */
function ofOldScenario(theirs: string, ours: string): Result<never> {
  return fail(
    `这一局从测试局开始，按 ${theirs} 版的规则；现在是 ${ours} 版，这样的对局只有当时的版本能打开`,
    `This game began at a scenario by version ${theirs} of the rules; now it is ${ours}, and such games are opened by their own version alone`,
    'version',
  );
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

/** From then on the engine of the game is the one that knows the judge: it opens all that the other does. */
async function fetchProving(game: GameId): Promise<Proving> {
  const { PROVING } = await import('../../games/proving.ts');
  const proving = provings.get(game) ?? (await PROVING[game]());
  provings.set(game, proving);
  engines.set(game, proving.engine);
  return proving;
}

function otherBuild(): Result<never> {
  return fail('页面已经更新，请刷新', 'The page has been updated: reload it');
}
