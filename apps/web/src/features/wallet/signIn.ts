/** The proof of who we are: the wallet signs the server's challenge, in the best way it knows. */
import { buildSignInTransaction, type SignInChallenge } from '@pokesol/chain';
import type { ChallengeAnswer, VerifyRequest } from '@pokesol/protocol';
import { address, getBase58Decoder, getBase64Decoder } from '@solana/kit';
import type { PayingWallet, WalletAccount } from './walletStandard.ts';

export async function prove(
  challenge: ChallengeAnswer,
  wallet: PayingWallet,
  account: WalletAccount,
  chain: string,
): Promise<VerifyRequest> {
  try {
    const text = await signText(challenge, wallet, account);
    if (text !== undefined) return text;
  } catch (error) {
    if (isRefusedByUser(error) || !('solana:signTransaction' in wallet.features)) throw error;
    // Hardware wallets often list message signing and then cannot do it.
    console.warn('The wallet could not sign the sign-in text; asking for a memo transaction', error);
  }
  return signMemo(challenge, wallet, account, chain);
}

async function signText(
  { message, fields }: ChallengeAnswer,
  { features }: PayingWallet,
  account: WalletAccount,
): Promise<VerifyRequest | undefined> {
  const byFields = features['solana:signIn'];
  if (byFields !== undefined) {
    const [output] = await byFields.signIn(fields);
    if (output === undefined) throw new Error('The wallet signed nothing.');
    if (output.account.address !== account.address)
      throw new Error('The wallet signed in with another account.');
    return textProof(account.address, output);
  }
  const byText = features['solana:signMessage'];
  if (byText === undefined) return undefined;
  const [output] = await byText.signMessage({ account, message: new TextEncoder().encode(message) });
  if (output === undefined) throw new Error('The wallet signed nothing.');
  return textProof(account.address, output);
}

function textProof(
  signer: string,
  output: { signedMessage: Uint8Array; signature: Uint8Array },
): VerifyRequest {
  return {
    address: signer,
    message: new TextDecoder().decode(output.signedMessage),
    signature: getBase58Decoder().decode(output.signature),
  };
}

async function signMemo(
  { fields }: ChallengeAnswer,
  { features }: PayingWallet,
  account: WalletAccount,
  chain: string,
): Promise<VerifyRequest> {
  const signer = features['solana:signTransaction'];
  if (signer === undefined) throw new Error('This wallet can sign neither messages nor transactions.');
  const challenge: SignInChallenge = { ...fields, address: address(fields.address) };
  const [output] = await signer.signTransaction({
    account,
    chain: chain as `${string}:${string}`,
    transaction: await buildSignInTransaction(challenge),
  });
  if (output === undefined) throw new Error('The wallet signed nothing.');
  return { address: account.address, transaction: getBase64Decoder().decode(output.signedTransaction) };
}

/** Wallets say «the user said no» with code 4001; Wallet Standard ones only in words. */
function isRefusedByUser(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (Reflect.get(error, 'code') === 4001) return true;
  return /reject|denied|declin|cancel/i.test(String(Reflect.get(error, 'message') ?? ''));
}
