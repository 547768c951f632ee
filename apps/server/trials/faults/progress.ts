/** Says how far a part of the trial has come, and at its end in one line what it did. */
export class Progress {
  readonly #start = performance.now();
  #shown = performance.now();

  show(what: string): void {
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
