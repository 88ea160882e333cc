/**
 * What notices cost the writes, and how many of them come: inserts with a notice inside their transaction and after it, and
 * notices a second to 1, 10 and 100 listeners over LISTEN and over NATS. Everything but the database and the bus is this process.
 */
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import {
  type Broker,
  busAddress,
  listenLine,
  natsLine,
  newPostgresDatabase,
  type OpenLine,
  openBus,
  pause,
  startBroker,
} from '@pokesol/server/testing';
import pg from 'pg';
import { type Contestant, measure, median, report } from './rate.ts';

const WRITERS = [8, 32] as const;
const INSERTS_A_ROUND = 1_600;
const ROUNDS = 5;
const LISTENERS = [1, 10, 100] as const;
const TOPIC = 'bench';
/** That of the line: a listener gets those inside a statement too, as a server did. */
const CHANNEL = 'pokesol_wakes';
/** Flat out, so many are under way before the slowest listener is waited for: fewer than a line drops. */
const WINDOW = 800;
const WINDOWS = 5;
/** At an even pace. */
const EVERY_MS = 5;
const PACED = 300;
const CONNECT_SECONDS = 60;
const NATS = ['/usr/sbin/nats-server', '/usr/local/bin/nats-server'].find((path) => existsSync(path));

export async function benchNotices(): Promise<void> {
  const url = await newPostgresDatabase('empty');
  console.log(`\nNotices (load of the machine before: ${loadavg()[0]?.toFixed(1)})`);
  for (const writers of WRITERS) await benchInserts(url, writers);
  const lines: [string, () => OpenLine][] = [['LISTEN', () => listenLine(url, CONNECT_SECONDS, () => {})]];
  let broker: Broker | undefined;
  if (NATS === undefined)
    console.log('\n  NATS is not measured: nats-server is missing (apt-get install nats-server)');
  else {
    process.env.POKESOL_NATS_SERVER = NATS;
    broker = await startBroker();
    const address = busAddress(broker.url);
    if ('problem' in address) throw new Error(address.problem);
    lines.push(['NATS', () => natsLine(address, () => {})]);
  }
  console.log(
    `\n  ${'listeners'.padEnd(24)} ${'notices/s'.padStart(10)} ${'p50 ms'.padStart(8)} ${'p99 ms'.padStart(8)}`,
  );
  for (const listeners of LISTENERS) for (const [name, open] of lines) await benchLine(name, open, listeners);
  await broker?.stop();
}

/** The table of a log, as actions in battles write it. */
async function benchInserts(url: string, writers: number): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: writers });
  await pool.query('create table if not exists written (id bigserial primary key, body text not null)');
  let [published, lost] = [0, 0];
  const bus = await openBus(
    listenLine(url, CONNECT_SECONDS, () => {}),
    {
      onSent() {
        published += 1;
      },
      onLost(_, count) {
        lost += count;
      },
      ...{ onReceived() {}, onSubscriberFailed() {} },
    },
  );
  const insert = 'insert into written (body) values ($1)';
  const body = 'x'.repeat(400);
  const contestant = (name: string, once: () => Promise<unknown>): Contestant => ({
    name,
    unit: 'inserts',
    async round() {
      const each = INSERTS_A_ROUND / writers;
      await Promise.all(
        Array.from({ length: writers }, async () => {
          for (let time = 0; time < each; time += 1) await once();
        }),
      );
      return INSERTS_A_ROUND;
    },
  });
  const rates = await measure(
    [
      contestant('notice inside the statement', () =>
        pool.query(
          `with added as (${insert} returning id) select pg_notify('${CHANNEL}', '${TOPIC} ' || id) from added`,
          [body],
        ),
      ),
      contestant('notice after the commit', async () => {
        await pool.query(insert, [body]);
        bus.publish(TOPIC, String(published));
      }),
      contestant('no notice', () => pool.query(insert, [body])),
    ],
    ROUNDS,
  );
  report(`  Inserts, ${writers} writers (share of those without a notice)`, rates);
  if (lost > 0) console.log(`  ${lost} of ${published} notices were too many for the line, and lost`);
  await bus.close();
  await pool.end();
}

/** One process publishes, each listener has a line of its own, as a server has. */
async function benchLine(name: string, open: () => OpenLine, listeners: number): Promise<void> {
  const publisher = await openBus(open());
  const subscribers = await Promise.all(Array.from({ length: listeners }, () => openBus(open())));
  const took: number[] = [];
  let received = 0;
  for (const each of subscribers)
    each.on(TOPIC, (note) => {
      received += 1;
      const sentAt = Number(note.slice(1));
      if (note.startsWith('p')) took.push(performance.now() - sentAt);
    });
  const all = async (count: number) => {
    while (received < count * listeners) await pause(1);
    received = 0;
  };
  // Until each is subscribed.
  while (received < listeners) {
    received = 0;
    publisher.publish(TOPIC, 'w0');
    await pause(200);
  }
  received = 0;
  const rounds: number[] = [];
  for (let window = 0; window < WINDOWS; window += 1) {
    const begun = performance.now();
    for (let sent = 0; sent < WINDOW; sent += 1) publisher.publish(TOPIC, `f${sent}`);
    await all(WINDOW);
    rounds.push((WINDOW * 1000) / (performance.now() - begun));
  }
  for (let sent = 0; sent < PACED; sent += 1) {
    publisher.publish(TOPIC, `p${performance.now()}`);
    await pause(EVERY_MS);
  }
  await all(PACED);
  const sorted = took.sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1);
  console.log(
    `  ${`${listeners} on ${name}`.padEnd(24)} ${median(rounds).toFixed(0).padStart(10)} ${at(0.5).padStart(8)} ${at(0.99).padStart(8)}`,
  );
  await Promise.all([publisher, ...subscribers].map((bus) => bus.close()));
}
