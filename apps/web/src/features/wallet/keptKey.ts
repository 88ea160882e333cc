/** Where the Local Wallet's key lies, and what the player must know where the browser does not keep it. */
import type { BrowserStore } from '../../platform/storage.ts';

export const SEED_KEY = 'pokesol.local-wallet.seed';

/** The account is gone with its key. */
export const isKeyKept = (storage: BrowserStore): boolean => storage.outlives(SEED_KEY);

export const KEY_NOT_KEPT =
  'This browser stores nothing for PokeSol, so the key lives in this tab alone: reloading or closing it loses the account and its cards. Export the key to keep them.';
