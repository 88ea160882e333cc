/** Packs, decks, links and wishes: begun at one server, gone on with at the other. */
import { randomUUID } from 'node:crypto';
import { STARTER_DECK } from '@pokesol/decks';
import type {
  DeckJson,
  DeckSummaryJson,
  IntentAnswer,
  OpenAnswer,
  Purchase,
  SessionAnswer,
  SharedAnswer,
  ShareJson,
  UserCardsAnswer,
  WishlistAnswer,
} from '@pokesol/protocol';
import { EventReader } from '../../apps/server/testing/harness/eventReader.ts';
import { until } from '../../apps/server/testing/harness/until.ts';
import { TestWallet } from '../../apps/server/testing/harness/wallet.ts';
import type { Place, Running } from './place.ts';
import { type BothScenario, expectSame, type HandoverScenario } from './scenario.ts';

const PACK = 'base1-mini';
const CARDS = 5;
const STARTER_CARDS = 60;
const PRICE = '60';

const purchasesOf = (wallet: TestWallet) =>
  wallet.ok<Purchase[]>('GET', `/api/users/${wallet.address}/pack-purchases`);

async function cardsOf(wallet: TestWallet): Promise<number> {
  const { cards } = await wallet.ok<UserCardsAnswer>('GET', `/api/users/${wallet.address}/cards`);
  return cards.reduce((sum, { quantity }) => sum + quantity, 0);
}

async function burnAt(place: Place, here: Running, wallet: TestWallet): Promise<string> {
  const request = { id: randomUUID(), packTypeId: PACK };
  const intent = await wallet.ok<IntentAnswer>('POST', '/api/pack-purchases/intents', request);
  return wallet.burn(intent, await place.way(here.base));
}

const report = (wallet: TestWallet, transactionSignature: string) =>
  wallet.ok<Purchase>('POST', '/api/pack-purchases', {
    userId: wallet.address,
    packTypeId: PACK,
    price: PRICE,
    status: 'confirmed',
    transactionSignature,
  });

const open = async (wallet: TestWallet, id: string): Promise<string[]> =>
  (await wallet.ok<OpenAnswer>('POST', `/api/pack-purchases/${id}/open`)).cards.map((card) => card.id);

const packs: HandoverScenario = {
  name: 'an offer is paid here and reported there, a pack bought here is opened there, a burn is found by itself',
  async begin(place, here) {
    const { wallet } = await place.newPlayer(here.base);
    const unopened = await report(wallet, await burnAt(place, here, wallet));
    const unreported = await burnAt(place, here, wallet);
    const forgotten = await burnAt(place, here, wallet);
    return async (there) => {
      const moved = wallet.at(there.base);
      await open(moved, unopened.id);
      await open(moved, (await report(moved, unreported)).id);
      const found = async () =>
        (await purchasesOf(moved)).find(({ transactionSignature }) => transactionSignature === forgotten);
      await until(async () => (await found()) !== undefined, 100);
      await open(moved, (await found())?.id ?? '');
      expectSame('packs', (await purchasesOf(moved)).length, 3);
      expectSame('cards', await cardsOf(moved), STARTER_CARDS + 3 * CARDS);
    };
  },
};

const decks: HandoverScenario = {
  name: 'a deck is saved here and edited there, its link and a wish are made here and seen there',
  async begin(place, here) {
    const { wallet } = await place.newPlayer(here.base);
    const path = `/api/users/${wallet.address}`;
    const [line] = STARTER_DECK;
    if (line === undefined) throw new RangeError('The starter deck has no card');
    const cards = [{ cardId: line.cardId, quantity: 2 }];
    const deck = await wallet.ok<DeckJson>('POST', `${path}/decks`, {
      id: randomUUID(),
      name: 'Begun',
      cards,
    });
    const link = await wallet.ok<ShareJson>('POST', `${path}/shares`, { deckId: deck.id });
    await wallet.ok('PUT', `${path}/wishlist/${line.cardId}`);
    return async (there) => {
      const moved = wallet.at(there.base);
      const below = `${path}/decks/${deck.id}`;
      expectSame('the deck', await moved.ok<DeckJson>('GET', below), deck);
      const more = await moved.ok<DeckJson>('POST', `${below}/cards`, { cardId: line.cardId, quantity: 3 });
      const renamed = await moved.ok<DeckJson>('PUT', below, { name: 'Ended', version: more.version });
      expectSame('its cards', renamed.cards, more.cards);
      const shared = await moved.ok<SharedAnswer>('GET', `/api/shared/${link.id}`);
      expectSame('the link', shared.kind === 'deck' ? shared.name : shared.kind, 'Ended');
      const wishes = await moved.ok<WishlistAnswer>('GET', `${path}/wishlist`);
      expectSame(
        'wishes',
        wishes.cards.map(({ id }) => id),
        [line.cardId],
      );
      await moved.ok('DELETE', `${path}/wishlist/${line.cardId}`);
      await moved.ok('DELETE', below);
      // The starter's.
      expectSame('decks', (await moved.ok<DeckSummaryJson[]>('GET', `${path}/decks`)).length, 1);
    };
  },
};

const sessions: BothScenario = {
  name: 'a session begun here is known there, and ended there it is over here',
  async hold(_, here, there) {
    const wallet = await TestWallet.create(here.base);
    await wallet.signIn();
    const moved = wallet.at(there.base);
    const { address } = await moved.ok<SessionAnswer>('GET', '/api/auth/session');
    expectSame('signed in', address, wallet.address);
    await moved.ok('POST', '/api/auth/logout');
    expectSame('the session', (await wallet.call('GET', '/api/auth/session')).status, 401);
  },
};

const once: BothScenario = {
  name: 'the free pack is given once, a burn buys once, a pack opens once, asked at both at the same time',
  async hold(place, here, there) {
    const free = await TestWallet.create(here.base);
    await free.signIn();
    const asked = { packTypeId: 'starter-pack', walletAddress: free.address };
    const claims = await Promise.all(
      [free, free.at(there.base)].map((each) => each.call('POST', '/api/pack-purchases/free', asked)),
    );
    expectSame('given', claims.filter(({ status }) => status === 200).length, 1);
    expectSame('cards', await cardsOf(free), STARTER_CARDS);

    const { wallet } = await place.newPlayer(here.base);
    const both = [wallet, wallet.at(there.base)];
    const signature = await burnAt(place, here, wallet);
    const reported = await Promise.all(both.map((each) => report(each, signature)));
    expectSame('bought', new Set(reported.map(({ id }) => id)).size, 1);
    const opened = await Promise.all(both.map((each) => open(each, reported[0]?.id ?? '')));
    expectSame('opened', opened[0], opened[1]);
    expectSame('cards', await cardsOf(wallet), STARTER_CARDS + CARDS);
  },
};

const changes: BothScenario = {
  name: 'what changes of a wallet here is sent there',
  async hold(place, here, there) {
    const { wallet } = await place.newPlayer(here.base);
    const reader = await EventReader.openChanges(wallet.at(there.base));
    await report(wallet, await burnAt(place, here, wallet));
    await reader.until((read) => read.changes.some(({ what }) => what === 'purchases'));
    await reader.close();
  },
};

export const SHOPPING = { handovers: [packs, decks], atBoth: [sessions, once, changes] };
