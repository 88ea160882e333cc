/** The import under way, if there is one: it goes on when its window is closed, and is found again when that opens. */
import type { ImportProgress, ImportReport, ImportSetRequest } from '@pokesol/protocol';
import { createStore } from '../../../platform/createStore.ts';
import { followImport, type ImportEnd, type ImportPorts } from './followImport.ts';

export type ImportOrder = Pick<ImportSetRequest, 'setId' | 'source' | 'dryRun' | 'skipUnreadable'> & {
  readonly setName: string;
};

export type ImportState =
  | { readonly status: 'idle' }
  | {
      readonly status: 'running';
      readonly order: ImportOrder;
      readonly progress: ImportProgress | undefined;
      readonly isSilent: boolean;
    }
  | { readonly status: 'done'; readonly order: ImportOrder; readonly report: ImportReport }
  | {
      readonly status: 'failed';
      readonly order: ImportOrder;
      readonly message: string;
      readonly report: ImportReport | undefined;
    };

export type RunPorts = {
  readonly send: (request: ImportSetRequest) => Promise<ImportReport>;
  readonly ask: (importId: string) => Promise<ImportProgress>;
  readonly wait: (ms: number) => Promise<void>;
  readonly newId: () => string;
  readonly onEnd: (order: ImportOrder, end: ImportEnd) => void;
};

export function createImportRun({ send, ask, wait, newId, onEnd }: RunPorts) {
  const { get, set, subscribe } = createStore<ImportState>({ status: 'idle' });
  let stop = new AbortController();

  const running = (change: { progress?: ImportProgress; isSilent?: boolean }) => {
    const state = get();
    if (state.status === 'running') set({ ...state, ...change });
  };

  return {
    get,
    subscribe,
    /** One at a time: a second order while one runs is not taken. */
    async start(order: ImportOrder): Promise<void> {
      if (get().status === 'running') return;
      stop = new AbortController();
      const { signal } = stop;
      const { setName: _, ...request } = order;
      const importId = newId();
      set({ status: 'running', order, progress: undefined, isSilent: false });
      const ports: ImportPorts = {
        send: () => send({ ...request, importId }),
        ask: () => ask(importId),
        wait,
        onProgress: (progress) => running({ progress }),
        onSilence: (isSilent) => running({ isSilent }),
      };
      const end = await followImport(ports, signal).catch((error: unknown) => {
        if (signal.aborted) return undefined;
        throw error;
      });
      if (end === undefined || signal.aborted) return;
      set(
        end.kind === 'done'
          ? { status: 'done', order, report: end.report }
          : { status: 'failed', order, message: end.message, report: end.report },
      );
      onEnd(order, end);
    },
    /** Puts an outcome away; an import that runs is left alone. */
    clear() {
      if (get().status !== 'running') set({ status: 'idle' });
    },
    /** Stops listening; on the server the import goes on. */
    forget() {
      stop.abort(new Error('This import was forgotten'));
      set({ status: 'idle' });
    },
  };
}
