/** Runs tests in a thread that outlives the run: a mutant then costs its tests, and not the loading of everything they use. */
import {
  type PoolOptions,
  type PoolWorker,
  ThreadsPoolWorker,
  type Vite,
  type WorkerRequest,
} from 'vitest/node';

type Listener = { readonly event: string; readonly call: (argument: unknown) => void };

/** Each run leaves a listener behind in its thread. */
const RUNS_OF_A_THREAD = 50;

let thread: ThreadsPoolWorker | undefined;
let runs = 0;

async function endThread(): Promise<void> {
  const old = thread;
  thread = undefined;
  runs = 0;
  await old?.stop();
}

class WarmThread implements PoolWorker {
  readonly name = 'warm';
  private readonly listeners: Listener[] = [];
  private readonly options: PoolOptions;

  constructor(options: PoolOptions) {
    this.options = options;
  }

  async start(): Promise<void> {
    // A static mutant is at work while modules load: it needs them fresh, and so does the next one.
    if (runs >= RUNS_OF_A_THREAD || this.isStatic()) await endThread();
    if (thread !== undefined) return;
    thread = new ThreadsPoolWorker(this.options);
    await thread.start();
  }

  async stop(): Promise<void> {
    for (const { event, call } of this.listeners.splice(0)) thread?.off(event, call);
    runs += 1;
    if (this.isStatic()) await endThread();
  }

  send(message: WorkerRequest): void {
    if (message.type !== 'stop') {
      thread?.send(message);
      return;
    }
    // The thread goes on; only this run of it is over.
    const stopped = { type: 'stopped', __vitest_worker_response__: true };
    queueMicrotask(() => {
      for (const { event, call } of [...this.listeners]) if (event === 'message') call(stopped);
    });
  }

  on(event: string, call: Listener['call']): void {
    this.listeners.push({ event, call });
    thread?.on(event, call);
  }

  off(event: string, call: Listener['call']): void {
    const index = this.listeners.findIndex((each) => each.event === event && each.call === call);
    if (index >= 0) this.listeners.splice(index, 1);
    thread?.off(event, call);
  }

  deserialize(data: unknown): unknown {
    return data;
  }

  /** The run that finds out what each test covers counts what loading covers, too. */
  private isStatic(): boolean {
    const { mode, mutantActivation } = this.options.project.getProvidedContext() as Record<string, unknown>;
    return mode !== 'mutant' || mutantActivation !== 'runtime';
  }
}

/** Takes the place of the pool that Stryker asks for. */
export const warmThreads = (): Vite.Plugin => ({
  name: 'warm-threads',
  configureVitest({ project, vitest }) {
    project.config.pool = 'warm';
    project.config.poolRunner = { name: 'warm', createPoolWorker: (options) => new WarmThread(options) };
    vitest.onClose(endThread);
  },
});
