/** Whether this page is older than the server: it has met another version of the protocol, or a thing that it does not know. */
import { PROTOCOL_VERSION } from '@pokesol/protocol/constants';
import { createStore, useStore } from './createStore.ts';

const outdated = createStore(false);

export const pageVersion = {
  /** For a thing that this page does not know. */
  offerReload: (): void => outdated.set(true),
  /** What an answer said; `null` from a server that says nothing, or from a proxy. */
  met(version: string | null): void {
    if (version !== null && version !== String(PROTOCOL_VERSION)) outdated.set(true);
  },
  /** A page that was loaded anew. */
  reset: (): void => outdated.set(false),
};

export const useIsOutdated = (): boolean => useStore(outdated);
