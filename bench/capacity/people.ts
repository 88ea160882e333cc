/** People come: they sign in, the page opens, they have cards and save a deck. */
import { STARTER_DECK } from '@pokesol/decks';
import { STARTER_PACK } from '@pokesol/packs';
import type { DeckJson } from '@pokesol/protocol';
import { TestWallet } from '@pokesol/server/testing';
import type { Person } from '../battles.ts';
import { inParallel } from '../rate.ts';
import type { Measure } from './calls.ts';
import type { Site } from './site.ts';

/** At once; a server is neither idle nor drowned. */
const LANES = 4;

/** Runs the work once for each, so many at once; answers how often. */
export async function forEach<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<number> {
  await inParallel(items, LANES, work);
  return items.length;
}

export async function come(measure: Measure, { base, chain }: Site, count: number): Promise<Person[]> {
  const wallets = await Promise.all(Array.from({ length: count }, () => TestWallet.create(base)));
  // Tokens come from elsewhere.
  for (const { address } of wallets) await chain.faucet?.(address);
  await measure('signIn', () => forEach(wallets, (wallet) => wallet.signIn()));
  await measure('visit', () => forEach(wallets, openPage));
  await measure('starter', () =>
    forEach(wallets, (wallet) => wallet.ok('POST', '/api/pack-purchases/free', freePackOf(wallet.address))),
  );
  const people: Person[] = [];
  await measure('saveDeck', () =>
    forEach(wallets, async (wallet) => {
      const deck = await wallet.ok<DeckJson>('POST', `/api/users/${wallet.address}/decks`, DECK);
      people.push({ wallet, deckId: deck.id });
    }),
  );
  await measure('collection', () =>
    forEach(wallets, async (wallet) => {
      await wallet.ok('GET', `/api/users/${wallet.address}/cards`);
      await wallet.ok('GET', `/api/users/${wallet.address}/decks`);
    }),
  );
  await measure('storeList', () =>
    forEach([...wallets, ...wallets], (wallet) => wallet.ok('GET', '/api/pack-types')),
  );
  return people;
}

const DECK = {
  name: 'Mine',
  cards: STARTER_DECK.map(({ cardId, quantity }) => ({ cardId, quantity })),
};

const freePackOf = (walletAddress: string) => ({ packTypeId: STARTER_PACK.id, walletAddress });

/** What a page asks for when a signed-in player opens the store. */
async function openPage(wallet: TestWallet): Promise<void> {
  const own = `/api/users/${wallet.address}`;
  const paths = [
    ...['/api/config', '/api/auth/session', '/api/pack-types', '/api/card-sets'],
    ...[`${own}/balance`, `${own}/campaign/stats`, `${own}/pack-purchases`, `${own}/free-pack-eligible`],
    `${own}/battles`,
  ];
  for (const path of paths) await wallet.ok('GET', path);
}
