/** Keeps what is unsaved in the browser while it is being changed, and forgets it once it is saved. */
import { useEffect } from 'react';
import { draftKey, draftStore, type FindCard, writeDraft } from './draft.ts';
import { isUnsaved, type Workbench } from './workbench.ts';

/** Nothing is written or forgotten before the deck is `open`. */
export function useDraft(address: string, bench: Workbench, open: boolean, find: FindCard): void {
  useEffect(() => {
    if (!open) return;
    const key = draftKey(address, bench.saved?.id);
    const store = draftStore(bench.saved?.id);
    if (!isUnsaved(bench)) return store.remove(key);
    const draft = { content: bench.present, basedOn: bench.saved?.version };
    writeDraft(store, key, draft, find);
  }, [address, bench, open, find]);
}
