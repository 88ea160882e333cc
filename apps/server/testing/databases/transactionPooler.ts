/**
 * A pooler in transaction mode before a real Postgres, as pgbouncer 1.18 is one by default: a client is lent a connection for each
 * transaction, gets the number of another process than serves it, is sent nothing while it has none, and may bring no settings.
 */
import { once } from 'node:events';
import { type AddressInfo, createServer, Socket } from 'node:net';

/** All that it passes over; others are refused. */
const PARAMETERS = new Set(['user', 'database', 'client_encoding']);
const GOODBYE = 'X'.charCodeAt(0);
const BACKEND_KEY = 'K'.charCodeAt(0);
/** Postgres ends every answer with whether a transaction is open: «Z», a length of 5, and «I» where none is. */
const IDLE = Buffer.from('Z\0\0\0\x05I', 'latin1');
const isIdleAfter = (answer: Buffer): boolean => answer.subarray(-IDLE.length).equals(IDLE);

export class TransactionPooler {
  /** Those that are not lent; the one used last is lent next. */
  private readonly idle: Socket[] = [];
  private readonly waiting: (() => void)[] = [];
  private readonly sockets = new Set<Socket>();
  /** Client and server connections that were made in all. */
  readonly made = { clients: 0, servers: 0 };

  private constructor(
    /** The database's own URL, with this pooler's host and port in it. */
    readonly url: string,
    private readonly server: ReturnType<typeof createServer>,
    private readonly size: number,
  ) {}

  static async before(database: string, size = 2): Promise<TransactionPooler> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const target = new URL(database);
    const here = new URL(database);
    here.hostname = '127.0.0.1';
    here.port = String((server.address() as AddressInfo).port);
    const pooler = new TransactionPooler(here.href, server, size);
    server.on('connection', (client) => pooler.welcome(client, Number(target.port), target.hostname));
    return pooler;
  }

  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /** A client signs in over a connection of its own, which then belongs to all. */
  private welcome(client: Socket, port: number, host: string): void {
    this.made.clients += 1;
    this.keep(client);
    client.once('data', (startup: Buffer) => {
      const refused = parametersOf(startup).find((name) => !PARAMETERS.has(name));
      if (refused !== undefined) return void client.end(refusal(`unsupported startup parameter: ${refused}`));
      const server = new Socket();
      this.made.servers += 1;
      this.keep(server);
      const forward = (sent: Buffer) => void server.write(sent);
      client.on('data', forward);
      server.on('data', (answer: Buffer) => {
        client.write(withOtherKey(answer));
        if (!isIdleAfter(answer)) return;
        client.off('data', forward);
        server.removeAllListeners('data');
        this.giveBack(server);
        this.lend(client);
      });
      server.connect(port, host, () => server.write(startup));
    });
  }

  /** For each transaction of this client, from its first word to the answer after which none is open. */
  private lend(client: Socket): void {
    client.once('data', (first: Buffer) => {
      if (first[0] === GOODBYE) return void client.end();
      client.pause();
      const begin = (): void => {
        const server = this.idle.pop();
        if (server === undefined) return void this.waiting.push(begin);
        const forward = (sent: Buffer) => void server.write(sent);
        client.on('data', forward);
        server.on('data', (answer: Buffer) => {
          client.write(answer);
          if (!isIdleAfter(answer)) return;
          client.off('data', forward);
          server.removeAllListeners('data');
          this.giveBack(server);
          this.lend(client);
        });
        server.write(first);
        client.resume();
      };
      begin();
    });
  }

  private giveBack(server: Socket): void {
    if (this.idle.length >= this.size) return void server.end();
    // What comes while it is not lent reaches no client: so a notice is lost.
    server.resume();
    this.idle.push(server);
    this.waiting.shift()?.();
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    // What breaks also closes.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      this.sockets.delete(socket);
      const at = this.idle.indexOf(socket);
      if (at >= 0) this.idle.splice(at, 1);
    });
  }
}

/** A length, a version, then names and values, each ended by a zero. */
function parametersOf(startup: Buffer): string[] {
  const parts = startup.subarray(8).toString('utf8').split('\0');
  return parts.filter((part, index) => index % 2 === 0 && part !== '');
}

/** The number of the process that serves comes once, before the first «ready». */
function withOtherKey(answer: Buffer): Buffer {
  for (let at = 0; at + 5 <= answer.length; at += 1 + answer.readUInt32BE(at + 1)) {
    if (answer[at] !== BACKEND_KEY) continue;
    const changed = Buffer.from(answer);
    changed.writeUInt32BE((answer.readUInt32BE(at + 5) ^ 0x2a2a2a) >>> 0, at + 5);
    return changed;
  }
  return answer;
}

function refusal(message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${message}\0\0`, 'utf8');
  const head = Buffer.alloc(5);
  head.write('E', 'latin1');
  head.writeUInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
