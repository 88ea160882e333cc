/** Has the wallet sign the burn, or sign and send it where a wallet can only do both. */
import { getBase58Decoder } from '@solana/kit';
import { isDeclined, type PayingWallet, type WalletConnection } from '../wallet/index.ts';
import { PurchaseError, unsaidMessage } from './purchaseError.ts';

export type SignedBurn = { kind: 'signed'; bytes: Uint8Array } | { kind: 'sent'; signature: string };

/** Injected providers behind our shim read legacy messages only, and say so. */
export function burnVersion({ features }: PayingWallet): 'legacy' | 0 {
  const signer = features['solana:signTransaction'] ?? features['solana:signAndSendTransaction'];
  return signer?.supportedTransactionVersions.includes(0) ? 0 : 'legacy';
}

/** Whether the wallet sends transactions itself: the page then never gets the signed bytes and cannot know whether they were sent. */
export const sendsItself = ({ features }: PayingWallet): boolean =>
  features['solana:signTransaction'] === undefined;

/** @throws the wallet's error; a {@link PurchaseError} when that leaves open what happened to the tokens */
export async function signOrSend(
  { wallet, account }: WalletConnection,
  transaction: Uint8Array,
  chainId: string,
  count: number,
): Promise<SignedBurn> {
  const chain = chainId as `${string}:${string}`;
  const signer = wallet.features['solana:signTransaction'];
  if (signer !== undefined) {
    const [output] = await signer.signTransaction({ account, transaction, chain });
    if (output === undefined) throw new PurchaseError('The wallet did not sign. Nothing was burned.');
    return { kind: 'signed', bytes: output.signedTransaction };
  }
  const sender = wallet.features['solana:signAndSendTransaction'];
  if (sender === undefined) throw new PurchaseError('Wallet not connected');
  const sent = sender.signAndSendTransaction({ account, transaction, chain }).catch((error: unknown) => {
    throw isDeclined(error)
      ? error
      : new PurchaseError(unsaidMessage(count), { cause: error, stake: 'unknown' });
  });
  const [output] = await sent;
  if (output === undefined) throw new PurchaseError(unsaidMessage(count), { stake: 'unknown' });
  return { kind: 'sent', signature: getBase58Decoder().decode(output.signature) };
}
