import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cluster, startCluster } from '../database/embedded/cluster.ts';
import { Door } from '../trials/door.ts';
import { type ServerProcess, startServerProcess } from '../trials/server-process.ts';

/** Two servers with one database, and a door for each player. */
export interface TwoServers {
  readonly servers: readonly ServerProcess[];
  /** The address of their database. */
  readonly database: string;
  newDoor(server: number): Promise<Door>;
  stop(): Promise<void>;
}

/** @param app the folder of the built web app */
export async function startTwoServers(app: string): Promise<TwoServers> {
  const folder = mkdtempSync(join(tmpdir(), 'lianhuan-online-'));
  chmodSync(folder, 0o755);
  const cluster: Cluster = await startCluster(folder);
  const place = { database: cluster.url, app };
  const servers = [await startServerProcess(place), await startServerProcess(place)];
  const doors: Door[] = [];
  return {
    servers,
    database: cluster.url,
    async newDoor(server) {
      const door = await Door.open(servers[server].port);
      doors.push(door);
      return door;
    },
    async stop() {
      for (const door of doors) await door.close();
      for (const server of servers) await server.kill();
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
