/** Those who use a cluster while it is broken: each person buys, opens, builds decks, battles, watches and signs in, all at once. */
import { randomBytes } from 'node:crypto';
import type { ConfigAnswer } from '@pokesol/protocol';
import {
  BattlePlayer,
  type burnsOnChain,
  type CallTally,
  Crowd,
  DeckKeeper,
  Fighter,
  newTally,
  RetryingClient,
  Shopper,
  TestWallet,
  Visitor,
} from '@pokesol/server/testing';
import { address } from '@solana/kit';
import { fund } from '../chain.ts';
import { originOf, type Plan } from '../plan.ts';
import { Watcher } from './watcher.ts';
import { WriteGaps } from './writeGaps.ts';

const PAGE_POLL_MS = 400;

export class People {
  readonly shoppers: Shopper[] = [];
  readonly keepers: DeckKeeper[] = [];
  readonly fighters: Fighter[] = [];
  readonly tally: CallTally = newTally();
  readonly gaps = new WriteGaps();
  private readonly visitors: Visitor[] = [];
  private readonly over = new AbortController();
  private watchers: Watcher[] = [];
  private crowd: Crowd | undefined;

  private constructor(
    private readonly base: string,
    /** What they pay with. */
    readonly token: Parameters<typeof burnsOnChain>[1],
  ) {}

  static async come(plan: Plan, count: number): Promise<People> {
    const base = originOf(plan);
    const config = (await (await fetch(`${base}/api/config`)).json()) as ConfigAnswer;
    const people = new People(base, {
      mint: address(config.mint),
      tokenProgram: address(config.tokenProgram),
    });
    // Burns go over the balancer to a server's /api/rpc, which is looked at as often as a page does.
    const way = { config, pollMs: PAGE_POLL_MS };
    for (let made = 0; made < count; made += 1) {
      const key = randomBytes(32);
      const wallet = await TestWallet.ofSeed(people.base, key);
      await fund(plan, wallet.address);
      const { deckId } = await BattlePlayer.createFor(wallet);
      const caller = () => people.callerOf(wallet);
      people.shoppers.push(new Shopper(caller(), way));
      people.keepers.push(new DeckKeeper(caller()));
      people.fighters.push(new Fighter(caller(), deckId));
      people.visitors.push(new Visitor(caller(), key));
    }
    return people;
  }

  /** Burns whose only report no server answered, and that were found all the same. */
  get unansweredReports(): number {
    return this.shoppers.reduce((sum, { unansweredReports }) => sum + unansweredReports, 0);
  }

  /** All of them work, over and over, until `rest`. */
  begin(): void {
    const { shoppers, keepers, fighters, visitors } = this;
    this.crowd = new Crowd([...shoppers, ...keepers, ...fighters, ...visitors], () => {});
    this.watchers = fighters.map((fighter) => new Watcher(fighter, this.callerOf(fighter.wallet)));
    this.gaps.take();
  }

  /** Each begins and ends a step from now on: whatever was broken, everybody gets on. */
  async allGetOn(): Promise<void> {
    await this.crowd?.allFinishAStep();
  }

  /** Everybody ends what they do, battles too. Answers what they saw of streams. */
  async rest(): Promise<{ opened: number; updates: number; gaps: string[] }> {
    await this.crowd?.stop();
    for (const fighter of this.fighters) await fighter.finish();
    for (const watcher of this.watchers) await watcher.stop();
    const sum = (of: (watcher: Watcher) => number): number =>
      this.watchers.reduce((all, watcher) => all + of(watcher), 0);
    return {
      opened: sum(({ streams }) => streams),
      updates: sum(({ updates }) => updates),
      gaps: this.watchers.flatMap(({ gaps }) => gaps),
    };
  }

  /** No caller insists any more. */
  leave(): void {
    this.over.abort();
  }

  private callerOf(wallet: TestWallet): RetryingClient {
    return new RetryingClient(wallet, {
      bases: [this.base],
      tally: this.tally,
      over: this.over.signal,
      onAcknowledged: () => this.gaps.acknowledged(),
    });
  }
}
