/** Packs: what is for sale, the intent, the purchase, the opening, and its proof. */
import { z } from 'zod';
import { cardJson } from './card.ts';
import { DEMO_USER, PURCHASE_STATUSES } from './constants.ts';
import {
  baseUnits,
  hash,
  moment,
  packTypeId,
  price,
  transactionSignature,
  typedText,
  walletAddress,
} from './primitives.ts';

/**
 * Of the cards that the pack draws, how many play in full by their own text. `isFew`: too few of them; the page says so in words
 * wherever it sells the pack.
 */
export const packPlays = z.object({
  full: z.number().int(),
  cards: z.number().int().positive(),
  isFew: z.boolean(),
});
export type PackPlays = z.infer<typeof packPlays>;

export const packType = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().optional(),
  price,
  cardCount: z.number().int().positive(),
  setId: z.string(),
  setName: z.string(),
  /** Of the set: under what name and when it appeared. Made ones have no date, and earlier servers sent neither. */
  series: z.string().optional(),
  releaseDate: z.string().optional(),
  /** Absent for a pack that is the same for everybody. */
  plays: packPlays.optional(),
  artworkUrl: z.string().optional(),
});
export type PackType = z.infer<typeof packType>;
export const packTypesAnswer = z.array(packType);

/** GET /api/pack-types/of-card?name=…: in which sets cards have that in their name, and how many of each. */
export const setsOfCardQuery = z.object({ name: typedText.pipe(z.string().min(2).max(60)) });
export const setsOfCardAnswer = z.object({
  sets: z.array(z.object({ setId: z.string(), cards: z.number().int().positive() })),
});
export type SetsOfCardAnswer = z.infer<typeof setsOfCardAnswer>;

export const bucketOdds = z.object({
  common: z.number(),
  uncommon: z.number(),
  rare: z.number(),
  epic: z.number(),
  legendary: z.number(),
});
export const bucketPool = z.object({
  common: z.array(z.string()),
  uncommon: z.array(z.string()),
  rare: z.array(z.string()),
  epic: z.array(z.string()),
  legendary: z.array(z.string()),
});
/** Everything a draw depends on besides seed and signature; `packHash` is the hash of exactly this. */
export const packDefinition = z.object({
  setId: z.string(),
  cardCount: z.number().int().positive(),
  odds: bucketOdds,
  pool: bucketPool,
});

/** GET /api/pack-types/{id}/odds: the published definition in force; chances are derived from it. */
export const oddsAnswer = z.object({
  packTypeId: z.string(),
  version: z.number().int().positive(),
  packHash: hash,
  definition: packDefinition,
});
export type OddsAnswer = z.infer<typeof oddsAnswer>;

/** `userId`: the wallet that the page believes to be signed in; another tab may have changed that. */
/** `id`: the caller's own for the new intent, so that a request whose answer was lost can be sent again. */
export const intentRequest = z.object({
  id: z.uuid().optional(),
  packTypeId,
  userId: walletAddress.optional(),
});
export const intentAnswer = z.object({
  intentId: z.string(),
  reference: walletAddress,
  price,
  amount: baseUnits,
  mint: walletAddress,
  decimals: z.number().int(),
  tokenProgram: walletAddress,
  seedHash: hash,
  packHash: hash,
  expiresAt: moment,
});
export type IntentAnswer = z.infer<typeof intentAnswer>;

/** POST /api/pack-purchases. Price and status are what the page believes; the server asks the chain instead. */
export const purchaseRequest = z.object({
  userId: walletAddress,
  packTypeId,
  price,
  status: z.literal('confirmed'),
  transactionSignature: transactionSignature.optional(),
});
export type PurchaseRequest = z.infer<typeof purchaseRequest>;

export const purchase = z.object({
  id: z.string(),
  userId: walletAddress,
  packTypeId: z.string(),
  packName: z.string(),
  price,
  status: z.enum(PURCHASE_STATUSES),
  transactionSignature: transactionSignature.optional(),
  createdAt: moment,
  openedAt: moment.optional(),
});
export type Purchase = z.infer<typeof purchase>;
export const purchasesAnswer = z.array(purchase);

/** GET /api/users/{wallet}/pack-history: `cards` is empty until the pack is opened; `next` names the following page. */
export const purchaseHistoryAnswer = z.object({
  total: z.number().int(),
  packs: z.array(purchase.extend({ cards: z.array(cardJson) })),
  next: z.uuid().optional(),
});
export type PurchaseHistoryAnswer = z.infer<typeof purchaseHistoryAnswer>;

/** POST /api/pack-purchases/recover: a pasted transaction id; the server finds whose and which pack it paid. */
export const recoverRequest = z.object({ transactionSignature });

export const openLatestRequest = z.object({ userId: walletAddress, packTypeId });
/** Opening the same purchase again answers with the same cards and grants nothing. */
export const openAnswer = z.object({ purchase, cards: z.array(cardJson) });
export type OpenAnswer = z.infer<typeof openAnswer>;

/** The database was put back, at `restoredAt`, to what it was at `takenAt`: of what was between, only the chain knows. */
export const restoredSpan = z.object({ takenAt: moment, restoredAt: moment });
export type RestoredSpan = z.infer<typeof restoredSpan>;

/** GET /api/pack-purchases/{id}/proof. `seed` is absent until the pack is opened. */
export const proofAnswer = z.object({
  purchaseId: z.string(),
  packTypeId: z.string(),
  version: z.number().int(),
  seedHash: hash,
  seed: hash.optional(),
  /** False for a burn that named no intent: its seed was fixed after the payment was seen. */
  committedBeforePayment: z.boolean(),
  /** The restore that lost what was promised, where that is why nothing was. */
  restored: restoredSpan.optional(),
  transactionSignature,
  packHash: hash,
  definition: packDefinition,
  cards: z.array(z.string()),
});
export type ProofAnswer = z.infer<typeof proofAnswer>;

/** GET /api/users/{wallet}/free-pack-eligible. */
export const eligibleAnswer = z.object({ eligible: z.boolean() });
export type EligibleAnswer = z.infer<typeof eligibleAnswer>;

/** POST /api/pack-purchases/free: the starter pack for a wallet, a demo of any pack for `DEMO_USER`. */
export const freePackRequest = z.object({
  packTypeId,
  walletAddress: z.union([walletAddress, z.literal(DEMO_USER)]),
});
export const freePackAnswer = z.object({
  packTypeId: z.string(),
  cards: z.array(cardJson),
  /** The deck saved with a claim; absent for a demo, and where the wallet has as many decks as it may. */
  deckId: z.uuid().optional(),
});
export type FreePackAnswer = z.infer<typeof freePackAnswer>;
