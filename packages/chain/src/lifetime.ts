/** How long a signed transaction can still land: read off the bytes that were signed, which a wallet may have changed. */
import {
  type Address,
  type Blockhash,
  type GetBlockHeightApi,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  type IsBlockhashValidApi,
  type Rpc,
} from '@solana/kit';

/** Blocks after the one that it names, in which a transaction can still be taken. */
const BLOCKHASH_LIFE = 150n;

/**
 * So many blocks after its blockhash died a transaction counts as expired. Behind one address there may be several nodes: one tells
 * the height, another, some blocks later, what landed in the last valid one.
 */
export const EXPIRY_MARGIN_BLOCKS = 32n;

export type Lifetime =
  /** `lastValidBlockHeight`: it certainly cannot land in a later block; absent while that is not known. */
  | Readonly<{ kind: 'blockhash'; blockhash: Blockhash; lastValidBlockHeight?: bigint }>
  /** It names a durable nonce instead, and lives until that is used: for ever, as far as a block's height can tell. */
  | Readonly<{ kind: 'endless' }>;

export type LifetimeRpc = Rpc<GetBlockHeightApi & IsBlockhashValidApi>;

const SYSTEM_PROGRAM = '11111111111111111111111111111111' as Address;
/** The tag of `AdvanceNonceAccount`, four bytes, little-endian. */
const ADVANCE_NONCE = 4;

/** What the bytes say of it; `built` is what they had before the wallet saw them. @throws when they are no transaction */
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

/** With an end: what was signed by now names a block there is by now. Without one where the node does not tell the height. */
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
 * Whether it certainly cannot land any more, so that a status that is missing now stays missing. False as long as anything
 * is in doubt: a node that is silent, or that still takes the blockhash, or whose height is not past the end and a margin.
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
