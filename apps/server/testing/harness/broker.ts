/**
 * A NATS server for tests. Node's registry has none, so this is a fake of its core protocol (connect, subscribe by exact subject,
 * publish, ping), spoken to by the real client. With POKESOL_NATS_SERVER, the path of a real nats-server, it is that one: so the
 * soak runs the same tests.
 * @see https://docs.nats.io/reference/reference-protocols/nats-protocol
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from './freePort.ts';
import { until } from './until.ts';

export type Broker = {
  readonly url: string;
  /** Ends at once with all its connections; what it had not sent is lost. */
  stop(): Promise<void>;
  /** At the same address. */
  start(): Promise<void>;
};

export async function startBroker(): Promise<Broker> {
  const port = await freePort();
  const program = process.env.POKESOL_NATS_SERVER;
  const broker = program === undefined ? fake(port) : real(program, port);
  await broker.start();
  return broker;
}

function real(program: string, port: number): Broker {
  let child: ChildProcess | undefined;
  return {
    url: `nats://127.0.0.1:${port}`,
    async start() {
      child = spawn(program, ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
      await until(() => canConnect(port));
    },
    async stop() {
      if (child === undefined) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      child = undefined;
    },
  };
}

async function canConnect(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    // Not yet.
    return false;
  } finally {
    socket.destroy();
  }
}

type Client = { readonly socket: Socket; readonly subjects: Map<string, string>; echo: boolean };

function fake(port: number): Broker {
  const clients = new Set<Client>();
  let server: Server | undefined;

  function publish(from: Client, subject: string, payload: string): void {
    for (const client of clients) {
      if (client === from && !from.echo) continue;
      for (const [id, each] of client.subjects)
        if (each === subject)
          client.socket.write(`MSG ${subject} ${id} ${Buffer.byteLength(payload)}\r\n${payload}\r\n`);
    }
  }

  function welcome(socket: Socket): void {
    const client: Client = { socket, subjects: new Map(), echo: true };
    clients.add(client);
    socket.on('close', () => clients.delete(client));
    // What breaks also closes.
    socket.on('error', () => socket.destroy());
    const info = { server_id: 'fake', version: '2.9.10', proto: 1, headers: false, max_payload: 1_048_576 };
    socket.write(`INFO ${JSON.stringify({ ...info, host: '127.0.0.1', port })}\r\n`);
    let rest = '';
    // Notes are plain letters and digits: a character is a byte.
    socket.setEncoding('latin1').on('data', (data) => {
      rest += String(data);
      for (;;) {
        const end = rest.indexOf('\r\n');
        if (end < 0) return;
        const [verb = '', ...words] = rest.slice(0, end).split(' ');
        let next = end + 2;
        if (verb === 'PUB') {
          const length = Number(words.at(-1));
          if (rest.length < next + length + 2) return;
          publish(client, words[0] ?? '', rest.slice(next, next + length));
          next += length + 2;
        } else if (verb === 'CONNECT') client.echo = !/"echo":\s*false/.test(words.join(' '));
        else if (verb === 'PING') socket.write('PONG\r\n');
        else if (verb === 'SUB') client.subjects.set(words.at(-1) ?? '', words[0] ?? '');
        else if (verb === 'UNSUB') client.subjects.delete(words[0] ?? '');
        else if (verb !== 'PONG') throw new Error(`the fake does not know ${verb}`);
        rest = rest.slice(next);
      }
    });
  }

  return {
    url: `nats://127.0.0.1:${port}`,
    async start() {
      server = createServer(welcome).listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    async stop() {
      if (server === undefined) return;
      const closed = once(server, 'close');
      server.close();
      for (const { socket } of clients) socket.destroy();
      await closed;
      server = undefined;
    },
  };
}
