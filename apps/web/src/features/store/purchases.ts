/** The buy flow with its real wallet, server, chain and storage; loaded with the first click on «Buy Pack». */
import type { ConfigAnswer, IntentAnswer, PackType, Purchase } from '@pokesol/protocol';
import { createSolanaRpc } from '@solana/kit';
import { ApiError, get, post } from '../../platform/api.ts';
import { freshId } from '../../platform/freshId.ts';
import { packCommitments } from '../packs/index.ts';
import { appConfig, type WalletConnection } from '../wallet/index.ts';
import { type BuyPorts, buyPacks } from './buyPack.ts';
import type { PacksAtOnce } from './packsAtOnce.ts';
import { recordPurchase, storedBurns } from './recordPurchase.ts';

type KnownConfig = Omit<ConfigAnswer, 'mostPriorityFee'> & Partial<Pick<ConfigAnswer, 'mostPriorityFee'>>;

export async function purchasePacks(
  packType: PackType,
  count: PacksAtOnce,
  connection: WalletConnection,
  ports: Pick<BuyPorts, 'onStep' | 'onPriorityFee' | 'left' | 'isInFront'>,
): Promise<readonly Purchase[]> {
  // A server of the version before says nothing of fees.
  const { chain, rpcPath, mint, tokenProgram, mostPriorityFee }: KnownConfig = await appConfig();
  return buyPacks(packType, count, connection, {
    api: {
      startIntent: (packTypeId) => startIntent(packTypeId, connection.address),
      record: recordPurchase,
      paidBy: async (userId, signature) =>
        (await get<Purchase[]>(`/api/users/${userId}/pack-purchases`)).filter(
          ({ transactionSignature, status }) => transactionSignature === signature && status === 'confirmed',
        ),
    },
    rpc: createSolanaRpc(new URL(rpcPath, window.location.origin).href),
    burns: storedBurns,
    commitments: packCommitments,
    chain,
    token: { mint, tokenProgram },
    mostPriorityFee: mostPriorityFee ?? 0,
    ...ports,
  });
}

/** Sent once more with the same id where the first answer was lost: it is the same offer, not another. */
async function startIntent(packTypeId: string, userId: string): Promise<IntentAnswer> {
  const body = { id: freshId(), packTypeId, userId };
  const ask = () => post<IntentAnswer>('/api/pack-purchases/intents', body);
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && error.code !== undefined && error.status < 500) throw error;
    return ask();
  }
}
