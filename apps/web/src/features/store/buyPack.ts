/** Buys packs in one transaction: intents → checks → burns built → signed → remembered → sent and confirmed → recorded. */
import {
  assertSigned,
  boundLifetime,
  buildBurnTransaction,
  checkBalance,
  FROZEN_MESSAGE,
  type Lifetime,
  latestBlockhashWithRetry,
  lifetimeOf,
  ownTokenAccount,
  priorityFee,
  realSleep,
  type SendResult,
  type SendRpc,
  type Sleep,
  sendAndConfirm,
  TOKEN_INFO_MESSAGE,
  toBaseUnits,
  tokenHolding,
  tokenInfo,
  unitPriceFor,
  unitsOfBurns,
} from '@pokesol/chain';
import { isRefusal } from '@pokesol/engine/result';
import type { IntentAnswer, PackType, Purchase } from '@pokesol/protocol';
import {
  address,
  type GetAccountInfoApi,
  type GetLatestBlockhashApi,
  type GetRecentPrioritizationFeesApi,
  type Rpc,
} from '@solana/kit';
import { ApiError } from '../../platform/api.ts';
import { unlessAborted } from '../../platform/unlessAborted.ts';
import type { PackCommitments } from '../packs/index.ts';
import type { WalletConnection } from '../wallet/index.ts';
import { PurchaseLeft } from './leaving.ts';
import type { PacksAtOnce } from './packsAtOnce.ts';
import {
  FAILED_ON_CHAIN_MESSAGE,
  leftMessage,
  PurchaseError,
  recordFailedMessage,
  unconfirmedMessage,
} from './purchaseError.ts';
import { burnVersion, type SignedBurn, sendsItself, signOrSend } from './signBurn.ts';
import type { BurnRecord, RecordPurchase, StoredBurns } from './storedBurns.ts';

export type BuyStep = 'preparing' | 'signing' | 'sending' | 'recording';

export type BuyPorts = {
  api: {
    startIntent: (packTypeId: string) => Promise<IntentAnswer>;
    /** Records every burn of a transaction, and answers one of the packs. */
    record: RecordPurchase;
    /** All packs that the transaction paid. */
    paidBy: (userId: string, transactionSignature: string) => Promise<readonly Purchase[]>;
  };
  rpc: Rpc<GetAccountInfoApi & GetLatestBlockhashApi & GetRecentPrioritizationFeesApi> & SendRpc;
  burns: StoredBurns;
  commitments: Pick<PackCommitments, 'note'>;
  /** The Wallet Standard chain id, and the token that this product burns. */
  chain: string;
  token: { mint: string; tokenProgram: string };
  /** The most lamports that the transaction may offer beside the base fee. */
  mostPriorityFee: number;
  onStep: (step: BuyStep) => void;
  /** Called before the wallet is asked, when more than the base fee itself is offered: lamports. */
  onPriorityFee: (lamports: bigint) => void;
  sleep?: Sleep;
  /** The signal that ends the wait for the chain or the server; the burn may still land and stays stored. */
  patience?: () => AbortSignal;
  /** Aborts with a {@link PurchaseLeft}, only before the wallet has signed. */
  left: AbortSignal;
  /** Whether the session still belongs to the paying wallet, so that the server records the burn for it. */
  isInFront: () => boolean;
};

/** Of one signature, in lamports. */
const BASE_FEE = 5_000n;

const CONFIRMATION_TIMEOUT_MS = 60_000;

/**
 * One burn and one promise for each pack, all in one transaction: it happens whole or not at all, and its id is all there is
 * to remember.
 *
 * @throws a {@link PurchaseError} with the sentence to show, or what the wallet or the server said
 */
export async function buyPacks(
  packType: PackType,
  count: PacksAtOnce,
  connection: WalletConnection | undefined,
  ports: BuyPorts,
): Promise<readonly Purchase[]> {
  if (connection === undefined) throw new PurchaseError('Wallet not connected for paid pack');
  const { burns } = ports;

  ports.onStep('preparing');
  const { left } = ports;
  const { intents, burn } = await unlessAborted(left, prepare(packType, count, connection, ports)).catch(
    (error: unknown) => {
      throw error instanceof PurchaseLeft ? leftError(error, false, count) : error;
    },
  );

  const record = (transactionSignature: string): BurnRecord => ({
    userId: connection.address,
    packTypeId: packType.id,
    price: packType.price,
    status: 'confirmed',
    transactionSignature,
  });
  const remember = (signature: string, lifetime?: Lifetime) => {
    burns.add(record(signature), lifetime);
    for (const intent of intents) ports.commitments.note(signature, intent);
  };

  ports.onStep('signing');
  const signing = signOrSend(connection, burn.bytes, ports.chain, count);
  const signed = await unlessAborted(left, signing).catch((error: unknown) => {
    if (!(error instanceof PurchaseLeft)) throw error;
    rememberLate(signing, remember);
    throw leftError(error, sendsItself(connection.wallet), count);
  });

  if (signed.kind === 'sent') {
    remember(signed.signature);
    return recordBurns(record(signed.signature), count, ports, { isConfirmed: false });
  }

  const checked = await assertSigned(signed.bytes);
  if (isRefusal(checked)) throw new PurchaseError(checked.message);
  if (left.aborted) throw leftError(left.reason, false, count);
  // From here on the tokens may be gone at any moment: remembered first, sent second.
  ports.onStep('sending');
  const abortSignal = ports.patience?.() ?? AbortSignal.timeout(CONFIRMATION_TIMEOUT_MS);
  const lifetime = await boundLifetime(ports.rpc, lifetimeOf(signed.bytes, burn.lifetime), { abortSignal });
  remember(checked.signature, lifetime);
  const result = await sendAndConfirm(ports.rpc, signed.bytes, {
    ...burn.lifetime,
    abortSignal,
    ...(ports.sleep && { sleep: ports.sleep }),
  });
  if (result.status === 'aborted') {
    const { signature } = result;
    const message = unconfirmedMessage(signature, count);
    throw new PurchaseError(message, { cause: result, signature, stake: 'unknown' });
  }
  if (result.status !== 'confirmed') {
    burns.remove(result.signature);
    throw new PurchaseError(unburnedMessage(result), { cause: result });
  }
  return recordBurns(record(checked.signature), count, ports, { isConfirmed: true });
}

/** The page never sends what the wallet signs from now on; a wallet that sends transactions itself may have sent it. */
function rememberLate(signing: Promise<SignedBurn>, remember: (signature: string) => void): void {
  signing.then(
    (signed) => signed.kind === 'sent' && remember(signed.signature),
    (error: unknown) => console.warn('The wallet gave up a purchase that was left', error),
  );
}

const leftError = ({ why }: PurchaseLeft, isSent: boolean, count: number) =>
  new PurchaseError(leftMessage(why, isSent, count), { cause: why, stake: isSent ? 'unknown' : 'none' });

async function prepare(
  packType: PackType,
  count: PacksAtOnce,
  connection: WalletConnection,
  ports: BuyPorts,
) {
  const intents = await Promise.all(Array.from({ length: count }, () => ports.api.startIntent(packType.id)));
  return { intents, burn: await prepareBurns(packType, intents, connection, ports) };
}

async function prepareBurns(
  packType: PackType,
  intents: readonly IntentAnswer[],
  connection: WalletConnection,
  { rpc, sleep, token, mostPriorityFee, onPriorityFee }: BuyPorts,
) {
  const [intent] = intents;
  if (intent === undefined) throw new Error('No pack was asked for');
  const price = toBaseUnits(packType.price, intent.decimals);
  if (isRefusal(price)) throw new PurchaseError(price.message);
  // What is burned is what was shown: a price that moved meanwhile is looked at again, not paid.
  const moved = intents.find(({ amount }) => price.amount !== BigInt(amount));
  if (moved !== undefined) {
    throw new PurchaseError(`The price of this pack is now ${moved.price} PP. Nothing was burned.`, {
      cause: 'price-changed',
    });
  }
  if (intents.some(({ mint, tokenProgram }) => mint !== token.mint || tokenProgram !== token.tokenProgram)) {
    throw new PurchaseError(TOKEN_INFO_MESSAGE);
  }
  const wallet = address(connection.address);
  const mint = address(intent.mint);
  const tokenProgram = address(intent.tokenProgram);
  const info = await tokenInfo(rpc, mint);
  if (isRefusal(info)) throw new PurchaseError(info.message);
  const { amount, isFrozen } = await tokenHolding(rpc, wallet, mint, tokenProgram);
  if (isFrozen) throw new PurchaseError(FROZEN_MESSAGE);
  const verdict = checkBalance(amount, price.amount * BigInt(intents.length), intent.decimals);
  if (isRefusal(verdict)) throw new PurchaseError(verdict.message);
  const units = unitsOfBurns(intents.length);
  const written = [mint, await ownTokenAccount(wallet, mint, tokenProgram)];
  const unitPrice = await unitPriceFor(rpc, written, { units, most: mostPriorityFee });
  const fee = priorityFee(unitPrice, units);
  if (fee > BASE_FEE) onPriorityFee(fee);
  const lifetime = await latestBlockhashWithRetry(rpc, sleep === undefined ? {} : { sleep });
  if (isRefusal(lifetime)) throw new PurchaseError(lifetime.message);
  const bytes = await buildBurnTransaction({
    wallet,
    mint,
    tokenProgram,
    decimals: intent.decimals,
    amount: price.amount,
    unitPrice,
    references: intents.map(({ reference }) => address(reference)),
    blockhash: lifetime.blockhash,
    lastValidBlockHeight: lifetime.lastValidBlockHeight,
    version: burnVersion(connection.wallet),
  });
  const { blockhash, lastValidBlockHeight } = lifetime;
  return { bytes, lifetime: { blockhash, lastValidBlockHeight } };
}

/** The server's node may learn a little later than ours what was confirmed. */
const RECORD_AGAIN_AFTER_MS = [500, 1_000, 2_000, 4_000];

type Sent = {
  /** Whether the page saw it on the chain; for one that the wallet sent itself, only the server can find out. */
  isConfirmed: boolean;
};

async function recordBurns(
  record: BurnRecord,
  count: number,
  ports: BuyPorts,
  sent: Sent,
): Promise<readonly Purchase[]> {
  const first = await recordBurn(record, count, ports, sent);
  if (count === 1) return [first];
  try {
    const all = await ports.api.paidBy(record.userId, record.transactionSignature);
    return [first, ...all.filter(({ id }) => id !== first.id)];
  } catch (error) {
    // They are bought: those that cannot be named now wait in the store.
    console.warn('The packs of this transaction cannot be listed', error);
    return [first];
  }
}

async function recordBurn(
  record: BurnRecord,
  count: number,
  { api, burns, onStep, isInFront, patience, sleep = realSleep }: BuyPorts,
  { isConfirmed }: Sent,
): Promise<Purchase> {
  onStep('recording');
  const { transactionSignature: signature } = record;
  // The buyer waits for a silent server no longer than for the chain: the page keeps the burn and reports it again.
  const patient = patience?.() ?? AbortSignal.timeout(CONFIRMATION_TIMEOUT_MS);
  for (let tries = 0; ; tries += 1) {
    try {
      // The server would take it for a burn of the wallet that now has the session.
      if (!isInFront()) throw new PurchaseLeft('wallet-left');
      return await unlessAborted(patient, burns.post(record, api.record));
    } catch (error) {
      const pauseMs = RECORD_AGAIN_AFTER_MS[tries];
      const isLate = error instanceof ApiError && error.code === 'burn-not-found-yet';
      if (!isLate || pauseMs === undefined) throw unrecorded(error, signature, count, isConfirmed);
      await sleep(pauseMs);
    }
  }
}

function unrecorded(error: unknown, signature: string, count: number, isConfirmed: boolean): PurchaseError {
  const refusal = error instanceof ApiError ? error : undefined;
  if (refusal?.reason === 'failed-transaction')
    return new PurchaseError(FAILED_ON_CHAIN_MESSAGE, { cause: error });
  return isConfirmed || refusal?.code === 'burn-refused'
    ? new PurchaseError(recordFailedMessage(signature), { cause: error, signature, stake: 'burned' })
    : new PurchaseError(unconfirmedMessage(signature, count), { cause: error, signature, stake: 'unknown' });
}

function unburnedMessage(result: Exclude<SendResult, { status: 'confirmed' | 'aborted' }>): string {
  if (result.status === 'expired')
    return 'The transaction expired before the chain took it. Nothing was burned; please try again.';
  return result.sent
    ? FAILED_ON_CHAIN_MESSAGE
    : 'The chain refused the transaction before it was sent. Nothing was burned; please try again.';
}
