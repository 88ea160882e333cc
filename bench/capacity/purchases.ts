/** Everybody buys a pack, opens it and looks at its proof. */
import { setTimeout as wait } from 'node:timers/promises';
import type { IntentAnswer, Purchase } from '@pokesol/protocol';
import type { TestWallet } from '@pokesol/server/testing';
import type { Person } from '../battles.ts';
import type { Measure } from './calls.ts';
import { forEach } from './people.ts';

const PACK = 'base1-mini';
/** Looks at what it has sent as a page does. */
const PAGE = { pollMs: 400 };
/**
 * A purchase is followed from its 15th second on until its burn is final (32 slots), and so is an offer by the sweep, each 10
 * seconds: then both are over.
 */
const SETTLING_MS = 40_000;

type Buying = { readonly wallet: TestWallet; intent?: IntentAnswer; signature?: string; id?: string };

export async function buy(measure: Measure, people: readonly Person[], isWarmUp: boolean): Promise<void> {
  const all = people.map(({ wallet }): Buying => ({ wallet }));
  const step = (call: Parameters<Measure>[0], work: (one: Buying) => Promise<void>) =>
    measure(call, () => forEach(all, work));
  await step('offer', async (one) => {
    one.intent = await one.wallet.intend(PACK);
  });
  await step('burn', async (one) => {
    if (one.intent !== undefined) one.signature = await one.wallet.burn(one.intent, PAGE);
  });
  await step('report', async (one) => {
    const { status, body } = await one.wallet.report(PACK, one.signature ?? '');
    if (status !== 201) throw new Error(`a report was answered ${status}: ${JSON.stringify(body)}`);
    one.id = (body as Purchase).id;
  });
  await step('opening', ({ wallet, id }) => wallet.ok('POST', `/api/pack-purchases/${id}/open`, {}));
  await step('proof', ({ wallet, id }) => wallet.ok('GET', `/api/pack-purchases/${id}/proof`));
  if (isWarmUp) return;
  await measure('settling', async () => {
    await wait(SETTLING_MS);
    return all.length;
  });
}
