/** For component tests: packs as the server sells, opens and proves them; every hash and every draw is real. */
import { shippedCards } from '@pokesol/cards/catalogue';
import { definePack, drawPack, packHash, SEEDED_PACK_TYPES, seedHash } from '@pokesol/packs';
import type { OddsAnswer, OpenAnswer, PackType, ProofAnswer, Purchase } from '@pokesol/protocol';
import { getBase58Decoder } from '@solana/kit';
import { cardOf } from './examples.ts';
import { ADDRESS } from './wallet.ts';

const MOMENT = '2026-03-01T12:00:00.000Z';
const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

function soldAs(packTypeId: string) {
  const sold = SEEDED_PACK_TYPES.find(({ id }) => id === packTypeId);
  if (sold === undefined) throw new Error(`No pack ${packTypeId} is sold`);
  return { sold, definition: definePack(sold, shippedCards(sold.setId)) };
}

export function oddsOf(packTypeId: string): OddsAnswer {
  const { definition } = soldAs(packTypeId);
  return { packTypeId, version: 1, packHash: packHash(definition), definition: plain(definition) };
}

/** The transaction that paid for the nth pack. */
export const signatureOf = (nth: number): string =>
  getBase58Decoder().decode(new Uint8Array(64).fill(nth + 1));

export function purchaseOf(
  nth: number,
  status: Purchase['status'] = 'confirmed',
  packTypeId = 'base1-mini',
): Purchase {
  const { sold } = soldAs(packTypeId);
  return {
    id: `purchase-${nth}`,
    userId: ADDRESS,
    packTypeId,
    packName: sold.name,
    price: sold.price,
    status,
    transactionSignature: signatureOf(nth),
    createdAt: MOMENT,
  };
}

/** The cards that seed and payment of this purchase draw. */
function drawnBy(nth: number, packTypeId: string) {
  const { definition } = soldAs(packTypeId);
  const seed = new Uint8Array(32).fill(nth + 100);
  const cards = drawPack({ seed, signature: new Uint8Array(64).fill(nth + 1), definition });
  return { seed, cards, definition };
}

export function openingOf(nth: number, packTypeId = 'base1-mini'): OpenAnswer {
  const { cards } = drawnBy(nth, packTypeId);
  return { purchase: purchaseOf(nth, 'opened', packTypeId), cards: cards.map(cardOf) };
}

/** Without its seed as long as the pack is closed. */
export function proofOf(nth: number, isOpen = true, packTypeId = 'base1-mini'): ProofAnswer {
  const { seed, cards, definition } = drawnBy(nth, packTypeId);
  return {
    purchaseId: `purchase-${nth}`,
    packTypeId,
    version: 1,
    seedHash: seedHash(seed),
    ...(isOpen && { seed: hex(seed) }),
    committedBeforePayment: true,
    transactionSignature: signatureOf(nth),
    packHash: packHash(definition),
    definition: plain(definition),
    cards: isOpen ? cards : [],
  };
}

const plain = (definition: ReturnType<typeof definePack>): OddsAnswer['definition'] => ({
  ...definition,
  pool: {
    common: [...definition.pool.common],
    uncommon: [...definition.pool.uncommon],
    rare: [...definition.pool.rare],
    epic: [...definition.pool.epic],
    legendary: [...definition.pool.legendary],
  },
});

/** The free pack of a wallet, which no store sells. */
export const STARTER_PACK = {
  id: 'starter-pack',
  name: 'Starter Pack',
  price: '0',
  cardCount: 60,
  setId: 'base1',
  setName: 'Base',
} as const satisfies PackType;
