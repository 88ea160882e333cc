/** For the support desk's component tests: a story, a wallet and a battle as the server sends them. */
import type { SupportBattle, SupportStory, SupportWallet } from '@pokesol/protocol';

export const WALLET = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin';
export const SIGNATURE = '5'.repeat(87);
export const PURCHASE = '11111111-1111-4111-8111-111111111111';
export const OFFER = '22222222-2222-4222-8222-222222222222';
export const BATTLE = '33333333-3333-4333-8333-333333333333';
export const at = (minute: number, second = 0) =>
  new Date(Date.UTC(2026, 2, 1, 12, minute, second)).toISOString();

const BASE = {
  wallet: WALLET,
  packTypeId: 'base1-mini',
  packName: 'Base Set Mini Pack',
  version: 1,
  price: '60',
  amount: '60000000',
  cards: [],
  offer: { id: OFFER, reference: WALLET, createdAt: at(0), expiresAt: at(15), looks: 2, nextLookAt: at(30) },
  proof: { seedHash: 'a'.repeat(64), packHash: 'b'.repeat(64), committedBeforePayment: true },
};

/** Without a recorded burn. */
export const UNPAID: SupportStory = {
  ...BASE,
  id: OFFER,
  state: 'unpaid',
  openable: 'unpaid',
  events: [
    { kind: 'offered', at: at(0) },
    { kind: 'ran-out', at: at(15) },
  ],
};

/** The same once a look at the chain has found its burn. */
export const RECORDED: SupportStory = {
  ...BASE,
  id: PURCHASE,
  state: 'unopened',
  openable: 'unsettled',
  purchase: {
    id: PURCHASE,
    transactionSignature: SIGNATURE,
    burnPath: 'outer[0]',
    finality: 'confirmed',
    recordedBy: 'desk',
    others: [],
  },
  events: [
    ...UNPAID.events,
    {
      kind: 'act',
      at: at(20),
      act: {
        at: at(20),
        action: 'support.look-again',
        reason: 'Letter 12',
        sessionId: 'k3Vq',
        outcome: 'recorded',
      },
    },
    { kind: 'recorded', at: at(20, 1) },
  ],
};

export const STUCK: SupportStory = {
  ...RECORDED,
  openable: 'yes',
  ...(RECORDED.purchase && { purchase: { ...RECORDED.purchase, finality: 'finalized' } }),
  events: [...RECORDED.events, { kind: 'finalized' }],
};

export const OPENED: SupportStory = {
  ...STUCK,
  state: 'opened',
  openable: 'opened',
  cards: [{ id: 'base1-4', name: 'Charizard', rarity: 'Rare Holo' }],
  proof: { ...BASE.proof, seed: 'c'.repeat(64) },
  events: [...STUCK.events, { kind: 'opened', at: at(40) }],
};

export const WALLET_FIGURES: SupportWallet = {
  wallet: WALLET,
  since: at(0),
  lastSeenAt: at(5),
  decks: 1,
  acts: [],
  purchases: { offered: 1, unpaid: 2, unopened: 1, opened: 3, void: 0 },
  cards: { different: 60, copies: 93, granted: 93 },
  battles: { open: 0, ended: 4, abandoned: 0 },
  points: { balance: 70, ledger: 50, entries: 1 },
};

export const ENDED: SupportBattle = {
  id: BATTLE,
  mode: 'campaign',
  rules: 'classic',
  status: 'ended',
  actions: 40,
  points: 50,
  createdAt: at(0),
  endedAt: at(9),
  seats: [
    { name: '9xQe…VFin', kind: 'player', wallet: WALLET, result: 'victory' },
    { name: 'Youngster Joey', kind: 'ai', result: 'defeat' },
  ],
};
