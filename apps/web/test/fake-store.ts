import { afterEach, beforeEach, vi } from 'vitest';

/** A browser's store of so many letters at most, which another window can write too. */
export class FakeStore implements Storage {
  readonly #texts = new Map<string, string>();
  room = Number.POSITIVE_INFINITY;

  constructor() {
    // Browsers list what is stored as own properties.
    // biome-ignore lint/correctness/noConstructorReturn: a proxy stands in for the store
    return new Proxy(this, {
      ownKeys: () => [...this.#texts.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      get: (_, name) => {
        const value = Reflect.get(this, name, this);
        return typeof value === 'function' ? value.bind(this) : value;
      },
      set: (_, name, value) => Reflect.set(this, name, value, this),
    });
  }

  get length(): number {
    return this.#texts.size;
  }

  clear(): void {
    this.#texts.clear();
  }

  key(index: number): string | null {
    return [...this.#texts.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    const others = [...this.#texts].filter(([other]) => other !== key);
    const taken = others.reduce((sum, [other, one]) => sum + other.length + one.length, 0);
    if (taken + key.length + text.length > this.room) {
      throw new DOMException('no room', 'QuotaExceededError');
    }
    this.#texts.set(key, text);
  }

  removeItem(key: string): void {
    this.#texts.delete(key);
  }
}

/** Gives each test a browser's store of its own, and no other windows. */
export function withStore(): { readonly store: FakeStore } {
  const given = { store: new FakeStore() };
  beforeEach(() => {
    given.store = new FakeStore();
    vi.stubGlobal('localStorage', given.store);
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });
  return given;
}
