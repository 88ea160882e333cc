/** Sending: the same bytes until there is a final answer, and never a second burn for a node that stays silent. */
import { isRefusal } from '@pokesol/engine/result';
import {
  type Address,
  type Blockhash,
  createKeyPairSignerFromPrivateKeyBytes,
  getBase58Decoder,
  getBase64Decoder,
  getSolanaErrorFromJsonRpcError,
  getTransactionDecoder,
  getTransactionEncoder,
  isSolanaError,
  partiallySignTransaction,
  type Signature,
  SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM,
  SOLANA_ERROR__TRANSACTION_ERROR__INSUFFICIENT_FUNDS_FOR_FEE,
} from '@solana/kit';
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBurnTransaction, signatureOf } from './burn.ts';
import { type SendApi, sendAndConfirm } from './send.ts';
import { fakeRpc, fakeSleep, oneByOne } from './testing/fakeRpc.ts';

let unsigned: Uint8Array;
let bytes: Uint8Array;
let signature: Signature;

beforeAll(async () => {
  const wallet = await createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(32).fill(7));
  unsigned = await buildBurnTransaction({
    wallet: wallet.address,
    mint: getBase58Decoder().decode(new Uint8Array(32).fill(8)) as Address,
    tokenProgram: TOKEN_PROGRAM_ADDRESS,
    decimals: 6,
    amount: 1n,
    references: [null],
    blockhash: getBase58Decoder().decode(new Uint8Array(32).fill(9)) as Blockhash,
    lastValidBlockHeight: 100n,
    version: 0,
  });
  const signed = await partiallySignTransaction([wallet.keyPair], getTransactionDecoder().decode(unsigned));
  bytes = new Uint8Array(getTransactionEncoder().encode(signed));
  const read = signatureOf(bytes);
  if (isRefusal(read)) throw new Error(read.code);
  signature = read.signature;
});

const status = (confirmationStatus: string, err: unknown = null) => ({
  value: [{ confirmationStatus, err, slot: 5n, confirmations: null }],
});
const NONE = { value: [null] };
const down = new Error('node down');
const preflight = (err: unknown) =>
  getSolanaErrorFromJsonRpcError({ code: -32002, message: 'x', data: { err, logs: [] } });

function run(answers: { height?: unknown[]; statuses: unknown[]; send?: unknown[] }) {
  const { sleep, slept } = fakeSleep();
  const sent: unknown[][] = [];
  const sending = oneByOne(...(answers.send ?? [signature]));
  const { rpc, calls } = fakeRpc<SendApi>({
    getBlockHeight: oneByOne(...(answers.height ?? [50n])),
    getSignatureStatuses: oneByOne(...answers.statuses),
    sendTransaction: (...args) => {
      sent.push([...args]);
      return sending();
    },
  });
  return { result: sendAndConfirm(rpc, bytes, { lastValidBlockHeight: 100n, sleep }), calls, slept, sent };
}

describe('sendAndConfirm', () => {
  it('sends, polls every 400 ms and stops at confirmed', async () => {
    const { result, slept, sent } = run({
      statuses: [NONE, NONE, status('processed'), status('processed'), status('confirmed')],
    });
    expect(await result).toEqual({ status: 'confirmed', signature, slot: 5n });
    expect(slept).toEqual([400, 400, 400, 400]);
    expect(sent.map(([wire]) => wire)).toEqual(Array(2).fill(getBase64Decoder().decode(bytes)));
  });

  it('simulates only until a node took the bytes', async () => {
    const { result, sent } = run({
      statuses: [NONE, NONE, NONE, NONE, status('finalized')],
      send: [down, signature],
    });
    await result;
    expect(sent.map(([, config]) => (config as { skipPreflight: boolean }).skipPreflight)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('does not send what is on the chain already', async () => {
    const { result, sent } = run({ statuses: [status('confirmed')] });
    expect(await result).toMatchObject({ status: 'confirmed' });
    expect(sent).toEqual([]);
  });

  it('reports a burn that landed and failed, once that is confirmed', async () => {
    const err = { InstructionError: [0, { Custom: 1 }] };
    const { result } = run({ statuses: [NONE, status('processed', err), status('confirmed', err)] });
    const answer = await result;
    if (answer.status !== 'failed') throw new Error(answer.status);
    expect(answer.sent).toBe(true);
    expect(isSolanaError(answer.err, SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM)).toBe(true);
  });

  it('reports a burn that the simulation refuses, before it costs a fee', async () => {
    const { result, sent } = run({ statuses: [NONE], send: [preflight('InsufficientFundsForFee')] });
    const answer = await result;
    if (answer.status !== 'failed') throw new Error(answer.status);
    expect(answer.sent).toBe(false);
    expect(isSolanaError(answer.err.cause, SOLANA_ERROR__TRANSACTION_ERROR__INSUFFICIENT_FUNDS_FOR_FEE)).toBe(
      true,
    );
    expect(sent).toHaveLength(1);
  });

  it.each(['BlockhashNotFound', 'AlreadyProcessed'])('goes on after a lagging node says %s', async (err) => {
    const { result } = run({
      statuses: [NONE, NONE, status('confirmed')],
      send: [preflight(err), signature],
    });
    expect(await result).toMatchObject({ status: 'confirmed' });
  });

  it.each([-32003, -32602])('gives up when no node will ever take the bytes (%i)', async (code) => {
    const { result } = run({
      statuses: [NONE],
      send: [getSolanaErrorFromJsonRpcError({ code, message: 'no' })],
    });
    expect(await result).toMatchObject({ status: 'failed', sent: false });
  });

  it('expires only when the height has passed AND the chain knows nothing of it', async () => {
    const { result, sent } = run({ height: [132n, 133n], statuses: [NONE] });
    expect(await result).toEqual({ status: 'expired', signature });
    expect(sent).toHaveLength(1);
  });

  it('takes what landed in the last valid block', async () => {
    const { result } = run({
      height: [100n, 133n],
      statuses: [NONE, status('processed'), status('confirmed')],
    });
    expect(await result).toMatchObject({ status: 'confirmed' });
  });

  it('expires a burn that was processed on a fork and then forgotten', async () => {
    const { result } = run({ height: [99n, 133n], statuses: [NONE, status('processed'), NONE] });
    expect(await result).toMatchObject({ status: 'expired' });
  });

  it('takes silence for silence, not for an answer', async () => {
    const { result, sent } = run({
      height: [down, down, 133n, 133n, 133n],
      statuses: [down, NONE, down, down, status('confirmed')],
      send: [down],
    });
    expect(await result).toMatchObject({ status: 'confirmed' });
    expect(sent).toHaveLength(1);
  });

  it('stops waiting when it is told to', async () => {
    const { sleep } = fakeSleep();
    const { rpc } = fakeRpc<SendApi>({
      getBlockHeight: () => 1n,
      getSignatureStatuses: () => NONE,
      sendTransaction: () => signature,
    });
    const abortSignal = AbortSignal.abort();
    const options = { lastValidBlockHeight: 100n, sleep, abortSignal };
    expect(await sendAndConfirm(rpc, bytes, options)).toEqual({ status: 'aborted', signature });
  });

  it('treats unsigned bytes as the bug that they are', async () => {
    const { rpc } = fakeRpc<never>({});
    await expect(sendAndConfirm(rpc, unsigned, { lastValidBlockHeight: 1n })).rejects.toThrow(
      'unsigned-transaction',
    );
  });
});
