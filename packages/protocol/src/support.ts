/** The support desk of the admin area: what a pasted text means, a purchase's story, a wallet's figures, what the chain says. */
import { z } from 'zod';
import {
  AUDIT_ACTIONS,
  BATTLE_MODES,
  BATTLE_RESULTS,
  BATTLE_RULES,
  FINALITIES,
  OPPONENT_KINDS,
  RECORDED_BY,
} from './constants.ts';
import { refusalBody } from './errors.ts';
import { restoredSpan } from './packs.ts';
import {
  baseUnits,
  hash,
  moment,
  price,
  transactionSignature,
  typedText,
  walletAddress,
} from './primitives.ts';

/**
 * Of an offer and the pack that it became: `offered` may still be paid, `unpaid` ran out; `unopened` is paid for and
 * waits, `void` is a pack whose burn the chain dropped.
 */
export const STORY_STATES = ['offered', 'unpaid', 'unopened', 'opened', 'void'] as const;
export const storyState = z.enum(STORY_STATES);
export type StoryState = z.infer<typeof storyState>;

/** One purchase in a list: `id` is the purchase's, or the offer's where nothing was paid for it. */
export const supportPurchase = z.object({
  id: z.uuid(),
  packName: z.string(),
  price,
  state: storyState,
  at: moment,
  transactionSignature: transactionSignature.optional(),
});
export type SupportPurchase = z.infer<typeof supportPurchase>;

/** Of an open battle too: who sits at it and since when, nothing of its cards. `points` is what it paid, by the ledger. */
export const supportBattle = z.object({
  id: z.uuid(),
  mode: z.enum(BATTLE_MODES),
  rules: z.enum(BATTLE_RULES),
  status: z.enum(['open', 'ended', 'abandoned']),
  createdAt: moment,
  endedAt: moment.optional(),
  actions: z.number().int(),
  seats: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(OPPONENT_KINDS),
      wallet: walletAddress.optional(),
      result: z.enum(BATTLE_RESULTS).nullable(),
    }),
  ),
  points: z.number().int(),
});
export type SupportBattle = z.infer<typeof supportBattle>;

/** GET /api/admin/support/find. Invisible signs come along with what is copied; no id holds them. */
export const supportFindQuery = z.object({
  text: z
    .string()
    .max(500)
    .transform((text) => text.replaceAll(/\p{C}/gu, '').trim()),
});
/** What an unknown text has the form of: `token` is our token's own address. */
const UNKNOWN_AS = ['address', 'token', 'transaction', 'id'] as const;
export const supportFound = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('wallet'), wallet: walletAddress }),
  /** A purchase, or an offer that nothing was paid for. */
  z.object({ kind: z.literal('purchase'), id: z.uuid() }),
  /** A transaction that paid for several packs. */
  z.object({
    kind: z.literal('transaction'),
    signature: transactionSignature,
    purchases: z.array(supportPurchase),
  }),
  z.object({ kind: z.literal('battle'), battle: supportBattle }),
  z.object({ kind: z.literal('pack-type'), id: z.string(), name: z.string() }),
  /** In the form of something that could be ours, and is not in the records. */
  z.object({ kind: z.literal('unknown'), as: z.enum(UNKNOWN_AS), text: z.string() }),
  /** In the form of nothing that is looked for here. */
  z.object({ kind: z.literal('unreadable') }),
]);
export type SupportFound = z.infer<typeof supportFound>;

/** What an admin did at the desk, from the audit. */
export const supportAct = z.object({
  at: moment,
  action: z.enum(AUDIT_ACTIONS),
  reason: z.string(),
  /** Names the login, as the audit does. */
  sessionId: z.string(),
  outcome: z.string(),
});
export type SupportAct = z.infer<typeof supportAct>;

export const STORY_EVENTS = [
  'offered',
  'ran-out',
  'recorded',
  'missing',
  'finalized',
  'dropped',
  'opened',
  'act',
] as const;
/** `at` is absent of what happened before its moment was written down; it stands where it belongs. */
export const storyEvent = z.object({
  kind: z.enum(STORY_EVENTS),
  at: moment.optional(),
  /** Of `act`. */
  act: supportAct.optional(),
});
export type StoryEvent = z.infer<typeof storyEvent>;

/** POST to each of the desk's acts: nothing but why. What an act gives is decided by the chain and the records alone. */
export const supportActRequest = z.strictObject({
  reason: typedText.min(1, 'Say why').max(300),
});
/**
 * What came of a look at the chain: `recorded` now, or `already` before; `refused`: a burn that pays for nothing here;
 * `stranger`: burned by a wallet that never connected; `nothing`: no burn of our token; `unseen`: the chain does not show
 * the transaction; `away`: it does not answer.
 */
export const LOOK_OUTCOMES = [
  'recorded',
  'already',
  'refused',
  'stranger',
  'nothing',
  'unseen',
  'away',
] as const;
export const supportLook = z.object({
  outcome: z.enum(LOOK_OUTCOMES),
  /** The purchases that it found, recorded now or before. */
  purchases: z.array(z.uuid()),
  refusal: refusalBody.optional(),
});
export type SupportLook = z.infer<typeof supportLook>;

/** Why a pack can be opened at the desk, or why not: `fresh` was recorded minutes ago, `unsettled` can still be dropped. */
const NOT_OPENABLE = ['unpaid', 'void', 'opened', 'fresh', 'unsettled'] as const;
export const OPENABLE = ['yes', ...NOT_OPENABLE] as const;
/** So long a paid pack waits for its owner before it counts as stuck. */
export const STUCK_AFTER_MINUTES = 15;

/** `done`: it was opened now; else why not. */
export const supportOpening = z.object({ outcome: z.enum(['done', ...NOT_OPENABLE]) });
export type SupportOpening = z.infer<typeof supportOpening>;

/** GET /api/admin/support/purchases/{id}, by the id of a purchase or of an offer. Without the seed of a closed pack. */
export const supportStory = z.object({
  id: z.uuid(),
  wallet: walletAddress,
  packTypeId: z.string(),
  packName: z.string(),
  version: z.number().int(),
  price,
  amount: baseUnits,
  state: storyState,
  openable: z.enum(OPENABLE),
  /** What was promised; absent of a burn that named no offer of its wallet. */
  offer: z
    .object({
      id: z.uuid(),
      reference: walletAddress,
      createdAt: moment,
      expiresAt: moment,
      /** How often the sweep looked for its burn, and when it does again; absent when it does no more. */
      looks: z.number().int(),
      nextLookAt: moment.optional(),
    })
    .optional(),
  purchase: z
    .object({
      id: z.uuid(),
      transactionSignature,
      burnPath: z.string(),
      finality: z.enum(FINALITIES),
      /** Absent of those that were recorded before it was written down. */
      recordedBy: z.enum(RECORDED_BY).optional(),
      /** Other packs that the same transaction paid for. */
      others: z.array(z.uuid()),
    })
    .optional(),
  proof: z.object({
    seedHash: hash,
    packHash: hash,
    committedBeforePayment: z.boolean(),
    restored: restoredSpan.optional(),
    /** Only once the pack is open. */
    seed: hash.optional(),
  }),
  /** In the order in which they were drawn. */
  cards: z.array(z.object({ id: z.string(), name: z.string(), rarity: z.string().optional() })),
  events: z.array(storyEvent),
});
export type SupportStory = z.infer<typeof supportStory>;

/** GET /api/admin/support/wallets/{wallet}. */
export const supportWallet = z.object({
  wallet: walletAddress,
  since: moment,
  lastSeenAt: moment,
  purchases: z.record(storyState, z.number().int()),
  /** `copies` is what the wallet owns, `granted` what its opened packs and its free pack held: both are the same. */
  cards: z.object({ different: z.number().int(), copies: z.number().int(), granted: z.number().int() }),
  freePack: z.object({ packTypeId: z.string(), version: z.number().int(), claimedAt: moment }).optional(),
  decks: z.number().int(),
  battles: z.object({ open: z.number().int(), ended: z.number().int(), abandoned: z.number().int() }),
  /** `balance` is what is shown everywhere, `ledger` the sum of the ledger: both are the same. */
  points: z.object({ balance: z.number().int(), ledger: z.number().int(), entries: z.number().int() }),
  acts: z.array(supportAct),
});
export type SupportWallet = z.infer<typeof supportWallet>;

/** `corrected`: the counters were not what ledger and battles say, and are now. */
export const supportComparison = z.object({
  outcome: z.enum(['equal', 'corrected']),
  before: z.number().int(),
  after: z.number().int(),
});
export type SupportComparison = z.infer<typeof supportComparison>;

/** The lists of a wallet, the newest first: `after` continues below an entry. */
export const supportListQuery = z.object({ after: z.uuid().optional() });
const listOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({
    entries: z.array(entry),
    /** To continue below; absent at the end. */
    next: z.uuid().optional(),
  });
export const supportPurchases = listOf(supportPurchase);
export const supportBattles = listOf(supportBattle);
/** An entry of the ledger of points; `battleId` is what it was given for, where that is a battle. */
export const supportPointEntry = z.object({
  id: z.uuid(),
  at: moment,
  points: z.number().int(),
  cause: z.string(),
  battleId: z.uuid().optional(),
});
export type SupportPointEntry = z.infer<typeof supportPointEntry>;
export const supportPoints = listOf(supportPointEntry);
export type SupportList<Entry> = { entries: Entry[]; next?: string | undefined };

/** A burn of our token, as the chain shows it. */
export const chainBurn = z.object({
  wallet: walletAddress,
  amount: baseUnits,
  /** Whole tokens. */
  tokens: z.string(),
  /** The offer whose reference it carries. */
  offerId: z.uuid().optional(),
});
/** `away`: the chain did not answer. `unseen`: it answers, and does not show the transaction. */
export const CHAIN_STATES = ['away', 'unseen', 'failed', 'processed', 'confirmed', 'finalized'] as const;
/** GET /api/admin/support/transactions/{signature}: what the chain says of it now. */
export const chainTransaction = z.object({
  state: z.enum(CHAIN_STATES),
  at: moment.optional(),
  burns: z.array(chainBurn),
});
export type ChainTransaction = z.infer<typeof chainTransaction>;

/** GET /api/admin/support/purchases/{id}/mentions: the transactions that name its offer's reference, the newest first. */
export const chainMentions = z.object({
  state: z.enum(['away', 'answered']),
  total: z.number().int(),
  mentions: z.array(
    z.object({
      signature: transactionSignature,
      at: moment.optional(),
      /** The purchases that it paid for, by our records. */
      purchases: z.array(z.uuid()),
    }),
  ),
});
export type ChainMentions = z.infer<typeof chainMentions>;
