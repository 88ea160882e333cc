/** The page's one import: how its calls are made, what is said at its end, and what is read anew after it. */

import type { ImportProgress, ImportReport } from '@pokesol/protocol';
import { useStore } from '../../../platform/createStore.ts';
import { counted } from '../../../platform/format.ts';
import { freshId } from '../../../platform/freshId.ts';
import { queryClient } from '../../../platform/queryClient.ts';
import { toast } from '../../../ui/toast.ts';
import { adminApi } from '../adminApi.ts';
import { adminSession } from '../adminSession.ts';
import { refreshCards } from '../cards/queries.ts';
import { createImportRun } from './importRun.ts';

export const EXTERNAL_SETS_PATH = '/api/admin/pokemon/sets';

export const importRun = createImportRun({
  send: (request) => adminApi.post<ImportReport>('/api/admin/pokemon/import-set', request),
  ask: (importId) => adminApi.get<ImportProgress>(`/api/admin/pokemon/imports/${importId}`),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  newId: freshId,
  onEnd(order, end) {
    if (end.kind === 'failed')
      return toast('Import Failed', end.message || 'Failed to import card set', 'destructive');
    if (order.dryRun === true) return;
    const { cardsImported, setName } = end.report;
    toast('Import Successful!', `Imported ${counted(cardsImported, 'card')} from ${setName}`);
    void refreshCards(queryClient);
    void queryClient.invalidateQueries({ queryKey: [EXTERNAL_SETS_PATH] });
  },
});

// A locked admin session has no token: the page does not learn how the import ends.
adminSession.subscribe(() => {
  if (adminSession.get().status === 'locked') importRun.forget();
});

export const useImportState = () => useStore(importRun);
