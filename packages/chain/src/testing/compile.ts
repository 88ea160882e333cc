/** Compiles and really signs a transaction of any version, for tests. */
import {
  type Address,
  type AddressesByLookupTableAddress,
  appendTransactionMessageInstructions,
  type Base64EncodedWireTransaction,
  type Blockhash,
  compileTransaction,
  compressTransactionMessageUsingAddressLookupTables,
  createKeyPairSignerFromPrivateKeyBytes,
  createTransactionMessage,
  getBase58Decoder,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  type Instruction,
  type KeyPairSigner,
  partiallySignTransaction,
  pipe,
  type Signature,
  setTransactionMessageConfig,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type Transaction,
} from '@solana/kit';

export type Script = Readonly<{
  version?: 'legacy' | 0 | 1;
  feePayer: Address;
  instructions: readonly Instruction[];
  signers: readonly KeyPairSigner[];
  blockhash?: Blockhash;
  /** Accounts found in these tables are looked up instead of listed; only in version 0. */
  tables?: AddressesByLookupTableAddress;
}>;

export type Signed = Readonly<{
  transaction: Transaction;
  signature: Signature;
  wire: Base64EncodedWireTransaction;
}>;

export async function compile(script: Script): Promise<Signed> {
  const { feePayer, instructions, signers, blockhash = someAddress(9) as string as Blockhash } = script;
  const lifetime = { blockhash, lastValidBlockHeight: 1_000n };
  const unsigned = (() => {
    if (script.version === 1) {
      const limits = { computeUnitLimit: 100_000, loadedAccountsDataSizeLimit: 1_000_000 };
      return pipe(
        createTransactionMessage({ version: 1 }),
        (m) => setTransactionMessageFeePayer(feePayer, m),
        (m) => setTransactionMessageLifetimeUsingBlockhash(lifetime, m),
        (m) => appendTransactionMessageInstructions(instructions, m),
        (m) => setTransactionMessageConfig(limits, m),
        compileTransaction,
      );
    }
    if (script.version === 'legacy') {
      return pipe(
        createTransactionMessage({ version: 'legacy' }),
        (m) => setTransactionMessageFeePayer(feePayer, m),
        (m) => setTransactionMessageLifetimeUsingBlockhash(lifetime, m),
        (m) => appendTransactionMessageInstructions(instructions, m),
        compileTransaction,
      );
    }
    return pipe(
      createTransactionMessage({ version: 0 }),
      (m) => setTransactionMessageFeePayer(feePayer, m),
      (m) => setTransactionMessageLifetimeUsingBlockhash(lifetime, m),
      (m) => appendTransactionMessageInstructions(instructions, m),
      (m) => compressTransactionMessageUsingAddressLookupTables(m, script.tables ?? {}),
      compileTransaction,
    );
  })();
  const keys = signers.map((signer) => signer.keyPair);
  const transaction = await partiallySignTransaction(keys, unsigned);
  const signature = getSignatureFromTransaction(transaction);
  return { transaction, signature, wire: getBase64EncodedWireTransaction(transaction) };
}

/** A key that is the same in every run. */
export function someSigner(fill: number): Promise<KeyPairSigner> {
  return createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(32).fill(fill));
}

/** An address that is the same in every run; it has no private key. */
export function someAddress(fill: number): Address {
  return getBase58Decoder().decode(new Uint8Array(32).fill(fill)) as Address;
}
