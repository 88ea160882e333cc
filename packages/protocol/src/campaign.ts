/** The campaign: what a wallet has won. */
import { z } from 'zod';

/** GET /api/users/{wallet}/campaign/stats. */
export const campaignStatsAnswer = z.object({ pokePoints: z.number().int() });
export type CampaignStats = z.infer<typeof campaignStatsAnswer>;
