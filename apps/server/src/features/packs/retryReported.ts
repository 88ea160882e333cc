/** Looks again, behind everybody's back, for a burn that was reported before the chain showed it. */
import { isRefusal } from '@pokesol/engine';
import { type RecordDeps, type RecordParams, recordBurn } from './record.ts';

/** Longer than a confirmed transaction needs to reach every node. What is later still, the sweep finds. */
export const RETRY_REPORTED_AFTER_MS: readonly number[] = [500, 1_000, 2_000, 4_000];

/** Of all wallets together, and of one: more are a script's, and each costs a call of the chain. */
const MOST = 200;
const MOST_OF_A_WALLET = 5;

export type RetryReportedDeps = RecordDeps & {
  afterMs: readonly number[];
  onRecorded(asked: RecordParams): void;
  onError(error: unknown): void;
};

/** Kept in this process alone: a burn that names an intent is found by the sweep, whatever happens here. */
export function retryReportedBurns({ afterMs, onRecorded, onError, ...deps }: RetryReportedDeps) {
  const waiting = new Map<string, { asked: RecordParams; timer: NodeJS.Timeout }>();

  function wait(key: string, asked: RecordParams, looks: number): void {
    const pauseMs = afterMs[looks];
    if (pauseMs === undefined) {
      waiting.delete(key);
      return;
    }
    const timer = setTimeout(() => void look(key, asked, looks), pauseMs).unref();
    waiting.set(key, { asked, timer });
  }

  async function look(key: string, asked: RecordParams, looks: number): Promise<void> {
    try {
      const result = await recordBurn(deps, asked);
      // Stopped meanwhile.
      if (!waiting.has(key)) return;
      const isUnknown =
        isRefusal(result) && ['burn-not-found-yet', 'chain-unreachable'].includes(result.code);
      if (isUnknown) return wait(key, asked, looks + 1);
      waiting.delete(key);
      if (!isRefusal(result)) onRecorded(asked);
    } catch (error) {
      waiting.delete(key);
      onError(error);
    }
  }

  return {
    /** Does nothing for what is looked for already, or when there is too much to look for. */
    later(asked: RecordParams): void {
      const key = [asked.wallet, asked.signature, asked.packTypeId].join(' ');
      const own = [...waiting.values()].filter((each) => each.asked.wallet === asked.wallet);
      if (waiting.has(key) || waiting.size >= MOST || own.length >= MOST_OF_A_WALLET) return;
      wait(key, asked, 0);
    },
    stop(): void {
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
