/** Sends signed bytes until the chain has confirmed them, refused them, or can never take them any more. */
import { isRefusal } from '@pokesol/engine/result';
import {
  type GetBlockHeightApi,
  type GetSignatureStatusesApi,
  getBase64Decoder,
  getSolanaErrorFromTransactionError,
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
import { realSleep, type Sleep } from './result.ts';

export type SendApi = GetBlockHeightApi & GetSignatureStatusesApi & SendTransactionApi;
export type SendRpc = Rpc<SendApi>;

/**
 * So many blocks after its blockhash died a transaction counts as expired. Behind one address there may be several nodes: one tells
 * the height, another, some blocks later, what landed in the last valid one.
 */
export const EXPIRY_MARGIN_BLOCKS = 32n;

export type SendOptions = Readonly<{
  /** Of the blockhash that the signed bytes carry. */
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
  const { lastValidBlockHeight, pollMs = 400, sleep = realSleep, abortSignal } = options;
  const read = signatureOf(bytes);
  if (isRefusal(read)) throw new Error(`sendAndConfirm: ${read.code}`);
  const { signature } = read;
  const wait: Wait = abortSignal === undefined ? {} : { abortSignal };
  // The first send is simulated, so that a burn that must fail costs no fee; the same for a node that never answered.
  for (let reachedNode = false; ; ) {
    // Height before status: what lands in the last valid block is then still seen.
    const height = await heightOf(rpc, wait);
    const over = height !== null && height > lastValidBlockHeight + EXPIRY_MARGIN_BLOCKS;
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
      const sent = await send(rpc, bytes, !reachedNode, wait);
      if (sent instanceof Error) return { status: 'failed', signature, err: sent, sent: false };
      reachedNode ||= sent;
    }
    await sleep(pollMs);
  }
}

type Wait = Readonly<{ abortSignal?: AbortSignal }>;

async function heightOf(rpc: SendRpc, wait: Wait): Promise<bigint | null> {
  try {
    return await rpc.getBlockHeight({ commitment: 'confirmed' }).send(wait);
  } catch {
    return null;
  }
}

// `null` is the node saying that it knows of no such transaction; 'unknown' is the node saying nothing.
async function statusOf(rpc: SendRpc, signature: Signature, searchTransactionHistory: boolean, wait: Wait) {
  try {
    const { value } = await rpc.getSignatureStatuses([signature], { searchTransactionHistory }).send(wait);
    return value[0] ?? null;
  } catch {
    return 'unknown';
  }
}

/** True when a node took the bytes, false when it may next time, an error when no node ever will. */
async function send(
  rpc: SendRpc,
  bytes: Uint8Array,
  simulate: boolean,
  wait: Wait,
): Promise<boolean | SolanaError> {
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
    return true;
  } catch (error) {
    return isFinal(error) ? error : false;
  }
}

function isFinal(error: unknown): error is SolanaError {
  if (isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE)) {
    // A lagging node does not know a fresh blockhash yet, and one that has the transaction already refuses it again.
    return !(
      isSolanaError(error.cause, SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND) ||
      isSolanaError(error.cause, SOLANA_ERROR__TRANSACTION_ERROR__ALREADY_PROCESSED)
    );
  }
  return (
    isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_TRANSACTION_SIGNATURE_VERIFICATION_FAILURE) ||
    isSolanaError(error, SOLANA_ERROR__JSON_RPC__INVALID_PARAMS)
  );
}
