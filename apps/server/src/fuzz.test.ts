/** Every route of the description with generated calls: no failure of ours, no answer that does not come, no trace of what is refused. */
import { once } from 'node:events';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Described, describedApi } from '../testing/api/describedRoutes.ts';
import { WHO_MAY_WHAT } from '../testing/api/whoMayWhat.ts';
import { type StoredVersions, storedVersions } from '../testing/databases/storedVersions.ts';
import { callsOf, type FuzzedCall, isWhole } from '../testing/fuzz/calls.ts';
import { Fixtures, FUZZERS, type Fuzzer } from '../testing/fuzz/fixtures.ts';
import { frames, say } from '../testing/fuzz/frames.ts';
import { bytesOf, type Outcome, send } from '../testing/fuzz/wire.ts';
import { databasesFor, startTestServer, type TestServer } from '../testing/index.ts';
import { openLog } from './platform/log.ts';

/** Of each route. */
const CALLS = Number(process.env.FUZZED_CALLS ?? '3');
/** As many are sent before the tables are looked at. */
const BATCH = 8;

const UNDESCRIBED: Described = { 'x-access': 'public', responses: {} };

/** The pinned one of every property, or as the soak says any. */
const SEED = fc.readConfigureGlobal().seed ?? Date.now();

/** Written for calls that are refused, too, and meant so: how often a network asked and guessed, and who was in line. */
const COUNTED = ['request_counts', 'admin_guesses', 'named_locks'];

/** A refused import is kept with its reason, for the admin who looks how far it is. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  'POST /api/admin/pokemon/import-set': ['set_imports'],
};

const LONGEST_SHOWN = 1_500;
const LONGEST_READ = 60_000;

describe.each(databasesFor('pglite'))('calls that no client means, on %s', (kind) => {
  let server: TestServer;
  let fixtures: Fixtures;
  let routes: ReadonlyMap<string, Described>;
  /** What is stored, as long as nothing was written since it was looked at. */
  let known: StoredVersions | undefined;
  let sent = 0;
  const counts = new Map<string, number>();
  /** Errors, as the operator reads them. */
  const logged: string[] = [];
  beforeAll(async () => {
    server = await startTestServer({
      kind,
      trustedProxies: 1,
      searchTime: { minMs: 0, maxMs: 1 },
      logger: openLog('error', { write: (line) => void logged.push(line) }),
    });
    ({ routes } = await describedApi(server.base));
    fixtures = await Fixtures.create(server);
  });
  afterAll(async () => {
    const classes = [...counts].sort().map(([name, times]) => `${times} × ${name}`);
    console.info(`${sent} calls on ${kind}, seed ${SEED}: ${classes.join(', ')}`);
    await server.close();
  });

  test.each(WHO_MAY_WHAT.map(([route]) => route))('%s', async (route) => {
    const calls = fc.sample(callsOf(route, routes.get(route) ?? UNDESCRIBED), {
      numRuns: CALLS,
      // Routes that are alike get calls that are not.
      seed: SEED + WHO_MAY_WHAT.findIndex(([name]) => name === route),
    });
    for (const [at, fuzzer] of FUZZERS.entries()) {
      const own = calls.filter((_, each) => each % FUZZERS.length === at);
      for (let from = 0; from < own.length; from += BATCH)
        await sendBatch(route, fuzzer, own.slice(from, from + BATCH));
    }
  });

  test('a WebSocket closes on who says anything, and answers the next', async () => {
    const before = await stored();
    for (const said of fc.sample(frames, { numRuns: CALLS, seed: SEED })) {
      const outcome = await say(server.base, nextAddress(), said);
      expect({ said, kind: outcome.kind, logged }).toEqual({ said, kind: 'answered', logged: [] });
    }
    const socket = new WebSocket(`${server.base.replace('http', 'ws')}/api/rpc`);
    await once(socket, 'open');
    const params = [fixtures.things.signature];
    socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'signatureSubscribe', params }));
    const [answer] = await once(socket, 'message');
    expect(JSON.parse(`${answer}`)).toEqual({ jsonrpc: '2.0', id: 1, result: expect.any(Number) });
    socket.terminate();
    expect(await stored()).toEqual(before);
  });

  async function sendBatch(route: string, fuzzer: Fuzzer, calls: readonly FuzzedCall[], isAgain = false) {
    const before = known ?? (await stored());
    // Until it is known again.
    known = undefined;
    const said: string[] = [];
    const refused: FuzzedCall[] = [];
    let mayWrite = false;
    for (const call of calls) {
      const bytes = bytesOf(call, { ...fixtures.sender(fuzzer), base: server.base, address: nextAddress() });
      const outcome = await send(server.base, bytes, { isWhole: isWhole(call) });
      const text = bytes.toString('latin1', 0, LONGEST_SHOWN);
      said.push(`${fuzzer}: ${wordsOf(outcome)}\nto ${text}`);
      count(outcome);
      if (!isWell(call, outcome) || logged.length > 0)
        throw new Error([said.at(-1), ...logged.splice(0)].join('\n'));
      const isWrite = isMaybeWrite(text, outcome);
      mayWrite ||= isWrite;
      if (!isWrite) refused.push(call);
    }
    if (mayWrite) {
      await fixtures.renew();
      // What was refused beside a write is sent once more, by itself, to see that it writes nothing.
      if (!isAgain && refused.length > 0) await sendBatch(route, fuzzer, refused, true);
    } else {
      known = await stored();
      expect(without(route, known), said.join('\n\n')).toEqual(without(route, before));
    }
  }

  const stored = () => storedVersions(server.database.db, COUNTED);

  /** A network of its own for each, so that no limit is met. */
  function nextAddress(): string {
    sent += 1;
    return `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`;
  }

  function count(outcome: Outcome): void {
    const name = outcome.kind === 'answered' ? `${Math.floor(outcome.status / 100)}xx` : outcome.kind;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
});

/** Answered, not by a failure, and a refusal in the shape of all. */
function isWell(call: FuzzedCall, outcome: Outcome): boolean {
  // Who still sends while it is refused may find the line closed before it reads why.
  const mayMissIt = !isWhole(call) || (call.body?.length ?? 0) > LONGEST_READ;
  if (outcome.kind !== 'answered') return outcome.kind === 'closed' && mayMissIt;
  // A long refusal is packed for who takes that, and is not read here.
  const isPacked = /^content-encoding: /im.test(outcome.head);
  const isReadable =
    outcome.status >= 400 && !isPacked && /^content-type: application\/json/im.test(outcome.head);
  return outcome.status < 500 && (!isReadable || outcome.body === '' || /"code":/.test(outcome.body));
}

/** One that was cut off may have been carried out. */
const isMaybeWrite = (text: string, outcome: Outcome): boolean =>
  !/^(GET|HEAD|OPTIONS) /.test(text) && (outcome.kind !== 'answered' || outcome.status < 400);

const without = (route: string, versions: StoredVersions): StoredVersions =>
  Object.fromEntries(Object.entries(versions).filter(([table]) => !KEPT[route]?.includes(table)));

const wordsOf = (outcome: Outcome): string =>
  outcome.kind === 'answered' ? `${outcome.status} ${outcome.body.slice(0, 300)}` : outcome.kind;
