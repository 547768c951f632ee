import { networkInterfaces } from 'node:os';
import pino from 'pino';
import { type Cluster, startCluster } from './database/embedded/cluster.ts';
import { goOnWarming, warmUp } from './matches/warm-up.ts';
import { startServer } from './server.ts';
import { readSettings, type Settings } from './settings.ts';

// Started by `npm start`: the web app, and what it takes to play online.

const settings = readSettings(process.env);
const log = pino({ level: settings.log });
const cluster = settings.database === null ? await embedded(settings) : null;
const database = settings.database ?? cluster?.url ?? null;
if (database !== null) await warmUp();
const server = await startServer({ ...settings, database, log });
if (server.online) {
  goOnWarming().catch((error) => log.warn({ error }, 'the games were not compiled to the end'));
}
// Browsers allow passkeys at a name alone.
console.log(`  ➜  ${server.url.replace(/\/\/(127\.0\.0\.1|0\.0\.0\.0):/, '//localhost:')}`);
for (const address of addressesOf(server.url)) console.log(`  ➜  ${address}`);
if (cluster) console.log(`  ➜  联机数据在 the data of online play are in ${settings.data}`);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // Twice: whoever waits no longer.
    if (stopping) process.exit(1);
    stopping = true;
    void server
      .stop()
      .then(() => cluster?.stop())
      .then(() => process.exit(0));
  });
}

/** Where others in the network find a server that listens at all addresses. */
function addressesOf(url: string): readonly string[] {
  const { hostname, port } = new URL(url);
  if (hostname !== '0.0.0.0' && hostname !== '[::]') return [];
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}

/** The database that comes with it. Where it cannot run, the app is there all the same, to play offline. */
async function embedded({ data }: Settings): Promise<Cluster | null> {
  try {
    return await startCluster(data);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`不能联机 No online play: ${reason}`);
    return null;
  }
}
