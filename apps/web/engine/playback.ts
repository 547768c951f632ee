import type { News } from './client.ts';

export type Scene = Extract<News, { type: 'snapshot' }>;

/** Shows what the bots did one step after another, slowly enough to follow. */
export class Playback {
  readonly #show: (scenes: readonly Scene[], more: boolean) => void;
  readonly #pace: () => number;
  #queue: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** Until a person is asked, nothing is shown in between. */
  #hurried = false;

  /**
   * @param show gets the scenes to pass over and, last, the one to show
   * @param pace milliseconds a scene stays; 0 to show only where a person is asked
   */
  constructor(show: (scenes: readonly Scene[], more: boolean) => void, pace: () => number) {
    this.#show = show;
    this.#pace = pace;
  }

  push(scene: Scene): void {
    this.#queue.push(scene);
    if (this.#timer === null) this.#next();
  }

  /** Passes over all that waits: what comes next shall be seen at once. */
  skip(): void {
    this.#hurried = false;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#queue.length > 0) this.#show(this.#queue.splice(0), false);
  }

  /** Runs to where a person is asked: nothing in between is shown any more. */
  hurry(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#hurried = true;
    this.#next();
  }

  #next(): void {
    this.#timer = null;
    const pace = this.#hurried ? 0 : this.#pace();
    const count = pace > 0 ? this.#noticeable() : this.#resting();
    if (count === 0) return;
    this.#hurried = false;
    const scenes = this.#queue.splice(0, count);
    this.#show(scenes, this.#queue.length > 0);
    if (pace > 0) this.#timer = setTimeout(() => this.#next(), pace);
  }

  /** Up to the first scene in which something happened, or the last there is. */
  #noticeable(): number {
    const index = this.#queue.findIndex(({ snapshot }) => snapshot.news.length > 0);
    return index < 0 ? this.#queue.length : index + 1;
  }

  /** Up to the last scene in which nobody thinks. */
  #resting(): number {
    return this.#queue.findLastIndex(({ snapshot }) => !snapshot.thinking) + 1;
  }
}
