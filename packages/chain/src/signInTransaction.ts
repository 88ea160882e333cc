/** Signing in for wallets that sign no messages: a transaction that holds the text as a memo and can never land. */
import {
  AccountRole,
  type Address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createTransactionMessage,
  getBase58Decoder,
  getCompiledTransactionMessageDecoder,
  getInstructionsFromCompiledTransactionMessage,
  getTransactionDecoder,
  getTransactionEncoder,
  getUtf8Encoder,
  pipe,
  type ReadonlyUint8Array,
  type ResolvedInstruction,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit';
import { signedBy } from './signature.ts';
import {
  isExpired,
  refuseSignIn,
  type SignInChallenge,
  type SignInClock,
  type SignInVerdict,
  sameBytes,
  signInText,
} from './signIn.ts';

/** The memo program that wallets and hardware screens know. */
export const MEMO_PROGRAM_ADDRESS = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr' as Address;
/** Its cheaper successor. */
export const MEMO_V4_PROGRAM_ADDRESS = 'Memo4c2pN8afCj432Lb7RMVKi9PbQnnW7ewFFaV3oAH' as Address;

const MEMO_PROGRAMS: readonly Address[] = [MEMO_PROGRAM_ADDRESS, MEMO_V4_PROGRAM_ADDRESS];

// Wallets add fees and assertions (Lighthouse) to whatever they sign.
const HARMLESS_PROGRAMS: readonly Address[] = [
  'ComputeBudget111111111111111111111111111111' as Address,
  'L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95' as Address,
];

/** A «blockhash» that no chain will ever have: no block can be found that hashes to a hash of this text. */
export async function deadBlockhash(nonce: string): Promise<Blockhash> {
  const text = new TextEncoder().encode(`siws-not-a-blockhash:${nonce}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return getBase58Decoder().decode(hash) as Blockhash;
}

/** Wire bytes of the unsigned sign-in transaction. To be signed and given back, never to be sent. */
export async function buildSignInTransaction(challenge: SignInChallenge): Promise<Uint8Array> {
  const memo = {
    programAddress: MEMO_PROGRAM_ADDRESS,
    accounts: [{ address: challenge.address, role: AccountRole.READONLY_SIGNER }],
    data: getUtf8Encoder().encode(signInText(challenge)),
  };
  const blockhash = await deadBlockhash(challenge.nonce);
  const message = pipe(
    createTransactionMessage({ version: 'legacy' }),
    (m) => setTransactionMessageFeePayer(challenge.address, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash({ blockhash, lastValidBlockHeight: 0n }, m),
    (m) => appendTransactionMessageInstructions([memo], m),
  );
  return new Uint8Array(getTransactionEncoder().encode(compileTransaction(message)));
}

/**
 * Accepts one memo with exactly the challenge's text, compute budget and Lighthouse beside it and nothing else, a legacy message
 * paid by the wallet, the dead blockhash, and the wallet's signature over the message.
 */
export async function verifySignInTransaction(
  challenge: SignInChallenge,
  bytes: ReadonlyUint8Array,
  clock: SignInClock = {},
): Promise<SignInVerdict> {
  if (isExpired(challenge, clock)) return refuseSignIn('expired');
  const read = readTransaction(bytes);
  if (read === null) return refuseSignIn('unreadable-transaction');
  const { version, lifetime, feePayer, signatures, messageBytes, instructions } = read;
  if (version !== 'legacy') return refuseSignIn('not-legacy');
  if (feePayer !== challenge.address) return refuseSignIn('other-fee-payer');
  if (lifetime !== (await deadBlockhash(challenge.nonce))) return refuseSignIn('live-blockhash');

  const memos = instructions.filter(({ programAddress }) => MEMO_PROGRAMS.includes(programAddress));
  const others = instructions.filter(({ programAddress }) => !MEMO_PROGRAMS.includes(programAddress));
  if (!others.every(({ programAddress }) => HARMLESS_PROGRAMS.includes(programAddress))) {
    return refuseSignIn('foreign-instruction');
  }
  const [memo, another] = memos;
  if (memo === undefined) return refuseSignIn('no-memo');
  if (another !== undefined) return refuseSignIn('several-memos');
  const text = getUtf8Encoder().encode(signInText(challenge));
  if (!sameBytes(text, memo.data ?? new Uint8Array())) return refuseSignIn('other-text');
  const signature = signatures[challenge.address];
  if (!signature) return refuseSignIn('not-signed');
  if (!signedBy(challenge.address, signature, messageBytes)) return refuseSignIn('bad-signature');
  return { address: challenge.address };
}

function readTransaction(bytes: ReadonlyUint8Array) {
  try {
    const { messageBytes, signatures } = getTransactionDecoder().decode(bytes);
    const message = getCompiledTransactionMessageDecoder().decode(messageBytes);
    const instructions: readonly ResolvedInstruction[] =
      getInstructionsFromCompiledTransactionMessage(message);
    return {
      version: message.version,
      lifetime: message.lifetimeToken,
      feePayer: message.staticAccounts[0],
      signatures,
      messageBytes,
      instructions,
    };
  } catch {
    return null;
  }
}
