/** Sends signed bytes until the chain has confirmed them, refused them, or can never take them any more. */
import { isRefusal } from '@pokesol/engine/result';
import {
  type GetBlockHeightApi,
  type GetSignatureStatusesApi,
  getBase64Decoder,
  getSolanaErrorFromTransactionError,
  type IsBlockhashValidApi,
  isSolanaError,
  type Rpc,
  type SendTransactionApi,
  type Signature,
  SOLANA_ERROR__JSON_RPC__INVALID_PARAMS,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_TRANSACTION_SIGNATURE_VERIFICATION_FAILURE,
  SOLANA_ERROR__TRANSACTION_ERROR__ALREADY_PROCESSED,
  SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND,
  type SolanaError,
} from '@solana/kit';
import { signatureOf } from './burn.ts';
import {
  boundLifetime,
  isPastItsEnd,
  type Lifetime,
  type LifetimeRpc,
  lifetimeOf,
  type Wait,
} from './lifetime.ts';
import { realSleep, type Sleep } from './result.ts';

export type SendApi = GetBlockHeightApi & IsBlockhashValidApi & GetSignatureStatusesApi & SendTransactionApi;
export type SendRpc = Rpc<SendApi>;

export type SendOptions = Readonly<{
  /** The blockhash the transaction was built with; the wallet may have signed it with another one. */
  blockhash: string;
  lastValidBlockHeight: bigint;
  pollMs?: number;
  sleep?: Sleep;
  /** Ends the waiting (also for a node that hangs), not the transaction: it may still land. */
  abortSignal?: AbortSignal;
}>;

export type SendResult =
  | Readonly<{ status: 'confirmed'; signature: Signature; slot: bigint }>
  /** `sent: false`: refused before it reached the chain and nothing was paid; `true`: it landed, failed, and cost the fee. */
  | Readonly<{ status: 'failed'; signature: Signature; err: SolanaError; sent: boolean }>
  /** It can never land any more. Only now may the user sign a new one. */
  | Readonly<{ status: 'expired'; signature: Signature }>
  | Readonly<{ status: 'aborted'; signature: Signature }>;

/**
 * Resends the SAME bytes every `pollMs` (400) until a status of at least `confirmed`. A silent or failing node only means another
 * round: two transactions for one purchase would burn twice, so the answer is never guessed.
 *
 * @throws when the bytes carry no signature: check them with `assertSigned` first
 */
export async function sendAndConfirm(
  rpc: SendRpc,
  bytes: Uint8Array,
  options: SendOptions,
): Promise<SendResult> {
  const { pollMs = 400, sleep = realSleep, abortSignal } = options;
  const read = signatureOf(bytes);
  if (isRefusal(read)) throw new Error(`sendAndConfirm: ${read.code}`);
  const { signature } = read;
  const wait: Wait = abortSignal === undefined ? {} : { abortSignal };
  let lifetime = lifetimeOf(bytes, options);
  let simulates = true;
  let mayHaveReached = false;
  for (;;) {
    lifetime = await boundLifetime(rpc, lifetime, wait);
    // Checked before the status, so that a transaction that lands in the last valid block is still found.
    const over = await isPastItsEnd(rpc, lifetime, wait);
    const status = await statusOf(rpc, signature, over, wait);
    if (status !== 'unknown' && status !== null) {
      const { confirmationStatus, err, slot } = status;
      if (confirmationStatus === 'confirmed' || confirmationStatus === 'finalized') {
        if (err === null) return { status: 'confirmed', signature, slot };
        return { status: 'failed', signature, err: getSolanaErrorFromTransactionError(err), sent: true };
      }
    }
    if (status === null && over) return { status: 'expired', signature };
    if (abortSignal?.aborted) return { status: 'aborted', signature };
    if (status === null) {
      // The node simulates sends until it takes one, so that a burn that must fail costs no fee.
      const sent = await send(rpc, bytes, simulates, wait);
      if (sent.kind === 'refused' && !mayHaveReached)
        return { status: 'failed', signature, err: sent.error, sent: false };
      simulates &&= sent.kind !== 'taken';
      // After a lost answer these bytes may have landed: a later refusal may be about another copy of them.
      mayHaveReached ||= sent.kind === 'taken' || sent.kind === 'unknown';
    }
    await sleep(pollMs);
  }
}

/**
 * Whether a transaction that was sent earlier can never land: its lifetime has ended, and the chain has no status for it. False
 * while in doubt.
 */
export async function isCertainlyGone(
  rpc: LifetimeRpc & Rpc<GetSignatureStatusesApi>,
  signature: Signature,
  lifetime: Lifetime,
): Promise<boolean> {
  return (await isPastItsEnd(rpc, lifetime)) && (await statusOf(rpc, signature, true, {})) === null;
}

// `null` is the node saying that it knows of no such transaction; 'unknown' is the node saying nothing.
async function statusOf(
  rpc: Rpc<GetSignatureStatusesApi>,
  signature: Signature,
  searchTransactionHistory: boolean,
  wait: Wait,
) {
  try {
    const { value } = await rpc.getSignatureStatuses([signature], { searchTransactionHistory }).send(wait);
    return value[0] ?? null;
  } catch {
    return 'unknown';
  }
}

type Sent =
  | { kind: 'taken' }
  /** The node did not take these bytes but may do so next time. */
  | { kind: 'later' }
  /** No answer, or one that says the chain already has them. */
  | { kind: 'unknown' }
  /** No node will ever take them. */
  | { kind: 'refused'; error: SolanaError };

async function send(rpc: SendRpc, bytes: Uint8Array, simulate: boolean, wait: Wait): Promise<Sent> {
  const wire = getBase64Decoder().decode(bytes) as Parameters<SendTransactionApi['sendTransaction']>[0];
  try {
    await rpc
      .sendTransaction(wire, {
        encoding: 'base64',
        maxRetries: 0n,
        preflightCommitment: 'confirmed',
        skipPreflight: !simulate,
      })
      .send(wait);
    return { kind: 'taken' };
  } catch (error) {
    return meaningOf(error);
  }
}

function meaningOf(error: unknown): Sent {
  if (isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE)) {
    // A lagging node does not know a fresh blockhash yet, and one that has the transaction already refuses it again.
    if (isSolanaError(error.cause, SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND))
      return { kind: 'later' };
    if (isSolanaError(error.cause, SOLANA_ERROR__TRANSACTION_ERROR__ALREADY_PROCESSED))
      return { kind: 'unknown' };
    return { kind: 'refused', error };
  }
  return isSolanaError(
    error,
    SOLANA_ERROR__JSON_RPC__SERVER_ERROR_TRANSACTION_SIGNATURE_VERIFICATION_FAILURE,
  ) || isSolanaError(error, SOLANA_ERROR__JSON_RPC__INVALID_PARAMS)
    ? { kind: 'refused', error }
    : { kind: 'unknown' };
}
