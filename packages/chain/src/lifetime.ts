/** How long a signed transaction can still land, read from its signed bytes, which a wallet may have changed. */
import {
  type Address,
  type Blockhash,
  type GetBlockHeightApi,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  type IsBlockhashValidApi,
  type Rpc,
} from '@solana/kit';

/** For how many blocks after the one it names a transaction can still land. */
const BLOCKHASH_LIFE = 150n;

/**
 * How many blocks after the last valid one a transaction counts as expired. Several nodes may share one address: one reports the
 * height, and another needs a few more blocks to report what landed in the last valid one.
 */
export const EXPIRY_MARGIN_BLOCKS = 32n;

export type Lifetime =
  /** `lastValidBlockHeight`: the last block in which it can land; absent while unknown. */
  | Readonly<{ kind: 'blockhash'; blockhash: Blockhash; lastValidBlockHeight?: bigint }>
  /** It names a durable nonce instead and is valid until that is used, so no block height ends it. */
  | Readonly<{ kind: 'endless' }>;

export type LifetimeRpc = Rpc<GetBlockHeightApi & IsBlockhashValidApi>;

const SYSTEM_PROGRAM = '11111111111111111111111111111111' as Address;
/** The tag of `AdvanceNonceAccount`, four bytes, little-endian. */
const ADVANCE_NONCE = 4;

/** Reads the lifetime from the bytes; `built` is the one they had before the wallet got them. @throws when they are no transaction */
export function lifetimeOf(
  bytes: Uint8Array,
  built: Readonly<{ blockhash: string; lastValidBlockHeight: bigint }> | undefined,
): Lifetime {
  const { messageBytes } = getTransactionDecoder().decode(bytes);
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes);
  const blockhash = message.lifetimeToken as Blockhash;
  if (message.version !== 1) {
    const [first] = message.instructions;
    const program = first && message.staticAccounts[first.programAddressIndex];
    if (program === SYSTEM_PROGRAM && first?.data?.[0] === ADVANCE_NONCE) return { kind: 'endless' };
  }
  return built?.blockhash === blockhash
    ? { kind: 'blockhash', ...built, blockhash }
    : { kind: 'blockhash', blockhash };
}

/** Adds an end: the signed blockhash is at most as new as the current block. Leaves it out when the node does not report a height. */
export async function boundLifetime(
  rpc: Rpc<GetBlockHeightApi>,
  lifetime: Lifetime,
  wait: Wait = {},
): Promise<Lifetime> {
  if (lifetime.kind === 'endless' || lifetime.lastValidBlockHeight !== undefined) return lifetime;
  const height = await heightOf(rpc, wait);
  return height === null ? lifetime : { ...lifetime, lastValidBlockHeight: height + BLOCKHASH_LIFE };
}

/**
 * Whether the transaction certainly can no longer land, so that a missing status stays missing. False while in doubt: when the node
 * does not answer, still accepts the blockhash, or has not passed the end by the margin.
 */
export async function isPastItsEnd(rpc: LifetimeRpc, lifetime: Lifetime, wait: Wait = {}): Promise<boolean> {
  if (lifetime.kind === 'endless' || lifetime.lastValidBlockHeight === undefined) return false;
  const height = await heightOf(rpc, wait);
  if (height === null || height <= lifetime.lastValidBlockHeight + EXPIRY_MARGIN_BLOCKS) return false;
  return (await isValid(rpc, lifetime.blockhash, wait)) === false;
}

export type Wait = Readonly<{ abortSignal?: AbortSignal }>;

async function heightOf(rpc: Rpc<GetBlockHeightApi>, wait: Wait): Promise<bigint | null> {
  try {
    return await rpc.getBlockHeight({ commitment: 'confirmed' }).send(wait);
  } catch {
    return null;
  }
}

async function isValid(
  rpc: Rpc<IsBlockhashValidApi>,
  blockhash: Blockhash,
  wait: Wait,
): Promise<boolean | null> {
  try {
    return (await rpc.isBlockhashValid(blockhash, { commitment: 'confirmed' }).send(wait)).value;
  } catch {
    return null;
  }
}
