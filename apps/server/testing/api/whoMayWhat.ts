/** Who may call what: one line a route, in the order of a story in which each call leaves what the next ones are about. */
import { conceded } from '../battles/guestBattles.ts';
import { ADMIN_PASSWORD } from '../harness/server.ts';
import { CALLERS, type Caller } from './callers.ts';
import * as said from './story.ts';

/** The status for each of `CALLERS`, in their order. */
export type Statuses = readonly [
  anonymous: number,
  otherUser: number,
  owner: number,
  admin: number,
  expired: number,
  forged: number,
];

export type Line = readonly [
  route: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`,
  statuses: Statuses,
  more?: {
    readonly query?: string;
    /** What all of them send. */
    readonly body?: object | ((story: said.Story) => object | Promise<object>);
    /** What another wallet gets that names the owner's thing below its own address; nothing changes by it. */
    readonly strange?: 204 | 404;
    /** Asks for a WebSocket. */
    readonly upgrade?: true;
    /** Remembers what the owner's, or the admin's, call made. */
    readonly keep?: said.Keep;
  },
];

export const statusFor = (statuses: Statuses, caller: Caller): number =>
  statuses[CALLERS.indexOf(caller)] ?? 0;

const ALL_200: Statuses = [200, 200, 200, 200, 200, 200];
const ALL_204: Statuses = [204, 204, 204, 204, 204, 204];
const ALL_101: Statuses = [101, 101, 101, 101, 101, 101];

export const WHO_MAY_WHAT: readonly Line[] = [
  ['GET /api/config', ALL_200],
  ['GET /api/health', ALL_200],
  ['GET /api/ready', ALL_200],
  ['GET /api/openapi.json', ALL_200],
  ['GET /api/docs', ALL_200],
  ['GET /api/docs/json', ALL_200],
  ['GET /api/docs/yaml', ALL_200],
  ['GET /api/docs/static/index.html', ALL_200],
  ['GET /api/docs/static/swagger-initializer.js', ALL_200],
  ['GET /api/docs/static/theme/pokesol.css', ALL_200],
  ['GET /api/docs/static/*', ALL_200],
  ['GET /api/rpc', ALL_101, { upgrade: true }],
  ['POST /api/rpc', ALL_200, { body: { jsonrpc: '2.0', id: 1, method: 'getBlockHeight' } }],
  ['GET /api/card-sets', ALL_200],
  ['GET /api/cards', ALL_200, { query: '?setId=base1' }],
  ['GET /api/cards/basic-energies', ALL_200],
  ['GET /api/cards/search', ALL_200, { query: '?text=charizard' }],
  ['GET /api/cards/{id}/text', ALL_200],
  ['GET /api/card-plays', ALL_200],
  ['GET /api/battle-cards', ALL_200, { query: '?rules=official&ids=base1-1,base1-2' }],
  ['GET /api/pack-types', ALL_200],
  ['GET /api/pack-types/of-card', ALL_200, { query: '?name=charizard' }],
  ['GET /api/pack-types/{id}/odds', ALL_200],

  ['POST /api/auth/challenge', ALL_200, { body: ({ owner }) => ({ address: owner.address }) }],
  ['POST /api/auth/verify', [401, 401, 204, 401, 401, 401], { body: said.signature }],
  ['GET /api/auth/session', [401, 200, 200, 401, 401, 401]],
  ['GET /api/users/{wallet}/balance', ALL_200],
  ['POST /api/welcome-gift', [401, 200, 200, 401, 401, 401]],
  ['POST /api/faucet', [401, 200, 200, 401, 401, 401]],

  ['POST /api/pack-purchases/intents', [401, 200, 200, 401, 401, 401], { body: { packTypeId: said.MINI } }],
  ['POST /api/pack-purchases', [401, 403, 201, 401, 401, 401], { body: said.report, keep: said.purchase }],
  ['POST /api/pack-purchases/recover', [401, 409, 201, 401, 401, 401], { body: said.recovery }],
  ['POST /api/pack-purchases/latest/open', [401, 403, 200, 401, 401, 401], { body: said.latest }],
  ['POST /api/pack-purchases/{id}/open', [401, 404, 200, 401, 401, 401]],
  ['GET /api/pack-purchases/{id}/proof', ALL_200],
  ['GET /api/users/{wallet}/pack-purchases', [401, 403, 200, 401, 401, 401]],
  ['GET /api/users/{wallet}/pack-history', [401, 403, 200, 401, 401, 401]],
  ['GET /api/users/{wallet}/free-pack-eligible', ALL_200],
  [
    'POST /api/pack-purchases/free',
    [401, 403, 200, 401, 401, 401],
    { body: said.claim, keep: said.starterDeck },
  ],

  ['GET /api/users/{wallet}/cards', [401, 403, 200, 401, 401, 401]],
  ['GET /api/users/{wallet}/cards/{cardId}/decks', [401, 403, 200, 401, 401, 401]],
  ['PUT /api/users/{wallet}/wishlist/{cardId}', [401, 403, 204, 401, 401, 401]],
  ['GET /api/users/{wallet}/wishlist', [401, 403, 200, 401, 401, 401]],
  ['DELETE /api/users/{wallet}/wishlist/{cardId}', [401, 403, 204, 401, 401, 401]],
  ['POST /api/users/{wallet}/shares', [401, 403, 200, 401, 401, 401], { body: {}, keep: said.link }],
  ['GET /api/users/{wallet}/shares', [401, 403, 200, 401, 401, 401]],
  ['GET /api/shared/{shareId}', ALL_200],
  ['DELETE /api/users/{wallet}/shares/{shareId}', [401, 403, 204, 401, 401, 401], { strange: 204 }],
  [
    'POST /api/users/{wallet}/decks',
    [401, 403, 201, 401, 401, 401],
    { body: { name: 'Mine' }, keep: said.deck },
  ],
  ['GET /api/users/{wallet}/decks', [401, 403, 200, 401, 401, 401]],
  ['GET /api/users/{wallet}/decks/{deckId}', [401, 403, 200, 401, 401, 401], { strange: 404 }],
  [
    'PUT /api/users/{wallet}/decks/{deckId}',
    [401, 403, 200, 401, 401, 401],
    { strange: 404, body: { name: 'Still mine' } },
  ],
  [
    'POST /api/users/{wallet}/decks/{deckId}/cards',
    [401, 403, 200, 401, 401, 401],
    { strange: 404, body: { cardId: 'base1-98', quantity: 1 } },
  ],
  ['POST /api/users/{wallet}/decks/{deckId}/validate', [401, 403, 200, 401, 401, 401], { strange: 404 }],
  ['DELETE /api/users/{wallet}/decks/{deckId}', [401, 403, 204, 401, 401, 401], { strange: 404 }],

  ['GET /api/users/{wallet}/campaign/opponents', [401, 403, 200, 401, 401, 401]],
  [
    'POST /api/campaign/deck/resolve',
    [401, 200, 200, 401, 401, 401],
    { body: { opponentDeck: { pokemon: [], trainers: [], energy: [] }, useAPIFirst: true } },
  ],
  ['POST /api/battles', [401, 404, 201, 401, 401, 401], { body: said.challengeToJoey, keep: said.battle }],
  ['GET /api/battles/{id}', [401, 403, 200, 401, 401, 401]],
  ['GET /api/battles/{id}/events', [401, 403, 200, 401, 401, 401]],
  ['GET /api/battles/{id}/log', [401, 403, 200, 401, 401, 401]],
  ['POST /api/battles/{id}/presence', [401, 403, 204, 401, 401, 401]],
  ['POST /api/battles/{id}/actions', [401, 403, 200, 401, 401, 401], { body: said.concede }],
  ['GET /api/battles/{id}/replay', ALL_200],
  ['POST /api/guest-battles', [401, 200, 200, 401, 401, 401], { body: conceded({ seed: 'who may what' }) }],
  ['GET /api/users/{wallet}/battles', [401, 403, 200, 401, 401, 401]],
  ['GET /api/users/{wallet}/changes', [401, 403, 200, 401, 401, 401]],
  ['POST /api/campaign/battle', [401, 403, 200, 401, 401, 401], { body: said.defeat }],
  ['GET /api/users/{wallet}/campaign/stats', [401, 403, 200, 401, 401, 401]],
  [
    'POST /api/challenges',
    [401, 404, 200, 401, 401, 401],
    { body: said.withDeck, keep: said.friendChallenge },
  ],
  ['GET /api/challenges/{id}', ALL_200],
  ['POST /api/challenges/{id}/accept', [401, 200, 409, 401, 401, 401], { body: said.withDeckOfAnother }],
  ['DELETE /api/challenges/{id}', [401, 403, 200, 401, 401, 401]],
  ['POST /api/matchmaking', [401, 404, 200, 401, 401, 401], { body: said.search }],
  ['DELETE /api/matchmaking', [401, 200, 200, 401, 401, 401]],

  ['POST /api/admin/login', ALL_200, { body: { password: ADMIN_PASSWORD } }],
  [
    'POST /api/admin/card-sets',
    [401, 401, 401, 201, 401, 401],
    { body: { name: 'Made' }, keep: said.cardSet },
  ],
  ['PATCH /api/admin/card-sets/{id}', [401, 401, 401, 200, 401, 401], { body: { description: 'Made here' } }],
  ['POST /api/admin/cards', [401, 401, 401, 201, 401, 401], { body: said.newCard, keep: said.card }],
  ['PATCH /api/admin/cards/{id}', [401, 401, 401, 200, 401, 401], { body: { description: 'Made here' } }],
  ['GET /api/admin/cards', [401, 401, 401, 200, 401, 401]],
  ['GET /api/admin/card-texts', [401, 401, 401, 200, 401, 401]],
  [
    'GET /api/admin/card-texts/explained',
    [401, 401, 401, 200, 401, 401],
    { query: '?kind=item&text=Draw%202%20cards.' },
  ],
  ['POST /api/admin/cards/bulk', [401, 401, 401, 200, 401, 401], { body: said.bulk }],
  ['POST /api/admin/pack-types', [401, 401, 401, 201, 401, 401], { body: said.newPack, keep: said.packType }],
  ['PATCH /api/admin/pack-types/{id}', [401, 401, 401, 200, 401, 401], { body: { version: 1, price: '70' } }],
  ['GET /api/admin/pack-types', [401, 401, 401, 200, 401, 401]],
  ['GET /api/admin/pack-pool', [401, 401, 401, 200, 401, 401], { query: '?setId=base1' }],
  ['GET /api/admin/pokemon/sets', [401, 401, 401, 200, 401, 401]],
  [
    'POST /api/admin/pokemon/import-set',
    [401, 401, 401, 200, 401, 401],
    { body: ({ things }) => ({ setId: 'base1', importId: things.imports }) },
  ],
  ['GET /api/admin/pokemon/imports/{importId}', [401, 401, 401, 200, 401, 401]],
  ['GET /api/admin/stats', [401, 401, 401, 200, 401, 401]],
  ['GET /api/admin/audit', [401, 401, 401, 200, 401, 401]],
  ['GET /api/admin/support/find', [401, 401, 401, 200, 401, 401], { query: '?text=base1-mini' }],
  ['GET /api/admin/support/purchases/{id}', [401, 401, 401, 200, 401, 401]],
  ['GET /api/admin/support/purchases/{id}/mentions', [401, 401, 401, 200, 401, 401]],
  ['GET /api/admin/support/transactions/{signature}', [401, 401, 401, 200, 401, 401]],
  ['GET /api/admin/support/wallets/{wallet}', [401, 401, 401, 200, 401, 401]],
  ['GET /api/admin/support/wallets/{wallet}/purchases', [401, 401, 401, 200, 401, 401]],
  ['GET /api/admin/support/wallets/{wallet}/points', [401, 401, 401, 200, 401, 401]],
  ['GET /api/admin/support/wallets/{wallet}/battles', [401, 401, 401, 200, 401, 401]],
  ['POST /api/admin/support/purchases/{id}/look-again', [401, 401, 401, 200, 401, 401], { body: said.why }],
  [
    'POST /api/admin/support/transactions/{signature}/look-again',
    [401, 401, 401, 200, 401, 401],
    { body: said.why },
  ],
  ['POST /api/admin/support/purchases/{id}/open', [401, 401, 401, 200, 401, 401], { body: said.why }],
  [
    'POST /api/admin/support/wallets/{wallet}/compare-points',
    [401, 401, 401, 200, 401, 401],
    { body: said.why },
  ],
  ['POST /api/admin/seed-data', [401, 401, 401, 200, 401, 401]],
  ['POST /api/admin/logout', [401, 401, 401, 204, 401, 401]],
  ['POST /api/auth/logout', ALL_204],
];
