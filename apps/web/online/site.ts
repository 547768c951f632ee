import { create } from 'zustand';

/** Can one play online here? Null until it is known; false where plain files are served. */
export const useSite = create<{ readonly online: boolean | null }>()(() => ({ online: null }));

let asked = false;

/** Asks, once, whoever served this page. */
export async function askSite(): Promise<void> {
  if (asked || !navigator.onLine) return;
  asked = true;
  try {
    const response = await fetch('./api/site.json', { headers: { accept: 'application/json' } });
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const site = response.ok && isJson ? ((await response.json()) as { online?: unknown }) : {};
    useSite.setState({ online: site.online === true });
  } catch {
    // Without a network nobody plays online; with one, the next page asks again.
    asked = false;
    useSite.setState({ online: false });
  }
}
