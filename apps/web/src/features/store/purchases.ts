/** The buy flow with its real wallet, server, chain and storage; loaded with the first click on «Buy Pack». */
import type { IntentAnswer, PackType, Purchase } from '@pokesol/protocol';
import { createSolanaRpc } from '@solana/kit';
import { ApiError, post } from '../../platform/api.ts';
import { packCommitments } from '../packs/commitments.ts';
import type { WalletConnection } from '../wallet/session.ts';
import { appConfig } from '../wallet/wallets.ts';
import { type BuyStep, buyPack } from './buyPack.ts';
import { recordPurchase, storedBurns } from './recordPurchase.ts';

export async function purchasePack(
  packType: PackType,
  connection: WalletConnection,
  onStep: (step: BuyStep) => void,
): Promise<Purchase> {
  const { chain, rpcPath, mint, tokenProgram } = await appConfig();
  return buyPack(packType, connection, {
    api: {
      startIntent: (packTypeId) => startIntent(packTypeId, connection.address),
      record: recordPurchase,
    },
    rpc: createSolanaRpc(new URL(rpcPath, window.location.origin).href),
    burns: storedBurns,
    commitments: packCommitments,
    chain,
    token: { mint, tokenProgram },
    onStep,
  });
}

/** Sent once more with the same id where the first answer was lost: it is the same offer, not another. */
async function startIntent(packTypeId: string, userId: string): Promise<IntentAnswer> {
  const body = { id: crypto.randomUUID(), packTypeId, userId };
  const ask = () => post<IntentAnswer>('/api/pack-purchases/intents', body);
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && error.code !== undefined && error.code !== 'database-unreachable')
      throw error;
    return ask();
  }
}
