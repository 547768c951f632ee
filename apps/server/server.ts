import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { openDatabase } from './database/open.ts';
import { addressOf, isOwnPage, serveHttp } from './http/serve.ts';
import { loadEngines } from './matches/engines.ts';
import type { Matches } from './matches/matches.ts';
import { askOnce } from './matches/warm-up.ts';
import { createAuth, siteSecret } from './people/auth.ts';
import { callOffFor } from './site/call-off.ts';
import { keepClean } from './site/clean-up.ts';
import { serveSockets } from './sockets/serve.ts';
import type { Viewers } from './sockets/viewers.ts';

/** A server at work. */
export interface LianhuanServer {
  readonly url: string;
  /** Null where nobody can play online. */
  readonly online: { readonly matches: Matches; readonly viewers: Viewers } | null;
  /** Lets go of everybody, and ends. */
  stop(): Promise<void>;
}

export interface ServerSettings {
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  /** The folder of the built web app. */
  readonly app: string;
  /** The address of the database; null to serve the app alone. */
  readonly database: string | null;
  readonly origin: string | null;
  /** How many proxies stand before it where there is an origin. */
  readonly proxies: number;
  readonly secret: string | null;
  /** How many new guests may come from one address in a minute, and a third as many accounts. */
  readonly guests: number;
  /** The user names of those who look after the site. */
  readonly operators: readonly string[];
  readonly log: Logger;
}

/** Starts a server. It keeps nothing for itself: any number of them serve one database. */
export async function startServer(settings: ServerSettings): Promise<LianhuanServer> {
  const { app, origin, proxies, log } = settings;
  if (settings.database === null) {
    const server = await serveHttp({ log, app, origin, proxies, auth: null });
    const url = await server.listen(settings);
    return { url, online: null, stop: () => server.close() };
  }
  const onLost = (error: Error) => log.warn({ error }, 'a connection to the database was lost');
  const database = await openDatabase(settings.database, { onLost });
  await loadEngines();
  const secret = settings.secret ?? (await siteSecret(database.db));
  const auth = createAuth(database.db, {
    ...{ secret, origin, guests: settings.guests, operators: settings.operators },
  });
  const server = await serveHttp({ log, app, origin, proxies, auth });
  const sockets = await serveSockets(server.server, {
    database,
    log,
    operators: settings.operators,
    guests: settings.guests,
    visitorOf: (headers) => auth.visitorOf(headers),
    addressOf: (request) => addressOf(request, origin === null ? 0 : proxies),
    isOwnPage: (headers) => isOwnPage(headers, origin),
  });
  await askOnce(database.db);
  const stopCleaning = keepClean(
    database.db,
    (match) => callOffFor({ matches: sockets.matches, log }, match),
    log,
  );
  await server.listen({ host: settings.host, port: settings.port });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `http://${settings.host}:${port}`,
    online: sockets,
    async stop() {
      stopCleaning();
      await sockets.stop();
      await server.close();
      await database.close();
    },
  };
}
