import { statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { HEADERS } from '../../web/headers.ts';
import { type Refused, refused } from '../problem.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** A server at work. */
export interface Serving {
  readonly url: string;
  close(): void;
}

/** Serves the files of a folder, and nothing outside of it. @param port 0 for any that is free */
export function serveFolder(folder: string, host: string, port: number): Promise<Serving> {
  const server = createServer((request, response) => {
    // An error while one file is sent ends that answer only; the server goes on serving others.
    answer(folder, request, response).catch(() => response.destroy());
  });
  return new Promise((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) => reject(refusal(error, host, port)));
    server.listen(port, host, () => {
      const { port: taken } = server.address() as AddressInfo;
      resolve({ url: `http://${host}:${taken}/`, close: () => server.close() });
    });
  });
}

async function answer(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuseRequest(response, 405, '只能读取 only GET and HEAD', { allow: 'GET, HEAD' });
  }
  const file = fileFor(folder, request.url ?? '/');
  const opened = file === null ? null : await open(file).catch(() => null);
  if (file === null || opened === null) {
    return refuseRequest(response, 404, '没有这个文件 not found');
  }
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { ...HEADERS, 'content-type': type, 'cache-control': 'no-cache' });
  await pipeline(opened.createReadStream(), response);
}

function refuseRequest(
  response: ServerResponse,
  status: number,
  why: string,
  more: Readonly<Record<string, string>> = {},
): void {
  response
    .writeHead(status, { ...HEADERS, ...more, 'content-type': 'text/plain; charset=utf-8' })
    .end(`${why}\n`);
}

/** The file a request is for, or null. A path that names no file of its own is a page of the app. */
function fileFor(folder: string, url: string): string | null {
  const path = pathOf(url);
  if (path === null) return null;
  const file = normalize(join(folder, path));
  if (!file.startsWith(folder + sep) && file !== folder) return null;
  if (isFile(file)) return file;
  return extname(path) === '' ? join(folder, 'index.html') : null;
}

/** Also of a name that no file can have. */
function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
}

function refusal({ code }: NodeJS.ErrnoException, host: string, port: number): Refused {
  if (code === 'EADDRINUSE') {
    return refused(
      `端口 ${port} 已被占用，请另选一个`,
      `port ${port} is in use; choose another`,
      '--port',
    );
  }
  return refused(
    `无法监听 ${host}:${port}（${code}）`,
    `cannot listen on ${host}:${port} (${code})`,
    '--host',
  );
}
