/** One fault for each alert, or for those that one fault brings to fire together; each as it happens in earnest. */
import { spawnSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pause } from '../../apps/server/testing/harness/until.ts';
import { againAndAgain, holdLock, overAndOver, thinkingPlayers } from './pressure.ts';
import type { World } from './world.ts';

export type Put = {
  /** What the page says in words; for a fault that its commands take away, what is left to tidy up. */
  undo(): Promise<void>;
  /** Where the page's own commands take it away: whether they did. */
  isMended?: () => boolean;
};
export type Fault = { alerts: readonly string[]; what: string; put(world: World): Promise<Put> };

const PACK = 'base1-mini';

export const FAULTS: readonly Fault[] = [
  {
    alerts: ['PokeSolMemoryGrowing'],
    what: 'the process keeps 768 MB that it needs no more',
    async put(world) {
      world.inside('leak', true);
      return {
        async undo() {
          world.inside('leak', false);
          await world.stop();
          await world.start();
        },
      };
    },
  },
  {
    alerts: ['PokeSolServerDown'],
    what: 'kill -9 of the server',
    async put(world) {
      await world.kill9();
      return { undo: () => world.start() };
    },
  },
  {
    alerts: ['PokeSolServerRestarts'],
    what: 'kill -9 and a start, four times',
    async put(world) {
      for (let times = 0; times < 4; times += 1) {
        await world.kill9();
        await world.start();
        await pause(4_500);
      }
      return { undo: async () => {} };
    },
  },
  {
    alerts: ['PokeSolDatabaseAway', 'PokeSolServerNotReady'],
    what: 'Postgres is stopped',
    async put({ postgres }) {
      await postgres.end('stopped');
      return { undo: () => postgres.startAgain() };
    },
  },
  {
    alerts: ['PokeSolBusDown'],
    what: 'the bus of notices is stopped',
    async put({ broker }) {
      await broker.stop();
      return { undo: () => broker.start() };
    },
  },
  {
    alerts: ['PokeSolManyErrors'],
    what: 'a table has another name than its migrations gave it',
    async put(world) {
      const session = await world.session();
      await session.query('alter table decks rename to decks_away');
      const { wallet } = world.player;
      const stop = againAndAgain(4, () => wallet.call('GET', `/api/users/${wallet.address}/decks`));
      return {
        async undo() {
          await session.query('alter table decks_away rename to decks');
          await stop();
        },
      };
    },
  },
  {
    alerts: ['PokeSolSlowAnswers'],
    what: 'a report locks a table for 1.5 seconds, over and over',
    async put(world) {
      const report = await overAndOver(
        world,
        'begin; lock table decks in access exclusive mode; select pg_sleep(1.5); commit',
      );
      const { wallet } = world.player;
      const stop = againAndAgain(2, () => wallet.call('GET', `/api/users/${wallet.address}/decks`));
      return { isMended: report.isGone, undo: stop };
    },
  },
  {
    alerts: ['PokeSolPoolExhausted'],
    what: 'a forgotten psql session holds a lock, and everybody waits behind it',
    async put(world) {
      const lock = await holdLock(world, 'lock table sessions in access exclusive mode');
      const { wallet } = world.player;
      const stop = againAndAgain(20, () => wallet.call('GET', `/api/users/${wallet.address}/decks`));
      return { isMended: lock.isGone, undo: stop };
    },
  },
  {
    alerts: ['PokeSolJobStopped'],
    what: 'a forgotten psql session holds a lock on what a job needs',
    async put(world) {
      const lock = await holdLock(world, 'lock table battles in access exclusive mode');
      return { isMended: lock.isGone, undo: async () => {} };
    },
  },
  {
    alerts: ['PokeSolBurnsNotLookedFor'],
    what: 'a transaction left open holds the rows that the sweep looks for',
    async put(world) {
      await world.player.wallet.intend(PACK);
      const lock = await holdLock(world, 'select 1 from purchase_intents for update');
      return { isMended: lock.isGone, undo: async () => {} };
    },
  },
  {
    alerts: ['PokeSolDatabaseAlmostFull'],
    what: 'a table of 60 MB is written, of 64 MB that there is room for',
    async put(world) {
      const session = await world.session();
      await session.query(
        `create table foreign_rows as
          select md5(i::text) || repeat(md5(i::text), 30) as text from generate_series(1, 60000) as i`,
      );
      return { undo: async () => void (await session.query('drop table foreign_rows')) };
    },
  },
  {
    alerts: ['PokeSolDiskAlmostFull'],
    what: 'the disk of DATA_DIR is filled to 95 %',
    async put({ dataDir }) {
      const { bavail, bsize } = statfsSync(dataDir);
      const file = join(dataDir, 'foreign');
      writeFileSync(file, Buffer.alloc(Math.floor(bavail * bsize * 0.95), 1));
      return { undo: async () => rmSync(file) };
    },
  },
  {
    alerts: ['PokeSolPointsCorrected'],
    what: 'a script gives a wallet 7 points past the ledger',
    async put(world) {
      const session = await world.session();
      await session.query(
        `insert into point_balances values ($1, 7)
          on conflict (wallet) do update set points = point_balances.points + 7`,
        [world.player.wallet.address],
      );
      return { undo: async () => {} };
    },
  },
  {
    alerts: ['PokeSolBattlesNotArchived'],
    what: 'a script writes another board over a battle that is over for long',
    async put(world) {
      const battle = await world.player.begin();
      await world.player.act(battle, { type: 'concede' });
      const session = await world.session();
      // Nothing is archived on the first day of a server that can.
      await session.query(`update abilities set since = since - interval '2 days'`);
      await session.query(
        `update battles set state = jsonb_set(state, '{turn}', '40'), touched_at = now() - interval '31 days' where id = $1`,
        [battle.id],
      );
      // The page's own command mends it.
      return { undo: async () => {} };
    },
  },
  {
    alerts: ['PokeSolBackupMissing'],
    what: 'people have come for two days, without a backup',
    async put(world) {
      const session = await world.session();
      await session.query(`update wallets set created_at = now() - interval '2 days'`);
      // The page's own command takes one.
      return { undo: async () => {} };
    },
  },
  {
    alerts: ['PokeSolChainFailing', 'PokeSolSweepFailing'],
    what: "the chain's endpoint refuses all connections",
    async put(world) {
      await world.player.wallet.intend(PACK);
      world.chainLine.refuse();
      return { undo: async () => world.chainLine.mend() };
    },
  },
  {
    alerts: ['PokeSolChainBehind', 'PokeSolBurnUnsettled'],
    what: 'the chain stands still right after a burn',
    async put(world) {
      await world.player.wallet.buy(PACK);
      world.freeze(true);
      return { undo: async () => world.freeze(false) };
    },
  },
  {
    alerts: ['PokeSolEventLoopBlocked'],
    what: 'the server computes for 300 ms out of every 400',
    async put(world) {
      world.inside('busy', true);
      return { undo: async () => world.inside('busy', false) };
    },
  },
  {
    alerts: ['PokeSolAiQueueFull'],
    what: 'threads that think hang, and twelve battles wait for them',
    async put(world) {
      world.inside('hang', true);
      const stop = await thinkingPlayers(world, 12);
      return {
        async undo() {
          world.inside('hang', false);
          await stop();
        },
      };
    },
  },
  {
    alerts: ['PokeSolAiFailing'],
    what: 'threads that think break as soon as they have something to think about',
    async put(world) {
      world.inside('break', true);
      const stop = await thinkingPlayers(world, 4);
      return {
        async undo() {
          world.inside('break', false);
          await stop();
        },
      };
    },
  },
];

/** A small disk to be filled; undefined where this user may mount none. */
export function mountSmallDisk(at: string): (() => void) | undefined {
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', at]);
  return mounted.status === 0 ? () => void spawnSync('umount', ['-l', at]) : undefined;
}
