/** Finds every wallet this browser offers: Wallet Standard ones, injected providers, and on the local chain our own. */
import { getWallets } from '@wallet-standard/app';
import { type InjectedProvider, injectedProviders } from './injectedProvider.ts';
import { wrapProvider } from './injectedWallet.ts';
import { canPay, type PayingWallet, type Wallet } from './walletStandard.ts';

// Some extensions write to window only after the page has loaded.
const LOOK_AGAIN_MS = [100, 400, 1_000, 2_500];

type Registry = Pick<ReturnType<typeof getWallets>, 'get' | 'on'>;

export type Discovery = {
  /** Looks at the window once more, then lists those that can pay on this chain, each name once. */
  list(chain: string): readonly PayingWallet[];
  /** The wallet of this name, as soon as it shows itself; undefined once the patience is over. */
  byName(name: string, chain: string): Promise<PayingWallet | undefined>;
};

export function createDiscovery(
  scope: object,
  localWallet: () => PayingWallet,
  registry: Registry = getWallets(),
  after: (ms: number, run: () => void) => void = (ms, run) => void setTimeout(run, ms),
): Discovery {
  const wrapped = new Map<InjectedProvider, PayingWallet>();
  let own: PayingWallet | undefined;

  function injected(): PayingWallet[] {
    return injectedProviders(scope).map((provider) => {
      const wallet = wrapped.get(provider) ?? wrapProvider(provider);
      wrapped.set(provider, wallet);
      return wallet;
    });
  }

  function list(chain: string): readonly PayingWallet[] {
    // A wallet that speaks the standard itself comes first, so that its older self is left out.
    const candidates: (Wallet | PayingWallet)[] = [...registry.get(), ...injected()];
    if (chain === 'solana:localnet') {
      own ??= localWallet();
      candidates.push(own);
    }
    const byName = new Map<string, PayingWallet>();
    for (const wallet of candidates) {
      if (canPay(wallet, chain) && !byName.has(wallet.name)) byName.set(wallet.name, wallet);
    }
    return [...byName.values()];
  }

  function byName(name: string, chain: string): Promise<PayingWallet | undefined> {
    return new Promise((resolve) => {
      let done = false;
      const settle = (wallet: PayingWallet | undefined) => {
        done = true;
        off();
        resolve(wallet);
      };
      const look = () => {
        if (done) return;
        const wallet = list(chain).find((candidate) => candidate.name === name);
        if (wallet !== undefined) settle(wallet);
      };
      const off = registry.on('register', look);
      look();
      for (const ms of LOOK_AGAIN_MS) after(ms, look);
      after(LOOK_AGAIN_MS.at(-1) ?? 0, () => !done && settle(undefined));
    });
  }

  return { list, byName };
}
