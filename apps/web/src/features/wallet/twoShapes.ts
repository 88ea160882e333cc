/**
 * One transaction object in both shapes that injected providers read, made without the library they expect. Providers that go
 * the versioned way look for `version` and `message`; older ones call `serializeMessage` and push into `signatures`.
 */
import {
  type Address,
  getAddressEncoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  getTransactionEncoder,
  type SignatureBytes,
} from '@solana/kit';
import { addressOf } from './injectedProvider.ts';

/** Looks like the PublicKey providers know. */
class KeyShape {
  readonly #address: Address;
  constructor(address: Address) {
    this.#address = address;
  }
  toBytes = () => new Uint8Array(getAddressEncoder().encode(this.#address));
  toBuffer = () => this.toBytes();
  toBase58 = () => this.#address;
  toString = () => this.#address;
  toJSON = () => this.#address;
  equals = (other: unknown) => addressOf(other) === this.#address;
}

/** A signature slot: 64 bytes for those that read bytes, with `publicKey` and `signature` for those that read pairs. */
type Slot = Uint8Array & { publicKey: KeyShape; signature: unknown };

export type TwoShapes = ReturnType<typeof twoShapes>;

export function twoShapes(wire: Uint8Array) {
  const transaction = getTransactionDecoder().decode(wire);
  const messageBytes = new Uint8Array(transaction.messageBytes);
  const message = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes);
  if (message.version === 1) throw new Error('Transactions of version 1 are not made for these wallets.');
  const signers = Object.keys(transaction.signatures);
  const keys = message.staticAccounts.map((account) => new KeyShape(account));
  const keyAt = (index: number) => {
    const key = keys[index];
    if (key === undefined) throw new Error('The transaction names an account it does not list.');
    return key;
  };
  const { numSignerAccounts, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } = message.header;
  const isWritable = (index: number) =>
    index < numSignerAccounts
      ? index < numSignerAccounts - numReadonlySignerAccounts
      : index < keys.length - numReadonlyNonSignerAccounts;

  const slot = (index: number): Slot =>
    Object.assign(new Uint8Array(64), { publicKey: keyAt(index), signature: null });
  // Providers replace items, fill them, or set `.signature` on them: read again whenever bytes are wanted.
  const signatures: unknown[] = signers.map((_, index) => slot(index));

  function collected(): Map<string, Uint8Array> {
    const found = new Map<string, Uint8Array>();
    signers.forEach((signer, index) => {
      const bytes = signatureIn(signatures[index]);
      if (bytes !== undefined) found.set(signer, bytes);
    });
    return found;
  }

  function serialize(): Uint8Array {
    const given = collected();
    const filled = Object.fromEntries(
      signers.map((signer) => [signer, (given.get(signer) as SignatureBytes | undefined) ?? null]),
    );
    return new Uint8Array(getTransactionEncoder().encode({ ...transaction, signatures: filled }));
  }

  function addSignature(publicKey: unknown, signature: Uint8Array) {
    const index = signers.indexOf(addressOf(publicKey) ?? '');
    if (index === -1) throw new Error('This account does not sign the transaction.');
    signatures[index] = Object.assign(Uint8Array.from(signature), { publicKey: keyAt(index), signature });
  }

  return {
    version: message.version,
    message: {
      version: message.version,
      header: {
        numRequiredSignatures: numSignerAccounts,
        numReadonlySignedAccounts: numReadonlySignerAccounts,
        numReadonlyUnsignedAccounts: numReadonlyNonSignerAccounts,
      },
      staticAccountKeys: keys,
      accountKeys: keys,
      recentBlockhash: message.lifetimeToken,
      compiledInstructions: message.instructions.map((instruction) => ({
        programIdIndex: instruction.programAddressIndex,
        accountKeyIndexes: [...(instruction.accountIndices ?? [])],
        data: new Uint8Array(instruction.data ?? []),
      })),
      addressTableLookups: [],
      serialize: () => messageBytes.slice(),
      isAccountSigner: (index: number) => index < numSignerAccounts,
      isAccountWritable: isWritable,
    },
    signatures,
    get signature() {
      return signatureIn(signatures[0]) ?? null;
    },
    feePayer: keyAt(0),
    recentBlockhash: message.lifetimeToken,
    instructions: message.instructions.map((instruction) => ({
      programId: keyAt(instruction.programAddressIndex),
      keys: (instruction.accountIndices ?? []).map((index) => ({
        pubkey: keyAt(index),
        isSigner: index < numSignerAccounts,
        isWritable: isWritable(index),
      })),
      data: new Uint8Array(instruction.data ?? []),
    })),
    serializeMessage: () => messageBytes.slice(),
    compileMessage: () => ({ serialize: () => messageBytes.slice(), accountKeys: keys }),
    serialize,
    addSignature,
    collected,
  };
}

function signatureIn(item: unknown): Uint8Array | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const inner: unknown = Reflect.get(item, 'signature');
  const bytes = ArrayBuffer.isView(inner) ? inner : item;
  if (!ArrayBuffer.isView(bytes) || bytes.byteLength !== 64) return undefined;
  const plain = new Uint8Array(bytes.buffer, bytes.byteOffset, 64).slice();
  return plain.some((byte) => byte !== 0) ? plain : undefined;
}
