/** Buys packs in one transaction: intents → checks → burns built → signed → remembered → sent and confirmed → recorded. */
import {
  assertSigned,
  buildBurnTransaction,
  checkBalance,
  FROZEN_MESSAGE,
  latestBlockhashWithRetry,
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
import type { PackCommitments } from '../packs/commitments.ts';
import type { WalletConnection } from '../wallet/session.ts';
import type { PacksAtOnce } from './packsAtOnce.ts';
import { PurchaseError, recordFailedMessage } from './purchaseError.ts';
import { burnVersion, signOrSend } from './signBurn.ts';
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
  /** Told before the wallet is asked, when more than the base fee itself is offered: lamports. */
  onPriorityFee: (lamports: bigint) => void;
  sleep?: Sleep;
  /** Ends the wait for the chain; the burn may still land and is kept. */
  patience?: () => AbortSignal;
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
  const intents = await Promise.all(Array.from({ length: count }, () => ports.api.startIntent(packType.id)));
  const burn = await prepareBurns(packType, intents, connection, ports);

  ports.onStep('signing');
  const signed = await signOrSend(connection, burn.bytes, ports.chain);
  const record = (transactionSignature: string): BurnRecord => ({
    userId: connection.address,
    packTypeId: packType.id,
    price: packType.price,
    status: 'confirmed',
    transactionSignature,
  });

  const remember = (signature: string) => {
    burns.add(record(signature));
    for (const intent of intents) ports.commitments.note(signature, intent);
  };

  if (signed.kind === 'sent') {
    remember(signed.signature);
    return recordBurns(record(signed.signature), count, ports);
  }

  const checked = await assertSigned(signed.bytes);
  if (isRefusal(checked)) throw new PurchaseError(checked.message);
  // From here on the tokens may be gone at any moment: remembered first, sent second.
  remember(checked.signature);
  ports.onStep('sending');
  const result = await sendAndConfirm(ports.rpc, signed.bytes, {
    lastValidBlockHeight: burn.lastValidBlockHeight,
    abortSignal: ports.patience?.() ?? AbortSignal.timeout(CONFIRMATION_TIMEOUT_MS),
    ...(ports.sleep && { sleep: ports.sleep }),
  });
  if (result.status !== 'confirmed') {
    const unknown = result.status === 'aborted';
    if (!unknown) burns.remove(result.signature);
    throw new PurchaseError(unconfirmedMessage(result, count), {
      cause: result,
      ...(unknown && { signature: result.signature }),
    });
  }
  return recordBurns(record(checked.signature), count, ports);
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
  return { bytes, lastValidBlockHeight: lifetime.lastValidBlockHeight };
}

/** The server's node may learn a little later than ours what was confirmed. */
const RECORD_AGAIN_AFTER_MS = [500, 1_000, 2_000, 4_000];

async function recordBurns(record: BurnRecord, count: number, ports: BuyPorts): Promise<readonly Purchase[]> {
  const first = await recordBurn(record, ports);
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
  { api, burns, onStep, sleep = realSleep }: BuyPorts,
): Promise<Purchase> {
  onStep('recording');
  for (let tries = 0; ; tries += 1) {
    try {
      return await burns.post(record, api.record);
    } catch (error) {
      const pauseMs = RECORD_AGAIN_AFTER_MS[tries];
      const isLate = error instanceof ApiError && error.code === 'burn-not-found-yet';
      if (!isLate || pauseMs === undefined) {
        const { transactionSignature: signature } = record;
        throw new PurchaseError(recordFailedMessage(signature), { cause: error, signature });
      }
      await sleep(pauseMs);
    }
  }
}

function unconfirmedMessage(result: Exclude<SendResult, { status: 'confirmed' }>, count: number): string {
  switch (result.status) {
    case 'failed':
      return result.sent
        ? 'The transaction failed on the chain, so no tokens were burned. Please try again.'
        : 'The chain refused the transaction before it was sent. Nothing was burned; please try again.';
    case 'expired':
      return 'The transaction expired before the chain took it. Nothing was burned; please try again.';
    case 'aborted':
      return `The chain has not confirmed the transaction yet (tx: ${result.signature}). If it does, your ${count === 1 ? 'pack' : 'packs'} will wait for you in the store.`;
  }
}
