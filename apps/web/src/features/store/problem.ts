/** A purchase that went wrong after tokens were burned, or may have been: too important for a passing message. */
import { PurchaseError, purchaseSentence } from './purchaseError.ts';
import type { RefusedBurn } from './storedBurns.ts';

export type StoreProblem = {
  /** Absent when the wallet sends transactions itself and did not say whether it sent this one. */
  signature: string | undefined;
  /** What the buyer reads first. */
  sentence: string;
  /** What the server or the network said, for what to do next. */
  cause: unknown;
  /** False while it is unknown whether the chain took the transaction. */
  burned: boolean;
  /** The wallet that paid, when another one or none is connected now. */
  owner?: string;
};

/** Undefined when nothing is at stake and a passing message will do. */
export function storeProblemOf(error: unknown): StoreProblem | undefined {
  if (!(error instanceof PurchaseError) || error.stake === 'none') return undefined;
  const { signature, cause, stake } = error;
  return { signature, sentence: purchaseSentence(error), cause, burned: stake === 'burned' };
}

/** A burn of an earlier visit that the server refuses for good. */
export const problemOfRefused = ({ record, error }: RefusedBurn): StoreProblem => ({
  signature: record.transactionSignature,
  sentence: error.sentence,
  cause: error,
  burned: true,
});
