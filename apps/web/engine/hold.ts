/** How long one waits for a window that is just being closed or loaded anew, in milliseconds. */
const PATIENCE = 500;

/** One window's hold on a saved game: of all windows only that one plays it. */
export interface Hold {
  /** Lets go of it. */
  release(): void;
}

/** Where the browser has no locks (pages without https) every window holds what it opens. */
const FREE: Hold = { release() {} };

/**
 * Holds a saved game for this window; null if another window does.
 * @param way `ask` takes no for an answer, `seize` takes it from the other window
 * @param lost is called once if another window seizes it later
 */
export function holdGame(id: string, way: 'ask' | 'seize', lost: () => void): Promise<Hold | null> {
  const { locks } = navigator;
  if (!locks) return Promise.resolve(FREE);
  const name = `lianhuan.game.${id}`;
  return new Promise((resolve) => {
    let state: 'asked' | 'held' | 'released' = 'asked';
    const options = way === 'seize' ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) };
    const held = () =>
      new Promise<void>((letGo) => {
        state = 'held';
        resolve({
          release() {
            state = 'released';
            letGo();
          },
        });
      });
    locks.request(name, options, held).catch(async () => {
      if (state === 'held') lost();
      else if (state === 'asked') resolve(await whereFree(name, () => holdGame(id, way, lost)));
    });
  });
}

/**
 * On a busy device a lock may come later than that, and one that came too late is still to be let go:
 * what no other window holds is asked for again.
 */
async function whereFree(name: string, ask: () => Promise<Hold | null>): Promise<Hold | null> {
  const own = `${name}.${crypto.randomUUID()}`;
  const { held = [] } = await navigator.locks.request(own, () => navigator.locks.query());
  const here = held.find((lock) => lock.name === own)?.clientId;
  const isElsewhere = held.some((lock) => lock.name === name && lock.clientId !== here);
  return isElsewhere ? null : ask();
}
