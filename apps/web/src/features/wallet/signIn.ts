/** The proof of who we are: the wallet signs the server's challenge, in the best way it knows. */
import { buildSignInTransaction, type SignInChallenge } from '@pokesol/chain';
import type { ChallengeAnswer, RefusalCode, VerifyRequest } from '@pokesol/protocol';
import { address, getBase58Decoder, getBase64Decoder } from '@solana/kit';
import { ApiError } from '../../platform/api.ts';
import { toast } from '../../ui/toast.ts';
import { isDeclined } from './declined.ts';
import type { ProofWay } from './session.ts';
import type { PayingWallet, WalletAccount } from './walletStandard.ts';

/** The wallet was asked to sign a text and could not. */
class TextNotSigned extends Error {
  override readonly name = 'TextNotSigned';
}

export async function prove(
  challenge: ChallengeAnswer,
  wallet: PayingWallet,
  account: WalletAccount,
  chain: string,
  way: ProofWay,
): Promise<VerifyRequest> {
  if (way === 'transaction' || !signsTexts(wallet)) return signMemo(challenge, wallet, account, chain);
  try {
    return await signText(challenge, wallet, account);
  } catch (error) {
    if (isDeclined(error)) throw error;
    throw new TextNotSigned('The wallet could not sign the sign-in text', { cause: error });
  }
}

/** The server's refusals of a text that does not verify or does not contain its challenge. */
const NOT_VERIFIED: ReadonlySet<string | undefined> = new Set<RefusalCode>([
  'challenge-refused',
  'challenge-unknown',
  'bad-request',
]);

/**
 * Hardware wallets often list message signing and then cannot do it, or sign the text in their own envelope. They can sign a
 * transaction: the page asks for one once, and says why.
 */
export function offersTransaction(failure: unknown, wallet: PayingWallet): boolean {
  const isUnsigned = failure instanceof TextNotSigned;
  const isUnverified = failure instanceof ApiError && NOT_VERIFIED.has(failure.code);
  if ((!isUnsigned && !isUnverified) || !signsTexts(wallet)) return false;
  if (!('solana:signTransaction' in wallet.features)) return false;
  console.warn('The sign-in text was not proved; asking for a memo transaction', failure);
  toast(
    'One More Signature',
    `${isUnsigned ? 'Your wallet could not sign the text' : 'Your wallet signed the text in a form that we cannot check'}, as is usual for hardware wallets. It will ask you to sign a transaction instead, which is never sent and costs nothing, even if the wallet warns that it would fail.`,
  );
  return true;
}

const signsTexts = ({ features }: PayingWallet): boolean =>
  'solana:signIn' in features || 'solana:signMessage' in features;

async function signText(
  { message, fields }: ChallengeAnswer,
  { features }: PayingWallet,
  account: WalletAccount,
): Promise<VerifyRequest> {
  const byFields = features['solana:signIn'];
  if (byFields !== undefined) {
    const [output] = await byFields.signIn(fields);
    if (output === undefined) throw new Error('The wallet did not sign.');
    if (output.account.address !== account.address)
      throw new Error('The wallet signed in with another account.');
    return textProof(account.address, output);
  }
  const byText = features['solana:signMessage'];
  if (byText === undefined) throw new Error('This wallet cannot sign messages.');
  const [output] = await byText.signMessage({ account, message: new TextEncoder().encode(message) });
  if (output === undefined) throw new Error('The wallet did not sign.');
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
  if (output === undefined) throw new Error('The wallet did not sign.');
  return { address: account.address, transaction: getBase64Decoder().decode(output.signedTransaction) };
}
