import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cluster, startCluster } from '../../database/embedded/cluster.ts';
import { type Database, openDatabase } from '../../database/open.ts';
import { Door } from '../door.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';

/** A server in a process of its own, the door to it, and the one by which it comes to the database. */
export interface SiteServer {
  readonly pages: Door;
  readonly toDatabase: Door;
  process: ServerProcess;
}

interface SiteWish {
  /** Where the database is to lie; a folder of its own unless said. */
  readonly folder?: string;
  /** The clocks of its servers can be set. */
  readonly clocks?: boolean;
  /** What is done with the database before servers come to it. */
  readonly prepare?: (database: Database) => Promise<void>;
}

const SERVERS = 2;

/** Two servers of one database, in processes of their own, in which all can be broken. */
export class FaultySite {
  /** The trial's own way to the database, which nothing cuts. */
  readonly database: Database;
  readonly servers: SiteServer[] = [];
  readonly #folder: string;
  readonly #ownFolder: boolean;
  readonly #toDatabase: Door;
  readonly #clocks: boolean;
  #cluster: Cluster;

  private constructor(
    place: { readonly folder: string; readonly ownFolder: boolean; readonly clocks: boolean },
    cluster: Cluster,
    toDatabase: Door,
    database: Database,
  ) {
    this.#folder = place.folder;
    this.#ownFolder = place.ownFolder;
    this.#clocks = place.clocks;
    this.#cluster = cluster;
    this.#toDatabase = toDatabase;
    this.database = database;
  }

  static async open({ folder, clocks = false, prepare }: SiteWish = {}): Promise<FaultySite> {
    const ownFolder = folder === undefined;
    const chosen = folder ?? mkdtempSync(join(tmpdir(), 'lianhuan-faults-'));
    if (ownFolder) chmodSync(chosen, 0o755);
    const cluster = await startCluster(chosen);
    const toDatabase = await Door.open(portOf(cluster));
    const database = await openDatabase(through(cluster, toDatabase));
    const site = new FaultySite(
      { folder: chosen, ownFolder, clocks },
      cluster,
      toDatabase,
      database,
    );
    try {
      await prepare?.(database);
      for (let at = 0; at < SERVERS; at++) await site.#addServer();
    } catch (error) {
      await site.close();
      throw error;
    }
    return site;
  }

  /** Where the pages find the servers. */
  get urls(): readonly string[] {
    return this.servers.map(({ pages }) => pages.url);
  }

  async #addServer(): Promise<void> {
    const toDatabase = await Door.open(portOf(this.#cluster));
    const process = await this.#startProcess(toDatabase);
    this.servers.push({ toDatabase, process, pages: await Door.open(process.port) });
  }

  #startProcess(toDatabase: Door): Promise<ServerProcess> {
    const clock = this.#clocks;
    return startServerProcess({ database: through(this.#cluster, toDatabase), clock });
  }

  /** A server loses its power, and nobody hears of it. */
  async killServer(at: number): Promise<void> {
    await this.servers[at].process.kill();
  }

  /** A server that was killed is started again. */
  async restartServer(at: number): Promise<void> {
    const server = this.servers[at];
    server.process = await this.#startProcess(server.toDatabase);
    server.pages.moveTo(server.process.port);
  }

  killDatabase(): void {
    process.kill(this.#cluster.pid, 'SIGKILL');
  }

  get databaseRuns(): boolean {
    try {
      process.kill(this.#cluster.pid, 0);
      return true;
    } catch {
      return false;
    }
  }

  async restartDatabase(): Promise<void> {
    this.#cluster = await startCluster(this.#folder);
    const doors = [this.#toDatabase, ...this.servers.map(({ toDatabase }) => toDatabase)];
    for (const door of doors) door.moveTo(portOf(this.#cluster));
  }

  async close(): Promise<void> {
    for (const { process } of this.servers) await process.kill();
    await this.database.close();
    const doors = this.servers.flatMap(({ pages, toDatabase }) => [pages, toDatabase]);
    for (const door of [...doors, this.#toDatabase]) await door.close();
    await this.#cluster.stop();
    if (this.#ownFolder) rmSync(this.#folder, { recursive: true, force: true });
  }
}

function portOf({ url }: Cluster): number {
  return Number(new URL(url).port);
}

/** The address of the database by way of a door. */
function through({ url }: Cluster, { port }: Door): string {
  const address = new URL(url);
  address.port = String(port);
  return address.href;
}
