/** The page's one wallet session and its wiring to browser and server. */

import type { ChallengeAnswer, SessionAnswer } from '@pokesol/protocol';
import { ApiError, get, onSignedOut, poll, post } from '../../platform/api.ts';
import { channelToTabs } from '../../platform/channelToTabs.ts';
import { browserClock } from '../../platform/clock.ts';
import { appConfig } from '../../platform/config.ts';
import { connection } from '../../platform/connection.ts';
import { fetched } from '../../platform/lazily.tsx';
import { browserStorage } from '../../platform/storage.ts';
import { toast } from '../../ui/toast.ts';
import { createSession, type WalletState } from './session.ts';

export { appConfig };

export const loadDiscovery = async () => (await fetched(() => import('./browserWallets.ts'))).discovery;

const loadSignIn = () => fetched(() => import('./signIn.ts'));

const otherTabs = channelToTabs('pokesol.session');

const addressOf = (state: WalletState) => (state.status === 'connected' ? state.address : undefined);

async function sessionAddress(read: typeof get): Promise<string | undefined> {
  try {
    return (await read<SessionAnswer>('/api/auth/session')).address;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined;
    throw error;
  }
}

export const walletSession = createSession({
  storage: browserStorage,
  chain: async () => (await appConfig()).chain,
  findByName: async (name, chain) => (await loadDiscovery()).byName(name, chain),
  clock: browserClock,
  challenge: (address) => post<ChallengeAnswer>('/api/auth/challenge', { address }),
  prove: async (...asked) => (await loadSignIn()).prove(...asked),
  offersTransaction: async (...asked) => (await loadSignIn()).offersTransaction(...asked),
  verify: (proof) => post<void>('/api/auth/verify', proof),
  sessionAddress: () => sessionAddress(get),
  sessionAddressQuietly: () => sessionAddress(poll),
  logOut: () => post<void>('/api/auth/logout'),
  async welcome(address) {
    if ((await appConfig()).cluster !== 'localnet') return;
    const { welcomeNewcomer } = await fetched(() => import('./welcomeGift.ts'));
    await welcomeNewcomer(address, () => addressOf(walletSession.get()) === address);
  },
  onChanged: () => otherTabs?.postMessage('changed'),
  onEnded: () => toast('Wallet Disconnected', 'Wallet has been disconnected'),
});

// Tabs share one cookie: when another one connects or leaves, this one asks whose it is now.
otherTabs?.addEventListener('message', () => void walletSession.recheck());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void walletSession.recheck();
});
onSignedOut(() => void walletSession.lost());
// A wallet that came while the server was away is recognised as soon as it is back.
connection.onBack(() => void walletSession.resume());
