/** Builds the burn that pays for a pack, and reads the signature off the bytes a wallet gives back. */
import type { Result, SaidRefusal } from '@pokesol/engine/result';
import {
  AccountRole,
  type Address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  getBase58Decoder,
  getPublicKeyFromAddress,
  getTransactionDecoder,
  getTransactionEncoder,
  pipe,
  type Signature,
  type SignatureBytes,
  setTransactionMessageComputeUnitLimit,
  setTransactionMessageComputeUnitPrice,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type Transaction,
  signature as toSignature,
  verifySignature,
} from '@solana/kit';
import { findAssociatedTokenPda, getBurnCheckedInstruction } from '@solana-program/token';
import { refuseSaying } from './result.ts';

/** A burn takes about 140 units on today's token program and 4 900 on the older one. */
const UNITS_OF_A_BURN = 5_000;
/** Wallets add guards of their own. */
const UNITS_OF_GUARDS = 15_000;

/** What a transaction of so many burns may use, and pays for when it offers a price for each unit. */
export const unitsOfBurns = (burns: number): number => UNITS_OF_GUARDS + burns * UNITS_OF_A_BURN;

export type BurnRequest = Readonly<{
  wallet: Address;
  mint: Address;
  /** Owner of the mint account: the token program that the burn calls. */
  tokenProgram: Address;
  decimals: number;
  /** Base units, of each burn. */
  amount: bigint;
  /** A burn for each: the one-time address of its purchase, or `null` for a burn that names no purchase. */
  references: readonly (Address | null)[];
  blockhash: Blockhash;
  lastValidBlockHeight: bigint;
  /** Offered to validators for each unit, in millionths of a lamport. */
  unitPrice?: bigint;
  /** Providers reached through the legacy shim read only `'legacy'`; every other wallet takes 0. */
  version: 'legacy' | 0;
}>;

/**
 * An unsigned transaction that burns `amount` from the wallet's associated token account, once for each reference: all of
 * it happens or none. Ten burns take some 800 of the 1232 bytes that a transaction may have.
 *
 * @returns wire bytes, the wallet's signature slot zeroed; hand them to the wallet as they are
 * @throws only where WebCrypto is missing (a page that is neither https nor localhost)
 */
export async function buildBurnTransaction(request: BurnRequest): Promise<Uint8Array> {
  const { wallet, mint, tokenProgram, decimals, amount, references } = request;
  const [account] = await findAssociatedTokenPda({ owner: wallet, mint, tokenProgram });
  const burn = getBurnCheckedInstruction(
    { account, mint, authority: createNoopSigner(wallet), amount, decimals },
    { programAddress: tokenProgram },
  );
  const burns = references.map((reference) => ({
    ...burn,
    accounts: [
      ...burn.accounts,
      ...(reference === null ? [] : [{ address: reference, role: AccountRole.READONLY }]),
    ],
  }));
  const units = unitsOfBurns(burns.length);
  const { unitPrice = 0n } = request;
  const message = pipe(
    createTransactionMessage({ version: request.version }),
    (m) => setTransactionMessageFeePayer(wallet, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(request, m),
    (m) => appendTransactionMessageInstructions(burns, m),
    (m) => setTransactionMessageComputeUnitLimit(units, m),
    (m) => (unitPrice > 0n ? setTransactionMessageComputeUnitPrice(unitPrice, m) : m),
  );
  return new Uint8Array(getTransactionEncoder().encode(compileTransaction(message)));
}

export type UnsignedRefusal = 'unreadable-transaction' | 'unsigned-transaction' | 'bad-signature';
export type SignatureResult = Result<Readonly<{ signature: Signature }>, SaidRefusal<UnsignedRefusal>>;

/**
 * The transaction id: the fee payer's signature on the bytes that the wallet RETURNED (wallets may change what they sign).
 * Reads only; {@link assertSigned} also checks.
 */
export function signatureOf(bytes: Uint8Array): SignatureResult {
  const transaction = decode(bytes);
  if (transaction === null) return unreadable();
  const [first] = Object.values(transaction.signatures);
  return first ? { signature: base58(first) } : unsigned();
}

/** Every required signature is there and holds over the message; gives the transaction id, or why it cannot be sent. */
export async function assertSigned(bytes: Uint8Array): Promise<SignatureResult> {
  const transaction = decode(bytes);
  if (transaction === null) return unreadable();
  for (const [signer, signature] of Object.entries(transaction.signatures)) {
    if (signature === null) return unsigned();
    const key = await publicKey(signer as Address);
    if (key === null || !(await verifySignature(key, signature, transaction.messageBytes))) {
      return refuseSaying(
        'bad-signature',
        'The wallet returned a signature that does not fit. Nothing was sent; try again.',
      );
    }
  }
  return signatureOf(bytes);
}

function decode(bytes: Uint8Array): Transaction | null {
  try {
    return getTransactionDecoder().decode(bytes);
  } catch {
    return null;
  }
}

// A wallet may name any 32 bytes as a signer; not all of them are a point on the curve.
async function publicKey(signer: Address): Promise<CryptoKey | null> {
  try {
    return await getPublicKeyFromAddress(signer);
  } catch {
    return null;
  }
}

function base58(bytes: SignatureBytes): Signature {
  return toSignature(getBase58Decoder().decode(bytes));
}

function unreadable(): SaidRefusal<UnsignedRefusal> {
  return refuseSaying(
    'unreadable-transaction',
    'The wallet returned something that is not a transaction. Nothing was sent.',
  );
}

function unsigned(): SaidRefusal<UnsignedRefusal> {
  return refuseSaying(
    'unsigned-transaction',
    'The wallet did not sign the transaction. Nothing was sent and nothing was burned.',
  );
}
