import { createServer, type Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { afterEach, expect, test } from 'vitest';
import { Connection } from '../../web/online/connection.ts';
import { NOBODY_KNOWN } from '../../web/online/protocol.ts';

let http: HttpServer;
let io: Server;
let line: Connection | null = null;

/** A site that lets nobody in as often as there are reasons not to. */
async function siteThatRefuses(reasons: readonly string[]) {
  http = createServer();
  io = new Server(http);
  let come = 0;
  io.use((_, next) => next(reasons[come++] ? new Error(reasons[come - 1]) : undefined));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  /** How often it was come to. */
  return { url: new URL(`http://127.0.0.1:${address.port}/`), come: () => come };
}

afterEach(async () => {
  line?.close();
  await io.close();
});

test('a page that could not be let in just now comes again', async () => {
  const { url, come } = await siteThatRefuses(['not now', 'not now']);
  const heard: boolean[] = [];
  line = new Connection(url, (connected) => heard.push(connected));
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual([false, false, true]);
  expect(come()).toBe(3);
});

test('a page whose person is not known does not come again', async () => {
  const { url, come } = await siteThatRefuses([NOBODY_KNOWN]);
  const heard: boolean[] = [];
  line = new Connection(url, (connected) => heard.push(connected));
  await expect.poll(() => heard).toEqual([false]);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(heard).toEqual([false]);
  expect(come()).toBe(1);
});
