/** A client that repeats a call to one of several servers, or to the balancer before them, until it is answered, and counts it. */
import type { IntentAnswer, RefusalBody, RefusalCode } from '@pokesol/protocol';
import { pause } from '../harness/until.ts';
import type { Answer, ChainWay, TestWallet } from '../harness/wallet.ts';

/** What everybody met together. */
export type CallTally = {
  calls: number;
  /** Calls that were answered 503: done or not. */
  unreachable: number;
  /** Calls that broke off without any answer. */
  unanswered: number;
  /** Calls that were made once more because of that. */
  repeats: number;
  /** Writes that were answered as done. */
  acknowledged: number;
  /** Writes that had been done before their repeat: their first answer was lost. */
  doneBefore: number;
};

export const newTally = (): CallTally => ({
  calls: 0,
  unreachable: 0,
  unanswered: 0,
  repeats: 0,
  acknowledged: 0,
  doneBefore: 0,
});

/** `repeats`: how often it was asked before; then a refusal may only say that it was done the first time. */
export type RetriedAnswer<T> = Answer<T> & { readonly repeats: number };

/** What they all share. */
export type World = {
  readonly bases: readonly string[];
  readonly tally: CallTally;
  /** Called after each write that was answered as done. */
  readonly onAcknowledged?: () => void;
  /** Once aborted, the client insists no more. */
  readonly over: AbortSignal;
};

const PAUSE_MS = 50;
/** Refusals of a server that cannot reach its database or has no free connection: the call may have been carried out or not. */
const UNDECIDED: ReadonlySet<string> = new Set<RefusalCode>(['database-unreachable', 'server-busy']);
const BALANCER_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);

export class RetryingClient {
  /** Calls of this one that had no use: a test that waits for an outage to be noticed looks here. */
  met = 0;
  private turn = 0;

  /** The wallet with the cookies it has; they follow it from server to server. */
  constructor(
    private wallet: TestWallet,
    private readonly world: World,
  ) {}

  get tally(): CallTally {
    return this.world.tally;
  }

  get address(): string {
    return this.wallet.address;
  }

  /** As it was at the last call. */
  get browser(): TestWallet {
    return this.wallet;
  }

  /** Another browser, or another wallet, from now on. */
  become(wallet: TestWallet): void {
    this.wallet = wallet;
  }

  /** The same wallet at the server whose turn it is. */
  atNext(): TestWallet {
    const { bases, over } = this.world;
    over.throwIfAborted();
    const base = bases[this.turn % bases.length];
    if (base === undefined) throw new RangeError('There is no server to call');
    this.turn += 1;
    this.wallet = this.wallet.at(base);
    return this.wallet;
  }

  /** Each call, and each repeat, at the other server. Any status but 503 is an answer. */
  async call<T>(method: string, path: string, body?: unknown): Promise<RetriedAnswer<T & RefusalBody>> {
    for (let repeats = 0; ; repeats += 1) {
      if (repeats > 0) this.tally.repeats += 1;
      const answer = await this.callOnce<T>(method, path, body);
      if (answer !== undefined) return { ...answer, repeats };
      await pause(PAUSE_MS);
    }
  }

  /** Never repeated: undefined when the client cannot know whether it was done. */
  async callOnce<T>(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Answer<T & RefusalBody> | undefined> {
    this.tally.calls += 1;
    const answer = await this.once<T & RefusalBody>(method, path, body);
    if (answer === undefined) this.met += 1;
    else if (method !== 'GET' && answer.status < 300) {
      this.tally.acknowledged += 1;
      this.world.onAcknowledged?.();
    }
    return answer;
  }

  /** The same, of what must come to this status in the end. */
  async ok<T>(status: number, method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.call<T>(method, path, body);
    if (answer.status !== status) throw unexpected(`${method} ${path}`, answer);
    return answer.body;
  }

  /** Burns what was offered; its way to the chain leads through a server, but through no database. */
  burn(intent: IntentAnswer, way: ChainWay = {}): Promise<string> {
    const onUnanswered = () => {
      this.tally.unanswered += 1;
    };
    return this.atNext().burn(intent, { ...way, onUnanswered });
  }

  private async once<T>(method: string, path: string, body: unknown): Promise<Answer<T> | undefined> {
    const wallet = this.atNext();
    let answer: Answer<T>;
    try {
      answer = await wallet.call<T>(method, path, body);
    } catch (error) {
      // `fetch failed`: the connection broke.
      if (!(error instanceof TypeError)) throw error;
      this.tally.unanswered += 1;
      return undefined;
    }
    if (answer.status === 503 && UNDECIDED.has((answer.body as RefusalBody).code)) {
      this.tally.unreachable += 1;
      return undefined;
    }
    // A balancer's own answer: it lost the server, or has none.
    if (BALANCER_STATUSES.has(answer.status) && typeof answer.body === 'string') {
      this.tally.unanswered += 1;
      return undefined;
    }
    if (answer.status >= 500) throw unexpected(`${method} ${path}`, answer);
    return answer;
  }
}

export const unexpected = (what: string, { status, body }: Answer): Error =>
  new Error(`${what}: ${status} ${JSON.stringify(body)}`);
