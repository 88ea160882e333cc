/** Who plays where no server does: a worker, or the page itself where there is none or it fails. */
import { fetched } from '../../platform/lazily.tsx';
import type { GuestReply, GuestRequest } from './guestHost.ts';

/** One request at a time. Rejects when neither worker nor page can answer. */
type AskGuestHost = (request: GuestRequest) => Promise<GuestReply>;

export type GuestEngine = { readonly ask: AskGuestHost; readonly end: () => void };

export type EngineMeans = {
  /** Throws where there are no workers. */
  readonly startWorker: () => Worker;
  /** Without a thread of its own. */
  readonly loadHost: () => Promise<AskGuestHost | ((request: GuestRequest) => GuestReply)>;
};

export function createGuestEngine({ startWorker, loadHost }: EngineMeans): GuestEngine {
  let worker: Worker | 'none' | undefined;
  let host: ReturnType<EngineMeans['loadHost']> | undefined;

  function endWorker(): void {
    if (worker !== undefined && worker !== 'none') worker.terminate();
    worker = 'none';
  }

  async function askHost(request: GuestRequest): Promise<GuestReply> {
    host ??= loadHost();
    try {
      return await (await host)(request);
    } catch (error) {
      // What did not arrive is asked for again the next time.
      host = undefined;
      throw error;
    }
  }

  return {
    async ask(request) {
      if (worker !== 'none')
        try {
          worker ??= startWorker();
          return await replyOf(worker, request);
        } catch (error) {
          console.warn('The battle goes on without a worker', error);
          endWorker();
        }
      return askHost(request);
    },
    end: endWorker,
  };
}

function replyOf(worker: Worker, request: GuestRequest): Promise<GuestReply> {
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const { signal } = over;
    const settled = (settle: () => void) => {
      over.abort();
      settle();
    };
    worker.addEventListener('message', ({ data }) => settled(() => resolve(data as GuestReply)), { signal });
    // Of code that did not come, and of a move that failed; the other of an answer that cannot be read.
    for (const type of ['error', 'messageerror'] as const)
      worker.addEventListener(type, (event) => settled(() => reject(event)), { signal });
    worker.postMessage(request);
  });
}

export const startGuestEngine = (): GuestEngine =>
  createGuestEngine({
    startWorker: () => new Worker(new URL('./guestWorker.ts', import.meta.url), { type: 'module' }),
    loadHost: async () => {
      const host = (await fetched(() => import('./guestHost.ts'))).createGuestHost();
      return async (request) => {
        // Between two battles the page draws and answers presses.
        await new Promise((resolve) => setTimeout(resolve));
        return host(request);
      };
    },
  });
