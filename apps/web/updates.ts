import type { Workbox } from 'workbox-window';
import { create } from 'zustand';

/** How often a window that stays open asks whether there is a new version, in milliseconds. */
const HOUR = 3_600_000;

/** Whether a newer version of the app is there: `useUpdates(({ news }) => news)`. */
export interface Updates {
  /**
   * `waiting`: a new version is there, and comes once the player asks for it. `coming`: the player has,
   * and the browser takes a moment to let go of the old one. `taken`: another window has asked for it,
   * and this one still runs the old.
   */
  readonly news: 'none' | 'waiting' | 'coming' | 'taken';
  /** The app opens without a network. */
  readonly kept: boolean;
  /** Loads the new version; the game on the screen is saved and goes on. */
  update(): void;
  /** Says that the player does not want to hear of it now. */
  dismiss(): void;
}

let workbox: Workbox | null = null;

export const useUpdates = create<Updates>()((set, get) => ({
  news: 'none',
  kept: false,
  update() {
    if (get().news === 'taken' || workbox === null) return location.reload();
    set({ news: 'coming' });
    workbox.messageSkipWaiting();
  },
  dismiss: () => set({ news: 'none' }),
}));

/**
 * Has the browser keep the app, and listens for new versions. Nothing is ever loaded anew by itself.
 * Where there are no service workers (pages without https) the app needs its server to open.
 */
export async function keepApp(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  try {
    const { Workbox } = await import('workbox-window');
    workbox = new Workbox('./sw.js');
    workbox.addEventListener('waiting', () => useUpdates.setState({ news: 'waiting' }));
    workbox.addEventListener('controlling', ({ isUpdate }) => {
      if (useUpdates.getState().news === 'coming') location.reload();
      else if (isUpdate) useUpdates.setState({ news: 'taken' });
    });
    const registration = await workbox.register();
    await navigator.serviceWorker.ready;
    useUpdates.setState({ kept: true });
    if (registration) askNowAndThen(registration);
  } catch {
    // Without it the app plays all the same; it is tried again when the app is opened next.
  }
}

/** Also a window that stays open for days hears of new versions. */
function askNowAndThen(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < HOUR) return;
    last = Date.now();
    registration.update().catch(() => {
      // Without a network the question fails; the app asks again later.
    });
  });
}
