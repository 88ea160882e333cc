/** What purchases cost of an endpoint's quota, call by call: the table of docs/mainnet.md. */
import { isRefusal } from '@pokesol/engine';
import { generateKeyPairSigner, type KeyPairSigner } from '@solana/kit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/databases/databases.ts';
import { ScriptedEntropy } from '../../../testing/fakes/scriptedEntropy.ts';
import { ShownChain } from '../../../testing/fakes/shownChain.ts';
import { MINI, stock } from '../../../testing/harness/stock.ts';
import type { Database } from '../../platform/db/database.ts';
import { issueIntent } from './intents.ts';
import { recordBurn } from './record.ts';
import { sweep } from './sweep.ts';
import { purchaseIntents, purchases } from './tables.ts';
import { trackFinality } from './trackFinality.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const PAUSE = 10_000;
const PRICE = 60_000_000n;
const entropy = new ScriptedEntropy();

let database: Database;
let ash: KeyPairSigner;
beforeAll(async () => {
  database = await freshDatabase('postgres');
  ash = await generateKeyPairSigner();
  await stock(database.db, [ash.address]);
});
afterAll(() => database.close());

let shown: ShownChain;
let now: number;
beforeEach(async () => {
  for (const table of [purchases, purchaseIntents]) await database.db.delete(table);
  shown = new ShownChain();
  now = NOW;
});

const deps = () => ({ db: database.db, chain: shown.chain, now: () => now, entropy });
const fail = (error: unknown): never => {
  throw error;
};

async function offer(): Promise<string> {
  const asked = { wallet: ash.address, packTypeId: MINI, decimals: 6, firstSweepMs: PAUSE, entropy };
  const issued = await issueIntent(database.db, { ...asked, now: new Date(now) });
  if (isRefusal(issued)) throw new Error(issued.code);
  return issued.intent.reference;
}

async function report(count: number): Promise<void> {
  const references = await Promise.all(Array.from({ length: count }, offer));
  const signature = await shown.burn(
    [...references.map((each) => ({ by: ash, amount: PRICE, references: [each] }))],
    now,
  );
  const recorded = await recordBurn(deps(), { signature, wallet: ash.address, packTypeId: MINI, by: 'page' });
  if (isRefusal(recorded)) throw new Error(recorded.code);
}

/** The methods that were called since it was last asked, each with its count. */
function spent(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { method } of shown.calls.splice(0)) counts[method] = (counts[method] ?? 0) + 1;
  return counts;
}

test('a purchase that is reported: one call, for ten packs too, and no sweep', async () => {
  await report(1);
  expect(spent()).toEqual({ getTransaction: 1 });
  await report(10);
  expect(spent()).toEqual({ getTransaction: 1 });
  now += PAUSE;
  expect(await sweep({ ...deps(), firstPauseMs: PAUSE, onError: fail })).toMatchObject({ looked: 0 });
  expect(spent()).toEqual({});
});

test('an unpaid offer: one call a look; an unreported burn: two more', async () => {
  const reference = await offer();
  now += PAUSE;
  await sweep({ ...deps(), firstPauseMs: PAUSE, onError: fail });
  expect(spent()).toEqual({ getSignaturesForAddress: 1 });
  await shown.burn([{ by: ash, amount: PRICE, references: [reference] }], now);
  now += 2 * PAUSE;
  expect(await sweep({ ...deps(), firstPauseMs: PAUSE, onError: fail })).toMatchObject({ recorded: 1 });
  expect(spent()).toEqual({ getSignaturesForAddress: 1, getTransaction: 2 });
});

test('an unpaid offer is looked for some forty times in a week', async () => {
  await offer();
  const looks = async (): Promise<number> => {
    let count = 0;
    for (let day = 0; day < 9 * 24 * 60; day += 1) {
      now += 60_000;
      count += (await sweep({ ...deps(), firstPauseMs: PAUSE, onError: fail })).looked;
      const [row] = await database.db.select({ next: purchaseIntents.nextSweepAt }).from(purchaseIntents);
      if (row?.next == null) return count;
      now = Math.max(now, row.next.getTime() - 60_000);
    }
    return count;
  };
  expect(await looks()).toBeGreaterThan(30);
  expect(spent().getSignaturesForAddress).toBeLessThan(50);
});

test('following burns until they are final: one call a round for up to a hundred of them', async () => {
  await report(1);
  await report(1);
  await report(10);
  spent();
  for (const { transactionSignature } of await database.db.select().from(purchases))
    shown.statuses.set(transactionSignature, { confirmationStatus: 'finalized', err: null });
  now += 60_000;
  expect(await trackFinality({ ...deps(), onError: fail })).toMatchObject({ finalized: 12 });
  expect(spent()).toEqual({ getSignatureStatuses: 1 });
});
