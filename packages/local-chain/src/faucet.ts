/** The account that owns all SOL and tokens of a fresh chain and gives them away. */
import {
  type Address,
  appendTransactionMessageInstructions,
  createTransactionMessage,
  generateKeyPairSigner,
  getTransactionEncoder,
  type Instruction,
  type KeyPairSigner,
  pipe,
  setTransactionMessageComputeUnitLimit,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { getCreateAccountInstruction, getTransferSolInstruction } from '@solana-program/system';
import {
  AuthorityType,
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstructionAsync,
  getCreateAssociatedTokenInstructionAsync,
  getInitializeMint2Instruction,
  getMintSize,
  getMintToInstruction,
  getSetAuthorityInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token';
import { BLOCKHASH_LIFETIME } from './blockhashes.ts';
import type { LedgerChain, Submission } from './chain.ts';
import { LocalChainError } from './errors.ts';
import { blockHeightOf } from './slots.ts';
import { TOKEN_PROGRAM } from './tokenAccounts.ts';
import type { TransactionErrorJson } from './transactionErrors.ts';
import { decodeTransaction } from './wireTransaction.ts';

export const MINT_DECIMALS = 6;
/** A thousand million SOL, in lamports. */
export const FAUCET_LAMPORTS = 10n ** 18n;
/** A million million tokens, in base units: all there will ever be. */
const TOKEN_SUPPLY = 10n ** 18n;

const GIFT_COMPUTE_UNITS = 200_000;
/** How many gifts of the same kind fit into one slot before two of them could share a signature. */
const DISTINCT_LIMITS = 100_000;

/** Units of a gift: lamports, and base units of the chain's token. */
export type Gift = { lamports?: bigint; tokens?: bigint };

export type Faucet = {
  readonly address: Address;
  /** Makes the mint, mints the whole supply to the faucet and gives up the right to mint, all in one transaction. */
  makeMint(): Promise<Address>;
  /** Rejects with GIFT_REFUSED if the faucet has not got that much or the wallet cannot hold so little. */
  give(mint: Address, wallet: Address, gift: Gift): Promise<void>;
  /**
   * The same, in one transaction that creates the wallet's token account, so that it happens once per wallet. Gives nothing and
   * returns false when the wallet already has that account.
   */
  giveFirst(mint: Address, wallet: Address, gift: Gift): Promise<boolean>;
  /** A transfer of lamports as a transaction that may fail. */
  airdrop(wallet: Address, lamports: bigint): Promise<Submission>;
};

export function createFaucet(chain: LedgerChain, signer: KeyPairSigner): Faucet {
  let number = chain.ledger.size;

  /** Signs with the newest blockhash and submits. */
  async function submit(instructions: Instruction[]): Promise<Submission> {
    const slot = chain.slots.current();
    const lifetime = {
      blockhash: chain.blockhashes.at(slot),
      lastValidBlockHeight: BigInt(blockHeightOf(slot) + BLOCKHASH_LIFETIME),
    };
    // Two equal gifts in one slot would be one transaction; each differs by a compute limit of its own.
    const limit = GIFT_COMPUTE_UNITS + (number++ % DISTINCT_LIMITS);
    const signed = await pipe(
      createTransactionMessage({ version: 0 }),
      (message) => setTransactionMessageFeePayerSigner(signer, message),
      (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
      (message) => appendTransactionMessageInstructions(instructions, message),
      (message) => setTransactionMessageComputeUnitLimit(limit, message),
      signTransactionMessageWithSigners,
    );
    const wire = decodeTransaction(Uint8Array.from(getTransactionEncoder().encode(signed)));
    if (wire === undefined) throw new Error('the faucet built a transaction that cannot be read');
    return chain.submit(wire);
  }

  async function succeed(instructions: Instruction[]): Promise<void> {
    const submission = await submit(instructions);
    const err = submission.kind === 'dropped' ? submission.err : submission.record.err;
    if (err !== null) throw refusedGift(err);
  }

  async function giftOf(
    mint: Address,
    wallet: Address,
    { lamports = 0n, tokens = 0n }: Gift,
    making: Instruction,
  ): Promise<Instruction[]> {
    const instructions: Instruction[] = [];
    if (lamports > 0n) {
      instructions.push(getTransferSolInstruction({ source: signer, destination: wallet, amount: lamports }));
    }
    if (tokens > 0n) {
      instructions.push(
        making,
        getTransferCheckedInstruction({
          source: await tokenAccountOf(signer.address, mint),
          mint,
          destination: await tokenAccountOf(wallet, mint),
          authority: signer,
          amount: tokens,
          decimals: MINT_DECIMALS,
        }),
      );
    }
    return instructions;
  }

  return {
    address: signer.address,
    async makeMint() {
      const mint = await generateKeyPairSigner();
      await succeed([
        getCreateAccountInstruction({
          payer: signer,
          newAccount: mint,
          lamports: chain.vm.rentExemption(getMintSize()),
          space: getMintSize(),
          programAddress: TOKEN_PROGRAM,
        }),
        getInitializeMint2Instruction({
          mint: mint.address,
          decimals: MINT_DECIMALS,
          mintAuthority: signer.address,
          freezeAuthority: null,
        }),
        await createTokenAccount(signer, signer.address, mint.address),
        getMintToInstruction({
          mint: mint.address,
          token: await tokenAccountOf(signer.address, mint.address),
          mintAuthority: signer,
          amount: TOKEN_SUPPLY,
        }),
        getSetAuthorityInstruction({
          owned: mint.address,
          owner: signer,
          authorityType: AuthorityType.MintTokens,
          newAuthority: null,
        }),
      ]);
      return mint.address;
    },
    async give(mint, wallet, gift) {
      const making = await createTokenAccount(signer, wallet, mint);
      const instructions = await giftOf(mint, wallet, gift, making);
      if (instructions.length > 0) await succeed(instructions);
    },
    async giveFirst(mint, wallet, gift) {
      const account = await tokenAccountOf(wallet, mint);
      const isThere = () => chain.vm.account(account) !== null;
      if (isThere()) return false;
      // Of two concurrent gifts, the chain refuses the second.
      const making = await getCreateAssociatedTokenInstructionAsync({ payer: signer, owner: wallet, mint });
      const submission = await submit(await giftOf(mint, wallet, gift, making));
      const err = submission.kind === 'dropped' ? submission.err : submission.record.err;
      if (err === null) return true;
      if (isThere()) return false;
      throw refusedGift(err);
    },
    airdrop: (wallet, lamports) =>
      submit([getTransferSolInstruction({ source: signer, destination: wallet, amount: lamports })]),
  };
}

const refusedGift = (err: TransactionErrorJson) =>
  new LocalChainError('GIFT_REFUSED', `the faucet's transaction failed: ${JSON.stringify(err)}`);

function createTokenAccount(payer: KeyPairSigner, owner: Address, mint: Address): Promise<Instruction> {
  return getCreateAssociatedTokenIdempotentInstructionAsync({ payer, owner, mint });
}

async function tokenAccountOf(owner: Address, mint: Address): Promise<Address> {
  const [account] = await findAssociatedTokenPda({ owner, mint, tokenProgram: TOKEN_PROGRAM });
  return account;
}
