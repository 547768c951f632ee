/** No change is made. */
export const NONE = -1;

/** Code was run much longer than it takes unchanged. */
export class Endless extends Error {}

/** Asked by changed code at every turn which change is made; one for each thread. */
export class Switchboard {
  /** The number of the change that is made, or {@link NONE}. */
  chosen = NONE;
  /** How many turns loops may still take. */
  turns = Number.POSITIVE_INFINITY;
  /** 1 for each change whose place was come to. */
  readonly reached: Uint8Array;

  constructor(changes: number) {
    this.reached = new Uint8Array(changes);
  }

  is(change: number): boolean {
    this.reached[change] = 1;
    return change === this.chosen;
  }

  /** @throws Endless if loops took more turns than they may */
  turn(): void {
    if (--this.turns < 0) throw new Endless('more turns than loops may take');
  }

  /** The changes that were reached since this was asked last. */
  takeReached(): number[] {
    const reached = [...this.reached.keys()].filter((change) => this.reached[change] === 1);
    this.reached.fill(0);
    return reached;
  }
}
