import { fail, type Result } from '@lianhuan/kernel';
import { library } from '@lianhuan/minxin';
import { type Envelope, type Message, PROTOCOL_VERSION, type Request } from './protocol.ts';
import { Session } from './session.ts';

const send = (message: Message) => postMessage(message);
const session = new Session(send);

addEventListener('message', ({ data }: MessageEvent<Envelope>) => {
  const { id, version, request } = data;
  const reply = version === PROTOCOL_VERSION ? handle(request) : otherBuild();
  if (reply.ok) send({ type: 'done', id, hint: reply.value });
  else send({ type: 'failed', id, problems: reply.problems });
});

// Reading all cards takes longest: it is done while the players still choose.
library();

function handle(request: Request): Result<number | null> {
  try {
    return session.handle(request);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fail(
      `引擎出错了：${reason}。已保存的对局没有受影响，请重新打开它`,
      `The engine failed: ${reason}. Saved games are unharmed: open it again`,
    );
  }
}

function otherBuild(): Result<never> {
  return fail('页面已经更新，请刷新', 'The page has been updated: reload it');
}
