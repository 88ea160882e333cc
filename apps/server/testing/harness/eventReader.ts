/** Reads Server-Sent Events as a page does, of a battle or of a wallet's changes, remembering every message. */
import type { BattleUpdate, WalletChanged } from '@pokesol/protocol';
import type { BattlePlayer } from '../battles/battlePlayer.ts';
import type { TestWallet } from './wallet.ts';

export type StreamMessage = { readonly id: string; readonly event: string; readonly data: string };

export class EventReader {
  readonly messages: StreamMessage[] = [];
  /** Settles when the server ended the stream, or the reader closed it. */
  readonly ended: Promise<void>;
  private readonly changed = new Set<() => void>();
  private isEnded = false;

  private constructor(
    readonly status: number,
    body: ReadableStream<Uint8Array> | null,
    private readonly abort: AbortController,
  ) {
    // A fetch that is aborted in the moment of its stream's end leaves its reader waiting for ever (Node 20).
    const aborted = new Promise<void>((resolve) => {
      abort.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    this.ended = Promise.race([this.readAll(body), aborted]).finally(() => {
      this.isEnded = true;
      this.notifyChanged();
    });
  }

  static async open(
    { wallet }: Pick<BattlePlayer, 'wallet'>,
    id: string,
    {
      since,
      lastEventId,
      address,
      lean,
    }: { since?: number; lastEventId?: string; address?: string; lean?: true } = {},
  ): Promise<EventReader> {
    const query = new URLSearchParams({
      ...(since !== undefined && { since: `${since}` }),
      ...(lean && { lean: 'true' }),
    });
    return EventReader.read(wallet, `/api/battles/${id}/events?${query}`, {
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
      // To a server that stands behind a proxy.
      ...(address === undefined ? {} : { 'x-forwarded-for': address }),
    });
  }

  /** What changes of a wallet, for a signed-in one. */
  static openChanges(by: TestWallet, of = by.address): Promise<EventReader> {
    return EventReader.read(by, `/api/users/${of}/changes`);
  }

  private static async read(
    { base, cookie }: TestWallet,
    path: string,
    headers: Record<string, string> = {},
  ): Promise<EventReader> {
    const abort = new AbortController();
    const answer = await fetch(base + path, { headers: { cookie, ...headers }, signal: abort.signal });
    return new EventReader(answer.status, answer.body, abort);
  }

  get updates(): BattleUpdate<'classic'>[] {
    return this.messages
      .filter(({ event }) => event === 'update')
      .map(({ data }) => JSON.parse(data) as BattleUpdate<'classic'>);
  }

  get changes(): WalletChanged[] {
    return this.messages
      .filter(({ event }) => event === 'changed')
      .map(({ data }) => JSON.parse(data) as WalletChanged);
  }

  /** Waits until what was read fulfils the condition; throws when the stream ends before that. */
  async until(isEnough: (reader: EventReader) => boolean): Promise<void> {
    while (!isEnough(this)) {
      if (this.isEnded) throw new Error(`the stream ended after ${this.messages.length} messages`);
      await new Promise<void>((resolve) => this.changed.add(resolve));
    }
  }

  /** What a lost connection is, seen from the server. */
  close(): Promise<void> {
    this.abort.abort();
    return this.ended;
  }

  private async readAll(body: ReadableStream<Uint8Array> | null): Promise<void> {
    if (body === null) return;
    const decoder = new TextDecoder();
    let rest = '';
    try {
      for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
        const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) this.keep(block);
        this.notifyChanged();
      }
    } catch (error) {
      // Closing it here, or the death of its server, breaks it off.
      if (!(error instanceof Error)) throw error;
    }
  }

  private keep(block: string): void {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
    const data = field('data');
    if (data !== undefined) this.messages.push({ id: field('id') ?? '', event: field('event') ?? '', data });
  }

  private notifyChanged(): void {
    for (const resolve of this.changed) resolve();
    this.changed.clear();
  }
}
