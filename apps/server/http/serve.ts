import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join, relative, sep } from 'node:path';
import rateLimit from '@fastify/rate-limit';
import files from '@fastify/static';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import type { Logger } from 'pino';
import { HEADERS } from '../../web/headers.ts';
import { isJsonKept } from '../database/kept-values.ts';
import type { Auth } from '../people/auth.ts';

interface HttpSettings {
  readonly log: Logger;
  /** The folder of the built web app. */
  readonly app: string;
  /** Where the site stands for those who play; null for wherever it is asked at. */
  readonly origin: string | null;
  /**
   * How many proxies stand before it where there is an origin: what the address of a player is taken from was added by
   * the first of them. What came before that anybody can have made up.
   */
  readonly proxies: number;
  /** Who somebody is; null where nobody can play online. */
  readonly auth: Auth | null;
}

/** Sessions, names and the like are short. */
const MOST_BYTES = 64 * 1024;

/** So long may a request take to arrive, its head less; whoever sends one letter now and then holds nothing up. */
const ARRIVAL = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2000,
};

/** Browsers that have come by https once come by nothing else for so long: half a year, in seconds. */
const HTTPS_ONLY = 'max-age=15552000';

/** In this folder of the app a build names files by what is in them: what has such a name never changes. */
const NAMED_BY_CONTENT = join('assets', sep);
const KEPT_FOR_GOOD = 'public, max-age=31536000, immutable';

/** Serves the web app, and who somebody is. */
export async function serveHttp({
  log,
  app,
  origin,
  proxies,
  auth,
}: HttpSettings): Promise<FastifyInstance> {
  const server = fastify({
    loggerInstance: log as FastifyBaseLogger,
    bodyLimit: MOST_BYTES,
    trustProxy: origin === null ? false : (_, hop) => hop < proxies,
    forceCloseConnections: true,
    requestTimeout: ARRIVAL.requestTimeout,
    http: ARRIVAL,
  });
  const secure = origin?.startsWith('https:') ? { 'strict-transport-security': HTTPS_ONLY } : {};
  const headers = Object.entries({ ...HEADERS, ...secure });
  server.addHook('onSend', async (_, reply) => {
    for (const [name, value] of headers) reply.header(name, value);
  });
  await server.register(rateLimit, { global: false });
  server.get('/api/site.json', async () => ({
    online: auth !== null,
    passkeyHost: auth?.passkeyHost ?? null,
  }));
  server.get('/api/health', async () => 'ok');
  if (auth) serveAuth(server, auth, origin);
  if (existsSync(app)) {
    await server.register(files, {
      root: app,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders(reply, path) {
        if (relative(app, path).startsWith(NAMED_BY_CONTENT)) {
          reply.header('cache-control', KEPT_FOR_GOOD);
        }
      },
    });
    server.addHook('onSend', async (_, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
    });
    // The pages of the app stand behind the #: an address without a file is its first page.
    server.setNotFoundHandler((request, reply) => {
      const isPage = request.method === 'GET' && !request.url.slice(1).includes('.');
      if (!isPage || request.url.startsWith('/api/')) return reply.code(404).send('not found');
      return reply.sendFile('index.html', join(app));
    });
  }
  return server;
}

/** The library takes requests as browsers do: they are handed on as they came. */
function serveAuth(server: FastifyInstance, auth: Auth, origin: string | null): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
    scope.route({
      method: ['GET', 'POST'],
      url: '/api/auth/*',
      config: { rateLimit: { max: 600, timeWindow: '1 minute' } },
      async handler(request, reply) {
        // Besides what the library looks at: browsers name the page from which anything is sent.
        if (!isOwnPage(request.headers, origin)) return reply.code(403).send();
        const asked = webRequest(request, origin);
        if (asked === null) return reply.code(400).send();
        const response = await auth.handle(asked);
        reply.code(response.status);
        for (const [name, value] of response.headers) {
          if (name !== 'set-cookie') reply.header(name, value);
        }
        for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
        return reply.send(Buffer.from(await response.arrayBuffer()));
      },
    });
  });
}

/** Null for what no page sends: to a host that cannot be, or with what the library would break at. */
function webRequest(request: FastifyRequest, origin: string | null): Request | null {
  const base = origin ?? `${request.protocol}://${request.host}`;
  const body = request.method === 'POST' ? String(request.body ?? '') : null;
  if (!URL.canParse(request.url, base) || request.url.includes('%00')) return null;
  if (body !== null && (body.trim() === 'null' || !isJsonKept(body))) return null;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  headers.set('x-forwarded-for', request.ip);
  return new Request(new URL(request.url, base), { method: request.method, headers, body });
}

/** Where a request comes from that went through so many proxies, each of which added where it came from. */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const told = String(headers['x-forwarded-for'] ?? '').split(',');
  const address = proxies > 0 ? told.at(-proxies)?.trim() : undefined;
  return address || (socket.remoteAddress ?? '');
}

/** Does a request come from a page of this site? Programs that are no browser say nothing of that. */
export function isOwnPage(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  origin: string | null,
): boolean {
  const { origin: from, host } = headers;
  if (from === undefined) return true;
  if (origin !== null) return from === new URL(origin).origin;
  try {
    return new URL(String(from)).host === host;
  } catch {
    return false;
  }
}
