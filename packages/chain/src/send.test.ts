/** Sending: the same bytes until there is a final answer, and never a second burn for a node that stays silent. */
import { isRefusal } from '@pokesol/engine/result';
import {
  type Address,
  type Blockhash,
  compileTransaction,
  createKeyPairSignerFromPrivateKeyBytes,
  createTransactionMessage,
  getBase58Decoder,
  getBase64Decoder,
  getCompiledTransactionMessageDecoder,
  getCompiledTransactionMessageEncoder,
  getSolanaErrorFromJsonRpcError,
  getTransactionDecoder,
  getTransactionEncoder,
  isSolanaError,
  type KeyPairSigner,
  type Nonce,
  partiallySignTransaction,
  pipe,
  type ReadonlyUint8Array,
  type Signature,
  SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM,
  SOLANA_ERROR__TRANSACTION_ERROR__INSUFFICIENT_FUNDS_FOR_FEE,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingDurableNonce,
  type Transaction,
  type TransactionMessageBytes,
} from '@solana/kit';
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBurnTransaction, signatureOf } from './burn.ts';
import { type Lifetime, lifetimeOf } from './lifetime.ts';
import { isCertainlyGone, type SendApi, sendAndConfirm } from './send.ts';
import { fakeRpc, fakeSleep, oneByOne } from './testing/fakeRpc.ts';

let unsigned: Uint8Array;
let bytes: Uint8Array;
let signature: Signature;
let wallet: KeyPairSigner;
const hashOf = (fill: number) => getBase58Decoder().decode(new Uint8Array(32).fill(fill)) as Blockhash;
/** The lifetime of the blockhash with which the burn was built. */
const BUILT = { blockhash: hashOf(9), lastValidBlockHeight: 100n };

const sign = async (transaction: Uint8Array) => {
  const signed = await partiallySignTransaction(
    [wallet.keyPair],
    getTransactionDecoder().decode(transaction),
  );
  return new Uint8Array(getTransactionEncoder().encode(signed));
};

beforeAll(async () => {
  wallet = await createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(32).fill(7));
  unsigned = await buildBurnTransaction({
    wallet: wallet.address,
    mint: getBase58Decoder().decode(new Uint8Array(32).fill(8)) as Address,
    tokenProgram: TOKEN_PROGRAM_ADDRESS,
    decimals: 6,
    amount: 1n,
    references: [null],
    ...BUILT,
    version: 0,
  });
  bytes = await sign(unsigned);
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

type Answers = { height?: unknown[]; valid?: unknown[]; statuses: unknown[]; send?: unknown[] };

function run(answers: Answers, wire = bytes) {
  const { sleep, slept } = fakeSleep();
  const sent: unknown[][] = [];
  const sending = oneByOne(...(answers.send ?? [signature]));
  const { rpc, calls } = fakeRpc<SendApi>({
    getBlockHeight: oneByOne(...(answers.height ?? [50n])),
    isBlockhashValid: oneByOne(...(answers.valid ?? [{ value: false }])),
    getSignatureStatuses: oneByOne(...answers.statuses),
    sendTransaction: (...args) => {
      sent.push([...args]);
      return sending();
    },
  });
  return { result: sendAndConfirm(rpc, wire, { ...BUILT, sleep }), calls, slept, sent };
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

  it('does not give up a transaction that may have landed after a lost answer, whatever the next simulation reports', async () => {
    const { result, sent } = run({
      statuses: [NONE, NONE, NONE, status('confirmed')],
      send: [down, preflight('InsufficientFundsForFee'), preflight('InsufficientFundsForFee')],
    });
    expect(await result).toMatchObject({ status: 'confirmed' });
    expect(sent).toHaveLength(3);
  });

  it('does not give up a transaction that another client sent to the chain', async () => {
    const { result } = run({
      statuses: [NONE, NONE, status('confirmed')],
      send: [preflight('AlreadyProcessed'), getSolanaErrorFromJsonRpcError({ code: -32602, message: 'no' })],
    });
    expect(await result).toMatchObject({ status: 'confirmed' });
  });

  it('stops waiting when it is aborted', async () => {
    const { sleep } = fakeSleep();
    const { rpc } = fakeRpc<SendApi>({
      getBlockHeight: () => 1n,
      getSignatureStatuses: () => NONE,
      sendTransaction: () => signature,
    });
    const abortSignal = AbortSignal.abort();
    const options = { ...BUILT, sleep, abortSignal };
    expect(await sendAndConfirm(rpc, bytes, options)).toEqual({ status: 'aborted', signature });
  });

  it('treats unsigned bytes as the bug that they are', async () => {
    const { rpc } = fakeRpc<never>({});
    await expect(sendAndConfirm(rpc, unsigned, BUILT)).rejects.toThrow('unsigned-transaction');
  });
});

const VALID = { value: true };
const INVALID = { value: false };

describe('a transaction that the wallet signed with another lifetime', () => {
  /** The same burn on a newer block, as a wallet signs it after its window was open for a long time. */
  const renewed = async () => {
    const { messageBytes } = getTransactionDecoder().decode(unsigned);
    const message = getCompiledTransactionMessageDecoder().decode(messageBytes);
    const newer = getCompiledTransactionMessageEncoder().encode({ ...message, lifetimeToken: hashOf(10) });
    return sign(compiledWire(newer));
  };
  const compiledWire = (messageBytes: ReadonlyUint8Array) =>
    new Uint8Array(
      getTransactionEncoder().encode({
        messageBytes: messageBytes as TransactionMessageBytes,
        signatures: { [wallet.address]: null },
      } as Transaction),
    );

  it('does not expire with the lifetime that it was built with: it still lands', async () => {
    // Built to be valid until 100, signed at 120 with a block that is valid until 270.
    const { result, sent } = run(
      {
        height: [120n, 133n, 200n, 260n],
        valid: [VALID],
        statuses: [NONE, NONE, NONE, NONE, status('confirmed')],
      },
      await renewed(),
    );
    expect(await result).toMatchObject({ status: 'confirmed' });
    expect(sent).toHaveLength(4);
  });

  it('expires once its own block is too old and a margin of blocks has passed', async () => {
    const { result, calls } = run(
      { height: [120n, 302n, 302n, 303n], valid: [INVALID], statuses: [NONE] },
      await renewed(),
    );
    expect(await result).toMatchObject({ status: 'expired' });
    // Not asked before the height allows it: a node that lags behind does not know a new block and also calls it invalid.
    expect(calls.filter((call) => call === 'isBlockhashValid')).toHaveLength(1);
  });

  it.each([
    ['still takes its block', VALID],
    ['does not say', down],
  ])('is never over for a node that %s', async (_, answer) => {
    const { result } = run({
      height: [133n, 400n],
      valid: [answer],
      statuses: [...Array(9).fill(NONE), status('confirmed')],
    });
    expect(await result).toMatchObject({ status: 'confirmed' });
  });

  it('has no end where it names a nonce', async () => {
    const nonce = compileTransaction(
      pipe(
        createTransactionMessage({ version: 0 }),
        (m) => setTransactionMessageFeePayer(wallet.address, m),
        (m) =>
          setTransactionMessageLifetimeUsingDurableNonce(
            {
              nonce: hashOf(3) as string as Nonce,
              nonceAccountAddress: hashOf(4) as string as Address,
              nonceAuthorityAddress: wallet.address,
            },
            m,
          ),
      ),
    );
    const wire = await sign(new Uint8Array(getTransactionEncoder().encode(nonce)));
    expect(lifetimeOf(wire, BUILT)).toEqual({ kind: 'endless' });
    const { result } = run({ height: [900n], statuses: [...Array(9).fill(NONE), status('confirmed')] }, wire);
    expect(await result).toMatchObject({ status: 'confirmed' });
  });
});

describe('a transaction of which only its id and its lifetime were kept', () => {
  const lifetime = { kind: 'blockhash', ...BUILT } as const;
  const gone = (height: unknown, valid: unknown, found: unknown, kept: Lifetime = lifetime) => {
    const { rpc } = fakeRpc<SendApi>({
      getBlockHeight: oneByOne(height),
      isBlockhashValid: oneByOne(valid),
      getSignatureStatuses: oneByOne(found),
    });
    return isCertainlyGone(rpc, signature, kept);
  };

  it('is gone when its lifetime has ended and the chain has no status for it', async () => {
    expect(await gone(133n, INVALID, NONE)).toBe(true);
  });

  it.each<[string, [unknown, unknown, unknown, Lifetime?]]>([
    ['its end is not over', [132n, INVALID, NONE]],
    ['its block is still taken', [133n, VALID, NONE]],
    ['it is there', [133n, INVALID, status('processed')]],
    ['no status comes', [133n, INVALID, down]],
    ['no height comes', [down, INVALID, NONE]],
    ['its end is not known', [133n, INVALID, NONE, { kind: 'blockhash', blockhash: BUILT.blockhash }]],
    ['it has no end', [133n, INVALID, NONE, { kind: 'endless' }]],
  ])('is not, while %s', async (_, [height, valid, found, kept]) => {
    expect(await gone(height, valid, found, kept)).toBe(false);
  });
});
