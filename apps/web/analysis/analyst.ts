import type { MatchRecord, Seat } from '@lianhuan/kernel';
import type { AnalysisMessage, AnalysisRequest, Thought } from './protocol.ts';

type Hear = (message: AnalysisMessage) => void;

/** The page's end of the line to the worker that analyses and reviews; it thinks about one thing at a time. */
export class Analyst {
  #worker: Worker | null = null;
  #asked = 0;
  #hear: Hear = () => {};

  /** Ends what was thought about before; nothing is heard of that any more. */
  think(of: Thought['of'], record: MatchRecord, seat: Seat, hear: Hear): void {
    this.#hear = hear;
    this.#ask({ id: this.#asked + 1, of, record, seat });
  }

  /** Ends what is thought about. */
  stop(): void {
    if (this.#worker !== null) this.#ask({ id: this.#asked + 1, of: 'nothing' });
  }

  #ask(request: AnalysisRequest): void {
    this.#asked = request.id;
    this.#worker ??= this.#begin();
    this.#worker.postMessage(request);
  }

  #begin(): Worker {
    const worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<AnalysisMessage>) => {
      if (data.id === this.#asked) this.#hear(data);
    };
    worker.onerror = () => {
      worker.terminate();
      this.#worker = null;
      this.#hear({
        id: this.#asked,
        type: 'failed',
        problems: [
          {
            at: '',
            text: { zh: '推演停止了，请再试一次', en: 'The analysis has stopped: try again' },
          },
        ],
      });
    };
    return worker;
  }
}
