const Lasting = WeakMap;

/** Counts how often all was forgotten; a map that was filled before is empty. */
let times = 0;

/**
 * A `WeakMap` that is empty once all is forgotten. What code keeps in one follows from what it was given, but a
 * thread that has kept it from the code as it is would not notice a change of what it was worked out by.
 */
class Forgetful<Key extends WeakKey, Value> extends Lasting<Key, Value> {
  #kept = new Lasting<Key, Value>();
  #since = times;

  get #now(): WeakMap<Key, Value> {
    if (this.#since !== times) {
      this.#kept = new Lasting();
      this.#since = times;
    }
    return this.#kept;
  }

  override get(key: Key): Value | undefined {
    return this.#now.get(key);
  }

  override has(key: Key): boolean {
    return this.#now.has(key);
  }

  override set(key: Key, value: Value): this {
    this.#now.set(key, value);
    return this;
  }

  override delete(key: Key): boolean {
    return this.#now.delete(key);
  }
}

/** From here on all that is imported keeps what it works out in maps that can be emptied. */
export function keepForgetfully(): void {
  Object.assign(globalThis, { WeakMap: Forgetful });
}

/** Empties all of them. */
export function forgetAll(): void {
  times += 1;
}
