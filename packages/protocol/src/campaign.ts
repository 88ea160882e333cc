/** The campaign: its trainers as a player sees them, what a player has won, and the record of a battle. */
import { z } from 'zod';
import { cardJson } from './card.ts';
import { DIFFICULTIES } from './constants.ts';
import { walletAddress } from './primitives.ts';

/** A trainer's id in the roster. */
export const trainerId = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/, 'Not a trainer');

const trainerProgress = z.object({
  isDefeated: z.boolean(),
  victories: z.number().int(),
  defeats: z.number().int(),
});

/** GET /api/users/{wallet}/campaign/opponents: the roster in its order. */
export const campaignOpponent = z.object({
  id: trainerId,
  name: z.string(),
  title: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  order: z.number().int().positive(),
  location: z.string(),
  description: z.string(),
  /** In Poke Points, for each victory. */
  victoryReward: z.number().int().positive(),
  /** A path of the page; '' where the page draws the portrait from the id. */
  avatarUrl: z.string(),
  isUnlocked: z.boolean(),
  /** The names of the trainers to defeat first, where it is locked. */
  unlockedBy: z.array(z.string()),
  /** Of battles by Classic rules; absent before the first that was played to its end. */
  userProgress: trainerProgress.optional(),
  /** The same of battles by the official rules. */
  officialProgress: trainerProgress.optional(),
});
export type CampaignOpponent = z.infer<typeof campaignOpponent>;
export const campaignOpponentsAnswer = z.array(campaignOpponent);

/** GET /api/users/{wallet}/campaign/stats. */
export const campaignStatsAnswer = z.object({
  pokePoints: z.number().int(),
  campaignVictories: z.number().int(),
  campaignDefeats: z.number().int(),
  /** 1 to 9: the first trainer in order that is not defeated; the last one when all are. */
  currentCampaignStage: z.number().int(),
});
export type CampaignStats = z.infer<typeof campaignStatsAnswer>;

/**
 * POST /api/campaign/battle. The result is on the server already: this asks for it. What the body says of result and
 * points must agree, or the call is refused and changes nothing.
 */
export const campaignBattleRequest = z.strictObject({
  battleId: z.uuid(),
  userId: walletAddress,
  opponentId: trainerId,
  /** A draw is neither and pays nothing: there is nothing to ask for. */
  result: z.enum(['victory', 'defeat']),
  /** Milliseconds, as the page measured; kept nowhere, the server has its own. */
  battleDuration: z.number().int().nonnegative(),
  /** 0 on a defeat, else absent: how much a victory pays, the roster says. */
  pointsAwarded: z.number().int().optional(),
});
export type CampaignBattleRequest = z.infer<typeof campaignBattleRequest>;
export const campaignBattleAnswer = z.object({ success: z.boolean(), pointsAwarded: z.number().int() });
export type CampaignBattleAnswer = z.infer<typeof campaignBattleAnswer>;

const deckEntry = z.object({
  name: z.string().max(100),
  setId: z.string().max(64),
  cardNumber: z.string().max(16),
  quantity: z.number().int().min(1).max(60),
});
/** A trainer's deck as the roster writes it down. */
export const opponentDeck = z.object({
  pokemon: z.array(deckEntry).max(60),
  trainers: z.array(deckEntry).max(60),
  energy: z.array(deckEntry).max(60),
});
export type OpponentDeckJson = z.infer<typeof opponentDeck>;

/** POST /api/campaign/deck/resolve: from the catalogue, and from the external one only where a card is missing. */
export const resolveDeckRequest = z.strictObject({ opponentDeck, useAPIFirst: z.boolean() });
export const resolveDeckAnswer = z.object({
  success: z.boolean(),
  /** Every card of the deck, one by one. */
  deck: z.array(cardJson),
  /** What is missing, as a sentence, where `success` is false. */
  error: z.string().optional(),
  validation: z.object({
    pokemon: z.array(
      z.object({
        name: z.string(),
        /** The card is in the catalogue under that set and number, with that name. */
        isAuthentic: z.boolean(),
        attacks: z.number().int(),
        hp: z.number().int(),
        maxDamage: z.number().int(),
      }),
    ),
    issues: z.array(z.string()),
  }),
});
export type ResolveDeckAnswer = z.infer<typeof resolveDeckAnswer>;
