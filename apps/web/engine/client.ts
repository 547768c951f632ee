import type { Problem } from '@lianhuan/kernel';
import { type AnyRequest, type Message, PROTOCOL_VERSION, type Request } from './protocol.ts';

export type Reply = Extract<Message, { type: 'done' | 'failed' | 'files' | 'proof' | 'practice' }>;
export type News = Exclude<Message, Reply>;

/** The page's end of a line to a game that is played elsewhere. */
export interface Line {
  ask(request: Request): Promise<Reply>;
  /** Tells what comes, in order, from now on. */
  listen(hear: (news: News) => void): void;
  close(): void;
}

const CRASHED: readonly Problem[] = [
  {
    at: '',
    text: {
      zh: '引擎停止了。对局已保存，请刷新页面再打开它',
      en: 'The engine has stopped. The game is saved: reload the page and open it again',
    },
  },
];

/** The page's end of the line to the worker. */
export class Client {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #requests = 0;

  /** @param hear gets what the worker tells unasked, in order, before the reply it belongs to. */
  constructor(hear: (news: News) => void) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<Message>) => {
      if ('id' in data) this.#resolve(data);
      else hear(data);
    };
    this.#worker.onerror = () => {
      for (const id of this.#waiting.keys()) {
        this.#resolve({ type: 'failed', id, problems: CRASHED });
      }
    };
  }

  ask(request: AnyRequest): Promise<Reply> {
    this.#requests += 1;
    const id = this.#requests;
    this.#worker.postMessage({ version: PROTOCOL_VERSION, id, request });
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  #resolve(reply: Reply): void {
    this.#waiting.get(reply.id)?.(reply);
    this.#waiting.delete(reply.id);
  }
}
