/** Pages that are open: polls, streams and their heartbeats, and what a page asks for when it is notified. */
import { setTimeout as wait } from 'node:timers/promises';
import { EventReader, notifyWallet, type TestWallet } from '@pokesol/server/testing';
import type { Person } from '../battles.ts';
import type { Measure } from './calls.ts';
import { forEach } from './people.ts';
import type { Site } from './site.ts';

const ROUNDS = 4;
const QUICK_ROUNDS = 20;
/** A server keeps a balance for a second; no page asks as often. */
const BALANCE_KEPT_MS = 1_100;
/** A wallet may have four. */
const STREAMS_A_WALLET = 3;
const BEAT_MS = 15_000;
const NOTICES = 800;
const NOTICE_ROUNDS = 20;

type Subscriber = { readonly wallet: TestWallet; readonly stream: EventReader };

export async function look(measure: Measure, site: Site, people: readonly Person[], isWarmUp: boolean) {
  const wallets = people.map(({ wallet }) => wallet);
  await measure('balance', () => rounds(wallets, (wallet) => ask(wallet, 'balance')));
  await measure('points', () => quickRounds(wallets, (wallet) => ask(wallet, 'campaign/stats')));
  await measure('purchases', () => quickRounds(wallets, (wallet) => ask(wallet, 'pack-purchases')));

  const streams: EventReader[] = [];
  const tabs = Array.from({ length: STREAMS_A_WALLET }, () => wallets).flat();
  await measure('openChanges', () =>
    forEach(tabs, async (wallet) => streams.push(await EventReader.openChanges(wallet))),
  );
  if (!isWarmUp) await measure('changesBeat', () => beat(streams.length));
  await Promise.all(streams.map((stream) => stream.close()));

  const subscribers = await Promise.all(
    wallets.map(
      async (wallet): Promise<Subscriber> => ({ wallet, stream: await EventReader.openChanges(wallet) }),
    ),
  );
  await measure('changed', () =>
    rounds(subscribers, async ({ wallet, stream }) => {
      await awaitChange(stream, () => notifyWallet(site.bus, wallet.address, 'purchases'));
      await ask(wallet, 'pack-purchases');
      await ask(wallet, 'balance');
    }),
  );
  for (const one of subscribers.slice(0, 1)) await measure('foreignNotice', () => notices(site, one));
  await Promise.all(subscribers.map(({ stream }) => stream.close()));
}

/** Holds open streams for a heartbeat of each. */
export async function beat(streams: number): Promise<number> {
  await wait(BEAT_MS);
  return streams;
}

const ask = (wallet: TestWallet, what: string) => wallet.ok('GET', `/api/users/${wallet.address}/${what}`);

const quickRounds = <T>(items: readonly T[], work: (item: T) => Promise<unknown>) =>
  forEach(Array.from({ length: QUICK_ROUNDS }, () => items).flat(), work);

async function rounds<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<number> {
  let done = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round > 0) await wait(BALANCE_KEPT_MS);
    done += await forEach(items, work);
  }
  return done;
}

/** Of topics without subscribers here, as most are that other servers publish. Once the last one has come, the others have. */
async function notices({ bus }: Site, { wallet, stream }: Subscriber): Promise<number> {
  for (let round = 0; round < NOTICE_ROUNDS; round += 1) {
    for (let sent = 0; sent < NOTICES; sent += 1) bus.publish(`battle:elsewhere-${sent}`, String(round));
    await awaitChange(stream, () => notifyWallet(bus, wallet.address, 'purchases'));
  }
  return NOTICES * NOTICE_ROUNDS;
}

async function awaitChange(stream: EventReader, notify: () => void): Promise<void> {
  const before = stream.changes.length;
  notify();
  await stream.until((reader) => reader.changes.length > before);
}
