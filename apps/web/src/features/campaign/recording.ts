/** Asks the server to record a campaign battle until it answers; asking again changes nothing, so that is safe. */
import type { CampaignBattleAnswer, CampaignBattleRequest } from '@pokesol/protocol';
import { ApiError } from '../../platform/api.ts';
import { formatNumber } from '../../platform/format.ts';
import type { ToastTone } from '../../ui/toast.ts';

export type RecordPorts = {
  readonly send: (claim: CampaignBattleRequest) => Promise<CampaignBattleAnswer>;
  readonly wait: (ms: number) => Promise<void>;
};

export type RecordedBattle =
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
): Promise<RecordedBattle> {
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

/** One asking for each battle at a time, and none for one that is recorded: drawn twice, a screen asks and announces once. */
export function askedOnce() {
  const asked = new Map<string, Promise<RecordedBattle>>();
  return async (battleId: string, ask: () => Promise<RecordedBattle>): Promise<RecordedBattle> => {
    const asking = asked.get(battleId) ?? ask();
    asked.set(battleId, asking);
    let isRecorded = false;
    try {
      const answer = await asking;
      isRecorded = answer.kind === 'recorded';
      return answer;
    } finally {
      // After a new sign-in, or back on the line, the page asks anew.
      if (!isRecorded && asked.get(battleId) === asking) asked.delete(battleId);
    }
  };
}

type Telling = { readonly title: string; readonly message: string; readonly tone: ToastTone };

/** What the ending says of it, or a message where it failed. That nothing is lost the ending says too: it stays on the screen. */
export function tellingOf(recorded: RecordedBattle, result: 'victory' | 'defeat'): Telling {
  if (recorded.kind !== 'recorded')
    return {
      title: 'Battle Recording Failed',
      message: 'Could not save battle results',
      tone: 'destructive',
    };
  return result === 'defeat'
    ? { title: 'Battle Recorded', message: 'Better luck next time!', tone: 'plain' }
    : {
        title: 'Points Awarded!',
        message: `You earned ${formatNumber(recorded.points)} Poke Points!`,
        tone: 'plain',
      };
}

const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== undefined && error.status < 500 && error.status !== 429;
