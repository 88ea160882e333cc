/** Asks the server to record a campaign battle until it answers; asking again changes nothing, so that is safe. */
import type { CampaignBattleAnswer, CampaignBattleRequest } from '@pokesol/protocol';
import { ApiError } from '../../platform/api.ts';

export type RecordPorts = {
  readonly send: (claim: CampaignBattleRequest) => Promise<CampaignBattleAnswer>;
  readonly wait: (ms: number) => Promise<void>;
};

export type Recorded =
  | { readonly kind: 'recorded'; readonly points: number }
  /** The server said no. */
  | { readonly kind: 'refused'; readonly error: unknown }
  /** No answer came: what the battle paid stands on the server all the same. */
  | { readonly kind: 'lost'; readonly error: unknown };

const WAITS_MS = [500, 1_500, 3_000, 6_000] as const;

type Outcome = {
  readonly battleId: string;
  readonly userId: string;
  readonly opponentId: string;
  readonly result: 'victory' | 'defeat';
  /** Milliseconds since 1970. */
  readonly began: number;
  readonly ended: number;
};

/** The body of the call. What a victory pays is the roster's to say, so the page names no points for it. */
export const claimOf = ({ began, ended, result, ...rest }: Outcome): CampaignBattleRequest => ({
  ...rest,
  result,
  // The two clocks are not the same one.
  battleDuration: Math.max(0, Math.round(ended - began)),
  ...(result === 'defeat' && { pointsAwarded: 0 }),
});

export async function recordBattle(
  { send, wait }: RecordPorts,
  claim: CampaignBattleRequest,
): Promise<Recorded> {
  for (let tries = 0; ; tries += 1) {
    try {
      return { kind: 'recorded', points: (await send(claim)).pointsAwarded };
    } catch (error) {
      if (isFinal(error)) return { kind: 'refused', error };
      const pause = WAITS_MS[tries];
      if (pause === undefined) return { kind: 'lost', error };
      console.warn('The record got no answer and is asked for again', error);
      await wait(pause);
    }
  }
}

const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== undefined && error.status < 500 && error.status !== 429;
