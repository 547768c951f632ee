import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * An address that leads to one of several servers, as a proxy in front of them does. What goes through it can be
 * cut, and led to another server.
 */
export class Door {
  readonly port: number;
  readonly #server: Server;
  readonly #through = new Set<Socket>();
  #target: number;
  #open = true;

  private constructor(server: Server, port: number, target: number) {
    this.#server = server;
    this.port = port;
    this.#target = target;
    server.on('connection', (socket) => this.#lead(socket));
  }

  /** @param target the port that it leads to */
  static open(target: number): Promise<Door> {
    const server = createServer();
    return new Promise((resolve, reject) => {
      server.on('error', reject);
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        if (address === null || typeof address === 'string') throw new Error('no port');
        resolve(new Door(server, address.port, target));
      });
    });
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Cuts all that goes through, and leads elsewhere from now on. */
  moveTo(target: number): void {
    this.#target = target;
    this.cut();
  }

  /** Cuts all that goes through; whoever comes again gets through again. */
  cut(): void {
    for (const socket of this.#through) socket.destroy();
    this.#through.clear();
  }

  /** What goes through it now is swallowed from here on, and nobody is told: only those who come anew get through. */
  swallow(): void {
    for (const socket of this.#through) {
      socket.unpipe();
      socket.resume();
    }
  }

  /** Lets nobody through. */
  shut(): void {
    this.#open = false;
    this.cut();
  }

  reopen(): void {
    this.#open = true;
  }

  async close(): Promise<void> {
    this.shut();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #lead(socket: Socket): void {
    if (!this.#open) return void socket.destroy();
    const onward = connect(this.#target, '127.0.0.1');
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      this.#through.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.#through.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }
}
