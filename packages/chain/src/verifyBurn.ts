/** Decides whether a transaction on the chain pays for one purchase. Pure: the answer of a node in, a verdict out. */
import type { Result } from '@pokesol/engine/result';
import type { Address, Signature, Transaction } from '@solana/kit';
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token';
import { toBase58 } from './base58.ts';
import type { BurnRefusal } from './burnRefusals.ts';
import { TOKEN_2022_PROGRAM_ADDRESS } from './mint.ts';
import { type BurnTransaction, isOf, type ObservedBurn, readTransaction, type TokenId } from './readBurns.ts';
import { type BurnRefused, refuseBurn } from './refuseBurn.ts';
import { signedBy } from './signature.ts';

export type BurnExpectation = TokenId &
  Readonly<{
    signature: Signature;
    /** Who buys: must own the burned tokens and sign for them. */
    wallet: Address;
    decimals: number;
    /** The price in base units; equality, not «at least». */
    amount: bigint;
    /** The purchase's one-time address; `null` for a plain client's burn, which must carry no extra account. */
    reference: Address | null;
    /** Unix seconds, inclusive: when the purchase began, less the clock skew that is forgiven. */
    notBefore: number;
    /** Unix seconds, inclusive: when the offer ends, plus the grace that is given. */
    notAfter: number;
  }>;

export type VerifiedBurn = Readonly<{
  /** Together with the signature the key of a burn: one transaction may pay for several purchases. */
  path: string;
  /** Base units. */
  amount: bigint;
  tokenAccount: Address;
  /** Unix seconds. */
  blockTime: bigint;
  slot: bigint;
}>;

export type BurnVerdict = Result<Readonly<{ burn: VerifiedBurn }>, BurnRefused>;

/**
 * Checks a burn against a purchase; the rules are the table of attacks in docs/adr/0005-burn-verification.md.
 * It knows nothing of other purchases: that (signature, path) pays only once is the database's rule.
 *
 * @param tx a node's answer, or what stood in its place (see `fetchBurnTransaction`)
 * @returns the burn, or a code of {@link BURN_REFUSALS}; `retry` says whether asking again can help
 */
export function verifyBurn(
  tx: BurnTransaction | 'not-found' | 'unreachable' | null,
  expect: BurnExpectation,
): BurnVerdict {
  if (tx === null || tx === 'not-found') return refuseBurn('not-found-yet');
  if (tx === 'unreachable') return refuseBurn('chain-unreachable');
  if (tx.meta === null) return refuseBurn('unreadable-transaction');
  if (tx.meta.err !== null) return refuseBurn('failed-transaction');
  const read = readTransaction(tx);
  if (read === null) return refuseBurn('unreadable-transaction');
  const forged = checkSignatures(read.transaction, expect.signature);
  if (forged !== null) return refuseBurn(forged);

  const ours = read.burns.filter((burn) => isOf(expect, burn));
  if (ours.length === 0) return refuseBurn(whyNoneIsOurs(read.burns, expect));
  if (read.mints.some((mint) => isOf(expect, mint))) return refuseBurn('minted-in-same-transaction');
  const burn = burnOfPurchase(ours, expect);
  if (typeof burn === 'string') {
    // A stranger's burn is better explained by the wallet than by the reference that it happens to carry.
    const stranger =
      !read.signers.includes(expect.wallet) && !ours.some((each) => each.owner === expect.wallet);
    return refuseBurn(stranger ? 'wallet-did-not-sign' : burn);
  }
  const notTheirs = checkWallet(burn, read.signers, expect.wallet);
  if (notTheirs !== null) return refuseBurn(notTheirs);
  const amounts = { paid: burn.amount, price: expect.amount, decimals: expect.decimals };
  if (burn.amount < expect.amount) return refuseBurn('wrong-amount', amounts);
  if (burn.amount > expect.amount) return refuseBurn('over-paid', amounts);
  const { blockTime, slot } = tx;
  if (blockTime === null) return refuseBurn('no-block-time');
  if (blockTime < expect.notBefore) return refuseBurn('burned-before-purchase');
  if (blockTime > expect.notAfter) return refuseBurn('burned-after-expiry');
  const { path, amount, tokenAccount } = burn;
  return { burn: { path, amount, tokenAccount, blockTime, slot } };
}

// A node can invent an answer, but not a signature: the transaction id must be its fee payer's, and every one must hold.
function checkSignatures({ signatures, messageBytes }: Transaction, id: Signature): BurnRefusal | null {
  const [feePayers] = Object.values(signatures);
  if (feePayers === undefined) return 'unreadable-transaction';
  if (feePayers === null || toBase58(Uint8Array.from(feePayers)) !== id) return 'other-transaction';
  for (const [signer, bytes] of Object.entries(signatures)) {
    if (bytes === null || !signedBy(signer as Address, bytes, messageBytes)) return 'bad-signature';
  }
  return null;
}

function whyNoneIsOurs(burns: readonly ObservedBurn[], token: TokenId): BurnRefusal {
  const known: readonly Address[] = [token.tokenProgram, TOKEN_PROGRAM_ADDRESS, TOKEN_2022_PROGRAM_ADDRESS];
  if (burns.some((burn) => burn.mint === token.mint)) return 'wrong-program';
  if (burns.some((burn) => burn.program === token.tokenProgram)) return 'wrong-mint';
  return burns.some((burn) => known.includes(burn.program)) ? 'wrong-program' : 'no-burn';
}

function burnOfPurchase(
  burns: readonly ObservedBurn[],
  { reference, wallet }: BurnExpectation,
): ObservedBurn | BurnRefusal {
  const plain = burns.filter((burn) => burn.extraAccounts.length === 0);
  const shared = burns.find(isMultisig);
  if (reference === null) {
    const own = plain.filter((burn) => burn.authority === wallet);
    const [burn, another] = own.length > 0 ? own : plain;
    if (burn === undefined) return shared ? 'multisig-owner' : 'unexpected-reference';
    return another === undefined ? burn : 'several-burns';
  }
  const [burn, another] = burns.filter(({ extraAccounts }) => extraAccounts.includes(reference));
  if (burn === undefined) {
    if (plain.length > 0) return 'missing-reference';
    return shared ? 'multisig-owner' : 'wrong-reference';
  }
  if (another !== undefined) return 'reference-twice';
  if (isMultisig(burn)) return 'multisig-owner';
  return burn.extraAccounts.length === 1 ? burn : 'two-references';
}

function checkWallet(burn: ObservedBurn, signers: readonly Address[], wallet: Address): BurnRefusal | null {
  if (burn.authority !== wallet) {
    if (burn.owner === wallet) return 'delegate-burn';
    return signers.includes(wallet) ? 'not-your-account' : 'wallet-did-not-sign';
  }
  if (!burn.authoritySigned) return 'wallet-did-not-sign';
  if (burn.owner === null) return 'unknown-account-owner';
  return burn.owner === wallet ? null : 'not-your-account';
}

// The members of a multisig sign in the place of its address, as extra accounts.
function isMultisig(burn: ObservedBurn): boolean {
  return !burn.authoritySigned && burn.extraSigner;
}
