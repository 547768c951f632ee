import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { create } from 'zustand';

interface Site {
  /** Can one play online here? Null until it is known; false where plain files are served. */
  readonly online: boolean | null;
  /** Can one have passkeys here? They belong to a host that has a name, and want a connection that nobody reads. */
  readonly hasPasskeys: boolean;
}

/** Whoever served this page. */
export const useSite = create<Site>()(() => ({ online: null, hasPasskeys: false }));

interface SiteAnswer {
  readonly online?: unknown;
  readonly passkeyHost?: unknown;
}

let asked = false;

/** Asks, once, whoever served this page. */
export async function askSite(): Promise<void> {
  if (asked || !navigator.onLine) return;
  asked = true;
  try {
    const response = await fetch('./api/site.json', { headers: { accept: 'application/json' } });
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const site = response.ok && isJson ? ((await response.json()) as SiteAnswer) : {};
    useSite.setState({
      online: site.online === true,
      hasPasskeys: browserSupportsWebAuthn() && site.passkeyHost === location.hostname,
    });
  } catch {
    // Without a network nobody plays online; with one, the next page asks again.
    asked = false;
    useSite.setState({ online: false });
  }
}
