import { pino } from 'pino';
import { serveHttp } from './serve.ts';

/** The web app as this server gives it, where nobody plays online. */
export interface AppAlone {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves a built app at a free port of this machine, in silence: for whoever looks at it or measures it. */
export async function serveAppAlone(folder: string): Promise<AppAlone> {
  const server = await serveHttp({
    log: pino({ level: 'silent' }),
    app: folder,
    origin: null,
    proxies: 0,
    auth: null,
  });
  const { port } = new URL(await server.listen({ port: 0, host: 'localhost' }));
  return { url: `http://localhost:${port}/`, stop: () => server.close() };
}
