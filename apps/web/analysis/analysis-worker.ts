import { analyse, type Reviewable, review, type ThinkingGame } from '@lianhuan/bots';
import { fail, type Problem, type Result, succeed } from '@lianhuan/kernel';
import { type EngineMatch, openRecord, RELEASED } from '@lianhuan/releases';
import { engineFor } from '../games/engines.ts';
import { isGameId } from '../games/ids.ts';
import { THINKING_GAMES } from '../games/thinking.ts';
import type { AnalysisMessage, AnalysisRequest, Thought } from './protocol.ts';

/** So long the worker thinks, in milliseconds, before it listens whether it is to stop. */
const BREATH = 40;
/** What is imagined follows from it: the same game is reviewed alike each time. */
const SEED = 1;

const send = (message: AnalysisMessage) => postMessage(message);
/** The request that is served; all before it have ended. */
let latest = 0;

addEventListener('message', ({ data }: MessageEvent<AnalysisRequest>) => {
  latest = data.id;
  if (data.of !== 'nothing') void serve(data);
});

async function serve(request: Thought): Promise<void> {
  const { id } = request;
  try {
    const opened = await open(request);
    if (!opened.ok) return send({ id, type: 'failed', problems: opened.problems });
    const { match, game } = opened.value;
    if (request.of === 'decision') await analyseDecision(request, match, game);
    else await reviewGame(request, match, game);
  } catch (error) {
    send({ id, type: 'failed', problems: [brokenOff(error)] });
  }
}

async function analyseDecision(
  { id, seat }: Thought,
  match: Reviewable,
  game: ThinkingGame,
): Promise<void> {
  const thinking = analyse(match, seat, game, game.efforts.strategist, SEED);
  const last = await run(id, thinking, (steps) =>
    send({ id, type: 'analysis', analysis: steps[steps.length - 1], ended: false }),
  );
  if (last !== null) send({ id, type: 'analysis', analysis: last, ended: true });
}

async function reviewGame(
  { id, seat }: Thought,
  match: Reviewable,
  game: ThinkingGame,
): Promise<void> {
  const reviewing = review(match, seat, game, game.efforts.strategist, SEED);
  const all = await run(id, reviewing, (decisions) => send({ id, type: 'reviewed', decisions }));
  if (all !== null) send({ id, type: 'review', review: all });
}

/**
 * Runs a line of thought to its end; null if another request came meanwhile.
 * @param tell gets the steps since it was told last
 */
async function run<Step, End>(
  id: number,
  thinking: Generator<Step, End>,
  tell: (steps: readonly Step[]) => void,
): Promise<End | null> {
  let [since, steps]: [number, Step[]] = [performance.now(), []];
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
    steps.push(value);
    if (performance.now() - since < BREATH) continue;
    tell(steps);
    await new Promise((resolve) => setTimeout(resolve));
    if (latest !== id) return null;
    [since, steps] = [performance.now(), []];
  }
}

async function open({
  record,
}: Thought): Promise<Result<{ match: EngineMatch & Reviewable; game: ThinkingGame }>> {
  const own = isGameId(record.game) ? await engineFor(record.game, record.setup) : null;
  const match = await openRecord(record, own, RELEASED);
  if (!match.ok) return match;
  if (!canImagine(match.value) || !isGameId(record.game)) {
    return fail(
      '这个版本的对局还不能推演、复盘',
      'Games of this version cannot be analysed or reviewed',
    );
  }
  return succeed({ match: match.value, game: await THINKING_GAMES[record.game]() });
}

/** Only engines that were frozen before anybody thought ahead cannot. */
function canImagine(match: EngineMatch): match is EngineMatch & Reviewable {
  return match.imagine !== undefined;
}

function brokenOff(error: unknown): Problem {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    at: '',
    text: { zh: `推演中断了：${reason}`, en: `The analysis broke off: ${reason}` },
  };
}
