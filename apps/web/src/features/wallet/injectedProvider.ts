/** What wallets that predate Wallet Standard put on `window`, read without trusting any of it to be there. */

type InjectedKey = {
  toBase58?: () => string;
  toString: () => string;
  toBytes?: () => Uint8Array;
};

export type InjectedProvider = {
  publicKey?: InjectedKey | null;
  connect: (options?: { onlyIfTrusted: boolean }) => Promise<{ publicKey?: InjectedKey | null } | undefined>;
  disconnect?: () => Promise<unknown>;
  signTransaction?: (transaction: unknown) => Promise<unknown>;
  signAllTransactions?: (transactions: unknown[]) => Promise<unknown>;
  signAndSendTransaction?: (transaction: unknown) => Promise<unknown>;
  signMessage?: (message: Uint8Array, encoding?: string) => Promise<unknown>;
  signIn?: (input: unknown) => Promise<unknown>;
  on?: (event: string, listener: (value?: unknown) => void) => unknown;
};

const KNOWN_FLAGS = [
  ['isPhantom', 'Phantom'],
  ['isSolflare', 'Solflare'],
  ['isBackpack', 'Backpack'],
  ['isBraveWallet', 'Brave Wallet'],
  ['isExodus', 'Exodus'],
  ['isGlow', 'Glow'],
  ['isTrust', 'Trust'],
  ['isCoinbaseWallet', 'Coinbase Wallet'],
] as const;

function isProvider(value: unknown): value is InjectedProvider {
  return (
    typeof value === 'object' && value !== null && 'connect' in value && typeof value.connect === 'function'
  );
}

export function nameOf(provider: object): string {
  // Brave and others set isPhantom too; the last flag that holds is the wallet's own.
  const known = KNOWN_FLAGS.findLast(([flag]) => Reflect.get(provider, flag) === true);
  return known?.[1] ?? 'Browser Wallet';
}

/** Every provider in a window, each once. */
export function injectedProviders(scope: object): InjectedProvider[] {
  const phantom: unknown = Reflect.get(scope, 'phantom');
  const inPhantom: unknown =
    typeof phantom === 'object' && phantom !== null ? Reflect.get(phantom, 'solana') : undefined;
  const found = [inPhantom, Reflect.get(scope, 'solana')].filter(isProvider);
  return [...new Set(found)];
}

export function addressOf(key: unknown): string | undefined {
  if (typeof key === 'string') return key;
  if (typeof key !== 'object' || key === null) return undefined;
  const toBase58: unknown = Reflect.get(key, 'toBase58');
  const text = typeof toBase58 === 'function' ? String(toBase58.call(key)) : String(key);
  return text === '[object Object]' ? undefined : text;
}
