/** Whether this page must be loaded again: it is older than the server, or its document can have a part no more. */
import { PROTOCOL_VERSION } from '@pokesol/protocol/constants';
import { createStore, useStore } from './createStore.ts';

type Reason = 'updated' | 'part';
const outdated = createStore<Reason | undefined>(undefined);

export const pageVersion = {
  /** For a thing that this page does not know, or a part that did not come. */
  offerReload: (reason: Reason = 'updated'): void => outdated.set(reason),
  /** What an answer said; `null` from a server that says nothing, or from a proxy. */
  met(version: string | null): void {
    if (version !== null && version !== String(PROTOCOL_VERSION)) outdated.set('updated');
  },
  reload: (): void => window.location.reload(),
  /** A page that was loaded anew. */
  reset: (): void => outdated.set(undefined),
};

export const useReloadReason = (): Reason | undefined => useStore(outdated);
