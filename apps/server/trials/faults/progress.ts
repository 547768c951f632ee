/** Says how far a part of the trial has come, and at its end in one line what it did. */
export class Progress {
  readonly #start = performance.now();
  readonly #stop: AbortSignal;
  #shown = performance.now();

  /** @param stop somebody does not want to wait for the end of the trial */
  constructor(stop: AbortSignal) {
    this.#stop = stop;
  }

  /** @throws the reason of `stop`, so that what was opened is closed */
  show(what: string): void {
    this.#stop.throwIfAborted();
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K  … ${what}`);
    else if (performance.now() > this.#shown + 20_000) {
      this.#shown = performance.now();
      console.log(`  … ${what} (${this.#seconds} s)`);
    }
  }

  done(what: string): void {
    if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
    console.log(`✓ ${what}: none lost, none doubled, all agree (${this.#seconds} s)`);
  }

  get #seconds(): string {
    return ((performance.now() - this.#start) / 1000).toFixed(1);
  }
}
