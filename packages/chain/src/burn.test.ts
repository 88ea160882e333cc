/** The unsigned burn: what stands in its bytes, and what is read off the bytes that come back. */
import {
  AccountRole,
  type Address,
  type Blockhash,
  createKeyPairSignerFromPrivateKeyBytes,
  getBase58Decoder,
  getCompiledTransactionMessageDecoder,
  getInstructionsFromCompiledTransactionMessage,
  getTransactionDecoder,
  getTransactionEncoder,
  type KeyPairSigner,
  partiallySignTransaction,
} from '@solana/kit';
import {
  findAssociatedTokenPda,
  parseBurnCheckedInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token';
import { beforeAll, describe, expect, it } from 'vitest';
import { assertSigned, type BurnRequest, buildBurnTransaction, signatureOf } from './burn.ts';
import { TOKEN_2022_PROGRAM_ADDRESS } from './mint.ts';

const some = (fill: number) => getBase58Decoder().decode(new Uint8Array(32).fill(fill));

let wallet: KeyPairSigner;
let request: BurnRequest;

beforeAll(async () => {
  wallet = await createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(32).fill(7));
  request = {
    wallet: wallet.address,
    mint: some(21) as Address,
    tokenProgram: TOKEN_PROGRAM_ADDRESS,
    decimals: 6,
    amount: 5_000_000n,
    references: [some(22) as Address],
    blockhash: some(23) as Blockhash,
    lastValidBlockHeight: 1000n,
    version: 0,
  };
});

function readBack(bytes: Uint8Array) {
  const { messageBytes, signatures } = getTransactionDecoder().decode(bytes);
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes);
  return { message, signatures, instructions: getInstructionsFromCompiledTransactionMessage(message) };
}

async function sign(bytes: Uint8Array, signer: KeyPairSigner) {
  const transaction = getTransactionDecoder().decode(bytes);
  const signed = await partiallySignTransaction([signer.keyPair], transaction);
  return new Uint8Array(getTransactionEncoder().encode(signed));
}

describe('buildBurnTransaction', () => {
  it.each(['legacy', 0] as const)(
    'burns from the wallet, version %s, with the reference last',
    async (version) => {
      const { message, signatures, instructions } = readBack(
        await buildBurnTransaction({ ...request, version }),
      );
      expect(message.version).toBe(version);
      expect(message.lifetimeToken).toBe(request.blockhash);
      expect(signatures).toEqual({ [wallet.address]: null });
      const [burn, budget] = instructions;
      if (burn?.accounts === undefined || burn.data === undefined) throw new Error('no burn');
      const { accounts, data } = burn;
      const parsed = parseBurnCheckedInstruction({ ...burn, accounts, data });
      expect(parsed.data).toMatchObject({ amount: 5_000_000n, decimals: 6 });
      const [account] = await findAssociatedTokenPda({
        owner: wallet.address,
        mint: request.mint,
        tokenProgram: TOKEN_PROGRAM_ADDRESS,
      });
      expect(accounts.map((meta) => meta.address)).toEqual([
        account,
        request.mint,
        wallet.address,
        request.references[0],
      ]);
      expect(accounts[3]?.role).toBe(AccountRole.READONLY);
      expect(budget?.programAddress).toBe('ComputeBudget111111111111111111111111111111');
      expect(instructions).toHaveLength(2);
    },
  );

  it('adds no account when there is no reference', async () => {
    const { instructions } = readBack(await buildBurnTransaction({ ...request, references: [null] }));
    expect(instructions[0]?.accounts).toHaveLength(3);
  });

  it.each(['legacy', 0] as const)('burns once for each of ten references, version %s', async (version) => {
    const references = Array.from({ length: 10 }, (_, nth) => some(40 + nth) as Address);
    const bytes = await buildBurnTransaction({ ...request, references, version });
    expect(bytes.length).toBeLessThan(1232 - 300);
    const burns = readBack(bytes).instructions.slice(0, -1);
    expect(burns.map(({ accounts }) => accounts?.[3]?.address)).toEqual(references);
    for (const { accounts, data, programAddress } of burns) {
      if (accounts === undefined || data === undefined) throw new Error('no burn');
      const parsed = parseBurnCheckedInstruction({ accounts, data, programAddress });
      expect(parsed.data).toMatchObject({ amount: 5_000_000n, decimals: 6 });
    }
  });

  it('calls the program that owns the mint', async () => {
    const bytes = await buildBurnTransaction({ ...request, tokenProgram: TOKEN_2022_PROGRAM_ADDRESS });
    expect(readBack(bytes).instructions[0]?.programAddress).toBe(TOKEN_2022_PROGRAM_ADDRESS);
  });
});

describe('signatureOf and assertSigned', () => {
  it('give the transaction id once the wallet has signed', async () => {
    const signed = await sign(await buildBurnTransaction(request), wallet);
    const result = await assertSigned(signed);
    expect(result).toEqual(signatureOf(signed));
    expect(result).toMatchObject({
      signature: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/),
    });
  });

  it('refuse unsigned bytes', async () => {
    const bytes = await buildBurnTransaction(request);
    expect(signatureOf(bytes)).toMatchObject({ code: 'unsigned-transaction' });
    expect(await assertSigned(bytes)).toMatchObject({ code: 'unsigned-transaction' });
  });

  it('refuse bytes that are no transaction', async () => {
    for (const bytes of [new Uint8Array(), new Uint8Array([1, 2, 3])]) {
      expect(signatureOf(bytes)).toMatchObject({ code: 'unreadable-transaction' });
      expect(await assertSigned(bytes)).toMatchObject({ code: 'unreadable-transaction' });
    }
  });

  it('assertSigned refuses a signature over other bytes', async () => {
    const signed = await sign(await buildBurnTransaction(request), wallet);
    const other = await buildBurnTransaction({ ...request, amount: 1n });
    const mixed = new Uint8Array([...signed.slice(0, 65), ...other.slice(65)]);
    expect(signatureOf(mixed)).toMatchObject({ signature: expect.any(String) });
    expect(await assertSigned(mixed)).toMatchObject({ code: 'bad-signature' });
  });
});
