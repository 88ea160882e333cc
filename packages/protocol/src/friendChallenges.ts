/** Challenges to a friend: a link that one other player may accept, and the battle that comes of it. */
import { z } from 'zod';
import { BATTLE_RULES, CHALLENGE_STATES } from './constants.ts';
import { formatId, moment } from './primitives.ts';

/**
 * POST /api/challenges. A wallet has one open challenge: the same deck, rules and format again answer the one that is there, others
 * take its place.
 */
export const friendChallengeRequest = z.strictObject({
  deckId: z.uuid(),
  rules: z.enum(BATTLE_RULES).default('classic'),
  /** Both decks have to be legal in it. */
  format: formatId.optional(),
  /** Practice: neither deck need be owned. */
  anyCards: z.boolean().default(false),
});
export const friendChallengeMade = z.object({ id: z.uuid(), expiresAt: moment });
export type FriendChallengeMade = z.infer<typeof friendChallengeMade>;

/** GET /api/challenges/{id}, for everybody who has its address. */
export const friendChallengeAnswer = z.object({
  id: z.uuid(),
  /** The challenger's name at the table. */
  by: z.string(),
  rules: z.enum(BATTLE_RULES),
  format: z.string().optional(),
  anyCards: z.boolean(),
  state: z.enum(CHALLENGE_STATES),
  expiresAt: moment,
  /** Whether the wallet that asks made it. */
  isYours: z.boolean(),
  /** Of an accepted one, for the two who play it. */
  battleId: z.uuid().optional(),
});
export type FriendChallengeAnswer = z.infer<typeof friendChallengeAnswer>;

/** POST /api/challenges/{id}/accept: begins the battle. Said again by who accepted, it answers the same battle. */
export const friendChallengeAcceptRequest = z.strictObject({
  deckId: z.uuid(),
  /** Both agree to it, or there is no battle. */
  anyCards: z.boolean().default(false),
});
export const friendChallengeAccepted = z.object({ battleId: z.uuid() });
export type FriendChallengeAccepted = z.infer<typeof friendChallengeAccepted>;

/** DELETE /api/challenges/{id}: `withdrawn` is false where it was over before. */
export const friendChallengeWithdrawn = z.object({ withdrawn: z.boolean() });
export type FriendChallengeWithdrawn = z.infer<typeof friendChallengeWithdrawn>;
