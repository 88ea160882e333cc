/** The older @solana/web3.js lives with the chain too: it is what many wallets and scripts are made of. */
import { address } from '@solana/kit';
import {
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  PublicKey,
  SendTransactionError,
  SystemProgram,
  Transaction,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js';
import { describe, expect, it } from 'vitest';
import type { LocalChain } from './index.ts';
import { stillChain, tokenAccountOf } from './testing.ts';

const TOKEN_PROGRAM = new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA');
const ASSOCIATED_TOKEN_PROGRAM = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL');

type Holder = { keys: Keypair; account: PublicKey };

async function holder(chain: LocalChain, tokens: bigint): Promise<Holder> {
  const keys = Keypair.generate();
  const wallet = address(keys.publicKey.toBase58());
  await chain.fund(wallet, { lamports: BigInt(LAMPORTS_PER_SOL), tokens });
  return { keys, account: new PublicKey(await tokenAccountOf(chain, wallet)) };
}

function tokenInstruction(
  kind: number,
  amount: bigint,
  keys: TransactionInstruction['keys'],
): TransactionInstruction {
  const data = Buffer.alloc(10);
  data.writeUInt8(kind, 0);
  data.writeBigUInt64LE(amount, 1);
  data.writeUInt8(6, 9);
  return new TransactionInstruction({ programId: TOKEN_PROGRAM, keys, data });
}

const writable = (pubkey: PublicKey) => ({ pubkey, isSigner: false, isWritable: true });
const readonly = (pubkey: PublicKey) => ({ pubkey, isSigner: false, isWritable: false });
const signer = (pubkey: PublicKey) => ({ pubkey, isSigner: true, isWritable: false });

function burn(chain: LocalChain, from: Holder, amount: bigint, reference: PublicKey): TransactionInstruction {
  const keys = [writable(from.account), writable(new PublicKey(chain.mint)), signer(from.keys.publicKey)];
  return tokenInstruction(15, amount, [...keys, readonly(reference)]);
}

function transfer(chain: LocalChain, from: Holder, to: PublicKey, amount: bigint): TransactionInstruction {
  const mint = readonly(new PublicKey(chain.mint));
  return tokenInstruction(12, amount, [
    writable(from.account),
    mint,
    writable(to),
    signer(from.keys.publicKey),
  ]);
}

function createTokenAccount(chain: LocalChain, payer: PublicKey, owner: PublicKey): TransactionInstruction {
  const mint = new PublicKey(chain.mint);
  const [account] = PublicKey.findProgramAddressSync(
    [owner.toBuffer(), TOKEN_PROGRAM.toBuffer(), mint.toBuffer()],
    ASSOCIATED_TOKEN_PROGRAM,
  );
  return new TransactionInstruction({
    programId: ASSOCIATED_TOKEN_PROGRAM,
    keys: [
      { pubkey: payer, isSigner: true, isWritable: true },
      writable(account),
      readonly(owner),
      readonly(mint),
      readonly(SystemProgram.programId),
      readonly(TOKEN_PROGRAM),
    ],
    data: Buffer.from([1]),
  });
}

describe('web3.js', () => {
  it('asks for SOL and sees its status ripen', async () => {
    const chain = await stillChain();
    const connection = new Connection(chain.url, 'confirmed');
    const { publicKey } = Keypair.generate();
    const sent = await connection.requestAirdrop(publicKey, 2 * LAMPORTS_PER_SOL);
    const status = async () => (await connection.getSignatureStatus(sent)).value?.confirmationStatus;
    expect(await status()).toBe('processed');
    chain.advanceSlots(1);
    expect(await status()).toBe('confirmed');
    chain.advanceSlots(31);
    expect(await status()).toBe('finalized');
    expect(await connection.getBalance(publicKey)).toBe(2 * LAMPORTS_PER_SOL);
  });

  it('moves tokens', async () => {
    const chain = await stillChain();
    const connection = new Connection(chain.url, 'confirmed');
    const from = await holder(chain, 500n);
    const to = await holder(chain, 1n);
    const { publicKey: newcomer } = Keypair.generate();
    chain.advanceSlots(1);
    const transaction = new Transaction().add(
      createTokenAccount(chain, from.keys.publicKey, newcomer),
      transfer(chain, from, to.account, 40n),
    );
    await connection.sendTransaction(transaction, [from.keys]);
    expect((await connection.getTokenAccountBalance(from.account)).value.amount).toBe('460');
    expect((await connection.getTokenAccountBalance(to.account)).value.uiAmountString).toBe('0.000041');
    const mint = new PublicKey(chain.mint);
    const { value } = await connection.getParsedTokenAccountsByOwner(newcomer, { mint });
    expect(value[0]?.account.data.parsed.info.tokenAmount.amount).toBe('0');
    expect((await connection.getTokenSupply(mint)).value.amount).toBe((10n ** 18n).toString());
  });

  it('burns and reads the burn in every encoding', async () => {
    const chain = await stillChain();
    const connection = new Connection(chain.url, 'confirmed');
    const from = await holder(chain, 500n);
    const reference = Keypair.generate().publicKey;
    chain.advanceSlots(1);
    const { blockhash } = await connection.getLatestBlockhash();
    const message = new TransactionMessage({
      payerKey: from.keys.publicKey,
      recentBlockhash: blockhash,
      instructions: [burn(chain, from, 123n, reference)],
    });
    const transaction = new VersionedTransaction(message.compileToV0Message());
    transaction.sign([from.keys]);
    const sent = await connection.sendTransaction(transaction);
    chain.advanceSlots(1);

    const found = await connection.getSignaturesForAddress(reference);
    expect(found.map((one) => one.signature)).toEqual([sent]);
    const read = await connection.getTransaction(sent, { maxSupportedTransactionVersion: 0 });
    expect(read?.transaction.message.staticAccountKeys.map(String)).toContain(reference.toBase58());
    expect(read?.meta?.err).toBeNull();
    expect(read?.meta?.postTokenBalances?.[0]?.uiTokenAmount.amount).toBe('377');
    const parsed = await connection.getParsedTransaction(sent, { maxSupportedTransactionVersion: 0 });
    expect(parsed?.transaction.message.accountKeys[0]).toMatchObject({ signer: true, writable: true });
    await expect(connection.getTransaction(sent, {})).rejects.toThrow('version (0) is not supported');
  });

  it('learns at preflight that a blockhash is too old', async () => {
    const chain = await stillChain();
    const connection = new Connection(chain.url, 'confirmed');
    const from = await holder(chain, 500n);
    chain.advanceSlots(1);
    const { blockhash } = await connection.getLatestBlockhash();
    const transaction = new Transaction({ feePayer: from.keys.publicKey, recentBlockhash: blockhash });
    transaction.add(burn(chain, from, 1n, Keypair.generate().publicKey));
    transaction.sign(from.keys);
    expect((await connection.isBlockhashValid(blockhash)).value).toBe(true);
    expect((await connection.getFeeForMessage(transaction.compileMessage())).value).toBe(5000);
    expect((await connection.simulateTransaction(transaction)).value.err).toBeNull();
    chain.advanceSlots(200);
    const refused = await connection
      .sendRawTransaction(transaction.serialize())
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(SendTransactionError);
    expect(String(refused)).toContain('Blockhash not found');
    expect((await connection.getFeeForMessage(transaction.compileMessage())).value).toBeNull();
  });
});
