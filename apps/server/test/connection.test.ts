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

test('what is asked in a room waits, when the line was cut, until the page is in the room again', async () => {
  const { url } = await siteThatRefuses([]);
  const heard: string[] = [];
  let entered = 0;
  io.on('connection', (socket) => {
    socket.onAny(async (name, ...parts) => {
      heard.push(name);
      // The first server dies with it.
      if (heard.length === 1) return socket.disconnect(true);
      if (name !== 'room:enter') return parts.at(-1)({ ok: true, value: entered });
      await new Promise((resolve) => setTimeout(resolve, 300));
      entered += 1;
      parts.at(-1)({ ok: true, value: null });
    });
  });
  let lines = 0;
  const page = new Connection(url, (connected) => {
    if (!connected) return null;
    lines += 1;
    return lines === 1 ? null : page.ask('room:enter', { code: 'ABCD' });
  });
  line = page;
  await expect.poll(() => lines).toBe(1);
  const [said, answered] = await Promise.all([
    page.ask('room:say', { room: 'a', text: 'hello' }),
    expect
      .poll(() => lines)
      .toBe(2)
      .then(() => page.ask('match:list', {})),
  ]);
  expect(heard).toEqual(['room:say', 'room:enter', 'match:list', 'room:say']);
  expect(said).toMatchObject({ value: 1 });
  // What has nothing to do with the room waits for nothing.
  expect(answered).toMatchObject({ value: 0 });
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
