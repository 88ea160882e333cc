/** People who use whichever servers run, all the time: while one migrates, while one ends, and while it is rolled back. */
import { randomBytes } from 'node:crypto';
import { BattlePlayer } from '../../apps/server/testing/battles/battlePlayer.ts';
import { Crowd } from '../../apps/server/testing/chaos/crowd.ts';
import { DeckKeeper } from '../../apps/server/testing/chaos/deckKeeper.ts';
import { Fighter } from '../../apps/server/testing/chaos/fighter.ts';
import { type Found, lookForLost } from '../../apps/server/testing/chaos/lost.ts';
import { newTally, RetryingClient } from '../../apps/server/testing/chaos/retryingClient.ts';
import { Shopper } from '../../apps/server/testing/chaos/shopper.ts';
import { Visitor } from '../../apps/server/testing/chaos/visitor.ts';
import { TestWallet } from '../../apps/server/testing/harness/wallet.ts';
import type { Place, Running } from './place.ts';

const PEOPLE = 2;
/** The scenarios want to get on too. */
const REST_MS = 40;

export class People {
  readonly tally = newTally();
  private readonly bases: string[] = [];
  private readonly over = new AbortController();
  private readonly shoppers: Shopper[] = [];
  private readonly keepers: DeckKeeper[] = [];
  private readonly fighters: Fighter[] = [];
  private readonly visitors: Visitor[] = [];
  private crowd: Crowd | undefined;

  static async come(place: Place, first: Running): Promise<People> {
    const people = new People();
    people.use(first);
    const way = await place.way(first.base);
    for (let made = 0; made < PEOPLE; made += 1) {
      const key = randomBytes(32);
      const wallet = await TestWallet.ofSeed(first.base, key);
      await place.fund(wallet);
      const { deckId } = await BattlePlayer.createFor(wallet);
      const world = { bases: people.bases, tally: people.tally, over: people.over.signal };
      const caller = () => new RetryingClient(wallet, world);
      people.shoppers.push(new Shopper(caller(), way));
      people.keepers.push(new DeckKeeper(caller()));
      people.fighters.push(new Fighter(caller(), deckId));
      people.visitors.push(new Visitor(caller(), key));
    }
    return people;
  }

  /** From now on these, in turn. */
  use(...servers: readonly Running[]): void {
    this.bases.splice(0, this.bases.length, ...servers.map(({ base }) => base));
  }

  /** With `canBattle`, also battles: by other rules than the other server's no battle could go on. */
  begin(canBattle: boolean): void {
    const { shoppers, keepers, fighters, visitors } = this;
    const roles = [...shoppers, ...keepers, ...visitors, ...(canBattle ? fighters : [])];
    this.crowd = new Crowd(roles, () => {}, REST_MS);
  }

  /** Each begins and ends something from now on. */
  async allGetOn(): Promise<void> {
    await this.crowd?.allFinishAStep();
  }

  async rest(): Promise<void> {
    await this.crowd?.stop();
    for (const fighter of this.fighters) await fighter.finish();
  }

  lookForLost({ databaseUrl }: Place, { base }: Running): Promise<Found> {
    const { shoppers, keepers, fighters } = this;
    return lookForLost({ databaseUrl, base }, { shoppers, keepers, fighters }, new Set());
  }

  /** No client insists any more. */
  leave(): void {
    this.over.abort();
  }
}
