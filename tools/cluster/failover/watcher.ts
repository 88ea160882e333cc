/** Watches a fighter's battles over the balancer as a page does: a stream that breaks is opened again where it stood. */
import { setTimeout as delay } from 'node:timers/promises';
import { EventReader, type Fighter, type RetryingClient } from '@pokesol/server/testing';

const PAUSE_MS = 100;

type Stood = { readonly battleId: string; latest: number };

export class Watcher {
  /** Streams that were opened, and what came over them. */
  streams = 0;
  updates = 0;
  /** An update that does not go on where the one before ended, in words. */
  readonly gaps: string[] = [];
  private isOver = false;
  private reader: EventReader | undefined;
  private readonly watching: Promise<void>;

  constructor(
    private readonly fighter: Fighter,
    private readonly caller: RetryingClient,
  ) {
    this.watching = this.watchAll();
  }

  /** Once no fighter has an open battle any more: the streams have ended by themselves, or do not end. */
  async stop(): Promise<void> {
    this.isOver = true;
    await this.reader?.close();
    await this.watching;
  }

  private async watchAll(): Promise<void> {
    let stood: Stood | undefined;
    while (!this.isOver) {
      const current = this.fighter.fought.at(-1);
      if (current === undefined || current.known.id === stood?.battleId) {
        if (current === undefined || current.known.result !== null) {
          await delay(PAUSE_MS);
          continue;
        }
      } else stood = { battleId: current.known.id, latest: 0 };
      if (stood !== undefined) await this.watch(stood);
      await delay(PAUSE_MS);
    }
  }

  private async watch(stood: Stood): Promise<void> {
    const { battleId, latest } = stood;
    const opened = await EventReader.open({ wallet: this.caller.atNext() }, battleId, {
      ...(latest === 0 ? { since: 0 } : { lastEventId: String(latest) }),
    }).catch((error: unknown) => {
      // The balancer or its server is away.
      if (!(error instanceof TypeError)) throw error;
    });
    if (opened === undefined) return;
    this.reader = opened;
    if (this.isOver) await opened.close();
    await opened.ended;
    if (opened.status !== 200) return;
    this.streams += 1;
    for (const { since, version } of opened.updates) {
      if (since !== stood.latest || version <= since)
        this.gaps.push(`${battleId}: ${since} to ${version} after ${stood.latest}`);
      stood.latest = version;
      this.updates += 1;
    }
  }
}
