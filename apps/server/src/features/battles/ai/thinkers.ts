/**
 * Threads that compute the turns of AIs, so that no request waits for the turn of another one. When too many turns wait, the
 * newest of the network with the most is refused and its battle stays as it is. When a thread is lost, its turn is computed once more at
 * the beginner's level. If that takes too long as well, the call is refused too: no AI passes for lack of time. If that thread
 * breaks as well, the turn ends as one in which the AI failed: the battle goes on, and the log says why.
 */
import { Worker } from 'node:worker_threads';
import { type Asker, fairLine } from '../../../platform/fairLine.ts';
import { type CallRefusal, refused } from '../../../platform/http/refusal.ts';
import type { Thinker } from './aiTurn.ts';
import { type AnyTurnToThink, type ThoughtTurn, think } from './think.ts';
import { turnPacker } from './turnParcel.ts';

export type ThinkersOptions = {
  /** What a thread runs: `thinkWorker`, from its source or as it is built. */
  readonly file: URL;
  readonly threads: number;
  /** How many turns may wait for a thread; of one more, the newest of the network with the most is refused. */
  readonly mostWaiting?: number;
  /** A turn that takes longer is taken for one that never ends, and its thread is replaced. */
  readonly longestMs?: number;
};

export type Thinkers = {
  readonly thinker: Thinker;
  /** How busy the threads are now; what was turned away or cut off, since the start. */
  use(): ThinkersUse;
  close(): Promise<void>;
};

export type ThinkersUse = {
  busy: number;
  threads: number;
  waiting: number;
  mostWaiting: number;
  /** How long the oldest waiting turn has waited. */
  longestWaitMs: number;
  turnedAway: number;
  /** Threads that broke, or thought for too long. */
  lost: number;
};

/** About as many as the threads compute in a few minutes. */
const MOST_WAITING = 200;
const LONGEST_MS = 30_000;
const RETRY_AFTER_SECONDS = 5;

type Job = {
  readonly turn: AnyTurnToThink;
  readonly since: number;
  readonly asker: Asker;
  /** Whether a thread was lost while it computed this turn. */
  readonly isSecond: boolean;
  readonly done: (thought: ThoughtTurn | CallRefusal) => void;
  readonly fail: (error: unknown) => void;
};
type Thread = {
  readonly worker: Worker;
  readonly pack: ReturnType<typeof turnPacker>;
  job: Job | null;
  overdue: NodeJS.Timeout | undefined;
};

export function openThinkers({
  file,
  threads,
  mostWaiting = MOST_WAITING,
  longestMs = LONGEST_MS,
}: ThinkersOptions): Thinkers {
  const open = new Set<Thread>();
  const waiting = fairLine<Job>();
  let turnedAway = 0;
  let lost = 0;

  function start(): Thread {
    // Only sources need a loader; the built file is JavaScript.
    const loader = file.pathname.endsWith('.ts') ? { execArgv: ['--import', 'tsx'] } : {};
    const worker = new Worker(file, loader);
    const thread: Thread = { worker, pack: turnPacker(), job: null, overdue: undefined };
    open.add(thread);
    thread.worker.unref();
    thread.worker.on('message', (thought: ThoughtTurn) => finish(thread, () => thought));
    thread.worker.once('error', (error: unknown) => lose(thread, asError(error)));
    thread.worker.once('exit', (code) => lose(thread, new Error(`a thinking thread ended (${code})`)));
    return thread;
  }

  function finish(thread: Thread, thoughtOf: (turn: AnyTurnToThink) => ThoughtTurn | CallRefusal): void {
    const { job } = thread;
    clearTimeout(thread.overdue);
    thread.job = null;
    try {
      if (job !== null) job.done(thoughtOf(job.turn));
    } catch (error) {
      // The call that waits gets the error; thrown to a thread's event, it would end the server.
      job?.fail(error);
    }
    work();
  }

  /** Whatever becomes of the thread: another one is begun for what waits. */
  function lose(thread: Thread, error: Error): void {
    if (!open.delete(thread)) return;
    lost += 1;
    const { job } = thread;
    if (job !== null && !job.isSecond) {
      thread.job = null;
      // The beginner's level takes so little time that the turn does not run out of it again.
      waiting.put(job.asker, { ...job, turn: { ...job.turn, level: 'easy' }, isSecond: true });
    }
    finish(thread, (turn) => (error instanceof Overdue ? busy() : think(turn, error)));
    void thread.worker.terminate();
  }

  function work(): void {
    while (waiting.length() > 0) {
      const idle = [...open].find(({ job }) => job === null);
      const thread = idle ?? (open.size < threads ? start() : undefined);
      const job = thread && waiting.take();
      if (thread === undefined || job === undefined) return;
      thread.job = job;
      const late = new Overdue(`a turn was thought about for ${longestMs / 1000} s`);
      thread.overdue = setTimeout(() => lose(thread, late), longestMs);
      thread.worker.postMessage(thread.pack(job.turn));
    }
  }

  return {
    async thinker(turn, asker): Promise<ThoughtTurn | CallRefusal> {
      if (!isDear(turn)) return think(turn);
      return new Promise((done, fail) => {
        waiting.put(asker, { turn, asker, isSecond: false, since: performance.now(), done, fail });
        work();
        // The network with the most waiting turns gives a place up, and a newcomer from another network gets it.
        const dropped = waiting.length() > mostWaiting ? waiting.dropFromLongest() : undefined;
        if (dropped === undefined) return;
        turnedAway += 1;
        dropped.done(busy());
      });
    },
    use: () => ({
      busy: [...open].filter(({ job }) => job !== null).length,
      threads,
      waiting: waiting.length(),
      mostWaiting,
      turnedAway,
      lost,
      longestWaitMs: waiting.all().reduce((most, { since }) => Math.max(most, performance.now() - since), 0),
    }),
    async close() {
      const left = [...open];
      open.clear();
      for (const { overdue } of left) clearTimeout(overdue);
      await Promise.all(left.map(({ worker }) => worker.terminate()));
    },
  };
}

/** What is planned: the setup goes by rules of thumb, and the lower levels of Classic look one move ahead. */
const isDear = (turn: AnyTurnToThink): boolean =>
  turn.rules === 'official' ? turn.battle.state.turn > 0 : turn.level === 'hard';

/** A thread that was cut off although nothing broke: the machine may have had too little time. */
class Overdue extends Error {}

const busy = (): CallRefusal => refused('ai-busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
